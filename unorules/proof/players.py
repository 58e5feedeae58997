"""Who plays: the policies of the simulation, and one whose players forget every UNO; and what a turn of them costs."""

from __future__ import annotations

from typing import Final

from unorules.engine.rules import Rules
from unorules.simulation.jobs import POLICIES
from unorules.simulation.one_card import ByChance
from unorules.simulation.policies import Policy

_TOGETHER: Final = 4


def price_of(rules: Rules) -> int:
    """How many times as much work a turn is as by the official rules: it is more where cards may be laid together."""
    return _TOGETHER if rules.turn_multi_play != "off" or rules.stacking_cards_per_turn > 1 else 1


class Forgetful(ByChance):
    """Leaves everything to chance, forgets every UNO and notices every other's."""

    calls = 0.0
    remembers = 0.0
    catches = 1.0


PLAYERS: Final[dict[str, Policy]] = {**POLICIES, "forgetful": Forgetful()}
"""By the names that findings tell."""
