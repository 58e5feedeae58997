"""What many rounds have in common: whole numbers counted as they come, and figures worked out of the counts.

Counts are added up in any order to the same sum, so figures do not depend on how the rounds were shared out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from math import sqrt
from typing import Final

from unorules.simulation.rounds import Course, End, Match

Z: Final = 1.959963984540054
"""How many standard deviations to either side hold 95 % of a normal distribution."""


@dataclass(slots=True)
class Tally:
    """Counts over rounds: how often each number of turns, points (of a round that was won) and so on came up.

    `wins` counts rounds by the winner's seat. The `match_` counts stay empty where only rounds were played.
    """

    turns: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    largest_hand: Counter[int] = field(default_factory=Counter)
    reshuffles: Counter[int] = field(default_factory=Counter)
    ran_out: Counter[bool] = field(default_factory=Counter)
    match_rounds: Counter[int] = field(default_factory=Counter)
    match_wins: Counter[int] = field(default_factory=Counter)
    match_ends: Counter[str] = field(default_factory=Counter)

    def note(self, course: Course) -> None:
        """Count one round. The turns of one that came to no end say nothing about length and are left out."""
        self.ends[course.end.value] += 1
        self.largest_hand[course.largest_hand] += 1
        self.reshuffles[course.reshuffles] += 1
        self.ran_out[course.ran_out] += 1
        if course.end in (End.WON, End.NOBODY):
            self.turns[course.turns] += 1
        if course.winner is not None:
            self.wins[course.winner] += 1
            self.points[course.points] += 1

    def note_match(self, match: Match) -> None:
        """Count one match and its rounds."""
        for course in match.rounds:
            self.note(course)
        self.match_ends["finished" if match.finished else "unfinished"] += 1
        if match.finished:
            self.match_rounds[len(match.rounds)] += 1
        if match.winner is not None:
            self.match_wins[match.winner] += 1

    def add(self, other: Tally) -> None:
        """Count what another tally has counted."""
        for name in self.__slots__:
            getattr(self, name).update(getattr(other, name))

    @property
    def rounds(self) -> int:
        """How many rounds were played, those without an end included."""
        return self.ends.total()

    @property
    def matches(self) -> int:
        """How many matches were played, those without an end included."""
        return self.match_ends.total()


@dataclass(frozen=True, slots=True)
class Spread:
    """How numbers are spread: the mean, the standard deviation, the middle, the 95th percentile and the largest.

    A percentile is the smallest number that at least so many per cent do not exceed; the middle of an even count is the mean
    of the two middle ones.
    """

    count: int
    mean: float
    deviation: float
    median: float
    p95: int
    largest: int


def spread(counts: Counter[int]) -> Spread | None:
    """The figures of some counted numbers; None where there are none."""
    count = counts.total()
    if not count:
        return None
    mean = sum(value * times for value, times in counts.items()) / count
    variance = sum((value - mean) ** 2 * times for value, times in sorted(counts.items())) / max(1, count - 1)
    middle = (_at(counts, (count + 1) // 2) + _at(counts, count // 2 + 1)) / 2
    return Spread(count, mean, sqrt(variance), middle, _at(counts, -(-count * 95 // 100)), max(counts))


def _at(counts: Counter[int], place: int) -> int:
    """The number at that place, from 1, when all are put in order."""
    values = sorted(counts)
    reached = accumulate(counts[value] for value in values)
    return next(value for value, upto in zip(values, reached, strict=True) if upto >= place)


@dataclass(frozen=True, slots=True)
class Share:
    """How many of all, the share, and the bounds of its 95 % confidence interval."""

    count: int
    of: int
    share: float
    low: float
    high: float


def wilson(count: int, of: int) -> Share:
    """The share with Wilson's interval, which stays between 0 and 1 and means something for few rounds too.

    E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927. Without any, 0 to 1.
    """
    if not of:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share, square = count / of, Z * Z
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = Z * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return Share(count, of, share, max(0.0, middle - half), min(1.0, middle + half))


def wins_by_seat(wins: Counter[int], players: int, of: int) -> list[Share]:
    """The share that each seat has won of so many rounds or matches."""
    return [wilson(wins[seat], of) for seat in range(players)]


@dataclass(frozen=True, slots=True)
class Bin:
    """A bar of a histogram: how many numbers from `low` to `high`; `high` is None for all above."""

    low: int
    high: int | None
    count: int


def histogram(counts: Counter[int], most: int = 14) -> list[Bin]:
    """The counted numbers in at most `most` bins of one round width, the rare high ones together in the last."""
    if not counts:
        return []
    total = counts.total()
    low, high = min(counts), _at(counts, -(-total * 99 // 100))
    width = next(each for each in _round_widths() if high // each - low // each + 2 <= most)
    first, last = low // width, high // width
    bins = [_bin(counts, index * width, index * width + width - 1) for index in range(first, last + 1)]
    above = sum(times for value, times in counts.items() if value >= (last + 1) * width)
    return [*bins, Bin((last + 1) * width, None, above)] if above else bins


def _bin(counts: Counter[int], low: int, high: int) -> Bin:
    return Bin(low, high, sum(times for value, times in counts.items() if low <= value <= high))


def _round_widths() -> Iterator[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10
