"""The shuffle: the same everywhere and for ever, fair, and never hidden."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from unorules.engine.rules import Rules
from unorules.engine.shuffle import next_seed, seed_before, shuffled
from unorules.engine.start import deal
from unorules.engine.state import State


def test_an_order_once_given_is_given_for_ever() -> None:
    assert shuffled("abcdefgh", 1) == (list("gabfdche"), 1206773305466921929)
    assert " ".join(map(str, deal(Rules(), ["Aino", "Bo"], 2026).hands[0])) == "r6 b5 r+2 b1 y3 r4 gS"


@given(st.lists(st.integers()), st.integers())
def test_nothing_is_lost_and_the_seed_alone_decides(items: list[int], seed: int) -> None:
    given_order = list(items)
    found, left = shuffled(items, seed)
    assert Counter(found) == Counter(items)
    assert items == given_order
    assert (found, left) == shuffled(items, seed)
    assert 0 <= left < 2**64


@given(st.integers(0, 2**64 - 1))
def test_every_seed_has_one_before_it(seed: int) -> None:
    assert seed_before(next_seed(seed)) == seed
    assert next_seed(seed_before(seed)) == seed


def test_every_order_of_four_is_about_as_frequent() -> None:
    """Chi-square over 24 orders: 49.7 is exceeded once in a thousand fair draws; the seeds are fixed."""
    rounds = 12_000
    found = Counter(tuple(shuffled(range(4), seed)[0]) for seed in range(rounds))
    expected = rounds / 24
    assert sum((found[order] - expected) ** 2 / expected for order in permutations(range(4))) < 49.7


def test_each_card_is_about_as_often_on_top_in_shuffles_that_follow_each_other() -> None:
    """Chi-square over 108 places: 157.2 is exceeded once in a thousand fair draws; the seed is fixed."""
    seed, rounds, found = 7, 5_400, Counter[int]()
    for _ in range(rounds):
        order, seed = shuffled(range(108), seed)
        found[order[-1]] += 1
    expected = rounds / 108
    assert sum((found[card] - expected) ** 2 / expected for card in range(108)) < 157.2


def test_a_reshuffle_takes_the_seed_of_the_position_and_leaves_the_next_one() -> None:
    one, other = deal(Rules(), ["Aino", "Bo"], 11), deal(Rules(), ["Aino", "Bo"], 12)
    assert one.seed != other.seed
    assert State.of(one).seed == one.seed
