"""Matches: from round to round, to the target, to the last one in, or for a number of rounds (concordance 98-110)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from unorules.engine.cards import parse_cards
from unorules.engine.ending import match_leaders
from unorules.engine.options import BY_KEY, Value
from unorules.engine.rules import Rules
from unorules.engine.start import deal, next_round
from unorules.engine.table import Table

from .invariants import check, watched
from .perft import rules_of
from .positions import NAMES, at, do, turn
from .random_play import play

FAR = 200
"""More rounds than any of these matches takes."""


def last_card(hands: str, rules: Rules | dict[str, Value] | None = None, **fields: object) -> Table:
    """The table once Aino has laid her last card, r1, on r5."""
    table = at("r5", hands, "y1 y2 y3", rules, **fields)
    do(table, "Aino: r1")
    assert table.round_over
    return table


@pytest.mark.parametrize(
    ("before", "test", "over"),
    [(450, "reach", True), (449, "reach", False), (450, "exceed", False), (451, "exceed", True)],
)
def test_the_match_is_over_once_somebody_reaches_or_exceeds_the_target(before: int, test: str, over: bool) -> None:
    table = last_card("r1 / W / ", {"scoring.target_test": test}, totals=[before, 0, 0], out_of_match=(2,))
    assert (table.points, table.totals, table.match_over) == (50, [before + 50, 0, 0], over)


def test_the_winner_of_the_match_has_most_points_though_another_won_the_round() -> None:
    table = last_card("r1 / W / b1", totals=[0, 520, 10])
    event = (table.events or [])[-1]
    assert (table.match_over, event.type, event.seat) == (True, "match-over", 1)
    assert event.details["winners"] == ("Bo",)


def test_in_low_score_everybody_writes_their_own_cards_and_the_lowest_total_wins() -> None:
    table = last_card("r1 / W / b3", rules_of(("low-score",)), totals=[300, 460, 100])
    assert (table.scores, table.totals) == ([0, 50, 3], [300, 510, 103])
    event = (table.events or [])[-1]
    assert (event.type, event.seat) == ("match-over", 2)


def test_partners_score_for_both_and_win_together() -> None:
    table = last_card("r1 / W / b9 / y8", rules_of(("partners",)), totals=[450, 100, 450, 100])
    assert table.scores == [58, 0, 58, 0]
    event = (table.events or [])[-1]
    assert (event.type, event.seat, event.details["winners"]) == ("match-over", 0, ("Aino", "Cai"))


def test_no_mercy_gives_250_for_each_player_knocked_out_and_goes_to_1000() -> None:
    table = last_card(
        "r1 / WCR b5 /  / ",
        rules_of(("no-mercy",)),
        knocked_out=[2, 3],
        lost_hands=[parse_cards("b1 b2"), parse_cards("b3")],
        totals=[444, 0, 0, 0],
    )
    assert (table.points, table.totals[0], table.match_over) == (555, 999, False)
    table = last_card("r1 / WCR b6", rules_of(("no-mercy",)), totals=[944, 0])
    assert (table.totals[0], table.match_over) == (1000, True)


@pytest.mark.parametrize(("tie", "over"), [("joint", True), ("extra-round", False)])
def test_a_tie_is_a_joint_win_or_is_played_off(tie: str, over: bool) -> None:
    table = last_card("r1 / W / b1", {"scoring.tie": tie, "scoring.target": 100}, totals=[49, 100, 0])
    assert (table.totals, table.match_over) == ([100, 100, 0], over)
    if over:
        event = (table.events or [])[-1]
        assert (event.seat, event.details["winners"]) == (None, ("Aino", "Bo"))
        return
    new = at("r5", "r1 / b9 / b2", "y1", table.rules, totals=next_round(table, 0)[0].totals)
    do(new, "Aino: r1")
    assert (new.totals, new.match_over) == ([111, 100, 0], True)


@pytest.mark.parametrize("mode", ["winner-takes", "own-cards", "none"])
def test_a_match_of_three_rounds_ends_after_the_third_whatever_the_points(mode: str) -> None:
    rules = Rules({"scoring.rounds": 3, "scoring.mode": mode, "scoring.target": 1, "scoring.tie": "extra-round"})
    rounds = match(rules, 3, seed=5)
    assert len(rounds) == 3
    assert [table.rounds_before for table in rounds] == [0, 1, 2]
    assert [table.match_over for table in rounds] == [False, False, True]


def test_rounds_without_points_make_no_match() -> None:
    table = last_card("r1 / W / b1", {"scoring.mode": "none", "scoring.target": 1})
    assert (table.points, table.scores, table.match_over) == (None, [0, 0, 0], False)


@pytest.mark.parametrize(("rounds", "over"), [(2, False), (1, True)])
def test_points_that_are_not_counted_put_nobody_out_and_the_rounds_end_the_match(rounds: int, over: bool) -> None:
    changed = {"scoring.mode": "none", "scoring.elimination": True, "scoring.rounds": rounds, "scoring.target": 1}
    table = last_card("r1 / W / b1", changed)
    assert (table.out_of_match, table.match_over) == ((), over)


def test_the_deal_passes_to_the_left_and_the_player_left_of_the_dealer_begins() -> None:
    table, dealer = deal(Rules(), NAMES[:3], 1, dealer=1), 1
    dealers = []
    for _ in range(6):
        table, dealer = next_round(table, dealer)
        dealers.append(dealer)
        if table.top.is_number:
            assert table.turn == (dealer + 1) % 3
    assert dealers == [2, 0, 1, 2, 0, 1]


def test_the_winner_deals_where_the_table_says_so() -> None:
    table = at("r5", "b1 b3 / b2 b4 / r1", "y1 y2", {"setup.next_dealer": "winner"}, turn=2)
    do(table, "Cai: r1")
    _, dealer = next_round(table, 0)
    assert dealer == 2


def test_who_is_out_of_the_match_neither_deals_nor_is_dealt_in() -> None:
    rules = rules_of(("challenge-uno",))
    table = last_card("r1 / W / b1 / b2", rules, totals=[0, 470, 100, 100])
    assert (table.out_of_match, table.match_over) == ((1,), False)
    new, dealer = next_round(table, 0)
    assert dealer == 2
    assert [len(hand) for hand in new.hands] == [7, 0, 7, 7]
    check(watched(new))


def test_the_last_two_of_challenge_uno_play_by_the_rules_of_two_players() -> None:
    rules = rules_of(("challenge-uno",))
    table = at("r5", "rR r2 r3 /  / b1 b2 / ", "y1 y2", rules, out_of_match=(1, 3))
    do(table, "Aino: rR")
    assert turn(table) == "Aino"
    three = at("r5", "rR r2 r3 /  / b1 b2 / g1 g2", "y1 y2", rules, out_of_match=(1,))
    do(three, "Aino: rR")
    assert turn(three) == "Dag"


def test_the_last_one_in_wins_challenge_uno() -> None:
    table = last_card("r1 / W / ", rules_of(("challenge-uno",)), totals=[499, 450, 500], out_of_match=(2,))
    event = (table.events or [])[-1]
    assert (table.match_over, event.type, event.seat) == (True, "match-over", 0)


@pytest.mark.parametrize("seed", range(3))
def test_challenge_uno_is_played_to_the_end(seed: int) -> None:
    rounds = match(rules_of(("challenge-uno",)), 5, seed)
    last = rounds[-1]
    assert len(last.out_of_match) == 4
    (winner,) = set(range(5)) - set(last.out_of_match)
    assert last.totals[winner] < 500 <= min(last.totals[seat] for seat in last.out_of_match)
    for before, after in pairwise(rounds):
        assert after.out_of_match[: len(before.out_of_match)] == before.out_of_match
        for seat in before.out_of_match:
            assert (after.scores[seat], after.totals[seat]) == (0, before.totals[seat])


@pytest.mark.parametrize(
    "ruleset", ["official", "official-112", "no-mercy", "low-score", "partners", "seven-o", "mercy-25"]
)
def test_a_match_goes_on_until_the_target_and_its_totals_are_the_sum_of_its_rounds(ruleset: str) -> None:
    rules = rules_of((ruleset,))
    rounds = match(rules, 4, seed=3)
    assert rounds[-1].totals == [sum(table.scores[seat] for table in rounds) for seat in range(4)]
    reached = [max(table.totals) >= rules.scoring_target for table in rounds]
    assert reached == [False] * (len(rounds) - 1) + [True]
    assert match_leaders(rules, rounds[-1].totals)


def match(rules: Rules, seats: int, seed: int) -> list[Table]:
    """The ends of all rounds of a match played at random."""
    table, dealer, random = watched(deal(rules, NAMES[:seats], seed)), seats - 1, Random(seed)
    rounds: list[Table] = []
    while len(rounds) < FAR:
        for _ in play(table, random, acts=5000, odd=0.0, eager=0.9):
            pass
        assert table.round_over
        rounds.append(table)
        if table.match_over:
            return rounds
        table, dealer = next_round(table, dealer)
        watched(table)
    raise AssertionError("the match does not end")


NOTHING_COUNTS: dict[str, Value] = {key: 0 for key in BY_KEY if key.startswith("scoring.points.")}


@pytest.mark.parametrize(
    "changed",
    [{"scoring.mode": "none"}, NOTHING_COUNTS, {"scoring.mode": "own-cards", **NOTHING_COUNTS}],
    ids=["none", "winner-takes", "own-cards"],
)
def test_without_points_whoever_has_won_most_rounds_has_won_the_match(changed: dict[str, Value]) -> None:
    table = last_card("r1 / W / b1", {**changed, "scoring.rounds": 3}, totals=[1, 1, 0], rounds_before=2)
    event = (table.events or [])[-1]
    assert (table.scores, table.totals) == ([0, 0, 0], [2, 1, 0])
    assert (event.type, event.seat, event.details["winners"]) == ("match-over", 0, ("Aino",))


def test_who_have_won_as_many_rounds_win_together_or_play_another() -> None:
    rules: dict[str, Value] = {"scoring.mode": "none", "scoring.rounds": 2, "scoring.tie": "extra-round"}
    table = last_card("r1 / W / b1", rules, totals=[0, 1, 0], rounds_before=1)
    assert (table.events or [])[-1].details["winners"] == ("Aino", "Bo")
    table = last_card(
        "r1 / W / b1", {**rules, "scoring.mode": "winner-takes", **NOTHING_COUNTS}, totals=[0, 1, 0], rounds_before=1
    )
    assert (table.match_over, table.totals) == (False, [1, 1, 0])


def test_partners_count_the_rounds_that_either_of_them_has_won() -> None:
    rules = rules_of(("partners",)).replace({"scoring.mode": "none", "scoring.rounds": 3})
    table = last_card("r1 / W / b9 / y8", rules, totals=[1, 1, 1, 1], rounds_before=2)
    event = (table.events or [])[-1]
    assert (table.totals, event.seat, event.details["winners"]) == ([2, 1, 2, 1], 0, ("Aino", "Cai"))
