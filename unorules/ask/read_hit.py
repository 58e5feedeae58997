"""A hand in danger that a draw card hits: "I have 24, she lays a +2 on me and I can't answer: am I out?" is asked of 26."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at
from unorules.ask.read_stack_story import without_the_count
from unorules.ask.read_stacks import stacked_cards
from unorules.ask.read_totals import cards_held
from unorules.engine.cards import parse_card

_COSTS: Final = {
    "draw-two": 2,
    "draw-four": 4,
    "wild-draw-four": 4,
    "wild-reverse-draw-four": 4,
    "wild-draw-six": 6,
    "wild-draw-ten": 10,
}
_LIMIT: Final = 25
_ANSWERS: Final = ("answer", "stack", "pass-on")
_DENIED: Final = ("hand-denies", "none-of", "nobody-yet", "hand-lacks")
_OTHERS: Final = ("they-act", "another-person", "next-in-order", "seat-near")
_NEAR: Final = 5
_SO_NEAR: Final = 3
# Nobody is dealt more.
_DEALT: Final = 9
_OF_A_STACK: Final = frozenset(
    "stack-total stack-required no-mercy-stacking stack-draw-two stack-wild-draw-four players answer-draw-card"
    " finish-draw-penalty no-mercy-card card-effect eliminated challenge-uno".split()
)


def cards_when_hit(seen: Frame) -> int | None:
    """The hand told with what the draw cards behind it cost, where they come upon it; the hand alone where they do not."""
    seen = without_the_count(seen)
    held = cards_held(seen)
    if held is None or held >= _LIMIT:
        return held
    at = next((at for at in range(len(seen.words)) if number_at(seen, at) == held), None)
    faces = [face for face in seen.cards if face.kind in _COSTS]
    taken = seen.says("takes-the-lot")
    if at is None or (_is_answered(seen) and not taken):
        return held
    if faces and at < faces[0].start and (taken or _comes_to_me(seen, at, faces)):
        return held + sum(_COSTS[kind] for kind in _row(seen))
    return held if faces else held + _drawn_besides(seen, at)


def _row(seen: Frame) -> list[str]:
    """The kinds of the draw cards, each as often as it was laid."""
    return [card if card in _COSTS else parse_card(card).kind.value for card in stacked_cards(seen)]


def _comes_to_me(seen: Frame, at: int, faces: list[Mention]) -> bool:
    """Whether what the cards cost is drawn by whoever holds the hand, or they are laid on them."""
    behind = range(at + 1, len(seen.words))
    several = len(faces) > 1 or faces[0].count > 1
    draws = any(seen.said_at(near, "takes-on-top") for near in behind if not _is_of(seen, near))
    if not several and _is_drawn_for(seen, at, faces[0]):
        return True
    return draws if several or _counts_it_out(seen, faces[0]) else _is_laid_on_me(seen, at, faces[0].start)


def _is_drawn_for(seen: Frame, held: int, face: Mention) -> bool:
    """ "… and then drew another +2", "… and had to take a +4": the verb of drawing stands right before the card."""
    near = range(max(held + 1, face.start - _NEAR), face.start)
    drawn = any(seen.said_at(at, "draws-cards-for", "came-at", "is-hit-for") for at in near)
    return drawn and not any(seen.said_at(at, "lays", *_OTHERS) for at in near)


def _counts_it_out(seen: Frame, face: Mention) -> bool:
    """ "… and took six for the +6": the number drawn stands beside the card."""
    cost = _COSTS[face.kind]
    near = [at for at in range(len(seen.words)) if not face.start <= at < face.end]
    return any(cost in (number_at(seen, at), seen.units.get(at)) for at in near)


def _is_of(seen: Frame, at: int) -> bool:
    """Whether the word is part of a card's name."""
    return any(face.start <= at < face.end for face in seen.cards)


def _drawn_besides(seen: Frame, held: int) -> int:
    """ "… and then I had to take six": the one number behind a verb of drawing; 0 where none or several are told."""
    told = {at: number_at(seen, at) or seen.units.get(at) or 0 for at in range(held + 1, len(seen.words))}
    single = {at for at, number in told.items() if number == 1 and seen.said_at(at, "one-more")}
    near = {at: number for at, number in told.items() if (number > 1 or at in single) and _is_taken(seen, at)}
    others = [number for at, number in told.items() if number > 1 and at not in near and number != _LIMIT]
    return next(iter(near.values())) if len(near) == 1 and not others else 0


def _is_taken(seen: Frame, at: int) -> bool:
    beside = range(max(0, at - _SO_NEAR), at)
    return any(seen.said_at(near, "takes-on-top") for near in beside)


def out_when_hit(seen: Frame, topic: str) -> str | None:
    """ "I've 19 cards and three +2s in a row end with me. Am I out?": the hand is judged, not what is drawn."""
    if seen.says("last-one-down"):
        return None  # the round is over
    asked = topic in _OF_A_STACK and seen.says("is-it-out", within=last_clause(seen))
    held = cards_held(seen) if asked else None
    return (
        "mercy-rule" if held is not None and held > _DEALT and any(face.kind in _COSTS for face in seen.cards) else None
    )


def drawn_after_the_end(seen: Frame, topic: str) -> str | None:
    """ "He went out on a +10, I have 17. Must I still draw, and am I out?": the round is over, so the draw is asked first."""
    draws = any(face.kind in _COSTS for face in seen.cards) and seen.says("last-one-down")
    asked = seen.says("draws-cards-for", "takes-on-top", within=last_clause(seen))
    return "finish-draw-penalty" if topic in ("mercy-rule", "eliminated") and draws and asked else None


def _is_laid_on_me(seen: Frame, after: int, until: int) -> bool:
    """Whether somebody else lays it, or it comes upon whoever asks."""
    between = range(after + 1, until)
    another = any(seen.said_at(at, *_OTHERS) or seen.words[at].text[:1].isupper() for at in between)
    mine = any(seen.said_at(at, "i-act") for at in between)
    laid = any(seen.said_at(at, "puts-down", "lays") for at in between)
    return (another and laid and not mine) or seen.says("came-upon-me")


def _is_answered(seen: Frame) -> bool:
    """Whether an answer is spoken of and not denied."""
    spoken = [mark.start for mark in seen.marks if mark.concept in _ANSWERS]
    spoken = [
        at
        for at in spoken
        if not any(seen.said_at(near, "came-upon-me") for near in range(at - _SO_NEAR, at + _SO_NEAR))
    ]
    return any(not any(seen.said_at(near, *_DENIED) for near in range(max(0, at - _NEAR), at + 1)) for at in spoken)
