"""Stacks: what stops one, how high it may get, and the challenge where there is none."""

from __future__ import annotations

from typing import Any

import pytest
from asking import LANGUAGES, ask, flipped, words

THREE = ["draw-two", "draw-two", "draw-two"]


@pytest.mark.parametrize(
    ("rules", "values", "cards", "say", "value"),
    [
        ("official", {}, THREE, "single", 2),
        ("progressive", {}, THREE, "stacked", 6),
        ("progressive", {"stacking.limit": 4}, THREE, "stopped-limit", 4),
        ("progressive", {"stacking.limit": 2}, THREE, "stopped-limit", 2),
        ("official", {"stacking.equal_or_higher": "running-total"}, THREE, "stopped-low", 4),
        ("official", {"stacking.equal_or_higher": "last-card"}, THREE, "stacked", 6),
        ("progressive", {}, ["draw-two", "draw-two", "wild-draw-four"], "stopped", 4),
        ("progressive", {}, ["draw-two", "wild-draw-four"], "single", 4),
    ],
)
def test_what_stops_a_stack_is_told_with_what_is_owed_until_then(
    rules: str, values: dict[str, Any], cards: list[str], say: str, value: int
) -> None:
    outcome = flipped("stack-total", values, rules, cards=cards)
    assert (outcome.say, outcome.value) == (say, value)
    assert set(values) <= set(outcome.reasons)
    for language in LANGUAGES:
        assert str(value) in words("stack-total", outcome, language) or value == 1


@pytest.mark.parametrize(
    ("rules", "limit", "verdict", "value"),
    [
        ("official", 0, "no", 0),
        ("progressive", 0, "explain", None),
        ("progressive", 12, "value", 12),
        ("no-mercy", 30, "value", 30),
        ("progressive", 1, "value", 1),
    ],
)
def test_how_big_a_stack_may_get_is_the_limit_in_force(rules: str, limit: int, verdict: str, value: int | None) -> None:
    outcome = flipped("stack-total", {"stacking.limit": limit}, rules, what="limit")
    assert (outcome.verdict, outcome.value) == (verdict, value)
    assert all(words("stack-total", outcome, language) for language in LANGUAGES)


@pytest.mark.parametrize("topic", ["challenge-success", "challenge-failure"])
def test_where_nothing_can_be_challenged_nobody_draws_for_it(topic: str) -> None:
    assert (ask(topic, "no-bluff").verdict, ask(topic, "no-bluff").value) == ("no", 0)


def test_a_four_that_cannot_be_the_last_card_is_not_challenged_as_one() -> None:
    outcome = ask("challenge-last-card", "no-action-finish")
    assert (outcome.verdict, outcome.say, outcome.reasons) == ("no", "not-last", ("round_end.action_card",))
