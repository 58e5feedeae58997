"""The end of a round: last cards, and piles that run dry."""

from __future__ import annotations

import pytest
from asking import ask, flipped


@pytest.mark.parametrize(
    ("topic", "rules", "arguments", "verdict", "value"),
    [
        ("finish-on-action", "official", {}, "yes", None),
        ("finish-on-action", "official", {"card": "wild"}, "yes", None),
        ("finish-on-action", "official", {"card": "wild-draw-four"}, "yes", None),
        ("finish-on-action", "official-112", {"card": "wild-shuffle-hands"}, "yes", None),
        ("finish-on-action", "no-mercy", {"card": "wild-colour-roulette"}, "yes", None),
        ("finish-on-action", "no-action-finish", {}, "no", None),
        ("finish-on-action", "no-action-finish", {"card": "7"}, "yes", None),
        ("finish-on-action", "official-112-blank", {"card": "blank"}, "no", None),
        ("finish-draw-penalty", "official", {}, "yes", 2),
        ("finish-draw-penalty", "official", {"card": "wild-draw-four"}, "yes", 4),
        ("finish-draw-penalty", "no-bluff", {"card": "wild-draw-four"}, "yes", 4),
        ("finish-draw-penalty", "progressive", {}, "yes", 2),
        ("finish-draw-penalty", "no-mercy", {}, "no", 0),
        ("finish-draw-penalty", "no-mercy", {"card": "wild-draw-four"}, "no", 0),
        ("finish-draw-penalty", "no-mercy", {"card": "wild-draw-ten"}, "no", 0),
        ("finish-draw-penalty", "official", {"card": "skip"}, "no", 0),
        ("finish-draw-penalty", "no-action-finish", {}, "no", 0),
        ("finish-wild-colour", "official", {}, "unspecified", None),
        ("finish-wild-colour", "no-action-finish", {}, "no", None),
        ("nothing-to-reshuffle", "official", {}, "unspecified", "draw-what-is-left"),
    ],
)
def test_the_answers_of_the_table_hold(
    topic: str, rules: str, arguments: dict[str, object], verdict: str, value: object
) -> None:
    outcome = ask(topic, rules, **arguments)
    assert (outcome.verdict, outcome.value) == (verdict, value)


@pytest.mark.parametrize(
    ("rules", "say"),
    [("official", "first-out"), ("no-mercy", "first-out-or-last-in"), ("mercy-25", "first-out-or-last-in")],
)
def test_a_round_ends_with_the_first_out_or_where_mercy_rules_with_the_last_one_in(rules: str, say: str) -> None:
    outcome = ask("round-end", rules)
    assert (outcome.verdict, outcome.say) == ("explain", say)


@pytest.mark.parametrize(
    ("topic", "values", "verdict", "say"),
    [
        ("round-end", {"round_end.play_on": "last-one-holding"}, "explain", "last-holding"),
        ("finish-on-action", {"round_end.action_card": "not-allowed"}, "no", "no-as-ever"),
        ("finish-draw-penalty", {"round_end.draw_effect": False}, "no", "no"),
        ("finish-draw-penalty", {"round_end.action_card": "draw-two"}, "no", "not-laid"),
        ("draw-pile-empty", {"piles.keep_top_card": False}, "explain", "all-shuffled"),
    ],
)
def test_flipping_what_an_answer_rests_on_flips_it(
    topic: str, values: dict[str, object], verdict: str, say: str
) -> None:
    before, after = ask(topic, "official"), flipped(topic, values, "official")
    assert set(values) <= set(before.reasons)
    assert before.say != say
    assert (after.verdict, after.say) == (verdict, say)


@pytest.mark.parametrize("word", ["end-round-lowest-hand", "end-round-no-winner"])
def test_exhausted_piles_end_the_round_where_the_rules_say_so(word: str) -> None:
    assert flipped("nothing-to-reshuffle", {"piles.when_exhausted": word}, "official").value == word


def test_where_the_others_play_on_a_last_wild_needs_its_colour() -> None:
    outcome = flipped("finish-wild-colour", {"round_end.play_on": "last-one-holding"}, "official")
    assert outcome.leaning == "yes"
    assert ask("finish-wild-colour", "official").leaning == "no"


def test_the_top_card_stays_when_the_discards_are_shuffled() -> None:
    assert ask("draw-pile-empty", "official").say == "top-stays"


@pytest.mark.parametrize(("value", "say"), [("draw-one", "no"), ("draw-two", "no"), ("not-allowed", "no-as-ever")])
def test_how_many_are_drawn_instead_of_going_out_follows_the_rule_and_not_the_pile(value: str, say: str) -> None:
    values = {"turn.draw_limit": "until-playable", "round_end.action_card": value}
    found = flipped("finish-on-action", values, "official", card="skip")
    assert (found.verdict, found.say) == ("no", say)
