"""The worked examples of the pages that the project started from come out of the engine."""

from __future__ import annotations

from typing import Any

import pytest

from unorules.ask.case import Case, Outcome
from unorules.ask.topics import find
from unorules.rulebook.load import load


def outcome(topic: str, rules: tuple[str, ...] = ("official",), **arguments: Any) -> Outcome:
    return find(topic)(Case(topic, load(list(rules)), arguments))


def test_four_players_leave_79_cards_in_the_draw_pile() -> None:
    assert outcome("draw-pile-size", players=4).value == 108 - 28 - 1


def test_an_eight_and_a_skip_and_a_zero_a_three_and_a_wild_are_81_points() -> None:
    assert outcome("hand-points", hands=[["g8", "rS"], ["b0", "y3", "W"]]).value == 28 + 53


def test_430_and_81_points_win_the_match() -> None:
    found = outcome("match-total", total=430, hands=[["g8", "rS"], ["b0", "y3", "W"]])
    assert (found.verdict, found.value) == ("yes", 511)


def test_seven_reverse_three_and_wild_are_80_points() -> None:
    assert outcome("hand-points", hands=[["b7", "gR"], ["r3", "W"]]).value == 7 + 20 + 3 + 50


def test_after_drawing_the_blue_eight_the_green_three_may_not_be_played() -> None:
    found = outcome("play-other-after-draw", top="g8", hand=["g3", "r8"])
    assert found.verdict == "no"


def test_the_blue_eight_just_drawn_may_be_played_on_the_green_eight() -> None:
    assert outcome("play-drawn-card", top="g8", hand=["g3", "r8"], card="b8").verdict == "yes"


@pytest.mark.parametrize(("hand", "verdict"), [(["rS", "W+4"], "no"), (["bS", "W+4"], "yes")])
def test_a_red_skip_beside_a_plus_four_on_red_forbids_it_and_a_blue_one_does_not(hand: list[str], verdict: str) -> None:
    assert outcome("wild-draw-four-legality", top="r4", hand=hand).verdict == verdict


@pytest.mark.parametrize(("hand", "verdict"), [(["b5", "b8", "W+4"], "yes"), (["y8", "b5", "W+4"], "no")])
def test_a_plus_four_on_yellow_five(hand: list[str], verdict: str) -> None:
    assert outcome("wild-draw-four-legality", top="y5", hand=hand).verdict == verdict
