"""The turn: what fits, drawing or playing, and what a turn is not."""

from __future__ import annotations

from typing import Any

import pytest
from asking import LANGUAGES, ask, case, flipped, words

from unorules.ask.supposing import supposing
from unorules.engine.rules import deck


@pytest.mark.parametrize(
    ("arguments", "verdict", "say"),
    [
        ({"card": "gS", "on": "yS"}, "yes", "yes-symbol"),
        ({"card": "skip", "on": "skip"}, "yes", "yes-symbol"),
        ({"card": "r2", "on": "b5"}, "no", "no"),
        ({"card": "y7", "on": "r7"}, "yes", "yes-number"),
        ({"card": "7", "on": "7"}, "yes", "yes-number"),
        ({"card": "bS", "on": "b4"}, "yes", "yes-colour"),
        ({"card": "wild", "on": "wild"}, "yes", "yes-wild"),
        ({"card": "2", "on": "draw-two"}, "no", "no-other-colour"),
        ({"card": "number", "on": "skip"}, "no", "no-other-colour"),
        ({"card": "r6", "on": "g6", "colour": "yellow"}, "no", "no-named-colour"),
        ({"card": "b6", "on": "wild", "colour": "blue"}, "yes", "yes-colour"),
        ({"card": "blank"}, "no", "not-in-deck"),
        ({"hand": ["y4", "gS", "r9"], "top": "W", "colour": "blue"}, "no", "hand-no"),
        ({"hand": ["y4", "gS", "b9"], "colour": "blue"}, "yes", "hand-yes"),
        ({"card": "W+4", "top": "y5", "hand": ["y2", "W+4"]}, "no", "hand-yes"),
    ],
)
def test_a_card_is_held_against_the_very_card_it_is_to_lie_on(
    arguments: dict[str, object], verdict: str, say: str
) -> None:
    if arguments.get("card") == "W+4":
        say = "no-condition"
    outcome = ask("match", "official", **arguments)
    assert (outcome.verdict, outcome.say) == (verdict, say)


def test_a_blank_cannot_be_laid_where_the_deck_has_blanks() -> None:
    outcome = ask("match", "official-112-blank", card="blank", on="r5")
    assert (outcome.verdict, outcome.reasons) == ("no", ("deck.blank",))


def test_more_of_one_card_than_the_deck_has_is_judged_all_the_same_but_not_shown() -> None:
    outcome = ask("playable-cards", "official", hand=["r5", "r5", "r5", "g5"], top="g5")
    assert (outcome.value, outcome.example) == (["r5", "g5"], None)


@pytest.mark.parametrize(
    ("hand", "top", "cards"),
    [
        (["b5", "b8", "W+4"], "y5", ["b5", "W+4"]),
        (["b5", "y8", "W+4"], "y5", ["b5", "y8"]),
        (["b2"], "y5", []),
        (["g9", "W", "rS"], "r1", ["W", "rS"]),
    ],
)
def test_what_can_be_played_is_listed_and_a_bluff_left_out(hand: list[str], top: str, cards: list[str]) -> None:
    assert ask("playable-cards", "official", hand=hand, top=top).value == cards


def test_a_free_plus_four_is_playable_whatever_is_held() -> None:
    outcome = ask("playable-cards", "free-wild-draw-four", hand=["y8", "W+4"], top="y5")
    assert outcome.value == ["y8", "W+4"]


@pytest.mark.parametrize(
    ("topic", "rules", "verdict"),
    [
        ("play-several", (), "no"),
        ("play-several", ("multi-play",), "yes"),
        ("voluntary-draw", (), "yes"),
        ("voluntary-draw", ("force-play",), "no"),
        ("voluntary-draw", ("no-mercy",), "unspecified"),
        ("voluntary-draw", ("no-mercy", "force-play"), "no"),
        ("play-drawn-card", (), "yes"),
        ("must-play-drawn-card", (), "no"),
        ("must-play-drawn-card", ("no-mercy",), "yes"),
        ("must-play-drawn-card", ("force-play",), "yes"),
        ("must-play-drawn-card", ("official-112-blank",), "yes"),
        ("play-other-after-draw", (), "no"),
        ("play-other-after-draw", ("no-mercy",), "no"),
        ("pass-without-drawing", (), "no"),
        ("refill-hand", (), "no"),
        ("draw-from-discard", (), "no"),
        ("play-after-penalty", (), "no"),
        ("play-after-penalty", ("no-mercy",), "no"),
    ],
)
def test_the_verdicts_of_the_table_hold(topic: str, rules: tuple[str, ...], verdict: str) -> None:
    outcome = ask(topic, *(rules or ("official",)))
    assert outcome.verdict == verdict
    assert outcome.leaning == ("no" if verdict == "unspecified" else None)


@pytest.mark.parametrize(
    ("rules", "value"),
    [("official", 1), ("draw-until-playable", "until-playable"), ("no-mercy", "until-playable"), ("draw-three", 3)],
)
def test_as_many_are_drawn_as_the_rules_say(rules: str, value: object) -> None:
    outcome = ask("draw-count", rules)
    assert (outcome.verdict, outcome.value, outcome.reasons) == ("value", value, ("turn.draw_limit",))


def test_the_mercy_rule_does_not_hide_how_many_are_drawn() -> None:
    rules = {"turn.draw_limit": 10, "mercy.limit": 10}
    assert flipped("draw-count", rules, "official").value == 10


@pytest.mark.parametrize(
    ("topic", "key", "value", "verdict"),
    [
        ("play-several", "turn.multi_play", "same-number", "yes"),
        ("play-drawn-card", "turn.drawn_card", "may-not-play", "no"),
        ("must-play-drawn-card", "turn.drawn_card", "must-play", "yes"),
        ("must-play-drawn-card", "turn.drawn_card", "must-play-after-forced-draw", "yes"),
        ("pass-without-drawing", "turn.pass_without_drawing", True, "yes"),
        ("play-after-penalty", "turn.after_penalty", "may-play", "yes"),
    ],
)
def test_flipping_what_an_answer_rests_on_flips_it(topic: str, key: str, value: object, verdict: str) -> None:
    before, after = ask(topic, "official"), flipped(topic, {key: value}, "official")
    assert key in before.reasons
    assert before.verdict != after.verdict == verdict


def test_a_card_drawn_by_choice_may_be_kept_where_only_a_forced_one_must_be_played() -> None:
    outcome = ask("must-play-drawn-card", "official-112-blank", hand=["g3", "r8"], top="r5")
    assert (outcome.verdict, outcome.say) == ("no", "yes-if-forced")


@pytest.mark.parametrize(
    ("arguments", "rules", "say"),
    [
        ({"cards": ["b9", "r9", "y9"], "top": "b2"}, "multi-play", "yes"),
        ({"cards": ["skip", "skip"]}, "multi-play", "no-actions"),
        ({"cards": ["5", "7"]}, "multi-play", "no-not-these"),
        ({"cards": ["g6", "g6"]}, "official", "no"),
        ({"cards": 3}, "multi-play", "yes"),
    ],
)
def test_the_very_cards_of_the_question_are_laid_together(arguments: dict[str, object], rules: str, say: str) -> None:
    assert ask("play-several", rules, **arguments).say == say


def test_identical_cards_alone_may_go_together_where_that_is_agreed() -> None:
    identical = {"turn.multi_play": "identical"}
    assert flipped("play-several", identical, "official", cards=["g6", "g6"]).verdict == "yes"
    assert flipped("play-several", identical, "official", cards=["g6", "r6"]).say == "no-not-these"


ONE_OF_EACH = {"deck.digits": 1, "deck.skip": 1, "deck.reverse": 1, "deck.draw_two": 1}


@pytest.mark.parametrize(
    ("values", "arguments", "say"),
    [
        ({"turn.multi_play": "identical", **ONE_OF_EACH}, {}, "no-pair"),
        ({"turn.multi_play": "identical", **ONE_OF_EACH}, {"alike": True}, "no-pair"),
        ({"turn.multi_play": "identical", **ONE_OF_EACH}, {"cards": ["r5", "r5"]}, "no-such-cards"),
        ({"turn.multi_play": "identical", **ONE_OF_EACH, "deck.packs": 2}, {}, "yes-alike"),
        ({"turn.multi_play": "identical"}, {"cards": ["0", "0"]}, "no-such-cards"),
        ({"turn.multi_play": "same-number", **ONE_OF_EACH}, {"alike": True}, "yes"),
        ({"turn.multi_play": "same-number", "deck.digits": 0}, {}, "yes"),
        ({"turn.multi_play": "same-number", **ONE_OF_EACH}, {"cards": ["r5", "r5"]}, "no-such-cards"),
        (ONE_OF_EACH, {"cards": ["r5", "r5"]}, "no"),
    ],
)
def test_cards_said_to_go_down_together_are_in_the_deck(
    values: dict[str, Any], arguments: dict[str, Any], say: str
) -> None:
    found = flipped("play-several", values, "official", **arguments)
    assert found.say == say
    assert all(words("play-several", found, language) for language in LANGUAGES)
    if found.verdict == "yes":
        held = deck(supposing(case("play-several", "official"), values).rules)
        assert all(found.params["cards"].count(card) <= held.count(card) for card in found.params["cards"])


def test_a_penalty_may_be_that_of_another_draw_card() -> None:
    assert ask("play-after-penalty", "official", card="wild-draw-four").params["n"] == 4
    assert ask("play-after-penalty", "no-mercy", card="wild-draw-ten").params["n"] == 10


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        ({"alike": True}, "r8 r8"),
        ({"cards": ["skip", "skip"]}, "rS rS"),
        ({"cards": ["7", "7"]}, "r7 r7"),
        ({"cards": ["r+2", "r+2"]}, "r+2 r+2"),
        ({}, "r8 r8"),
    ],
)
def test_identical_cards_are_tried_with_twins_of_what_was_said(arguments: dict[str, object], shown: str) -> None:
    values = {"turn.multi_play": "identical", "turn.multi_play_actions": "effect-each"}
    outcome = flipped("play-several", values, "official", **arguments)
    assert (outcome.verdict, outcome.say) == ("yes", "yes-alike")
    assert " ".join(card.text for card in outcome.params["cards"]) == shown
    assert ask("play-several", "official", **arguments).verdict == "no"
