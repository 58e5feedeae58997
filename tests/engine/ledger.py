"""The hands as somebody would write them down who only hears the events."""

from __future__ import annotations

from collections.abc import Iterable

from unorules.engine.cards import Card
from unorules.engine.events import Event
from unorules.engine.table import Table


class Ledger:
    """Hands in the notation, sorted; which way play goes; whether the round is over."""

    def __init__(self, table: Table) -> None:
        self.hands = [sorted(map(str, hand)) for hand in table.hands]
        self.direction = table.direction
        self.over = table.round_over

    def hear(self, events: Iterable[Event], table: Table) -> None:
        """Write the events of one act down. Only hands shuffled anew are looked up at the table: the event hides them."""
        shuffled = False
        for event in events:
            match event.type:
                case "played":
                    self._lays(event, [event.details["card"]])
                case "discarded":
                    self._lays(event, event.details["cards"])
                case "drew":
                    self._seat(event).extend(str(card) for card in cards(event.details["cards"]))
                case "swapped-hands":
                    one, other = event.seat or 0, event.other or 0
                    self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
                case "rotated-hands":
                    self._rotate(table)
                case "shuffled-hands":
                    shuffled = True
                case "reversed":
                    self.direction = 1 if event.details["direction"] == "clockwise" else -1
                case "eliminated" if event.rule == "mercy.limit":
                    self._seat(event).clear()
                case "round-over":
                    self.over = True
        if shuffled:
            self.hands = [[str(card) for card in hand] for hand in table.hands]
        self.hands = [sorted(hand) for hand in self.hands]

    def _seat(self, event: Event) -> list[str]:
        assert event.seat is not None
        return self.hands[event.seat]

    def _lays(self, event: Event, laid: object) -> None:
        for card in cards(laid):
            self._seat(event).remove(str(card))

    def _rotate(self, table: Table) -> None:
        seats = [seat for seat, hand in enumerate(self.hands) if hand or table.is_active(seat)]
        moved = [self.hands[seat] for seat in seats]
        for index, hand in enumerate(moved):
            self.hands[seats[(index + self.direction) % len(seats)]] = hand


def cards(found: object) -> list[Card]:
    """The cards of a detail."""
    assert isinstance(found, (tuple, list))
    return [card for card in found if isinstance(card, Card)]
