"""The shortest play that tells two values of one option apart: small tables, every move tried under both.

The rules themselves tell which options a move asked for; only those can have made a difference, so one walk over the small
tables serves many options at once. Where a difference cannot be seen yet (a bluff that nobody has challenged), both tables
are played on side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from unorules.engine.actions import Action
from unorules.engine.judge import object_to
from unorules.engine.options import BY_KEY, Value
from unorules.engine.rules import Rules
from unorules.engine.start import turn_start_card
from unorules.engine.step import carry_out
from unorules.engine.table import Table
from unorules.proof.parting_moves import copied, seen, told, tries, unseen
from unorules.proof.parting_setting import NoSuchTableError, Setting
from unorules.proof.parting_tables import FAMILIES, PAIRS, settings
from unorules.proof.parting_watch import watched
from unorules.values import dataclass, field

_MOVES: Final = 2
"""How many moves are tried from every table."""

_MORE: Final = 5
"""How many where the two tables differ without showing it."""

OWN, FOREIGN, QUICK = 4000, 400, 1500
"""How many moves a walk may try: on tables made for the moment of an option, on others, and where many walks are made."""

_FEW: Final = 40
"""How many tables are walked over then."""


@dataclass(frozen=True, slots=True)
class Line:
    """Where two rules part: the table, and the moves up to the one that comes out otherwise (none: the first card does)."""

    setting: Setting
    moves: tuple[Action, ...]

    def __str__(self) -> str:
        """One line in the notation: the table, then the moves."""
        return f"{self.setting} → {', '.join(self.written)}" if self.moves else str(self.setting)

    @property
    def written(self) -> list[str]:
        """The moves as a record has them."""
        players = self.setting.players
        return [f"{players[action.seat]}: {action.text(players)}" for action in self.moves]


@dataclass(frozen=True, slots=True)
class _Node:
    """A table reached, with its twins under other rules that differ from it without showing it."""

    line: Line
    table: Table
    twins: Mapping[str, Table] = field(default_factory=dict)


def lines(rules: Rules, flips: Mapping[str, Value]) -> tuple[dict[str, Line], int]:
    """For each of `flips` (option to other value) a line on which `rules` and the same with that value part, and how many
    moves were tried. An option that does not part within bounds is left out."""
    found: dict[str, Line] = {}
    acts = 0
    alone = {key: value for key, value in flips.items() if key == PAIRS}  # only four can play in pairs
    for group in (alone, {key: value for key, value in flips.items() if key != PAIRS}):
        for own, most in ((True, OWN), (False, FOREIGN)):
            for family in FAMILIES:
                left = {key: value for key, value in group.items() if key not in found and _serves(family, key) == own}
                if left:
                    walk = Walk(rules, left, most)
                    found |= walk.over(settings(rules, left, family))
                    acts += walk.acts
    return found, acts


def quick_line(rules: Rules, key: str, value: Value) -> Line | None:
    """As `lines` for one option, on the tables made for its moment alone and sooner given up."""
    for family in FAMILIES:
        if _serves(family, key):
            tables = settings(rules, {key: value}, family)[:_FEW]
            found = Walk(rules, {key: value}, QUICK).over(tables)
            if found:
                return found[key]
    return None


def _serves(family: str, key: str) -> bool:
    return BY_KEY[key].moment in FAMILIES[family]


class Walk:
    """A walk over small tables under `rules`, looking for where each of `flips` parts from them; `most` moves are tried."""

    def __init__(self, rules: Rules, flips: Mapping[str, Value], most: int) -> None:
        self.rules, self.asked = watched(rules)
        self.flipped = {key: rules.replace({key: value}) for key, value in flips.items()}
        self.found: dict[str, Line] = {}
        self.acts = 0
        self.most = most

    def over(self, tables: Iterable[Setting]) -> dict[str, Line]:
        """The first line found for each option: all tables with one move, then with two, and so on."""
        nodes = [node for setting in tables for node in self._set(setting)]
        for depth in range(_MORE):
            if not self.wanted:
                break
            following: list[_Node] = []
            for node in nodes:
                if self.wanted and (depth < _MOVES or self._twins(node.twins)):
                    following += self._after(node)
            nodes = following
        return self.found

    @property
    def wanted(self) -> bool:
        """Whether some option has not parted yet, and it is still worth while."""
        return len(self.found) < len(self.flipped) and self.acts < self.most

    def _twins(self, twins: Mapping[str, Table]) -> dict[str, Table]:
        return {key: table for key, table in twins.items() if key not in self.found}

    def _set(self, setting: Setting) -> Iterator[_Node]:
        try:
            table = setting.table(self.rules)
        except NoSuchTableError:
            return
        line = Line(setting, ())
        self.asked.clear()
        if setting.top is not None:
            yield _Node(line, table)
            return
        turn_start_card(table, setting.dealer)
        twins: dict[str, Table] = {}
        for key in self._asked({}):
            twin = setting.table(self.flipped[key])
            turn_start_card(twin, setting.dealer)
            self._compare(key, line, table, twin, twins)
        yield _Node(line, table, twins)

    def _asked(self, twins: Mapping[str, Table]) -> list[str]:
        asked = self.asked
        return [key for key in self.flipped if key not in self.found and (key in asked or key in twins)]

    def _after(self, node: _Node) -> Iterator[_Node]:
        for action in tries(node.table):
            self.acts += 1
            self.asked.clear()
            table = _tried(node.table, action, self.rules)
            line = Line(node.line.setting, (*node.line.moves, action))
            twins: dict[str, Table] = {}
            for key in self._asked(node.twins):
                self.acts += 1
                twin = _tried(node.twins.get(key, node.table), action, self.flipped[key])
                self._compare(key, line, table, twin, twins)
            if table is not None:
                yield _Node(line, table, twins)

    def _compare(self, key: str, line: Line, table: Table | None, twin: Table | None, twins: dict[str, Table]) -> None:
        if table is None or twin is None:
            if table is not twin:
                self.found[key] = line
        elif differ(table, twin):
            self.found[key] = line
        elif unseen(table) != unseen(twin):
            twins[key] = twin


def differ(one: Table, other: Table) -> bool:
    """Whether people would see that the two tables have come out otherwise."""
    return told(one.events or ()) != told(other.events or ()) or seen(one) != seen(other)


def _tried(table: Table, action: Action, rules: Rules) -> Table | None:
    """The table after the move; None where it is refused."""
    new = copied(table, rules)
    if object_to(new, action) is not None:
        return None
    carry_out(new, action)
    return new
