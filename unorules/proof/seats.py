"""How many may sit down before the cards run out: found by playing, and one number wherever it is told."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from unorules.engine.rules import Rules
from unorules.engine.seating import allowed_sizes, most_dealt
from unorules.proof.budget import Budget, Purse
from unorules.proof.surveys import DRY, MANY, Count, survey
from unorules.proof.tables import as_played, tables
from unorules.rulebook.model import Rulebook

_FEWEST: Final = 2
_MOST: Final = "players.max"


@lru_cache(maxsize=64)
def most_seated(rules: Rules, budget: Budget) -> int:
    """The most players, no more than are allowed, with whom the cards last as `prove` asks it; 0 where they last with none, and
    with partners, who are four. It may be fewer than the rules ask for.
    """
    low, high = allowed_sizes(rules)
    if rules.teams_partners:
        return 0
    enough, too_many = _FEWEST - 1, min(high, most_dealt(as_played(rules))) + 1
    while too_many - enough > 1:
        middle = (enough + too_many) // 2
        if _last(rules, min(low, middle), middle, budget):
            enough = middle
        else:
            too_many = middle
    return enough if enough >= _FEWEST else 0


def limit_of(rulebook: Rulebook, budget: Budget) -> int:
    """The same where the file on top may set it: 0 where a ruleset below holds on to how many may play."""
    held = any(key == _MOST for layer in rulebook.layers[:-1] for _, key in layer.pins)
    return 0 if held else most_seated(rulebook.rules, budget)


def _last(rules: Rules, low: int, high: int, budget: Budget) -> bool:
    """Whether the cards last at the largest table of so many, played as much as it is where the rules let so many sit down."""
    played = as_played(rules.replace({"players.min": low, "players.max": high}))
    found = survey(played, high, budget, Purse(budget.work // len(tables(played))))
    return _share(found.dry) <= DRY and _share(found.stuck) <= MANY


def _share(count: Count) -> float:
    """The share that was seen; a limit has to be below the bound, not only not above it for sure."""
    return count[0] / max(1, count[1])
