"""Figures out of counts, against figures worked out another way."""

import statistics
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unorules.simulation.rounds import Course, End, Match
from unorules.simulation.statistics import Tally, histogram, spread, wilson, wins_by_seat

NUMBERS = st.lists(st.integers(0, 400), min_size=1, max_size=200)


def course(turns, winner=0, end=End.WON, points=50):
    """A round of so many turns."""
    return Course(turns, end, winner, points, 9, 1)


@given(NUMBERS)
def test_the_figures_of_counts_are_those_of_the_numbers_themselves(numbers):
    found = spread(Counter(numbers))
    ordered = sorted(numbers)
    assert found.count == len(numbers)
    assert found.mean == pytest.approx(statistics.fmean(numbers))
    assert found.median == statistics.median(numbers)
    assert found.largest == ordered[-1]
    assert found.deviation == pytest.approx(statistics.stdev(numbers) if len(numbers) > 1 else 0)
    assert 100 * sum(number <= found.p95 for number in numbers) >= 95 * len(numbers)
    below = [number for number in ordered if number < found.p95]
    assert 100 * len(below) < 95 * len(numbers)


def test_without_numbers_there_are_no_figures():
    assert spread(Counter()) is None
    assert histogram(Counter()) == []


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1000, 0.0001766, 0.0056405)],
)
def test_wilsons_interval_is_that_of_the_tables(count, of, low, high):
    found = wilson(count, of)
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


@given(st.integers(1, 5000), st.data())
def test_wilsons_interval_holds_the_share_and_stays_within_bounds(of, data):
    count = data.draw(st.integers(0, of))
    found = wilson(count, of)
    assert 0 <= found.low <= found.share + 1e-12
    assert found.share - 1e-12 <= found.high <= 1


def test_of_nothing_the_share_is_unknown():
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_every_seat_has_its_share():
    shares = wins_by_seat(Counter({0: 3, 2: 1}), 4, 4)
    assert [share.count for share in shares] == [3, 0, 1, 0]
    assert [share.share for share in shares] == [0.75, 0, 0.25, 0]


@given(NUMBERS, st.integers(2, 20))
def test_a_histogram_counts_every_number_once_in_few_bins_of_one_width(numbers, most):
    bins = histogram(Counter(numbers), most)
    assert len(bins) <= most
    assert sum(each.count for each in bins) == len(numbers)
    for each in bins:
        inside = [number for number in numbers if each.low <= number and (each.high is None or number <= each.high)]
        assert each.count == len(inside)
    assert len({each.high - each.low for each in bins if each.high is not None}) == 1
    assert all(one.high + 1 == two.low for one, two in pairwise(bins))


def test_rounds_without_an_end_say_nothing_about_length():
    tally = Tally()
    for each in (course(40), course(60, winner=2), course(1000, None, End.TURN_LIMIT), course(80, None, End.NOBODY)):
        tally.note(each)
    assert tally.turns == {40: 1, 60: 1, 80: 1}
    assert tally.rounds == 4
    assert tally.ends == {"won": 2, "nobody": 1, "turn-limit": 1}
    assert (tally.wins, tally.points.total()) == ({0: 1, 2: 1}, 2)


def test_a_match_counts_with_its_rounds():
    tally = Tally()
    tally.note_match(Match((course(40), course(60, winner=1)), 1, True))
    tally.note_match(Match((course(50),), None, False))
    assert (tally.matches, tally.rounds) == (2, 3)
    assert tally.match_rounds == {2: 1}
    assert tally.match_wins == {1: 1}
    assert tally.match_ends == {"finished": 1, "unfinished": 1}


def test_tallies_add_up_whatever_the_order():
    courses = [course(turns, turns % 4) for turns in range(30, 60)]
    whole, one, two = Tally(), Tally(), Tally()
    for each in courses:
        whole.note(each)
    for each in courses[20:]:
        one.note(each)
    for each in courses[:20]:
        two.note(each)
    one.add(two)
    assert one == whole
