"""Before the first move."""

from __future__ import annotations

import pytest
from asking import ask, flipped

IGNORED = "ignored-and-covered"
DRAWS = "first-player-draws-two-and-is-skipped"


@pytest.mark.parametrize(
    ("card", "official", "applying", "ignoring", "blank"),
    [
        ("draw-two", DRAWS, DRAWS, IGNORED, DRAWS),
        ("skip", *["first-player-is-skipped"] * 2, IGNORED, "first-player-is-skipped"),
        (
            "reverse",
            *["dealer-starts-counter-clockwise"] * 2,
            IGNORED,
            "right-of-dealer-starts-counter-clockwise",
        ),
        ("wild", *["first-player-chooses-colour"] * 2, IGNORED, "first-player-chooses-colour"),
        ("wild-draw-four", *["returned-and-replaced"] * 2, IGNORED, "returned-and-replaced"),
        ("number", *["no-effect"] * 4),
        ("7", *["no-effect"] * 4),
    ],
)
def test_what_the_first_card_does(card: str, official: str, applying: str, ignoring: str, blank: str) -> None:
    assert ask("start-card", "official", card=card).value == official
    assert ask("start-card", "official-112-start-cards", card=card).value == applying
    assert ask("start-card", "official-112", card=card).value == ignoring
    assert ask("start-card", "official-112-blank", card=card).value == blank
    assert ask("start-card", "no-mercy", card=card).value == ignoring
    assert ask("start-card", "seven-o", card=card).value == official


@pytest.mark.parametrize(
    ("card", "key", "value", "expected"),
    [
        ("draw-two", "start_card.draw_two", "ignored", IGNORED),
        ("draw-two", "turn.after_penalty", "may-play", "first-player-draws-two-and-plays"),
        ("skip", "start_card.skip", "returned", "returned-and-replaced"),
        ("reverse", "start_card.reverse", "right-of-dealer-starts", "right-of-dealer-starts-counter-clockwise"),
        ("wild", "start_card.wild", "returned", "returned-and-replaced"),
        ("wild-draw-four", "start_card.wild_draw_four", "ignored", IGNORED),
    ],
)
def test_the_first_card_follows_its_option(card: str, key: str, value: str, expected: str) -> None:
    assert key in ask("start-card", "official", card=card).reasons
    assert flipped("start-card", {key: value}, "official", card=card).value == expected


def test_a_first_card_of_no_mercy_can_be_made_to_apply() -> None:
    applies = {"start_card.draw_two": "applies", "start_card.skip": "applies"}
    assert flipped("start-card", applies, "no-mercy", card="skip-everyone").value == "everyone-else-is-skipped"
    four = flipped("start-card", applies, "no-mercy", card="draw-four")
    assert four.value == "first-player-draws-four-and-is-skipped"


@pytest.mark.parametrize(
    ("topic", "rules", "arguments", "verdict", "value"),
    [
        ("dealer-choice", "official", {}, "value", "highest-number"),
        ("dealer-choice", "official-112-blank", {}, "value", "highest-points"),
        ("dealer-choice", "no-mercy", {}, "value", "free-choice"),
        ("dealer-choice-action-card", "official", {}, "value", 0),
        ("dealer-choice-action-card", "official", {"card": "wild"}, "value", 0),
        ("dealer-choice-action-card", "official-112-blank", {"card": "wild"}, "value", 50),
        ("hand-size", "official", {}, "value", 7),
        ("draw-pile-size", "official", {}, "value", 79),
        ("draw-pile-size", "official", {"players": 6}, "value", 65),
        ("draw-pile-size", "official", {"players": "10"}, "value", 37),
        ("draw-pile-size", "official", {"players": 11}, "value", 0),
        ("draw-pile-size", "official-112", {"players": 4}, "value", 83),
        ("draw-pile-size", "no-mercy", {"players": 4}, "value", 139),
        ("first-player", "official", {}, "value", "left-of-dealer"),
        ("direction", "official", {}, "value", "clockwise"),
        ("next-dealer", "official", {}, "unspecified", "left-of-dealer"),
    ],
)
def test_the_answers_of_the_table_hold(
    topic: str, rules: str, arguments: dict[str, object], verdict: str, value: object
) -> None:
    outcome = ask(topic, rules, **arguments)
    assert (outcome.verdict, outcome.value) == (verdict, value)


def test_a_table_that_the_deck_cannot_be_dealt_to_leaves_no_draw_pile() -> None:
    found = flipped("draw-pile-size", {"players.max": 20}, "official", players=16)
    assert (found.value, found.say, found.params["most"]) == (0, "not-so-many", 15)
    assert found.reasons == ("deck", "setup.hand_size")


@pytest.mark.parametrize(
    ("topic", "key", "value", "expected"),
    [
        ("dealer-choice", "setup.dealer", "free-choice", "free-choice"),
        ("hand-size", "setup.hand_size", 5, 5),
        ("draw-pile-size", "setup.hand_size", 5, 87),
        ("first-player", "setup.first_player", "agreed", "agreed"),
        ("next-dealer", "setup.next_dealer", "winner", "round-winner"),
    ],
)
def test_the_values_follow_their_options(topic: str, key: str, value: object, expected: object) -> None:
    assert key in ask(topic, "official").reasons
    assert flipped(topic, {key: value}, "official").value == expected
