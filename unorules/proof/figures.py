"""Rounds to be compared, played as they are needed, and the ratio of what two sets of rules come to, with what is sure of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import exp, sqrt
from typing import Final

from unorules.engine.options import Value
from unorules.engine.rules import CustomCard, Rules
from unorules.proof.budget import Purse
from unorules.proof.players import PLAYERS, price_of
from unorules.simulation.chance import seed_of
from unorules.simulation.rounds import Course, play_round, round_at
from unorules.simulation.statistics import Z
from unorules.values import dataclass

_ACT: Final = 9
_Z_OF_SEATS: Final = 2.5758293035489004


@dataclass(frozen=True, slots=True)
class Figures:
    """Rounds of one table, in the order of their seeds."""

    rounds: tuple[Course, ...]
    players: int = 0
    seed: int = 0

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.rounds)

    @property
    def turns(self) -> float:
        """The mean of their turns; one without an end counts as long as it was played."""
        return sum(each.turns for each in self.rounds) / max(1, self.count)

    @property
    def error(self) -> float:
        """The standard error of that mean, as a part of it."""
        if self.count < 2:
            return 1.0
        spread = sum((each.turns - self.turns) ** 2 for each in self.rounds) / (self.count - 1)
        return sqrt(spread / self.count) / self.turns

    def wins(self, seat: int) -> int:
        """How many the seat has won."""
        return sum(each.winner == seat for each in self.rounds)


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as much, and what it is more than with the confidence of the measure (two-sided)."""

    value: float
    low: float


_NOTHING: Final = Ratio(1.0, 0.0)


def length(found: Figures, before: Figures) -> Ratio:
    """How many times as long a round takes; the logarithm of the ratio is taken for normally distributed (the delta method)."""
    if not found.turns or not before.turns:
        return _NOTHING
    return _bounded(found.turns / before.turns, sqrt(found.error**2 + before.error**2), Z)


def luck(seat: int) -> Callable[[Figures, Figures], Ratio]:
    """How many times as often the seat wins, by the same method; with 99 % confidence, since every seat is asked about."""

    def measure(found: Figures, before: Figures) -> Ratio:
        shares = [each.wins(seat) / max(1, each.count) for each in (found, before)]
        if not all(shares):
            return _NOTHING
        variance = sum((1 - share) / (share * each.count) for share, each in zip(shares, (found, before), strict=True))
        return _bounded(shares[0] / shares[1], sqrt(variance), _Z_OF_SEATS)

    return measure


def _bounded(value: float, error: float, z: float) -> Ratio:
    return Ratio(value, value * exp(-z * error))


class Rounds:
    """The rounds of one table, as `simulate --policy sensible` plays them with the seed.

    Each is played once in a process, and paid for by everybody who looks at it: what is found must not hang on what was
    looked at before.
    """

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self._rules = rules
        self._played = _played(tuple(rules.values().items()), tuple(rules.custom.values()), players, seed)
        self._players = players
        self._seed = seed
        self._price = price_of(rules)
        self._seen = 0

    def upto(self, count: int, purse: Purse) -> Figures:
        """The first so many; fewer where the purse is empty before."""
        while self._seen < count and not purse.is_empty:
            if self._seen == len(self._played):
                table, chance = round_at(self._rules, self._players, seed_of(self._seed, self._seen))
                self._played.append(play_round(table, PLAYERS["sensible"], chance))
            course = self._played[self._seen]
            purse.pay(self._price * course.turns * (_ACT + course.largest_hand // 2))
            self._seen += 1
        return Figures(tuple(self._played[: min(count, self._seen)]), self._players, self._seed)


@lru_cache(maxsize=64)
def _played(
    values: tuple[tuple[str, Value], ...], custom: tuple[CustomCard, ...], players: int, seed: int
) -> list[Course]:
    """The rounds played so far under such rules; a list of its own for each, that grows."""
    return []
