"""Who plays: the policies of the simulation, held to single cards where a hand has grown so large that counting out every bundle
of it would take longer than the round."""

from __future__ import annotations

from random import Random
from typing import Final

from unorules.engine.actions import Action
from unorules.engine.judge import layable
from unorules.engine.table import Table
from unorules.simulation.policies import COLOUR, COLOURS, Policy, RandomPolicy, lay, without_cards
from unorules.simulation.sensible import SensiblePolicy

_MOST_BUNDLED: Final = 18


def _is_large(table: Table) -> bool:
    rules = table.rules
    bundles = rules.turn_multi_play != "off" or rules.stacking_cards_per_turn > 1
    return bundles and len(table.hands[table.turn]) > _MOST_BUNDLED and table.phase is not COLOUR


def _one_card(policy: Policy, table: Table, chance: Random) -> Action | None:
    found = layable(table)
    if found:
        return lay(policy, table, table.turn, (found[0],), chance)
    plain = without_cards(table, COLOURS[0] if table.roulette else None)
    return plain[0] if plain else None


class Sensible(SensiblePolicy):
    """Plays to be rid of the cards."""

    def act(self, table: Table, chance: Random) -> Action | None:
        """What the player to move does; None where nothing is allowed."""
        return _one_card(self, table, chance) if _is_large(table) else super().act(table, chance)


class ByChance(RandomPolicy):
    """Leaves everything to chance."""

    def act(self, table: Table, chance: Random) -> Action | None:
        """What the player to move does; None where nothing is allowed."""
        return _one_card(self, table, chance) if _is_large(table) else super().act(table, chance)


class Forgetful(ByChance):
    """Leaves everything to chance, forgets every UNO and notices every other's."""

    calls = 0.0
    remembers = 0.0
    catches = 1.0


PLAYERS: Final[dict[str, Policy]] = {"sensible": Sensible(), "random": ByChance(), "forgetful": Forgetful()}
"""By the names that findings tell."""
