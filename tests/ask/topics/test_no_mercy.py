"""No Mercy: the rule of 25 cards, its stacking, its own cards."""

from __future__ import annotations

import pytest
from asking import LANGUAGES, ask, flipped, words


@pytest.mark.parametrize(
    ("rules", "cards", "verdict"),
    [
        ("official", 25, "no"),
        ("official", 60, "no"),
        ("no-mercy", 24, "no"),
        ("no-mercy", 25, "yes"),
        ("no-mercy", "30", "yes"),
        ("mercy-25", 25, "yes"),
        ("mercy-25", 24, "no"),
    ],
)
def test_a_hand_of_25_is_out_only_where_mercy_is_played(rules: str, cards: object, verdict: str) -> None:
    assert ask("mercy-rule", rules, cards=cards).verdict == verdict


@pytest.mark.parametrize("timing", ["immediately", "end-of-draw", "end-of-turn"])
def test_the_limit_is_the_one_in_force_whenever_it_is_looked_at(timing: str) -> None:
    values = {"mercy.limit": 20, "mercy.timing": timing}
    assert flipped("mercy-rule", values, "official", cards=20).verdict == "yes"
    assert flipped("mercy-rule", values, "official", cards=19).verdict == "no"
    assert ask("mercy-rule", "no-mercy").reasons == ("mercy.limit",)
    assert flipped("mercy-rule", {"mercy.limit": 0}, "no-mercy").verdict == "no"


@pytest.mark.parametrize(
    ("card", "on", "verdict", "value"),
    [
        ("wild-draw-six", "draw-four", "yes", 10),
        ("wild-draw-ten", "draw-two", "yes", 12),
        ("draw-four", "wild-draw-six", "no", None),
        ("draw-two", "wild-draw-ten", "no", None),
        ("wild-draw-four", "wild-draw-four", "yes", 8),
        ("wild-reverse-draw-four", "draw-two", "yes", 6),
        ("skip", "draw-four", "no", None),
        ("wild-draw-ten", "wild-colour-roulette", "no", None),
    ],
)
def test_equal_or_higher_answers(card: str, on: str, verdict: str, value: int | None) -> None:
    outcome = ask("no-mercy-stacking", "no-mercy", card=card, on=on)
    assert (outcome.verdict, outcome.value) == (verdict, value)


def test_without_the_bar_nothing_is_stacked() -> None:
    values = {"stacking.equal_or_higher": "off"}
    before = ask("no-mercy-stacking", "no-mercy", card="draw-two", on="draw-two")
    after = flipped("no-mercy-stacking", values, "no-mercy", card="draw-two", on="draw-two")
    assert (before.verdict, after.verdict) == ("yes", "no")
    assert before.reasons == ("stacking.equal_or_higher",)


def test_a_reverse_draw_four_sends_the_total_back() -> None:
    outcome = ask("no-mercy-stacking", "no-mercy", card="wild-reverse-draw-four", on="draw-two")
    assert outcome.params["next"] == "Aino"


def test_a_deck_without_the_card_cannot_lay_it() -> None:
    outcome = ask("no-mercy-stacking", "official", card="wild-draw-ten", on="draw-two")
    assert (outcome.verdict, outcome.reasons) == ("no", ("deck",))


@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("wild-draw-ten", 10),
        ("wild-draw-six", 6),
        ("draw-four", 4),
        ("wild-reverse-draw-four", 4),
        ("wild-colour-roulette", "next-player"),
        ("skip-everyone", "same-player"),
        ("discard-all", None),
    ],
)
def test_its_own_cards_do_what_they_do_under_any_rules(card: str, value: object) -> None:
    for rules in ("official", "no-mercy"):
        outcome = ask("no-mercy-card", rules, card=card)
        assert (outcome.verdict, outcome.value) == ("explain", value)
    assert ask("no-mercy-card", "official", card=card).edition == "no-mercy"
    assert ask("no-mercy-card", "no-mercy", card=card).edition is None


def test_the_chooser_of_a_roulette_is_an_option() -> None:
    values = {"no_mercy.roulette_chooser": "player"}
    assert flipped("no-mercy-card", values, "no-mercy", card="wild-colour-roulette").value == "same-player"


def test_the_account_has_its_figures_from_the_deck() -> None:
    for rules in ("official", "no-mercy"):
        params = ask("no-mercy", rules).params
        assert (params["n"], params["limit"], params["max"]) == (168, 25, 6)
    assert flipped("no-mercy", {"mercy.limit": 20}, "no-mercy").params["limit"] == 20


@pytest.mark.parametrize("limit", [10, 15, 40, 60])
@pytest.mark.parametrize("timing", ["immediately", "end-of-draw", "end-of-turn"])
@pytest.mark.parametrize("rules", ["official", "no-mercy"])
def test_how_many_cards_put_you_out_is_the_limit_in_force(rules: str, timing: str, limit: int) -> None:
    values = {"mercy.limit": limit, "mercy.timing": timing}
    outcome = flipped("mercy-rule", values, rules)
    assert (outcome.verdict, outcome.value, outcome.params["n"]) == ("yes", limit, limit)
    assert flipped("mercy-rule", values, rules, cards=limit - 1).say == "cards-not-yet"
    assert flipped("mercy-rule", values, rules, cards=limit + 5).value == limit
    told = flipped("eliminated", values, rules)
    assert told.params["n"] == limit
    assert told.say.endswith("-end-of-turn") == (timing == "end-of-turn")
    for language in LANGUAGES:
        assert str(limit) in words("mercy-rule", outcome, language)
        assert str(limit) in words("eliminated", told, language)


def test_where_no_hand_is_too_big_the_number_is_none() -> None:
    assert (ask("mercy-rule", "official").verdict, ask("mercy-rule", "official").value) == ("no", 0)
    assert ask("mercy-rule", "no-mercy", cards=24).value is None
