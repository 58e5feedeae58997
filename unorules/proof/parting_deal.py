"""Where two rules part before the first card is laid: who may sit down, which cards there are, how they are dealt."""

from __future__ import annotations

from collections import Counter
from typing import Final

from unorules.engine.actions import parse_action
from unorules.engine.cards import Card, parse_card
from unorules.engine.events import Event
from unorules.engine.rules import Rules, deck
from unorules.engine.seating import allowed_sizes
from unorules.engine.start import deal_hands, next_round, shuffled_table
from unorules.proof.parting_line import Played, played
from unorules.proof.parting_search import Line
from unorules.proof.parting_setting import NAMES, Setting, hands
from unorules.values import dataclass

AGREED: Final = ("players.age", "setup.dealer", "setup.first_player", "scoring.optional")
"""Options that speak of what people settle among themselves; no position at the table rests on them."""

_SEED: Final = 7


@dataclass(frozen=True, slots=True)
class Seats:
    """So many players: they may play by the first rules (`one`) or by the second (`other`), not by both."""

    number: int
    one: bool
    other: bool


@dataclass(frozen=True, slots=True)
class Held:
    """So many equal cards in sight at once, which only one of the decks can bring about."""

    card: Card
    count: int
    one: int
    other: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """The deal: what the first player is dealt by either rules."""

    players: tuple[str, ...]
    one: Event
    other: Event


@dataclass(frozen=True, slots=True)
class NextDealer:
    """Who deals the round after one that has been played, by seat."""

    line: Line
    one: Played
    other: Played
    dealers: tuple[int, int]


Before = Seats | Held | Dealt | NextDealer


def before_play(key: str, one: Rules, other: Rules) -> Before | None:
    """Where the two part in `key` before the first card is laid; None where it is not an option about that, or they do not.

    The two must differ in nothing else that matters: as a rule in this option alone.
    """
    if key in ("players.min", "players.max"):
        return _seats(one, other)
    if key.startswith("deck."):
        return _held(one, other)
    if key == "setup.hand_size":
        players = NAMES[: max(2, allowed_sizes(one)[0])]
        return Dealt(players, _dealt(one, players), _dealt(other, players))
    return _next_dealer(one, other) if key == "setup.next_dealer" else None


def _seats(one: Rules, other: Rules) -> Seats | None:
    for number in range(2, 21):
        may = tuple(low <= number <= high for low, high in map(allowed_sizes, (one, other)))
        if may[0] != may[1]:
            return Seats(number, *may)
    return None


def _held(one: Rules, other: Rules) -> Held | None:
    """The fewest equal cards that one deck has and the other has not."""
    decks = Counter(deck(one)), Counter(deck(other))
    differing = [card for card in {**decks[0], **decks[1]} if decks[0][card] != decks[1][card]]
    if not differing:
        return None
    card = min(differing, key=lambda card: min(decks[0][card], decks[1][card]))
    counts = decks[0][card], decks[1][card]
    return Held(card, min(counts) + 1, *counts)


def _dealt(rules: Rules, players: tuple[str, ...]) -> Event:
    table = shuffled_table(rules, players, _SEED)
    table.events = []
    deal_hands(table)
    return table.events[0]


def _next_dealer(one: Rules, other: Rules) -> NextDealer | None:
    """The dealer wins, so that the deal stays where it is or moves on."""
    size = max(2, allowed_sizes(one)[0])
    setting = Setting(hands("r1 b2", *("g3 y4",) * (size - 2), "r9"), parse_card("r3"))
    texts = ("r1", *("draw",) * (size - 2), "r9")
    moves = tuple(parse_action(text, seat, setting.players) for seat, text in enumerate(texts))
    line = Line(setting, moves)
    both = played(line, one), played(line, other)
    if not all(found.table.round_over for found in both):
        return None
    first, second = (next_round(found.table, setting.dealer)[1] for found in both)
    return NextDealer(line, *both, (first, second)) if first != second else None
