"""Two sets of rules side by side: what the one changes in the other, and what that does to the rounds."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import exp, sqrt

from unorules.engine.options import OPTIONS, Value
from unorules.engine.rules import Rules
from unorules.simulation.statistics import Spread, Tally, Z, spread


@dataclass(frozen=True, slots=True)
class Change:
    """An option that differs: its value in the rules compared with, and in those looked at."""

    key: str
    before: Value
    after: Value


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as long (or as much) on average, and the bounds of the 95 % confidence interval."""

    value: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether 1, no difference, lies outside the interval."""
        return not self.low <= 1 <= self.high


@dataclass(frozen=True, slots=True)
class Comparison:
    """What differs between two sets of rules and between the rounds played by them; None where there is nothing to divide."""

    changes: tuple[Change, ...]
    turns: Ratio | None
    points: Ratio | None
    largest_hand: Ratio | None
    reshuffles: Ratio | None


def compare(rules: Rules, against: Rules, tally: Tally, other: Tally) -> Comparison:
    """Set `rules` and the rounds played by them beside `against` and its rounds."""
    return Comparison(
        changes(rules, against),
        ratio(tally.turns, other.turns),
        ratio(tally.points, other.points),
        ratio(tally.largest_hand, other.largest_hand),
        ratio(tally.reshuffles, other.reshuffles),
    )


def changes(rules: Rules, against: Rules) -> tuple[Change, ...]:
    """The options that have another value in `rules` than in `against`, in the order of the table of options."""
    keys = [option.key for option in OPTIONS if rules[option.key] != against[option.key]]
    return tuple(Change(key, against[key], rules[key]) for key in keys)


def ratio(counts: Counter[int], others: Counter[int]) -> Ratio | None:
    """The mean of some counted numbers over that of others.

    The interval takes the logarithm of the ratio for normally distributed, its variance from the two standard errors (the
    delta method): good from some dozens of rounds on.
    """
    one, two = spread(counts), spread(others)
    if one is None or two is None or one.mean <= 0 or two.mean <= 0:
        return None
    value = one.mean / two.mean
    error = sqrt(_relative_variance(one) + _relative_variance(two))
    return Ratio(value, value * exp(-Z * error), value * exp(Z * error))


def _relative_variance(found: Spread) -> float:
    return (found.deviation / found.mean) ** 2 / found.count
