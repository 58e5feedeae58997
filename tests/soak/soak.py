"""A long run: every three house rules that do not conflict, over every edition they go with, a million turns and more.

``python -m tests.soak.soak [--turns N] [--seed S]``: cards are counted at each event, and after each act everything is checked that
the test suite checks. Prints what was played and the worst that was met; exit 1 where something does not hold.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, count
from random import Random

from tests.engine.random_play import play, table_for
from tests.engine.strategies import any_rules
from unorules.engine.actions import Action, Verb
from unorules.engine.rules import Rules, deck
from unorules.engine.state import State
from unorules.engine.table import Table
from unorules.rulebook.load import editions, house_rules, load

LONGEST = 2000
"""Acts of a round after which it is left."""


@dataclass(slots=True)
class Figures:
    """What was played, and the worst of it with where it was met."""

    turns: int = 0
    acts: int = 0
    rounds: int = 0
    combinations: int = 0
    conflicts: int = 0
    made_up: int = 0
    faults: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    worst: dict[str, tuple[float, str]] = field(default_factory=dict)

    def worse(self, what: str, value: float, where: str) -> None:
        """Remember the value where it is the largest so far."""
        if value > self.worst.get(what, (-1.0, ""))[0]:
            self.worst[what] = (value, where)


def triples(figures: Figures, seed: int) -> Iterator[tuple[str, Rules]]:
    """All triples of house rules that play, each over an edition that lets them, the editions in turn; once and again."""
    for turn in count():
        for number, triple in enumerate(combinations(house_rules(), 3)):
            base = editions()[(number + turn + seed) % len(editions())]
            found = next((book for names in ((base, *triple), triple) if (book := load(names, folders=[])).ok), None)
            if turn == 0:
                figures.combinations += found is not None
                figures.conflicts += found is None
            if found is not None:
                yield "+".join(found.ids), found.rules


def made_up(figures: Figures, seed: int) -> Iterator[tuple[str, Rules]]:
    """Rules with a third of all options at any value."""
    for number in count(seed * 1_000_003):
        figures.made_up += 1
        yield f"any_rules({number})", any_rules(number)


def one_round(rules: Rules, where: str, seed: int, figures: Figures) -> None:
    """Play one round and write down how it went."""
    random = Random(seed)
    most = min(10, rules.players_max, (len(deck(rules)) - 1) // rules.setup_hand_size)
    seats = 4 if rules.teams_partners else random.randint(max(2, rules.players_min), max(2, most))
    table, acts, started = table_for(rules, seats, seed), 0, time.perf_counter()
    eager = random.choice((0.0, 0.5, 0.9))
    for action in play(table, random, LONGEST, eager=eager):
        acts += 1
        figures.turns += is_turn(action)
        if acts % 50 == 0:
            assert State.parse(str(State.of(table))) == State.of(table)
    where = f"{where}, {seats} players, seed {seed}"
    figures.acts += acts
    figures.rounds += 1
    figures.seats[seats] += 1
    figures.ends[ending(table)] += 1
    figures.worse("acts in a round", acts, where)
    figures.worse("cards in a hand", table.largest_hand, where)
    figures.worse("reshuffles in a round", table.reshuffles, where)
    figures.worse("milliseconds an act", 1000 * (time.perf_counter() - started) / max(1, acts), where)


def is_turn(action: Action) -> bool:
    """Whether the act is a chance to play rather than a word said."""
    return action.verb not in (Verb.UNO, Verb.CATCH, Verb.NAME_COLOUR, Verb.KEEP)


def ending(table: Table) -> str:
    """How the round came to its end."""
    if not table.round_over:
        return f"left after {LONGEST} acts"
    if table.winner is None:
        return "nobody won"
    return "last one in" if table.hands[table.winner] else "won"


def soak(turns: int, seed: int) -> Figures:
    """Play until so many turns have been taken and every triple has been played; three rounds in four are of triples."""
    figures = Figures()
    known, unknown = triples(figures, seed), made_up(figures, seed)
    wanted = sum(1 for _ in combinations(house_rules(), 3))
    for number in count(seed * 1_000_003):
        where, rules = next(unknown if number % 4 == 3 else known)
        try:
            one_round(rules, where, number, figures)
        except Exception:
            figures.faults += 1
            print(f"FAULT under {where}, seed {number}", file=sys.stderr)
            traceback.print_exc(limit=-6)
        if figures.turns >= turns and figures.combinations + figures.conflicts == wanted:
            return figures
    raise AssertionError("counting does not end")


def show(figures: Figures, seconds: float) -> None:
    """The figures, one a line."""
    rate = f"{seconds:.0f} s, {figures.turns / seconds:,.0f} turns/s, everything checked"
    print(f"turns         {figures.turns:,} ({figures.acts:,} acts) in {rate}")
    print(
        f"rounds        {figures.rounds:,}: "
        + ", ".join(f"{number:,} {end}" for end, number in figures.ends.most_common())
    )
    print(
        f"triples       {figures.combinations} played, {figures.conflicts} conflict; {figures.made_up:,} made-up rulesets"
    )
    print("players       " + ", ".join(f"{seats}: {number:,}" for seats, number in sorted(figures.seats.items())))
    for what, (value, where) in figures.worst.items():
        print(f"{what:<22} {value:8.1f}  {where}")
    print(f"faults        {figures.faults}")


def main(arguments: list[str] | None = None) -> int:
    """Run; exit 1 where something does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.soak", description=__doc__)
    parser.add_argument("--turns", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    started = time.perf_counter()
    figures = soak(chosen.turns, chosen.seed)
    show(figures, time.perf_counter() - started)
    return int(figures.faults > 0)


if __name__ == "__main__":
    sys.exit(main())
