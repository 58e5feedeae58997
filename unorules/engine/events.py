"""What happened, as values. Each event names the option key (or fixed behaviour) that caused it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from unorules.engine.cards import Card, Colour

Seats = dict[int, int]
Detail = str | int | bool | None | Card | Colour | tuple[Card, ...] | tuple[str, ...] | Seats


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `type` is a word of notation.md; `seat` who it happened to or who did it.

    `other` is a second seat (who was caught, challenged, swapped with); `rule` the option key, or one of
    `match`, `turn-order`, `phase`, `deck`, that made it happen; `details` whatever else notation.md lists for the type.
    """

    type: str
    seat: int | None
    rule: str
    details: dict[str, Detail]
    other: int | None = None

    def record(self, players: Sequence[str]) -> dict[str, object]:
        """The event as `replay --json` prints it: names for seats, notation for cards."""
        found: dict[str, object] = {"type": self.type}
        if self.seat is not None:
            found["winner" if self.type in ("round-over", "match-over") else "player"] = players[self.seat]
        elif self.type in ("round-over", "match-over"):
            found["winner"] = None
        if self.other is not None:
            found["against" if self.type in ("caught", "challenged") else "with"] = players[self.other]
        for name, value in self.details.items():
            found[name] = _plain(value, players)
        found["rule"] = self.rule
        return found


def _plain(value: Detail, players: Sequence[str]) -> object:
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Colour):
        return value.value
    if isinstance(value, tuple):
        return [item.text if isinstance(item, Card) else item for item in value]
    if isinstance(value, dict):
        return {players[seat]: number for seat, number in value.items()}
    return value
