"""A hand in danger that a draw card hits: "I have 24, she lays a +2 on me and I can't answer: am I out?" is asked of 26."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at
from unorules.ask.read_totals import cards_held

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


def cards_when_hit(seen: Frame) -> int | None:
    """The hand told with what the one draw card costs that somebody lays behind it; the hand alone where none does."""
    held = cards_held(seen)
    if held is None or held >= _LIMIT or len(seen.cards) != 1:
        return held
    face = seen.cards[0]
    told = next((at for at in range(len(seen.words)) if number_at(seen, at) == held), None)
    cost = _COSTS.get(face.kind, 0)
    if not cost or face.count > 1 or told is None or told > face.start or not seen.said_at(told + 1, "cards-of"):
        return held
    return held + cost if _is_laid_on_me(seen, told, face.start) and not _is_answered(seen) else held


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
    return any(not any(seen.said_at(near, *_DENIED) for near in range(max(0, at - _NEAR), at + 1)) for at in spoken)
