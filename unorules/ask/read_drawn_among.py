"""A drawn card that is to go down together with others of the hand: "I drew a five and hold two more, can all three go?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_clause import last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, number_at

_AMONG: Final = frozenset(
    "play-several play-after-penalty play-drawn-card house-combination match playable-cards".split()
)
_SO_NEAR: Final = 4
_DIGIT: Final = 9


def drawn_among(seen: Frame, topic: str) -> str | None:
    """The drawn card alone may go down; those that are to go with it are other cards after a draw."""
    if topic not in _AMONG or any(face.kind in DRAW_CARDS for face in seen.cards):
        return None
    clause = last_clause(seen)
    together = seen.says("all-of-them", "both-of", within=clause)
    asked = {mark.concept for mark in marks_within(seen, clause)}
    lays = bool(asked & {"may", "lay", "can-play", "several"})
    return "play-other-after-draw" if together and lays and _one_drawn_others_held(seen) else None


def _one_drawn_others_held(seen: Frame) -> bool:
    """Whether a number was drawn, told before the question, and the same number is held besides."""
    clause = last_clause(seen)
    told = [at for at, word in enumerate(seen.words) if not clause or word.start < clause[0].start]
    drawn = next((at for at in told if seen.said_at(at, "i-picked-up")), None)
    if drawn is None:
        return False
    numbers = [(at, number) for at in told if at > drawn and (number := _digit(seen, at)) is not None]
    near = [number for at, number in numbers if at - drawn <= _SO_NEAR]
    held = any(seen.said_at(at, "holds", "hand-holds") or _is_had(seen, at) for at in told if at > drawn)
    return bool(near) and held and [number for _, number in numbers].count(near[0]) > 1


def _is_had(seen: Frame, at: int) -> bool:
    return any(mark.start == at and mark.concept in ("had", "hold") for mark in seen.marks)


def _digit(seen: Frame, at: int) -> int | None:
    """The number of a card at that word; an amount before another card is none."""
    face = next((face for face in seen.cards if face.start <= at < face.end), None)
    if face is not None:
        return face.number if at == face.end - 1 else None
    number = number_at(seen, at)
    counts = any(_counts(face, at) for face in seen.cards)
    return number if number is not None and number <= _DIGIT and not counts else None


def _counts(face: Mention, at: int) -> bool:
    return face.count > 1 and at < face.start <= at + 2
