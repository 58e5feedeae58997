"""A small table before the first move: what a parting of two rules is played on. It can be written as a game record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from unorules.engine.cards import Card, Colour, parse_cards, write_cards
from unorules.engine.rules import Rules, deck
from unorules.engine.shuffle import shuffled
from unorules.engine.table import Table
from unorules.records.record import can_owe, set_pending
from unorules.records.writing import written_seed
from unorules.values import dataclass

NAMES: Final = ("Aino", "Eero", "Kari", "Ida", "Olli", "Liv", "Siri", "Nils", "Elsa", "Otto")
_SEED: Final = 7

Cards = tuple[Card, ...]


class NoSuchTableError(ValueError):
    """The deck in force lacks a card of the setting, or nothing can be owed for the card on top."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Hands in seat order and what lies on the table; seat 0 is to move, play goes clockwise.

    `pile` are the cards drawn first, the first on top; below them lies the rest of the deck, or seat `rest` holds it and
    nothing can be drawn. Without a `top` the round is about to begin: the first card of the pile is turned up, the last
    seat being the dealer. `rounds` is how many rounds of the match are over.
    """

    hands: tuple[Cards, ...]
    top: Card | None = None
    colour: Colour | None = None
    pile: Cards = ()
    pending: int = 0
    totals: tuple[int, ...] = ()
    rounds: int = 0
    rest: int | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at the table, seat 0 first."""
        count = len(self.hands)
        return (*NAMES[:count], *(f"{NAMES[0]} {number}" for number in range(2, count - len(NAMES) + 2)))

    @property
    def dealer(self) -> int:
        """The seat that deals where the round is about to begin."""
        return len(self.hands) - 1

    @property
    def weight(self) -> int:
        """How much there is to look at."""
        held = sum(map(len, self.hands)) + len(self.pile) + 2 * len(self.hands)
        return held + (30 if self.rest is not None else 0) + 3 * bool(self.totals) + bool(self.rounds)

    def table(self, rules: Rules) -> Table:
        """The table, ready to be played on. Raises NoSuchTableError where it cannot be set under `rules`."""
        left = _below(rules, (*self.pile, *(card for hand in self.hands for card in hand), *self._discard()))
        hands = [list(hand) for hand in self.hands]
        if self.rest is not None:
            hands[self.rest] += left
            left = []
        table = Table(rules, self.players, hands, [*left, *reversed(self.pile)], self._discard(), seed=_SEED, events=[])
        table.totals = list(self.totals) or table.totals
        table.rounds_before = self.rounds
        if self.top is not None:
            self._middle(table, self.top)
        return table

    def _discard(self) -> list[Card]:
        return [] if self.top is None else [self.top]

    def _middle(self, table: Table, top: Card) -> None:
        """As a record begins in mid-round."""
        table.colour = table.colour_before = top.colour or self.colour or Colour.RED
        table.twin_window = True
        table.called = [seat for seat, hand in enumerate(table.hands) if len(hand) == 1]
        if self.pending:
            if not can_owe(table.rules, top):
                raise NoSuchTableError(top.text)
            set_pending(table, self.pending)

    def record(self, rules: Rules) -> dict[str, object] | None:
        """The table as a game record has it, without `rules` and `moves`; None where a record cannot say it."""
        if self.rounds:
            return None
        table = self.table(rules)
        names = self.players
        found: dict[str, object] = {"format": 1, "players": list(names)}
        if self.top is None:
            found |= {"start": True, "dealer": names[self.dealer]}
        else:
            found |= {"turn": names[0], "top": self.top.text, "pending": self.pending or None}
            found["colour"] = table.colour.value if table.colour and self.top.colour is None else None
        if any(self.totals):
            found["totals"] = dict(zip(names, self.totals, strict=True))
        found["seed"] = written_seed(_SEED)
        found["draw_pile"] = write_cards(table.draw_pile[::-1])
        found["hands"] = {name: write_cards(hand) for name, hand in zip(names, table.hands, strict=True)}
        return {key: value for key, value in found.items() if value is not None}

    def __str__(self) -> str:
        """One line in the notation, for reports."""
        parts = [f"top={self.top}" if self.top else "start"]
        parts += [f"colour={self.colour}"] if self.colour else []
        parts += [f"pending={self.pending}"] if self.pending else []
        parts += [f"totals={' '.join(map(str, self.totals))}"] if any(self.totals) else []
        parts += [f"rounds={self.rounds}"] if self.rounds else []
        parts += [f"pile={write_cards(self.pile)}"] if self.pile else []
        for seat, (name, hand) in enumerate(zip(self.players, self.hands, strict=True)):
            parts.append(f"{name}: {write_cards(hand)}{' …' if seat == self.rest else ''}")
        return " | ".join(parts)


def hands(*texts: str) -> tuple[Cards, ...]:
    """Hands in the notation, in seat order."""
    return tuple(parse_cards(text) for text in texts)


@lru_cache(maxsize=16)
def _mixed(rules: Rules) -> Cards:
    """The deck in a fixed order, so that what lies below says nothing."""
    return tuple(shuffled(deck(rules), _SEED)[0])


def _below(rules: Rules, used: Iterable[Card]) -> list[Card]:
    """The deck without `used`."""
    taken = Counter(used)
    left = []
    for card in _mixed(rules):
        if taken[card]:
            taken[card] -= 1
        else:
            left.append(card)
    if any(taken.values()):
        raise NoSuchTableError(next(card.text for card, count in taken.items() if count))
    return left
