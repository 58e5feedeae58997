"""Counting: how many different sequences of so many actions there are from a position.

``python -m tests.engine.perft`` counts anew and tells what differs; with ids of rulesets it also tells the counts for each first
action, and ``--write`` puts the new counts into perft.toml. Read the difference before you keep it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from unorules.engine.actions import Action
from unorules.engine.legal import mover_actions, other_actions
from unorules.engine.rules import Rules
from unorules.engine.state import State
from unorules.engine.step import carry_out
from unorules.engine.table import Table
from unorules.rulebook.load import load

from .positions import at

FILE = Path(__file__).with_name("perft.toml")


@dataclass(frozen=True, slots=True)
class Count:
    """One position and the number of sequences of 1, 2, 3 … actions from it."""

    rules: tuple[str, ...]
    top: str
    hands: str
    pile: str
    counts: tuple[int, ...]

    @property
    def id(self) -> str:
        """The rulesets, and what lies on top."""
        return f"{'+'.join(self.rules)} on {self.top}"

    def table(self) -> Table:
        """The position, Aino to move."""
        table = at(self.top, self.hands, self.pile, rules_of(self.rules))
        table.events = None
        return table


def rules_of(names: tuple[str, ...]) -> Rules:
    """The rules of shipped rulesets that do not conflict."""
    rulebook = load(names, folders=[])
    assert rulebook.ok, [finding.code for finding in rulebook.findings]
    return rulebook.rules


def read() -> list[Count]:
    """All counts in the file."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return [
        Count(tuple(each["rules"]), each["top"], each["hands"], each["pile"], tuple(each["counts"]))
        for each in data["position"]
    ]


def perft(table: Table, depth: int) -> int:
    """How many sequences of `depth` actions can follow, those that end the round before left out."""
    found = [*mover_actions(table), *other_actions(table)]
    if depth == 1:
        return len(found)
    return sum(perft(after, depth - 1) for _, after in _branches(table, found))


def divided(table: Table, depth: int) -> dict[str, int]:
    """The count for each first action."""
    found = [*mover_actions(table), *other_actions(table)]
    return {
        f"{table.players[action.seat]}: {action.text(table.players)}": perft(after, depth - 1) if depth > 1 else 1
        for action, after in _branches(table, found)
    }


def _branches(table: Table, actions: list[Action]) -> Iterator[tuple[Action, Table]]:
    state = State.of(table)
    for action in actions:
        after = state.table(table.rules)
        carry_out(after, action)
        yield action, after


def count(position: Count) -> tuple[int, ...]:
    """The counts as they are now, to the same depths."""
    return tuple(perft(position.table(), depth) for depth in range(1, len(position.counts) + 1))


def explain(position: Count, depth: int) -> str:
    """The counts for each first action, one a line."""
    parts = divided(position.table(), depth)
    return "\n".join(f"{number:8}  {line}" for line, number in parts.items())


def write() -> None:
    """Put the counts as they are now into the file; everything else in it stays as it is."""
    positions = iter(read())

    def anew(_: re.Match[str]) -> str:
        return f"counts = {list(count(next(positions)))}"

    FILE.write_text(
        re.sub(r"^counts = .*$", anew, FILE.read_text(encoding="utf-8"), flags=re.MULTILINE), encoding="utf-8"
    )


def main(arguments: list[str]) -> int:
    """Tell what differs; exit 1 where something does."""
    if "--write" in arguments:
        write()
        return 0
    wrong = 0
    for position in read():
        found = count(position)
        if found != position.counts:
            wrong += 1
            print(f"{position.id}: {list(found)}, not {list(position.counts)}")
        if set(position.rules) & set(arguments):
            print(position.id, explain(position, len(found)), sep="\n")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
