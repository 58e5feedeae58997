"""Draw cards of a stack told without their names: "three times in a row", "a six and then a ten", "Tina laid the last of them"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

_TIMES: Final = {"times-2": 2, "times-3": 3, "times-4": 4, "times-5": 5}
# The draw cards by the number printed on them; of those with a four any adds as much.
_BY_NUMBER: Final = {2: "draw-two", 4: "draw-four", 6: "wild-draw-six", 10: "wild-draw-ten"}
_PAIR: Final = 2
_TEN: Final = 10


def times_laid(seen: Frame) -> int:
    """ "Plus two went down four times": how often the one card is told to have been laid; 0 where it is not told."""
    return max((times for cue, times in _TIMES.items() if seen.says(cue)), default=0)


def by_their_numbers(seen: Frame) -> list[str]:
    """The draw cards that numbers alone name, where such cards are said to be meant; none where one number is none of theirs."""
    asked = next((mark.start for mark in seen.marks if mark.concept == "how-many"), len(seen.words))
    if not any(mark.concept == "draw-card" and mark.start < asked for mark in seen.marks):
        return []
    told = [number for at in range(asked) if (number := _printed(seen, at)) is not None and number > 1]
    return [_BY_NUMBER[number] for number in told] if len(told) >= _PAIR and set(told) <= set(_BY_NUMBER) else []


def _printed(seen: Frame, at: int) -> int | None:
    """The number of the card at this place."""
    face = next((face for face in seen.cards if face.start == at), None)
    if face is not None and face.number is not None:
        return face.number
    number = number_at(seen, at) or seen.units.get(at)
    return _TEN if number is None and seen.said_at(at, "bare-10") else number


def is_among_them(seen: Frame, clause: range) -> bool:
    """ "Three +4s, Tina laid the last one": hers was counted with the others."""
    return any(seen.said_at(at, "last-of-them") for at in clause)
