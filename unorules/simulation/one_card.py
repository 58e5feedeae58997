"""The policies held to single cards where a hand has grown so large that counting out every bundle of it would take longer than
the round."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from unorules.engine.actions import Action
from unorules.engine.judge import layable
from unorules.engine.table import Table
from unorules.simulation.policies import COLOURS, PENALTY, TURN, Policy, RandomPolicy, lay, without_cards
from unorules.simulation.sensible import SensiblePolicy

_MOST_TOGETHER: Final = 6


def _is_large(table: Table) -> bool:
    """Whether so many cards could be laid together that their orders run to thousands."""
    rules, hand = table.rules, table.hands[table.turn]
    if len(hand) <= _MOST_TOGETHER:
        return False
    if table.phase is PENALTY:
        return rules.stacking_cards_per_turn > 1 and sum(card.draws > 0 for card in hand) > _MOST_TOGETHER
    if rules.turn_multi_play == "off" or table.phase is not TURN:
        return False
    return max(Counter(card.symbol for card in hand).values()) > _MOST_TOGETHER


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
