"""Two players, pairs, the elimination match, and players who are out."""

from __future__ import annotations

import pytest
from asking import ask, flipped


@pytest.mark.parametrize("rules", ["official", "official-112-blank", "no-mercy"])
@pytest.mark.parametrize("topic", ["skip-two-players", "reverse-two-players", "draw-card-two-players"])
def test_with_two_the_same_player_plays_again(topic: str, rules: str) -> None:
    outcome = ask(topic, rules)
    assert (outcome.verdict, outcome.value) == ("yes", "same-player")


@pytest.mark.parametrize("rules", ["official-112", "official-112-start-cards", "official-112-swap"])
def test_three_editions_are_silent_on_the_reverse_with_two(rules: str) -> None:
    outcome = ask("reverse-two-players", rules)
    assert (outcome.verdict, outcome.leaning) == ("unspecified", "yes")
    assert ask("skip-two-players", rules).verdict == "yes"


def test_flipping_the_reverse_flips_its_answer_and_no_other() -> None:
    values = {"two_players.reverse": "only-turns"}
    assert flipped("reverse-two-players", values, "official").verdict == "no"
    assert flipped("skip-two-players", values, "official").verdict == "yes"
    assert flipped("draw-card-two-players", values, "official").verdict == "yes"
    assert flipped("two-players", values, "official").say != ask("two-players", "official").say


def test_who_may_play_after_a_penalty_has_the_next_turn() -> None:
    outcome = flipped("draw-card-two-players", {"turn.after_penalty": "may-play"}, "official")
    assert outcome.verdict == "no"
    assert ask("draw-card-two-players", "official").reasons == ("turn.after_penalty",)


def test_a_reverse_draw_four_hits_its_own_player_with_two() -> None:
    assert ask("draw-card-two-players", "no-mercy", card="wild-reverse-draw-four").verdict == "no"
    assert ask("draw-card-two-players", "official", card="wild-draw-four").verdict == "yes"


def test_a_game_for_four_has_no_two() -> None:
    outcome = ask("skip-two-players", "partners")
    assert (outcome.verdict, outcome.value, outcome.reasons) == ("no", None, ("players.min",))


def test_what_is_different_with_two_is_an_account_unless_a_card_is_named() -> None:
    assert ask("two-players", "official").verdict == "explain"
    assert ask("two-players", "official", card="reverse").verdict == "yes"
    assert ask("two-players", "official-112", card="reverse").verdict == "unspecified"


def test_a_pair_gets_what_both_opponents_hold() -> None:
    hands = [["8", "skip"], ["r5"], ["b9"]]
    outcome = ask("partners-scoring", "partners", hands=hands)
    assert (outcome.verdict, outcome.value) == ("explain", 33)
    assert ask("partners-scoring", "official", hands=hands).value == 33
    assert ask("partners-scoring", "partners", "low-score", hands=hands).say == "own-cards"


@pytest.mark.parametrize(("total", "verdict"), [(499, "no"), (500, "yes"), ("510", "yes")])
def test_who_reaches_the_figure_is_out_of_the_match(total: object, verdict: str) -> None:
    assert ask("challenge-uno", "challenge-uno", total=total).verdict == verdict
    assert ask("eliminated", "challenge-uno", total=total).verdict == verdict
    assert ask("challenge-uno", "official", total=total).verdict == verdict


def test_exceeding_is_more_than_reaching() -> None:
    exceed = {"scoring.target_test": "exceed"}
    assert flipped("challenge-uno", exceed, "challenge-uno", total=500).verdict == "no"
    assert flipped("challenge-uno", exceed, "challenge-uno").say == "exceed"
    assert ask("challenge-uno", "official").value == 500


def test_points_put_nobody_out_where_there_is_no_elimination() -> None:
    outcome = ask("eliminated", "official", total=510)
    assert (outcome.verdict, outcome.reasons) == ("no", ("scoring.elimination",))


@pytest.mark.parametrize(
    ("rules", "say"),
    [
        ("official", "nobody"),
        ("no-mercy", "aside"),
        ("mercy-25", "aside"),
        ("challenge-uno", "match"),
    ],
)
def test_how_somebody_is_out_follows_the_rules(rules: str, say: str) -> None:
    outcome = ask("eliminated", rules)
    assert (outcome.verdict, outcome.say) == ("explain", say)


@pytest.mark.parametrize(("where", "say"), [("under-discard-pile", "under"), ("out-of-game", "gone")])
def test_where_the_hand_goes_is_read_off_the_table(where: str, say: str) -> None:
    assert flipped("eliminated", {"mercy.hand": where}, "no-mercy").say == say


def test_a_hand_that_is_out_counts_what_the_edition_says() -> None:
    assert ask("eliminated", "no-mercy").params["points"] == 250
    assert flipped("eliminated", {"scoring.points.knocked_out": 100}, "no-mercy").params["points"] == 100


@pytest.mark.parametrize("mode", ["winner-takes", "own-cards"])
@pytest.mark.parametrize(("fixed", "points"), [(250, 250), ("cards", 49)])
def test_with_partners_the_hand_that_is_out_counts_the_same(mode: str, fixed: int | str, points: int) -> None:
    values = {"mercy.limit": 12, "scoring.points.knocked_out": fixed, "scoring.mode": mode, "scoring.target": 250}
    assert flipped("eliminated", values, "partners").params["points"] == points
    assert flipped("eliminated", values, "official").params["points"] == points
