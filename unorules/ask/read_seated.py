"""How many sit at the table, in one word or behind "there are": "kolmistaan", "tremannshånd", "pelaajia on kolme"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

_SEATED: Final = "seated-"
_FEWEST, _MOST = 2, 10
_NEAR: Final = 2


def seated(seen: Frame) -> int | None:
    """The number of those who sit there; None where none is told so."""
    for mark in seen.cues:
        if mark.concept.startswith(_SEATED) and mark.end - 1 not in _counting(seen):
            return int(mark.concept.removeprefix(_SEATED))
    return next((n for mark in seen.cues if mark.concept == "players-are" and (n := _behind(seen, mark.end))), None)


def _counting(seen: Frame) -> frozenset[int]:
    """The places before a card, which a number there counts: "tre man" counts players, "tre mans +2" nothing."""
    return frozenset(face.start - 1 for face in seen.cards if face.count > 1)


def _behind(seen: Frame, at: int) -> int | None:
    """The number behind "there are", unless it counts something else."""
    for place in range(at, min(at + _NEAR, len(seen.words))):
        number = number_at(seen, place) or seen.units.get(place)
        if number is not None:
            counts = seen.said_at(place + 1, "ends-a-number", "cards-of", "deck-of") or _is_of_a_card(seen, place)
            return number if _FEWEST <= number <= _MOST and not counts else None
    return None


def _is_of_a_card(seen: Frame, at: int) -> bool:
    return any(face.start in (at, at + 1) or face.start <= at < face.end for face in seen.cards)
