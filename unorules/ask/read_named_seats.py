"""Who sits where, by name, where the asker dealt: "I dealt, Mum's on my left, Col's on my right. Col started."."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.words import Token

_SO_NEAR: Final = 4
_SEATS: Final = {"seat-left": "left-of-dealer", "seat-right": "right-of-dealer"}


def seat_of_the_doer(seen: Frame) -> tuple[str, ...]:
    """The seat of whoever is named first behind the seats, where the asker dealt and both seats are told by name."""
    if not _i_dealt(seen):
        return ()
    seats = _seats(seen)
    if len(set(seats.values())) != len(_SEATS):
        return ()
    behind = [word for word in seen.words if word.start > seen.words[max(_places(seen))].start]
    doer = next((_stem(word) for word in behind if _stem(word) in seats), None)
    return () if doer is None else (seats[doer],)


def _i_dealt(seen: Frame) -> bool:
    dealt = [mark.start for mark in seen.marks if mark.concept in ("deal", "dealer")]
    return any(seen.said_at(near, "first-person") for at in dealt for near in range(max(0, at - 2), at))


def _places(seen: Frame) -> list[int]:
    return [mark.end - 1 for mark in seen.cues if mark.concept in _SEATS]


def _seats(seen: Frame) -> dict[str, str]:
    """The seats by the names that stand right before them."""
    found = {}
    for mark in seen.cues:
        if mark.concept not in _SEATS:
            continue
        for at in range(mark.start - 1, max(-1, mark.start - 1 - _SO_NEAR), -1):
            if seen.words[at].kind == "stop":
                break
            if seen.words[at].text[:1].isupper():
                found[_stem(seen.words[at])] = _SEATS[mark.concept]
                break
    return found


def _stem(word: Token) -> str:
    """The name without what is written on to it: "Col's"."""
    return word.text.split("'")[0].split("’")[0]
