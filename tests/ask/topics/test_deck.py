"""The game and its deck."""

from __future__ import annotations

import pytest
from asking import ask, flipped


@pytest.mark.parametrize(
    ("topic", "rules", "arguments", "value"),
    [
        ("players", "official", {}, [2, 10]),
        ("players", "no-mercy", {}, [2, 6]),
        ("players", "two-packs", {}, [2, 20]),
        ("players", "partners", {}, [4, 4]),
        ("age", "official", {}, 7),
        ("deck-size", "official", {}, 108),
        ("deck-size", "official-112", {}, 112),
        ("deck-size", "official-112-swap", {}, 112),
        ("deck-size", "official-112-blank", {}, 112),
        ("deck-size", "no-mercy", {}, 168),
        ("deck-size", "two-packs", {}, 216),
        ("deck-points", "official", {}, 1240),
        ("deck-points", "no-mercy", {}, 2840),
        ("card-count", "official", {"card": "wild-draw-four"}, 4),
        ("card-count", "no-mercy", {"card": "wild-draw-four"}, 8),
        ("card-count", "official", {"card": "blank"}, 0),
        ("card-count", "official-112-blank", {"card": "blank"}, 4),
        ("card-count", "official", {"card": "9"}, 8),
        ("card-count", "official", {"card": "0"}, 4),
        ("card-count", "official", {"card": "number"}, 76),
        ("card-count", "official", {"card": "rR"}, 2),
        ("card-count", "official", {"card": "skip", "colour": "green"}, 2),
        ("card-count", "official", {"card": "skip"}, 8),
        ("card-count", "official", {"colour": "green"}, 25),
        ("card-count", "official", {}, 108),
        ("card-count", "two-packs", {"card": "wild"}, 8),
    ],
)
def test_the_deck_is_counted(topic: str, rules: str, arguments: dict[str, object], value: object) -> None:
    assert ask(topic, rules, **arguments).value == value


@pytest.mark.parametrize(
    ("players", "rules", "verdict", "say"),
    [
        (11, "official", "no", "too-many"),
        (11, "two-packs", "yes", "fits"),
        ("9", "official", "yes", "fits"),
        (1, "official", "no", "too-few"),
        (7, "no-mercy", "no", "too-many"),
        (3, "partners", "no", "exactly"),
    ],
)
def test_so_many_may_play_or_may_not(players: object, rules: str, verdict: str, say: str) -> None:
    outcome = ask("players", rules, players=players)
    assert (outcome.verdict, outcome.say) == (verdict, say)


def test_the_numbers_follow_their_options() -> None:
    assert flipped("players", {"players.max": 12}, "official").value == [2, 12]
    assert flipped("age", {"players.age": 5}, "official").value == 5
    assert flipped("deck-size", {"deck.wild": 5}, "official").value == 109
    assert flipped("deck-points", {"scoring.points.wild": 40}, "official").value == 1200
    assert flipped("card-count", {"deck.skip": 3}, "official", card="skip").value == 12


def test_a_lost_card_is_left_open_and_play_can_go_on() -> None:
    outcome = ask("lost-card", "official")
    assert (outcome.verdict, outcome.leaning, outcome.say) == ("unspecified", "yes", "silent")
    assert ask("lost-card", "official-112-blank").say == "silent-blank"


@pytest.mark.parametrize(
    ("arguments", "say"),
    [
        ({}, "overview"),
        ({"cards": 108}, "classic"),
        ({"cards": "112"}, "of-112"),
        ({"cards": 168}, "no-mercy"),
        ({"cards": ["blank"]}, "blank"),
        ({"cards": [112, "wild-shuffle-hands"]}, "shuffle"),
        ({"card": "wild-swap-hands"}, "swap"),
        ({"cards": ["wild-customizable"]}, "customizable"),
        ({"cards": ["discard-all"]}, "no-mercy"),
        ({"cards": 107}, "unknown"),
        ({"cards": ["skip"]}, "several"),
    ],
)
def test_an_edition_is_known_by_its_cards(arguments: dict[str, object], say: str) -> None:
    assert ask("which-edition", "official", **arguments).say == say


def test_the_deck_is_told_by_its_sorts() -> None:
    params = ask("deck-composition", "official").params
    assert (params["numbers"], params["actions"], params["wilds"], params["n"]) == (76, 24, 8, 108)


@pytest.mark.parametrize(
    ("count", "verdict", "say"),
    [(None, "value", "cards-for"), (20, "no", "cards-short"), (6, "no", "cards-short"), (5, "yes", "fits")],
)
def test_no_more_may_play_than_the_deck_can_be_dealt_to(count: int | None, verdict: str, say: str) -> None:
    large = {"players.max": 20, "setup.hand_size": 20}
    found = flipped("players", large, "official", **({} if count is None else {"players": count}))
    assert (found.verdict, found.say, found.value) == (verdict, say, [2, 5])
    assert "setup.hand_size" in found.reasons and "players.max" not in found.reasons


@pytest.mark.parametrize(("count", "verdict"), [(3, "no"), (4, "yes"), (5, "no")])
def test_partners_are_four_whatever_the_table_is_open_to(count: int, verdict: str) -> None:
    found = flipped("players", {"players.min": 3, "players.max": 5}, "partners", players=count)
    assert (found.verdict, found.value, found.reasons) == (verdict, [4, 4], ("teams.partners",))
