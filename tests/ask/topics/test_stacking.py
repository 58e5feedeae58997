"""Stacks: what stops one, how high it may get, and the challenge where there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from asking import LANGUAGES, ask, flipped, words

from unorules.ask.reply import answer

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


APART = {"stacking.wild_draw_four_condition": False}


@pytest.mark.parametrize(
    ("values", "on", "verdict", "say"),
    [
        ({}, "wild-draw-four", "no", "no"),
        (APART, "wild-draw-four", "yes", "stacked"),
        (APART, "draw-two", "no", "no"),
        (APART | {"stacking.wild_draw_four_on_draw_two": True}, "draw-two", "yes", "stacked"),
        (APART, None, "no", "no"),
    ],
)
def test_inside_a_stack_the_condition_of_a_four_is_that_of_stacks(
    values: dict[str, Any], on: str | None, verdict: str, say: str
) -> None:
    told = {"hand": ["r7", "wild-draw-four"], "colour": "red"} | ({"on": on} if on else {})
    outcome = flipped("wild-draw-four-legality", values, "progressive", **told)
    assert (outcome.verdict, outcome.say) == (verdict, say)
    assert ("stacking.wild_draw_four_condition" in outcome.reasons) == (verdict == "yes")
    assert all(words("wild-draw-four-legality", outcome, language) for language in LANGUAGES)


@pytest.mark.parametrize("condition", ["no-card-of-colour", "nothing-else-playable", "none"])
@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("topic", ["wild-draw-four-legality", "wild-draw-four-with-wild"])
def test_the_exception_of_stacks_is_told_wherever_the_condition_is(topic: str, counts: bool, condition: str) -> None:
    values = APART | {"wild_draw_four.condition": condition, "wild_draw_four.wilds_count_as_colour": counts}
    outcome = flipped("wild-draw-four-legality", values, "progressive")
    assert outcome.say.endswith("-but-stacked") == (condition != "none")
    for told in ({}, {"on": "wild-draw-four"}, {"on": "wild-draw-four", "any_time": True}):
        found = flipped(topic, values, "progressive", **told)
        assert all(words(topic, found, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "question",
    [
        "May I put a +4 on a +4 although I hold the colour?",
        "Can I play a +4 on a +4 whatever I hold?",
        "Saako +4:n lyödä +4:n päälle, vaikka kädessä on voimassa olevaa väriä?",
        "Kan jeg legge +4 på +4 selv om jeg har fargen?",
        "Får jag lägga +4 på +4 fast jag har färgen?",
    ],
)
def test_the_four_beneath_is_not_lost_where_a_question_names_it(question: str, tmp_path: Path) -> None:
    apart = tmp_path / "apart.toml"
    head = 'format = 1\nid = "apart"\nkind = "house-rule"\ntitle = { en = "Apart" }\nuses = ["progressive"]\n'
    apart.write_text(f"{head}[stacking]\nwild_draw_four_condition = false\n", encoding="utf-8")
    assert answer(question, [str(apart)]).verdict == "yes"
    assert answer(question, ["progressive"]).verdict == "no"
