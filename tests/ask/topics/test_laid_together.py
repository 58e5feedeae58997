"""Several cards laid in one turn, and stacks that lie there already: answered as the engine plays them."""

from __future__ import annotations

from typing import Any

import pytest
from asking import LANGUAGES, ask, flipped, words

TWO = ["draw-two", "draw-two"]
SEVERAL = {"stacking.cards_per_turn": 4}
LIMITED = {"stacking.limit": 4}


@pytest.mark.parametrize(
    ("rules", "values", "arguments", "verdict", "say", "n"),
    [
        ("progressive", SEVERAL, {"cards": TWO, "on": "draw-two"}, "yes", "answered", 6),
        ("progressive", SEVERAL, {"cards": 3, "on": "draw-two"}, "yes", "answered", 8),
        ("progressive", SEVERAL, {"card": "draw-two", "on": "draw-two"}, "yes", "answered", 6),
        ("progressive", SEVERAL, {"cards": ["wild-draw-four"] * 2, "on": "wild-draw-four"}, "yes", "answered", 12),
        ("progressive", SEVERAL, {"cards": TWO, "on": "draw-two", "pending": 6}, "yes", "answered", 10),
        ("progressive", SEVERAL, {"cards": TWO, "pending": 6}, "yes", "answered", 10),
        ("progressive", {"stacking.cards_per_turn": 2}, {"cards": 3, "on": "draw-two"}, "no", "too-many", 2),
        ("progressive", {}, {"cards": TWO, "on": "draw-two"}, "no", "too-many", 1),
        ("progressive", SEVERAL | LIMITED, {"cards": TWO, "on": "draw-two"}, "no", "over-limit", 2),
        ("progressive", SEVERAL, {"cards": TWO, "on": "wild-draw-four"}, "no", "unanswered", 4),
        ("official", {}, {"cards": TWO, "on": "draw-two"}, "no", "unanswered", 2),
        ("no-mercy", SEVERAL, {"cards": ["wild-draw-six"] * 2, "on": "wild-draw-four"}, "yes", "answered", 16),
    ],
)
def test_several_draw_cards_onto_a_draw_card_are_judged_as_an_answer(
    rules: str, values: dict[str, Any], arguments: dict[str, Any], verdict: str, say: str, n: int
) -> None:
    outcome = flipped("play-several", values, rules, **arguments)
    assert (outcome.verdict, outcome.say, outcome.params["n"]) == (verdict, say, n)
    assert all(words("play-several", outcome, language) for language in LANGUAGES)


def test_without_a_draw_card_beneath_several_are_an_ordinary_turn() -> None:
    assert flipped("play-several", SEVERAL, "progressive", cards=TWO).verdict == "no"
    assert flipped("play-several", SEVERAL, "progressive", cards=["8", "8"], on="draw-two").say == "no"


@pytest.mark.parametrize(
    ("rules", "values", "verdict", "value"),
    [
        ("progressive", SEVERAL, "value", 4),
        ("progressive", {}, "value", 1),
        ("official", SEVERAL, "no", None),
    ],
)
def test_how_many_one_answer_may_be_is_told(rules: str, values: dict[str, Any], verdict: str, value: int) -> None:
    outcome = flipped("play-several", values, rules, what="limit")
    assert (outcome.verdict, outcome.value) == (verdict, value)
    assert all(words("play-several", outcome, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("topic", "arguments"),
    [
        ("stack-draw-two", {"pending": 4}),
        ("stack-draw-two", {"cards": TWO}),
        ("stack-draw-two", {"cards": 2}),
        ("answer-with-same", {"card": "draw-two", "pending": 4}),
        ("answer-with-same", {"card": "draw-two", "cards": TWO}),
        ("answer-draw-card", {"card": "draw-two", "on": "draw-two", "pending": 4}),
        ("no-mercy-stacking", {"card": "draw-two", "on": "draw-two", "pending": 4}),
    ],
)
def test_a_stack_that_lies_there_already_may_not_grow_above_its_limit(topic: str, arguments: dict[str, Any]) -> None:
    free = flipped(topic, {}, "progressive", **arguments)
    assert (free.verdict, free.value) == ("yes", 6)
    outcome = flipped(topic, LIMITED, "progressive", **arguments)
    assert (outcome.verdict, outcome.say, outcome.reasons) == ("no", "over-limit", ("stacking.limit",))
    assert outcome.params["n"] == 4
    assert outcome.example is not None
    for language in LANGUAGES:
        assert words(topic, outcome, language).count("4") == 2
    assert flipped(topic, {"stacking.limit": 6}, "progressive", **arguments).verdict == "yes"


def test_a_stack_of_fours_knows_its_limit_too() -> None:
    values = {"stacking.limit": 8}
    assert flipped("stack-wild-draw-four", values, "progressive", pending=8).say == "over-limit"
    assert flipped("stack-wild-draw-four", values, "progressive", cards=["wild-draw-four"] * 2).say == "over-limit"
    assert flipped("stack-wild-draw-four", values, "progressive").verdict == "yes"
    assert flipped("stack-wild-draw-four", values, "progressive", pending=4).verdict == "yes"


@pytest.mark.parametrize(
    ("rules", "values", "arguments", "say", "value"),
    [
        ("official", {}, {}, "not-together", 2),
        ("multi-play", {}, {}, "not-together", 2),
        ("multi-play", {"turn.multi_play_actions": "effect-each"}, {}, "together", 4),
        ("multi-play", {"turn.multi_play_actions": "effect-each"}, {"cards": 3}, "together", 6),
        ("multi-play", {"turn.multi_play_actions": "effect-each", "turn.multi_play": "identical"}, {}, "together", 4),
        ("multi-play", {"turn.multi_play_actions": "effect-once"}, {}, "together", 2),
        ("progressive", SEVERAL, {"on": "draw-two"}, "together", 6),
        ("progressive", {}, {"on": "draw-two"}, "not-together", 4),
        ("progressive", SEVERAL, {"pending": 6}, "together", 10),
    ],
)
def test_several_draw_cards_laid_in_one_turn_are_summed_as_the_rules_have_it(
    rules: str, values: dict[str, Any], arguments: dict[str, Any], say: str, value: int
) -> None:
    outcome = flipped("stack-total", values, rules, together=True, **({"cards": TWO} | arguments))
    assert (outcome.say, outcome.value) == (say, value)
    assert all(words("stack-total", outcome, language) for language in LANGUAGES)


EACH = {"turn.multi_play_actions": "effect-each"}
ALIKE = EACH | {"turn.multi_play": "identical"}
BARRED = ALIKE | {"round_end.action_card": "not-allowed"}


@pytest.mark.parametrize(
    ("rules", "values", "arguments", "verdict", "say"),
    [
        ("multi-play", EACH, {"cards": ["skip", "skip"]}, "yes", "yes-several"),
        ("multi-play", ALIKE, {"cards": ["skip", "skip"]}, "yes", "yes-several"),
        ("multi-play", BARRED, {"cards": ["skip", "skip"]}, "no", "no-several"),
        ("multi-play", BARRED, {"cards": ["draw-two", "draw-two"]}, "no", "no-several"),
        ("multi-play", BARRED, {"cards": 2, "card": "draw-two"}, "no", "no-several"),
        ("multi-play", BARRED, {"cards": ["8", "8"]}, "yes", "yes-several"),
        ("official", {}, {"cards": ["skip", "skip"]}, "no", "not-together"),
        ("multi-play", {}, {"cards": ["skip", "skip"]}, "no", "not-together"),
        ("multi-play", EACH | {"uno.say_on_last_card": True}, {"cards": ["skip", "skip"]}, "yes", "yes-several"),
        ("multi-play", EACH | {"uno.missed_call_blocks_win": True}, {"cards": ["skip", "skip"]}, "no", "no-call"),
    ],
)
def test_several_cards_at_once_as_the_last_ones(
    rules: str, values: dict[str, Any], arguments: dict[str, Any], verdict: str, say: str
) -> None:
    outcome = flipped("finish-on-action", values, rules, **arguments)
    assert (outcome.verdict, outcome.say) == (verdict, say)
    assert all(words("finish-on-action", outcome, language) for language in LANGUAGES)


def test_the_barred_last_cards_are_refused_with_the_rule_that_bars_them() -> None:
    outcome = flipped("finish-on-action", BARRED, "multi-play", cards=["skip", "skip"])
    assert outcome.reasons == ("round_end.action_card",)
    assert ask("finish-on-action", "multi-play", cards=["skip"]).say == "yes"


@pytest.mark.parametrize(("topic", "arguments"), [("stack-total", {"what": "limit"}), ("stack-required", {})])
def test_what_is_asked_of_stacks_at_large_does_not_hang_on_what_lies_there(
    topic: str, arguments: dict[str, Any]
) -> None:
    told = {"cards": TWO, "pending": 8}
    plain = flipped(topic, {"stacking.limit": 4}, "progressive", **arguments)
    assert flipped(topic, {"stacking.limit": 4}, "progressive", **arguments, **told) == plain
