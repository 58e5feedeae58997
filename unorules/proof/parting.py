"""Two rulebooks side by side: the options in which they differ, and for each a position where the two part ways.

An option is tried by itself: both sides play by one of the rulebooks, but for that option. What decides nothing there is
told to be idle, what only people settle among themselves to be agreed, and what no small play shows is said to be unseen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from unorules.engine.options import BY_KEY, Option, Value
from unorules.engine.rules import Rules
from unorules.proof.parting_deal import AGREED, Before, before_play
from unorules.proof.parting_line import Played, alike, played, shrunk
from unorules.proof.parting_search import Line, lines, quick_line
from unorules.proof.parting_setting import NoSuchTableError
from unorules.rulebook.idle import idle
from unorules.rulebook.model import Rulebook
from unorules.values import dataclass

_SUPPOSED: Final = 3
"""For how many options at most it is sought what else would have to be otherwise."""


@dataclass(frozen=True, slots=True)
class Parting:
    """A line that comes out otherwise. `one` and `other` played it by the first and the second value.

    `by` is the side (0 or 1) whose other rules both were played by; None where each was played by its own, with the same
    outcome. `supposed` is an option that had to be given another value for the two to part at all.
    """

    line: Line
    one: Played
    other: Played
    by: int | None
    supposed: tuple[str, Value] | None = None


@dataclass(frozen=True, slots=True)
class Idle:
    """The option decides nothing on either side; `one` and `other` are the settings that make it so, as `key=value`."""

    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Agreed:
    """Nothing at the table rests on the option."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """No small play shows it; so many moves were tried."""

    moves: int


Shown = Parting | Before | Idle | Agreed | Unseen


@dataclass(frozen=True, slots=True)
class Difference:
    """An option with its value on either side, and where the two part."""

    key: str
    one: Value
    other: Value
    shown: Shown


def differences(one: Rulebook, other: Rulebook) -> tuple[Difference, ...]:
    """Every option with different values, in the order of the table of options. Raises nothing; both must be sound."""
    rules = one.rules, other.rules
    keys = [key for key in BY_KEY if rules[0][key] != rules[1][key]]
    shown: dict[str, Shown] = {key: Agreed() for key in keys if key in AGREED}
    for key in keys:
        found = before_play(key, rules[0], rules[0].replace({key: rules[1][key]}))
        if found is not None:
            shown[key] = found
    shown |= _in_play(rules, [key for key in keys if key not in shown])
    return tuple(Difference(key, rules[0][key], rules[1][key], shown[key]) for key in keys)


def _in_play(rules: tuple[Rules, Rules], keys: list[str]) -> dict[str, Shown]:
    shown: dict[str, Shown] = {key: nothing for key in keys if (nothing := _idle(rules, key)) is not None}
    moves = 0
    for side in (0, 1):
        flips = {key: rules[1 - side][key] for key in keys if key not in shown and _decides(rules, side, key)}
        found, tried = lines(rules[side], flips)
        moves += tried
        for key, line in found.items():
            shown[key] = _parting(rules, side, key, line)
    left = [key for key in keys if key not in shown]
    shown |= {key: parting for key in left[:_SUPPOSED] if (parting := _supposing(rules, key)) is not None}
    return shown | {key: Unseen(moves) for key in left if key not in shown}


def _decides(rules: tuple[Rules, Rules], side: int, key: str) -> bool:
    """Whether the option has an effect by the rules of one side, with its value of either."""
    return _reason(rules, side, key) is None


def _reason(rules: tuple[Rules, Rules], side: int, key: str) -> str | None:
    here, there = rules[side], rules[1 - side]
    return idle(key, here.values()) and idle(key, here.replace({key: there[key]}).values())


def _idle(rules: tuple[Rules, Rules], key: str) -> Idle | None:
    one, other = _reason(rules, 0, key), _reason(rules, 1, key)
    return Idle(one, other) if one is not None and other is not None else None


def _parting(rules: tuple[Rules, Rules], side: int, key: str, line: Line) -> Parting:
    """The line on its barest table; played by each side's own rules where these come to the same."""
    both = _flipped(rules, side, key)
    line = shrunk(line, *both)
    one, other = played(line, both[0]), played(line, both[1])
    own = _by_own(line, rules)
    if own is not None and alike(own[0], one) and alike(own[1], other):
        return Parting(line, *own, None)
    return Parting(line, one, other, side)


def _flipped(rules: tuple[Rules, Rules], side: int, key: str) -> tuple[Rules, Rules]:
    """The rules of one side with the value that each side gives the option."""
    return rules[side].replace({key: rules[0][key]}), rules[side].replace({key: rules[1][key]})


def _by_own(line: Line, rules: tuple[Rules, Rules]) -> tuple[Played, Played] | None:
    try:
        return played(line, rules[0]), played(line, rules[1])
    except NoSuchTableError:
        return None


def _supposing(rules: tuple[Rules, Rules], key: str) -> Parting | None:
    """Where the two would part if one more option, of the same table, were another; by the rules of the first side."""
    for option, value in _neighbours(rules[0], key):
        supposed = rules[0].replace({option.key: value})
        if idle(key, supposed.values()) is None:
            line = quick_line(supposed, key, rules[1][key])
            if line is not None:
                both = supposed, supposed.replace({key: rules[1][key]})
                line = shrunk(line, *both)
                return Parting(line, played(line, both[0]), played(line, both[1]), 0, (option.key, value))
    return None


def _neighbours(rules: Rules, key: str) -> Iterator[tuple[Option, Value]]:
    for option in BY_KEY.values():
        if option.section == BY_KEY[key].section and option.key != key and option.key not in AGREED:
            now: Value = rules[option.key]
            words: tuple[Value, ...] = (not now,) if option.values.flag else option.values.words
            yield from ((option, word) for word in words if word != now)
