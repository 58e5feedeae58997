"""The position a question tells: hand, card on top, colour in force; for a +4 also a hand told only by its colours.

Rows of cards (read_rows) where hand and top are both told so; else what single cards and loose colours say (read_position).
"""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.cards_in_words import COLOURS, Mention
from unorules.ask.lexicon import Mark
from unorules.ask.read_features import Frame
from unorules.ask.read_laid_out import held, laid_out, on_top
from unorules.ask.read_position import (
    colour_in_force,
    counts_a_colour,
    counts_none,
    has_near,
    is_held,
    loose_colours,
    named,
    position,
)

OF_A_FOUR: Final = frozenset({"wild-draw-four-legality", "wild-draw-four-drawn", "wild-draw-four-with-wild"})
_SO_NEAR, _NEAR_BEHIND = 5, 3
_FOUR: Final = "wild-draw-four"
_PAIR: Final = 2
_WHEN: Final = "wild-draw-four-legality"


def layout(seen: Frame, topic: str) -> dict[str, Any]:
    """``hand``, ``top`` and ``colour`` as far as they were told."""
    four = topic in OF_A_FOUR
    told = laid_out(seen, four=four, every=topic == "playable-cards")
    if told is None:
        return _of_four(seen, topic) if four else _under_a_colour(seen, topic) or position(seen)
    hand, top = told
    found: dict[str, Any] = {"hand": [*hand, _FOUR] if four else hand, "top": top.card}
    colour = _colour_of(seen, top)
    return found | ({"colour": colour} if colour and top.kind.startswith("wild") else {})


def _under_a_colour(seen: Frame, topic: str) -> dict[str, Any]:
    """Several cards and one colour told by itself, which is in force: "what fits green: y2, y3, g4?"."""
    hand, colours = held(seen), loose_colours(seen)
    alone = topic == "playable-cards" and len(hand) > 1 and len(colours) == 1
    return {"hand": hand, "colour": colours[0][1]} if alone else {}


def _colour_of(seen: Frame, top: Mention | None) -> str | None:
    """The colour in force: the card's own, or the one told by itself."""
    return top.colour if top is not None and top.colour else colour_in_force(seen)


def _of_four(seen: Frame, topic: str) -> dict[str, Any]:
    """The position round a +4; "I have the colour", "none of the colour" and "any time" stand for hands of their own."""
    top = on_top(seen, four=True)
    in_force = _colour_of(seen, top)
    hand = _with_those_counted(seen, held(seen, four=True) or _kept_in_hand(seen), in_force)
    if not hand and (sole := in_force or _only_colour(seen)) and _is_all_thats_left(seen):
        return {"hand": [_FOUR], "colour": sole}
    holds = True if seen.says("whatever-is-held") else _holds_the_colour(seen, in_force)
    sure = bool(hand) and all(not card.isdecimal() for card in hand)
    if sure and in_force and (holds is not False or any(card[0] == in_force[0] for card in hand)):
        return {"hand": [*hand, _FOUR], "colour": in_force}
    if holds is None and seen.says("when-asked-plainly"):
        return position(seen)
    if holds is None and topic == _WHEN and seen.says("at-any-time") and not position(seen):
        return {"any_time": True}  # "whenever you like": whatever is held
    if sure and in_force is None and holds is None and topic == _WHEN and not position(seen):
        return {"hand": [*hand, _FOUR]}
    if holds is None and not seen.has("any", "always"):
        return position(seen)
    holds = holds is not False
    colour = in_force or _only_colour(seen) or "red"
    return {"colour": colour, "hand": [f"{colour[0]}7" if holds else ("b8" if colour != "blue" else "g8"), _FOUR]}


def _is_all_thats_left(seen: Frame) -> bool:
    """ "Zoe's only got a +4 left": no other card is in the hand."""
    fours = [face for face in seen.cards if face.kind == _FOUR]
    near = {at for face in fours for at in range(face.start - _NEAR_BEHIND, face.end + _PAIR)}
    only = any(seen.said_at(at, "hand-only", "only-one-held", "only-cue") for at in near)
    kept = sum(seen.said_at(at, "still-left") for at in near)
    left = any(mark.concept in ("one-left", "last-card", "left") and mark.start in near for mark in seen.marks)
    return len(seen.cards) == len(fours) == 1 and bool(left or (only and kept) or kept > 1)


def _kept_in_hand(seen: Frame) -> list[str]:
    """ "Instead of laying my yellow 2 I drew a +4": a card that might have been laid is in the hand."""
    return [
        face.card
        for face in named(seen)
        if face.colour is not None
        and any(
            seen.said_at(at, "rather-than-laying")
            for at in [*range(face.start - _SO_NEAR, face.start), face.end, face.end + 1]
        )
    ]


def _with_those_counted(seen: Frame, hand: list[str], colour: str | None) -> list[str]:
    """ "Two greens, a wild and a +4": the hand with one card of the colour in force, where such are counted and none is named."""
    if not hand or colour is None or any(card[0] == colour[0] and len(card) == _PAIR for card in hand):
        return hand
    counted = [face for face in seen.cards if face.colour == colour and face.number and counts_a_colour(seen, face)]
    denied = any(seen.said_at(near, "none-of") for face in counted for near in (face.start, face.start - 1))
    return [f"{colour[0]}7", *hand] if counted and not denied else hand


def _only_colour(seen: Frame) -> str | None:
    """The one colour spoken of, twice or once: "I have red and it's red"."""
    told = {colour for _, colour in loose_colours(seen)}
    return next(iter(told)) if len(told) == 1 else None


def _holds_the_colour(seen: Frame, in_force: str | None) -> bool | None:
    """Whether the question says that the colour in force is held or missing; None where it does not."""
    covered = {at for face in named(seen) for at in range(face.start, face.end)}
    another = False
    for mark in seen.marks:
        if mark.concept == "guilty" and not seen.has("challenge"):
            near = range(mark.start - _PAIR, mark.start)
            lacks = any(seen.said_at(at, "none-of") for at in near if at >= 0) or _none_of_them(seen, mark)
            return not lacks  # "even though I have the colour", "muttei oikeaa väriä"
        if mark.concept not in ("colour", "same-colour", *COLOURS) or mark.start in covered:
            continue
        if mark.concept not in COLOURS and _none_of_them(seen, mark):
            return False
        said = _is_said_held(seen, mark, in_force)
        if said is False or (said and (in_force in (None, mark.concept) or mark.concept not in COLOURS)):
            return said
        another = another or said is True  # "I only have yellows", and red lies there
    return False if another else None


def _none_of_them(seen: Frame, mark: Mark) -> bool:
    """ "None of my other cards has the colour": a sentence or a part of one that begins with none of the cards."""
    start = mark.start
    while start > 0 and seen.words[start - 1].kind != "stop":
        start -= 1
    head = next((at for at in range(start, min(start + _PAIR, mark.start)) if seen.said_at(at, "none-of")), None)
    cards = head is not None and any(
        each.concept in ("card", "hand") and head < each.start < mark.start for each in seen.marks
    )
    return bool(cards) and mark.start - start <= _PART


_PART: Final = 10


def _is_said_held(seen: Frame, mark: Mark, in_force: str | None) -> bool | None:
    """Whether a colour is said to be held or to be missing; None where neither is."""
    before, behind = mark.start - _SO_NEAR, mark.end + _NEAR_BEHIND
    had = has_near(seen, before, mark.start, "holds", mark.start)
    if mark.concept in COLOURS and counts_none(seen, mark.start):
        return False
    if seen.said_at(mark.end, "none-of") and mark.concept not in COLOURS:
        return False  # "väriä ei oo yhtään"
    if mark.concept not in COLOURS and any(seen.said_at(at, "none-of") for at in (mark.start - 1, mark.start - 2)):
        return False  # "eikä yhtään oikeaa väriä", "none of the colour"
    if has_near(seen, before, mark.start, "none-of", mark.start):
        at_once = in_force is not None and seen.said_at(mark.start - 1, "none-of")
        return False if had or at_once or has_near(seen, mark.end, behind, "holds", mark.start) else None
    if is_held(seen, mark.start) if mark.concept in COLOURS else had:
        return True
    if mark.concept not in COLOURS and seen.said_at(mark.start - 1, "there-is-some"):
        return True  # "jos on samaa väriä"
    though = any(other.concept == "even-if" and before <= other.start < mark.start for other in seen.marks)
    conditional = seen.has("even-if", "if") or seen.says("although")
    return True if though or (conditional and has_near(seen, mark.end, behind, "holds", mark.start)) else None
