"""A table looked at over some rounds: how many are won, come to a standstill, have no end, or run out of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from unorules.engine.rules import Rules
from unorules.proof.budget import Budget, Purse
from unorules.proof.games import Game, Watched, watch
from unorules.simulation.chance import seed_of
from unorules.simulation.rounds import End
from unorules.simulation.statistics import wilson
from unorules.values import dataclass

MOST: Final = 0.5
"""The share of rounds without a winner from which a table cannot be played at."""

MANY: Final = 0.2
"""The share of rounds without a winner that nobody can have meant."""

DRY: Final = 0.2
"""The share of rounds that run out of cards, at some turn, from which the deck is too small."""

_SENSIBLE: Final = "sensible"
_BY_CHANCE: Final = "random"
_SURE_AFTER: Final = 4
_SENSIBLE_FIRST: Final = 6

Count = tuple[int, int]
"""So many, of so many."""


@dataclass(frozen=True, slots=True)
class Survey:
    """The rounds of one table. Whether rounds are won is asked of those that were played sensibly; of the others only what
    happens to the cards."""

    players: int
    rounds: tuple[Watched, ...]

    @property
    def sensible(self) -> tuple[Watched, ...]:
        """The rounds of players that want to win."""
        return tuple(each for each in self.rounds if each.game.policy == _SENSIBLE)

    @property
    def by_chance(self) -> tuple[Watched, ...]:
        """The rounds of players that leave everything to chance."""
        return tuple(each for each in self.rounds if each.game.policy == _BY_CHANCE)

    @property
    def stuck(self) -> Count:
        """The rounds that ended with nobody a winner, since nothing was left to draw."""
        return self._count(lambda each: each.end in (End.NOBODY, End.NO_MOVE))

    @property
    def endless(self) -> Count:
        """The rounds that were given up."""
        return self._count(lambda each: each.end is End.TURN_LIMIT)

    @property
    def lost(self) -> Count:
        """The rounds that nobody won, for whichever reason."""
        return self._count(lambda each: each.end is not End.WON)

    @property
    def dry(self) -> Count:
        """The rounds in which at some turn nothing was left to draw, however they were played."""
        return _dry(self.rounds)

    @property
    def dry_played(self) -> tuple[str, Count]:
        """How those play of whom it is to be told that the cards run out, and how often they do: sensibly if that is enough."""
        count, of = _dry(self.sensible)
        if count > DRY * of or not self.by_chance:
            return _SENSIBLE, (count, of)
        return _BY_CHANCE, _dry(self.by_chance)

    @property
    def left(self) -> int:
        """How many cards can be drawn as a rule: at the middle one of the turns of the middle one of the rounds."""
        found = sorted(_middle(each.left) for each in self.sensible)
        return found[len(found) // 2] if found else 0

    def _count(self, holds: Callable[[Watched], bool]) -> Count:
        found = self.sensible
        return sum(holds(each) for each in found), len(found)


def _dry(rounds: tuple[Watched, ...]) -> Count:
    return sum(each.dry is not None for each in rounds), len(rounds)


def _middle(counts: Counter[int]) -> int:
    """The middle one of the numbers counted."""
    before = counts.total() // 2
    for number in sorted(counts):
        before -= counts[number]
        if before < 0:
            return number
    return 0


def survey(rules: Rules, players: int, budget: Budget, purse: Purse) -> Survey:
    """Play rounds until nothing is in doubt, or the budget or the purse is at its end."""
    rounds: list[Watched] = []
    for index in range(budget.most):
        policy = _BY_CHANCE if index >= _SENSIBLE_FIRST and index % 2 else _SENSIBLE
        rounds.append(watch(Game(rules, players, policy, seed_of(budget.seed, index)), budget.turns, purse))
        found = Survey(players, tuple(rounds))
        if purse.is_empty or _is_clear(found, budget):
            break
    return found


def _is_clear(found: Survey, budget: Budget) -> bool:
    """Whether more rounds would change nothing: none was won, or enough were played and no share lies near its bound."""
    played = len(found.rounds)
    if played >= _SURE_AFTER and found.lost[0] == found.lost[1]:
        return True
    if played < budget.rounds:
        return False
    return not any(is_doubtful(count, bound) for count, bound in ((found.lost, MANY), (found.dry, DRY)))


def is_doubtful(count: Count, bound: float) -> bool:
    """Whether the share may lie on either side of the bound, and has not been seen to be less than half of it."""
    share = wilson(*count)
    return share.share > bound / 2 and share.low <= bound < share.high


def is_above(count: Count, bound: float) -> bool:
    """Whether the share is above the bound for sure (95 %)."""
    return wilson(*count).low > bound
