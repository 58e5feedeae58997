"""Counting: cards, hands, totals, and who writes what down."""

from __future__ import annotations

import pytest
from asking import ask, flipped

PLAIN_HANDS = [["8", "skip"], ["0", "3", "wild"]]


@pytest.mark.parametrize(
    ("card", "rules", "value"),
    [
        ("number", "official", "face-value"),
        ("0", "official", 0),
        ("g9", "official", 9),
        ("skip", "official", 20),
        ("reverse", "official", 20),
        ("draw-two", "official", 20),
        ("wild", "official", 50),
        ("wild-draw-four", "official", 50),
        ("wild-shuffle-hands", "official-112", 50),
        ("wild-customizable", "official-112", 50),
        ("wild-shuffle-hands", "official-112-start-cards", 40),
        ("wild-swap-hands", "official-112-swap", 40),
        ("blank", "official-112-blank", 0),
        ("wild-draw-four", "no-mercy", 20),
        ("wild-draw-ten", "no-mercy", 50),
        ("discard-all", "no-mercy", 20),
    ],
)
def test_what_a_card_is_worth(card: str, rules: str, value: object) -> None:
    assert ask("card-points", rules, card=card).value == value


def test_a_card_counts_what_its_option_says() -> None:
    outcome = flipped("card-points", {"scoring.points.skip": 25}, "official", card="skip")
    assert (outcome.value, outcome.reasons) == (25, ("scoring.points.skip",))
    assert flipped("card-points", {"scoring.points.number": 5}, "official", card="number").value == 5


@pytest.mark.parametrize(
    ("hands", "value"),
    [
        (PLAIN_HANDS, 81),
        ([["g9", "y1"], ["W+4"]], 60),
        ([["1", "1", "1", "1"]], 4),
        (["skip", "skip", "wild-draw-four", "3", "9"], 102),
        ([["81"]], 81),
        (None, 81),
        ([["nonsense"]], 81),
    ],
)
def test_hands_are_added_up(hands: object, value: int) -> None:
    assert ask("hand-points", "official", hands=hands).value == value


@pytest.mark.parametrize("rules", ["official", "no-mercy", "official-112-blank"])
def test_what_is_added_up_is_what_the_winner_of_that_round_gets(rules: str) -> None:
    outcome = ask("hand-points", rules, hands=[["8", "skip"], ["0", "draw-two", "3"]])
    assert outcome.example is not None
    assert outcome.example.state["points"] == outcome.value == 51


@pytest.mark.parametrize(
    ("arguments", "rules", "verdict", "value", "say"),
    [
        ({"total": 430, "hands": [["81"]]}, "official", "yes", 511, "won"),
        ({"total": 430, "hands": PLAIN_HANDS}, "official", "yes", 511, "won"),
        ({"total": "512"}, "official", "yes", 512, "won"),
        ({"total": 500}, "official", "yes", 500, "won"),
        ({"total": 499}, "official", "no", 499, "not-yet"),
        ({"total": 455, "hands": [["6", "skip", "8"]]}, "official", "no", 489, "not-yet"),
        ({"total": 512}, "no-mercy", "no", 512, "not-yet"),
        ({"total": 1000}, "no-mercy", "yes", 1000, "won"),
        ({"total": 512}, "partners", "yes", 512, "won"),
        ({"total": 512}, "low-score", "no", 512, "lowest-wins"),
        ({"total": 412}, "low-score", "no", 412, "lowest-not-yet"),
        ({"total": 199, "others": [512, 340]}, "low-score", "yes", 199, "lowest-of-all"),
        ({"total": 340, "others": [512, 199]}, "low-score", "no", 340, "not-the-lowest"),
        ({"total": 340, "others": [412, 199]}, "low-score", "no", 340, "lowest-not-yet"),
        ({"total": 510}, "challenge-uno", "no", 510, "out"),
        ({"total": 410}, "challenge-uno", "no", 410, "still-in"),
    ],
)
def test_a_total_is_held_against_the_match(
    arguments: dict[str, object], rules: str, verdict: str, value: int, say: str
) -> None:
    outcome = ask("match-total", rules, **arguments)
    assert (outcome.verdict, outcome.value, outcome.say) == (verdict, value, say)


def test_the_figure_itself_is_not_enough_where_it_must_be_passed() -> None:
    before = ask("match-total", "official", total=500)
    assert "scoring.target_test" in before.reasons
    assert flipped("match-total", {"scoring.target_test": "exceed"}, "official", total=500).verdict == "no"


@pytest.mark.parametrize(
    ("topic", "rules", "verdict", "value"),
    [
        ("target-score", "official", "value", 500),
        ("target-score", "no-mercy", "value", 1000),
        ("target-score", "challenge-uno", "value", 500),
        ("exact-target", "official", "no", None),
        ("exact-target", "no-mercy", "no", None),
        ("exact-target", "low-score", "no", None),
        ("who-scores", "official", "value", "round-winner"),
        ("who-scores", "low-score", "value", "each-player"),
        ("who-scores", "challenge-uno", "value", "each-player"),
        ("who-scores", "partners", "value", "team"),
        ("scoring-optional", "official", "yes", None),
        ("scoring-optional", "official-112-swap", "no", None),
        ("scoring-optional", "official-112-blank", "no", None),
        ("low-score", "official", "explain", None),
        ("score-tie", "official", "unspecified", "joint"),
        ("score-tie", "low-score", "unspecified", "joint"),
        ("score-tie", "challenge-uno", "no", None),
    ],
)
def test_the_answers_of_the_table_hold(topic: str, rules: str, verdict: str, value: object) -> None:
    outcome = ask(topic, rules)
    assert (outcome.verdict, outcome.value) == (verdict, value)


@pytest.mark.parametrize(
    ("topic", "values", "value"),
    [
        ("target-score", {"scoring.target": 300}, 300),
        ("target-score", {"scoring.rounds": 5}, 0),
        ("who-scores", {"scoring.mode": "own-cards"}, "each-player"),
        ("who-scores", {"scoring.mode": "none"}, "nobody"),
        ("score-tie", {"scoring.tie": "extra-round"}, "extra-round"),
        ("score-tie", {"scoring.rounds": 3}, "joint"),
        ("card-points", {"scoring.mode": "none"}, 0),
        ("hand-points", {"scoring.mode": "none"}, 0),
    ],
)
def test_the_values_follow_their_options(topic: str, values: dict[str, object], value: object) -> None:
    assert flipped(topic, values, "official").value == value


def test_a_match_without_points_has_no_total_to_win_by() -> None:
    outcome = flipped("match-total", {"scoring.mode": "none"}, "official", total=512)
    assert (outcome.verdict, outcome.reasons) == ("no", ("scoring.mode",))


def test_how_many_rounds_is_the_number_of_rounds_with_points_or_without() -> None:
    for mode in ("winner-takes", "none"):
        values = {"scoring.rounds": 5, "scoring.mode": mode}
        assert flipped("target-score", values, "official", what="rounds").value == 5
    assert ask("target-score", "official", what="rounds").value == 500
