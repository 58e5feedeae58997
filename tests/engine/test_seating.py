"""How many may sit down."""

from __future__ import annotations

import pytest

from unorules.engine.rules import Rules
from unorules.engine.seating import allowed_sizes, most_dealt
from unorules.proof.tables import tables
from unorules.simulation.plans import PlanError, assure_playable, plan_for


def test_one_card_is_left_to_begin_with() -> None:
    assert most_dealt(Rules({"setup.hand_size": 7})) == 15
    assert most_dealt(Rules({"setup.hand_size": 12})) == 8  # 9 × 12 would take all 108


@pytest.mark.parametrize(("low", "high", "sizes"), [(2, 20, (4, 4)), (3, 5, (4, 4)), (2, 3, (2, 3)), (5, 6, (5, 6))])
def test_partners_are_four_where_the_numbers_allow_it(low: int, high: int, sizes: tuple[int, int]) -> None:
    rules = Rules({"teams.partners": True, "players.min": low, "players.max": high})
    assert allowed_sizes(rules) == sizes
    assert allowed_sizes(rules.replace({"teams.partners": False})) == (low, high)


def test_partners_are_simulated_and_tried_with_four_only() -> None:
    rules = Rules({"teams.partners": True, "players.min": 3, "players.max": 5})
    assert tables(rules) == (4,)
    assert plan_for(rules).players == 4
    with pytest.raises(PlanError) as wrong:
        assure_playable(plan_for(rules, players=3), [rules])
    assert (wrong.value.key, wrong.value.params["seats"]) == ("players", "4")
