"""One seeded round, played a turn at a time, so that it can be looked at between turns and come back to at any of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from unorules.engine.actions import Action
from unorules.engine.events import Event
from unorules.engine.rules import Rules
from unorules.engine.start import deal_hands, shuffled_table
from unorules.engine.table import Table
from unorules.proof.budget import Purse
from unorules.proof.players import PLAYERS, price_of
from unorules.simulation.rounds import Course, End, Noted, names, play_round, round_at

_ACT: Final = 8
_LARGE: Final = 25
"""The work of a turn, and of one that a round without an end may take on average."""


@dataclass(frozen=True, slots=True)
class Game:
    """A round that can be played again: the rules, how many play, how (a key of PLAYERS), and the seed."""

    rules: Rules
    players: int
    policy: str
    seed: int

    def begin(self) -> tuple[Table, Random]:
        """The table after the deal and the start card, and the chance that its players go by."""
        return round_at(self.rules, self.players, self.seed)

    def turn(self, table: Table, chance: Random, noted: list[Action] | None = None) -> Course:
        """Play one turn, with whatever others do out of turn."""
        return play_round(table, PLAYERS[self.policy], chance, 1, noted)

    def stops(self, first: int, last: int) -> Iterator[tuple[int, Table, Random]]:
        """The turns played, the table and the chance after each turn from `first` (0: the deal) to `last`: one table, played on."""
        table, chance = self.begin()
        turns, end = 0, End.TURN_LIMIT
        while turns <= last and end is End.TURN_LIMIT:
            if turns >= first:
                yield turns, table, chance
            course = self.turn(table, chance)
            turns, end = turns + course.turns, course.end

    def whole(self, limit: int) -> Noted:
        """The round from the deal on, up to `limit` turns, as it is written down."""
        dealt = shuffled_table(self.rules, names(self.players), self.seed)
        deal_hands(dealt)
        table, chance = self.begin()
        actions: list[Action] = []
        turns = 0
        course = self.turn(table, chance, actions)
        while course.end is End.TURN_LIMIT and (turns := turns + course.turns) < limit:
            course = self.turn(table, chance, actions)
        hands, pile = tuple(map(tuple, dealt.hands)), tuple(reversed(dealt.draw_pile))
        return Noted(dealt.players, hands, pile, self.players - 1, dealt.seed, tuple(actions), course)


@dataclass(frozen=True, slots=True)
class Watched:
    """How a round went. `end` is TURN_LIMIT where it was given up; `dry` the turns before nothing was left to draw, None where
    that did not happen; `left` counts, over its turns, the cards that could still be drawn; `work` is what it took."""

    game: Game
    turns: int
    end: End
    dry: int | None
    left: Counter[int] = field(repr=False)
    work: int = 0


def watch(game: Game, limit: int, purse: Purse) -> Watched:
    """Play the round up to `limit` turns, longer where the table plays on for the last place, fewer where hands grow very large."""
    if game.rules.round_end_play_on != "first-out":
        limit *= max(1, game.players - 1)
    table, chance = game.begin()
    price = price_of(game.rules)
    turns, work, left = 0, 0, Counter[int]()
    dry: int | None = None
    course = game.turn(table, chance)
    while course.end is End.TURN_LIMIT:
        turns += course.turns
        cards = drawable(table)
        left[cards] += 1
        if not cards and dry is None:
            dry = turns
        work += _ACT + len(table.hands[table.turn])
        if turns >= limit or work >= limit * _LARGE:
            purse.pay(work * price)
            return Watched(game, turns, course.end, dry, left, work * price)
        course = game.turn(table, chance)
    purse.pay(work * price)
    return Watched(game, turns + course.turns, course.end, dry, left, work * price)


def drawable(table: Table) -> int:
    """How many cards could be drawn now, the discards under the top one reshuffled."""
    return len(table.draw_pile) + len(table.aside) + max(0, len(table.discard) - 1)


def find_event(game: Game, limit: int, wanted: Callable[[Event, Table], bool]) -> int | None:
    """The number of the turn in which something of that kind first happens, from 1; None where nothing does within `limit`."""
    table, chance = game.begin()
    turns, end = 0, End.TURN_LIMIT
    while turns < limit and end is End.TURN_LIMIT:
        table.events = []
        course = game.turn(table, chance)
        turns, end = turns + course.turns, course.end
        if any(wanted(event, table) for event in table.events):
            return turns
    return None


def count_of(event: Event) -> int:
    """How many cards the event is about; 0 where it is about none."""
    count = event.details.get("count")
    return count if isinstance(count, int) else 0
