"""Two sets of rules side by side."""

from collections import Counter

import pytest

from unorules.engine.rules import Rules
from unorules.simulation.compare import changes, compare, ratio
from unorules.simulation.jobs import Plan, play

OFFICIAL = Rules()
UNTIL = Rules({"turn.draw_limit": "until-playable", "uno.penalty": 4})


def test_what_differs_is_told_with_both_values():
    found = {each.key: (each.before, each.after) for each in changes(UNTIL, OFFICIAL)}
    assert found == {"turn.draw_limit": (1, "until-playable"), "uno.penalty": (2, 4)}
    assert changes(OFFICIAL, OFFICIAL) == ()


def test_the_ratio_is_that_of_the_means_and_lies_in_its_interval():
    found = ratio(Counter({20: 50, 40: 50}), Counter({10: 50, 30: 50}))
    assert found.value == pytest.approx(1.5)
    assert found.low < 1.5 < found.high
    assert found.is_clear


def test_the_interval_is_right_about_as_often_as_it_says():
    # The same rules under different seeds: 1 should lie outside the interval for about one pair in twenty.
    tallies = [play(Plan(OFFICIAL, count=40, seed=seed)) for seed in range(32)]
    pairs = list(zip(tallies[::2], tallies[1::2], strict=True))
    clear = sum(ratio(one.turns, two.turns).is_clear for one, two in pairs)
    assert clear <= 4


def test_there_is_no_ratio_to_nothing():
    assert ratio(Counter(), Counter({3: 1})) is None
    assert ratio(Counter({3: 1}), Counter({0: 5})) is None


def test_drawing_until_a_card_fits_makes_hands_larger():
    one, two = (play(Plan(rules, count=200, policy="sensible")) for rules in (UNTIL, OFFICIAL))
    found = compare(UNTIL, OFFICIAL, one, two)
    assert found.largest_hand.is_clear
    assert found.largest_hand.value > 1.1
    assert [each.key for each in found.changes] == ["turn.draw_limit", "uno.penalty"]
