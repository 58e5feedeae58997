"""Cards that may be too many: "eight cards for me, is that too many?" asks of the hand, never of the players."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

_NOT_OF_HANDS: Final = frozenset({"players", "conduct"})
# More than anybody deals.
_LARGE: Final = 12


def too_many_cards(seen: Frame, topic: str) -> str | None:
    """The deal, or the mercy rule where the hand is larger than any deal."""
    if topic not in _NOT_OF_HANDS or not seen.says("too-few-many", "too-many", within=last_clause(seen)):
        return None
    at = next((at for at in range(len(seen.words)) if _counts_cards(seen, at)), None)
    people = any(seen.said_at(near, "people-of") for near in range(len(seen.words)))
    if at is None or people:
        return None
    large = (number_at(seen, at) or 0) > _LARGE and not seen.has("deal")
    return "mercy-rule" if large else "hand-size"


def _counts_cards(seen: Frame, at: int) -> bool:
    number = number_at(seen, at)
    return number is not None and number > 1 and seen.said_at(at + 1, "cards-of", "card-word")
