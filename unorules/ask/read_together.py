"""Cards that go down in one turn, and what lies there already: "two +2 at once on a +2", "a third +2", "two skips to go out"."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, number_at, place_of
from unorules.values import replace

_ON_A_STACK: Final = frozenset(
    "stack-draw-two stack-wild-draw-four stack-wild-draw-four-on-draw-two stack-draw-two-on-wild-draw-four answer-with-same"
    " answer-draw-card no-mercy-stacking".split()
)
_OF_TWO: Final = frozenset({"draw-card-two-players", "house-combination"})
_MIXED: Final = {
    ("wild-draw-four", "draw-two"): "stack-wild-draw-four-on-draw-two",
    ("draw-two", "wild-draw-four"): "stack-draw-two-on-wild-draw-four",
}
_AT_ONCE: Final = ("several", "together")
_ADDED: Final = ("stack", "in-a-row", "sum")
_ENDS: Final = ("go-out", "win", "last-card", "end")
_PAIR: Final = 2
_THIRD: Final = 3
_SO_NEAR: Final = 3
_LEAST_OWED, _MOST_OWED = 2, 60


def at_once(seen: Frame, topic: str) -> str | None:
    """The topic that several cards make of one: laid on a draw card, or as the last ones."""
    if topic in _ON_A_STACK | _OF_TWO and _answers_with_several(seen):
        return "play-several"
    ends = topic == "play-several" and seen.has(*_ENDS) and bool(_last_ones(seen))
    return "finish-on-action" if ends else None


def as_it_lies(seen: Frame, topic: str) -> str | None:
    """ "Two +4s were laid before me, I have a +2": what lies there is answered with the other."""
    card, on = seen.roles.card, seen.roles.on
    told = topic in _MIXED.values() and card is not None and on is not None and on.count >= _PAIR and card.count == 1
    return _MIXED.get((card.kind, on.kind)) if told and card and on else None


def laid_together(seen: Frame, topic: str) -> dict[str, Any]:
    """``cards`` laid in one turn, with ``on`` or ``together``; or the ``cards`` of the stack it goes on, or what is ``pending``."""
    if topic == "play-several" and (pair := _answers_with_several(seen)):
        card, on = pair
        return {"cards": [card.card] * card.count, "on": on.card}
    if topic in _ON_A_STACK:
        return _lying(seen)
    if topic == "finish-on-action" and (last := _last_ones(seen)):
        return {"cards": last}
    draws = [face for face in seen.cards if face.kind in DRAW_CARDS]
    alone = len(draws) == 1 and draws[0].count >= _PAIR
    if topic == "stack-total" and alone and _at_one_time(seen) and not seen.has(*_ADDED):
        return {"cards": [draws[0].card] * draws[0].count, "together": True}
    return {}


def _at_one_time(seen: Frame) -> bool:
    """ "Several at once"; "I can't add any more of them" is no such thing."""
    return any(
        mark.concept == "several"
        and not seen.said_at(mark.start, "both-of")
        and not any(seen.said_at(at, "none-of") for at in range(mark.start - _SO_NEAR, mark.start))
        for mark in seen.marks
    )


def _answers_with_several(seen: Frame) -> tuple[Mention, Mention] | None:
    """Two or more draw cards, asked about, and the one draw card that they would answer."""
    card, on = _answered_from_before(seen) or _held_and_met(seen) or (seen.roles.card, seen.roles.on)
    if on is None and card is not None and _answers_its_own_kind(seen, card):
        on = replace(card, count=1, plural=False)
    if card is None or on is None or {card.kind, on.kind} - DRAW_CARDS or card.count < _PAIR or on.count > 1:
        return None
    clause = last_clause(seen)
    asked = bool(clause) and seen.words[card.start].start >= clause[0].start
    return (card, on) if asked or seen.has(*_AT_ONCE) or seen.says("the-pair-of-them", within=clause) else None


def _answered_from_before(seen: Frame) -> tuple[Mention, Mention] | None:
    """ "I got a +2. Can I answer it with two +2s in one go?": the one told before is what several are to answer."""
    clause = last_clause(seen)
    if len(seen.cards) != _PAIR or "answer" not in concepts_asked(seen):
        return None
    on, card = seen.cards
    told = seen.words[on.start].start < clause[0].start <= seen.words[card.start].start
    return (card, on) if told and on.count < _PAIR <= card.count else None


def _held_and_met(seen: Frame) -> tuple[Mention, Mention] | None:
    """ "I have two +2s and a +2 comes. Both at once?": several are held, and one of the kind comes upon them."""
    faces = [face for face in seen.cards if face.kind in DRAW_CARDS]
    if len(faces) != _PAIR or len({face.kind for face in faces}) > 1 or not seen.says("the-pair-of-them", "both-of"):
        return None
    several = next((face for face in faces if face.count > 1), None)
    one = next((face for face in faces if face.count == 1), None)
    return (several, one) if several and one and place_of(seen, several) == "held" else None


def _answers_its_own_kind(seen: Frame, card: Mention) -> bool:
    """ "May I answer with two +2s at once?": no other card is named that they could answer."""
    return len(seen.cards) == 1 and "answer" in concepts_asked(seen) and seen.has(*_AT_ONCE) and card.count >= _PAIR


def _last_ones(seen: Frame) -> list[str]:
    """Action cards of one kind that are laid together."""
    faces = [face for face in seen.cards if face.kind != "number"]
    if len(faces) != 1 or len(seen.cards) != 1 or faces[0].count < _PAIR:
        return []
    return [faces[0].card] * faces[0].count


def _lying(seen: Frame) -> dict[str, Any]:
    """What lies there: so many of a kind, a chain of them, the two before a third, or so many cards to be drawn."""
    card, on = seen.roles.card, seen.roles.on
    if on is not None and on.kind in DRAW_CARDS and on.count >= _PAIR:
        return {"cards": [on.card] * on.count}
    if chain := _chain(seen):
        return {"cards": chain}
    if card is not None and card.kind in DRAW_CARDS and _is_third(seen, card):
        return {"cards": [card.kind] * (_THIRD - 1)}
    if told := _told_to_lie(seen):
        return {"cards": told}
    owed = _owed(seen)
    return {} if owed is None else {"pending": owed}


def _chain(seen: Frame) -> list[str]:
    """ "+2 on +2 on +2": the first is asked about, the others lie there, the lowest one first."""
    faces = [face for face in seen.cards if face.kind in DRAW_CARDS]
    joined = all(
        any(seen.said_at(at, "laid-onto") for at in range(first.end, second.start))
        and second.start - first.end <= _SO_NEAR
        for first, second in pairwise(faces)
    )
    return [face.card for face in reversed(faces[1:])] if joined and len(faces) > _PAIR else []


def _is_third(seen: Frame, card: Mention) -> bool:
    named = any(mark.concept == "third" and mark.end == card.start for mark in seen.marks)
    return named or seen.said_at(card.start - 1, "third-card")


def _told_to_lie(seen: Frame) -> list[str]:
    """ "Two +2s were played before me. I have a third one.": several of a kind, told before the question and not held."""
    clause = last_clause(seen)
    faces = [face for face in seen.cards if face.kind in DRAW_CARDS]
    alone = len(faces) == 1 and faces[0].count >= _PAIR and place_of(seen, faces[0]) != "held"
    before = alone and clause and seen.words[faces[0].start].start < clause[0].start
    return [faces[0].card] * faces[0].count if before else []


def _owed(seen: Frame) -> int | None:
    """ "A stack of 4"."""
    cards = {at for face in seen.cards for at in range(face.start, face.end)}
    for mark in seen.marks:
        if mark.concept != "stack":
            continue
        for at in range(mark.end, min(mark.end + _SO_NEAR, len(seen.words))):
            number = None if at in cards else number_at(seen, at)
            if number is not None and _LEAST_OWED <= number <= _MOST_OWED:
                return number
    return None
