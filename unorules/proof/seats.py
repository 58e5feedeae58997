"""How many may sit down before the cards run out: found by playing, and one number wherever it is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from unorules.engine.options import Value
from unorules.engine.rules import CustomCard, Rules
from unorules.engine.seating import allowed_sizes, most_dealt
from unorules.proof.budget import Budget, Purse
from unorules.proof.surveys import DRY, MANY, Count, Survey, is_above, survey
from unorules.proof.tables import as_played, tables
from unorules.rulebook.model import Rulebook

_FEWEST: Final = 2
_MOST: Final = "players.max"


def most_seated(rules: Rules, budget: Budget) -> int:
    """The most players, no more than are allowed, with whom the cards last as `prove` asks it; 0 where they last with none, and
    with partners, who are four. It may be fewer than the rules ask for.
    """
    if rules.teams_partners:
        return 0
    return _most(rules, budget, _is_below) or _most(rules, budget, _is_not_above)


def _most(rules: Rules, budget: Budget, holds: Callable[[Count, float], bool]) -> int:
    """The same with shares of rounds that the bound holds for."""
    low, high = allowed_sizes(rules)
    enough, too_many = _FEWEST - 1, min(high, most_dealt(as_played(rules))) + 1
    while too_many - enough > 1:
        middle = (enough + too_many) // 2
        found = _at(rules, min(low, middle), middle, budget)
        if holds(found.dry, DRY) and holds(found.stuck, MANY):
            enough = middle
        else:
            too_many = middle
    return enough if enough >= _FEWEST else 0


def limit_of(rulebook: Rulebook, budget: Budget) -> int:
    """The same where the file on top may set it: 0 where a ruleset below holds on to how many may play."""
    held = any(key == _MOST for layer in rulebook.layers[:-1] for _, key in layer.pins)
    return 0 if held else most_seated(rulebook.rules, budget)


def _at(rules: Rules, low: int, high: int, budget: Budget) -> Survey:
    """The rounds at the largest table of so many, played as much as it is where the rules let so many sit down."""
    played = as_played(rules.replace({"players.min": low, "players.max": high}))
    return _surveyed(tuple(played.values().items()), tuple(played.custom.values()), high, budget)


@lru_cache(maxsize=64)
def _surveyed(
    values: tuple[tuple[str, Value], ...], custom: tuple[CustomCard, ...], players: int, budget: Budget
) -> Survey:
    """By what the rules say: the same are loaded again for each cure that is tried, and another limit changes no smaller table."""
    rules = Rules(dict(values), custom)
    return survey(rules, players, budget, Purse(budget.work // len(tables(rules))))


def _is_below(count: Count, bound: float) -> bool:
    """Whether the share that was seen is no more than the bound, as a limit should have it."""
    return count[0] / max(1, count[1]) <= bound


def _is_not_above(count: Count, bound: float) -> bool:
    """Whether nothing is told of such a share: where no limit is better that one will do."""
    return not is_above(count, bound)
