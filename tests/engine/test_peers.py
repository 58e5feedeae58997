"""What other UNO programs got wrong, one test for each public report or fault that concerns an engine.

The numbers are those of the survey: 5.n are faults found by running the programs, 7.n public bug reports and disputes.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from unorules.engine.cards import Colour, parse_cards
from unorules.engine.rules import Rules, deck
from unorules.engine.start import deal, next_round, turn_start_card
from unorules.engine.state import State
from unorules.engine.step import NotAllowedError
from unorules.engine.table import Phase, Table

from .perft import rules_of
from .positions import at, do, hand, kinds, listed, refusal, turn
from .random_play import play, table_for

ELSEWHERE = {
    "5.07": "the schema of ruleset files: tests/rulebook",
    "7.17": "how a bluff is done needs explaining, not code: tests/ask",
    "7.33": "a help text: no target is asked for, see 7.31",
    "7.42": "hammering a button is a matter of real time",
    "7.43": "time to call is a matter of real time; that the turn is closed is 7.47",
    "7.49": "no option takes a class of cards; `turn.drawn_card` says what stands",
    "7.61": "Flip is another deck and does not ship",
}
"""Reports that do not concern an engine, or not this one, and where they are met."""

DRAWN = "turn.drawn_card"


def test_5_01_the_start_card_is_on_the_pile_and_nowhere_else() -> None:
    for seed in range(50):
        table = deal(Rules(), ["Aino", "Bo", "Cai"], seed)
        assert len(table.cards()) == 108
        assert len(table.draw_pile) + len(table.discard) == 108 - 21


def test_5_02_a_refused_card_stays_in_the_hand() -> None:
    table = at("r5", "g1 r2 / b1 b2", "y1")
    before = State.of(table)
    with pytest.raises(NotAllowedError):
        do(table, "Aino: g1")
    assert State.of(table) == before


def test_5_03_two_rounds_share_nothing() -> None:
    rules, names = Rules(), ["Aino", "Bo"]
    first, second = deal(rules, names, 4), deal(rules, names, 4)
    before = State.of(second)
    assert len([*play(first, Random(1), 40)]) > 10
    assert State.of(second) == before
    assert State.of(deal(rules, names, 4)) == before


def test_5_04_an_empty_pile_is_not_replaced_by_a_new_deck() -> None:
    table = table_for(Rules({"turn.draw_limit": 10, "turn.drawn_card": "may-not-play"}), 10, 3)
    for _ in range(60):
        if not table.round_over:
            do(table, f"{turn(table)}: draw")
    assert len(table.cards()) == len(deck(table.rules)) == 108


def test_5_05_with_two_players_a_reverse_gives_another_turn() -> None:
    table = at("r5", "rR r2 r3 / b1 b2", "y1")
    do(table, "Aino: rR")
    assert turn(table) == "Aino"


def test_5_05_a_draw_two_at_the_start_costs_the_first_player_two_cards_and_the_turn() -> None:
    table = started("r+2", "r1 r2 / b1 b2 / g1 g2", "y1 y2 y3")
    events = do(table, "Aino: draw")
    assert kinds(events) == ["drew", "skipped"]
    assert (turn(table), hand(table, "Aino")) == ("Bo", "r1 r2 y1 y2")


def test_5_05_a_drawn_card_that_matches_by_its_symbol_may_be_laid() -> None:
    table = at("r5", "g1 g2 / b1 b2", "b5 y1")
    do(table, "Aino: draw", "Aino: b5")
    assert table.top.text == "b5"


def test_5_05_a_drawn_wild_draw_four_waits_for_its_player() -> None:
    table = at("r5", "g1 g2 / b1 b2", "W+4 y1")
    do(table, "Aino: draw")
    assert (table.phase, hand(table, "Bo"), table.colour) == (Phase.DRAWN, "b1 b2", Colour.RED)
    assert {"Aino: keep", "Aino: W+4=green", "Aino: W+4=red"} <= listed(table)
    do(table, "Aino: W+4=green")
    assert (table.colour, table.pending, turn(table)) == (Colour.GREEN, 4, "Bo")


def test_5_05_the_winner_alone_scores() -> None:
    table = at("r5", "g1 g2 / r2 / rS W / W+4 y9", "y1", turn=1)
    do(table, "Bo: r2")
    assert table.scores == [0, 3 + 70 + 59, 0, 0]


def test_5_05_fifteen_players_do_not_empty_the_deck_into_a_crash() -> None:
    rules = rules_of(("two-packs",))
    for seed in range(4):
        table = deal(rules, [f"P{seat}" for seat in range(15)], seed)
        for _ in play(table, Random(seed), 400):
            assert len(table.cards()) == 216


def test_5_06_after_drawing_only_the_drawn_card_may_be_laid() -> None:
    table = at("r5", "r1 g2 / b1 b2", "r9 y1")
    do(table, "Aino: draw")
    assert refusal(table, "Aino: r1") == DRAWN
    assert refusal(table, "Aino: r9") is None


def test_5_06_a_last_draw_two_is_drawn_before_the_points_are_counted() -> None:
    table = at("r5", "r+2 / b1 b2", "y9 y8 y7")
    do(table, "Aino: r+2")
    assert (table.round_over, table.points) == (True, 1 + 2 + 9 + 8)


def test_5_06_going_out_on_a_zero_passes_no_hands_and_takes_nobody_else_out() -> None:
    options = {"seven_o.zero": "pass-all", "mercy.limit": 10}
    table = at("r5", "r0 / b1 b2 b3 / g1 g2", "y1", options)
    events = do(table, "Aino: r0")
    assert kinds(events) == ["played", "round-over"]
    assert (table.winner, hand(table, "Bo"), hand(table, "Cai")) == (0, "b1 b2 b3", "g1 g2")


def test_5_08_the_draw_pile_is_refilled_and_one_card_is_drawn() -> None:
    table = at("r5", "g1 g2 / b1 b2", "", discard=list(parse_cards("y1 y2 y3 r5")))
    events = do(table, "Aino: draw")
    assert kinds(events) == ["reshuffled", "drew"]
    assert (len(table.hands[0]), turn(table), table.top.text) == (3, "Bo", "r5")


def test_5_09_a_zero_as_last_card_wins_in_no_mercy() -> None:
    table = at("r5", "r0 / b1 b2 / g1 g2", "y1 y2", rules_of(("no-mercy",)))
    assert kinds(do(table, "Aino: r0")) == ["played", "round-over"]
    assert table.winner == 0


def started(card: str, hands: str, pile: str = "y1 y2 y3", **options: bool | int | str) -> Table:
    """The table once this start card is turned; who sits last has dealt."""
    table = at("r5", hands, f"{card} {pile}", {key.replace("__", "."): value for key, value in options.items()})
    table.discard = []
    turn_start_card(table, len(table.players) - 1)
    return table


def test_7_01_with_nothing_left_to_draw_and_nobody_able_to_lay_the_round_ends() -> None:
    table = at("r5", "g1 g2 / b1 b2 / y1 y2", "")
    do(table, "Aino: draw", "Bo: draw")
    assert not table.round_over
    do(table, "Cai: draw")
    assert (table.round_over, table.winner) == (True, None)


@pytest.mark.parametrize(("mode", "winner"), [("end-round-lowest-hand", 1), ("end-round-no-winner", None)])
def test_7_01_or_it_ends_at_once_where_the_table_says_so(mode: str, winner: int | None) -> None:
    table = at("r5", "g9 g2 / b1 b2 / y7 y2", "", {"piles.when_exhausted": mode})
    do(table, "Aino: draw")
    assert (table.round_over, table.winner) == (True, winner)


def test_7_02_drawing_from_an_empty_pile_brings_the_reshuffle() -> None:
    table = at("r5", "g1 g2 / b1 b2", "", discard=list(parse_cards("y1 y2 y3 r5")))
    assert "Aino: draw" in listed(table)
    do(table, "Aino: draw")
    assert (len(table.draw_pile), [card.text for card in table.discard]) == (2, ["r5"])


def test_7_03_a_reshuffle_in_a_forced_draw_leaves_top_card_and_colour_alone() -> None:
    table = at("r5", "W+4 r1 g8 / b1 b2", "y1 y2", {"uno.penalty": 6}, discard=list(parse_cards("g5 g6 g7 r6 r5")))
    do(table, "Aino: W+4=blue", "Bo: draw")
    assert (table.top.text, table.colour) == ("W+4", Colour.BLUE)
    assert len(table.hands[1]) == 6


def test_7_04_after_a_reshuffle_the_last_card_stays_and_wilds_have_no_colour() -> None:
    table = at("W", "g1 g2 / b1 b2", "", discard=list(parse_cards("W y1 W+4 W")), colour=Colour.YELLOW)
    do(table, "Aino: draw")
    assert ([card.text for card in table.discard], table.colour) == (["W"], Colour.YELLOW)
    assert all(card.colour is None for card in table.cards() if card.is_wild)


def test_7_05_the_named_colour_holds_though_somebody_draws() -> None:
    table = at("r5", "W r1 / b1 b2 / g1 g2", "r2 y3")
    do(table, "Aino: W=green!", "Bo: draw")
    assert table.colour is Colour.GREEN
    assert (refusal(table, "Cai: g1"), refusal(table, "Bo: b1")) == (None, "turn-order")


def test_7_06_the_cards_of_a_player_who_is_out_stay_in_the_deck() -> None:
    for where in ("aside-until-reshuffle", "under-discard-pile", "out-of-game"):
        table = table_for(Rules({"mercy.limit": 10, "mercy.hand": where, "turn.draw_limit": 3}), 4, 5)
        for _ in play(table, Random(2), 200):
            assert len(table.cards()) == 108
        assert table.knocked_out


def test_7_07_ten_players_can_hold_the_whole_deck_and_the_round_still_ends() -> None:
    table = table_for(Rules({"turn.drawn_card": "may-not-play"}), 10, 1)
    while not table.round_over:
        do(table, f"{turn(table)}: draw" if table.phase is not Phase.COLOUR else f"{turn(table)}: =red")
    assert (len(table.draw_pile), len(table.discard), table.winner) == (0, 1, None)


def test_7_08_the_turn_passes_when_the_drawn_card_empties_the_deck() -> None:
    table = at("r5", "g1 g2 / b1 b2", "y1")
    do(table, "Aino: draw")
    assert (table.draw_pile, turn(table)) == ([], "Bo")


def test_7_09_and_10_a_reverse_of_two_players_skips_unless_the_table_says_otherwise() -> None:
    skips, turns = (
        at("r5", "rR r2 r3 / b1 b2", "y1", options) for options in ({}, {"two_players.reverse": "only-turns"})
    )
    do(skips, "Aino: rR")
    do(turns, "Aino: rR")
    assert (turn(skips), turn(turns)) == ("Aino", "Bo")


def test_7_11_a_challenge_looks_at_the_colour_before_the_wild_draw_four() -> None:
    table = at("y4", "W+4 rS g1 / b1 b2", "y1 y2 y3 y5 y6 y7 y8")
    do(table, "Aino: W+4=red", "Bo: challenge")
    assert (len(table.hands[0]), len(table.hands[1])) == (2, 8)


def test_7_12_on_another_wild_the_colour_that_was_named_counts() -> None:
    innocent = at("W", "W+4 r1 g1 / b1 b2", "y1 y2 y3 y4 y5 y6", colour=Colour.BLUE)
    guilty = at("W", "W+4 r1 b1 / b1 b2", "y1 y2 y3 y4 y5 y6", colour=Colour.BLUE)
    for table, draws in ((innocent, "Bo"), (guilty, "Aino")):
        do(table, "Aino: W+4=red")
        events = do(table, "Bo: challenge")
        assert [table.players[event.seat or 0] for event in events if event.type == "drew"] == [draws]


def test_7_13_a_wild_on_top_does_not_match_a_second_wild_draw_four() -> None:
    table = at("W+4", "W+4 r1 g1 / b1 b2", "y1", {"wild_draw_four.enforcement": "strict"}, colour=Colour.BLUE)
    assert refusal(table, "Aino: W+4=red") is None


def test_7_14_whether_a_stackable_wild_draw_four_may_be_challenged_is_said() -> None:
    for mode, first, second in (("whole-stack", None, None), ("off", None, "stacking.challenge")):
        options = {"stacking.wild_draw_four_on_wild_draw_four": True, "stacking.challenge": mode}
        table = at("r5", "W+4 g1 g2 / W+4 b1 b2 / y1 y2 W+4", "y1", options)
        do(table, "Aino: W+4=yellow")
        assert refusal(table, "Bo: challenge") == first
        do(table, "Bo: W+4=green")
        assert refusal(table, "Cai: challenge") == second


def test_7_15_a_stacked_wild_draw_four_names_its_colour_and_the_total_is_eight() -> None:
    options = {"stacking.wild_draw_four_on_wild_draw_four": True}
    table = at("r5", "W+4 g1 g2 / W+4 b1 b2 / y1 y2", "y1", options)
    do(table, "Aino: W+4=yellow")
    assert refusal(table, "Bo: W+4") == "match"
    do(table, "Bo: W+4=green")
    assert (table.pending, table.colour, turn(table)) == (8, Colour.GREEN, "Cai")


@pytest.mark.parametrize("ruleset", ["no-bluff", "free-wild-draw-four"])
def test_7_16_where_there_is_no_challenge_none_is_offered(ruleset: str) -> None:
    table = at("r5", "W+4 g1 / b1 b2 / y1 y2", "y1 y2 y3 y4", rules_of((ruleset,)))
    do(table, "Aino: W+4=blue!")
    assert {line for line in listed(table) if line.startswith("Bo")} == {"Bo: draw"}
    events = do(table, "Bo: draw")
    assert [event.details["count"] for event in events if event.type == "drew"] == [4]


def test_7_18_a_second_wild_draw_four_does_not_make_guilty_unless_wilds_count() -> None:
    for counts, draws in ((False, 1), (True, 0)):
        table = at("r5", "W+4 W+4 g1 / b1 b2", "y1 y2 y3 y4 y5 y6", {"wild_draw_four.wilds_count_as_colour": counts})
        do(table, "Aino: W+4=red")
        events = do(table, "Bo: challenge")
        assert [event.seat for event in events if event.type == "drew"] == [draws]


def test_7_19_the_hand_is_shown_to_the_challenger_alone_and_declining_costs_four() -> None:
    table = at("r5", "W+4 g1 / b1 b2 / y1 y2", "y1 y2 y3 y4 y5 y6 y7 y8")
    do(table, "Aino: W+4=blue!")
    other = State.of(table).table(table.rules)
    other.events = []
    assert do(table, "Bo: challenge")[0].details["hand_shown_to"] == ("Bo",)
    do(other, "Bo: draw")
    assert len(other.hands[1]) == 6


def test_7_20_what_is_owed_is_drawn_once() -> None:
    table = at("r5", "W+4 g1 / b1 b2 / y1 y2", "y1 y2 y3 y4 y5 y6 y7 y8 y9 g1 g2 g3")
    do(table, "Aino: W+4=blue!", "Bo: draw")
    assert (len(table.hands[1]), table.pending, turn(table)) == (6, 0, "Cai")
    do(table, "Cai: draw")
    assert len(table.hands[2]) == 3


def test_7_21_22_24_no_stack_unless_the_table_plays_with_one() -> None:
    for answer, key in (
        ("r+2", "stacking.draw_two_on_draw_two"),
        ("W+4=red", "stacking.wild_draw_four_on_draw_two"),
    ):
        table = at("r5", "b+2 r+2 g1 / r+2 W+4 b1 / y1 y2", "y1 y2")
        do(table, "Aino: r+2")
        assert refusal(table, f"Bo: {answer}") == key


def test_7_23_after_a_draw_two_nothing_may_be_laid_but_what_answers_it() -> None:
    for options, allowed in (({}, {"Bo: draw"}), ({"stacking.draw_two_on_draw_two": True}, {"Bo: draw", "Bo: g+2"})):
        table = at("r5", "r+2 g1 g2 / r1 g+2 W / y1 y2", "y1 y2", options)
        do(table, "Aino: r+2")
        assert {line for line in listed(table) if line.startswith("Bo")} == allowed


def test_7_25_under_a_stack_no_ordinary_card_is_drawn_first() -> None:
    table = at("r5", "r+2 g1 g2 / b+2 b1 / y1 y2", "r9 y2 y3", {"stacking.draw_two_on_draw_two": True})
    do(table, "Aino: r+2", "Bo: draw")
    assert (hand(table, "Bo"), turn(table), table.pending) == ("b+2 b1 r9 y2", "Cai", 0)


def test_7_26_a_penalty_goes_before_forced_play() -> None:
    options = {"turn.voluntary_draw": False, "turn.drawn_card": "must-play", "stacking.draw_two_on_draw_two": True}
    table = at("r5", "r+2 g1 g2 / b+2 r1 / y1 y2", "r9 y2 y3", options)
    do(table, "Aino: r+2")
    assert refusal(table, "Bo: draw") is None


def test_7_27_a_penalty_is_paid_in_full_and_the_turn_is_lost() -> None:
    options = {"turn.drawn_card": "must-play", "turn.draw_limit": "until-playable"}
    table = at("r5", "W+4 g1 g2 / b1 b2 / y1 y2", "r9 b3 b4 b5 y3", options)
    do(table, "Aino: W+4=blue", "Bo: draw")
    assert (hand(table, "Bo"), turn(table), table.phase) == ("b1 b2 b3 b4 b5 r9", "Cai", Phase.TURN)


def test_7_28_a_stack_does_not_come_back_to_who_has_gone_out() -> None:
    table = at("r5", "r+2 / b+2 b1 / y1 y2", "r9 y2 y3", {"stacking.draw_two_on_draw_two": True})
    events = do(table, "Aino: r+2")
    assert kinds(events) == ["played", "drew", "round-over"]
    assert (hand(table, "Bo"), table.winner) == ("b+2 b1 r9 y2", 0)


def test_7_29_a_draw_two_hits_the_next_in_the_direction_of_play() -> None:
    table = at("r5", "r+2 g1 g2 / b+2 b1 / y1 y2", "r9 y2 y3", direction=-1)
    do(table, "Aino: r+2")
    assert turn(table) == "Cai"


def test_7_30_the_cards_of_a_last_wild_draw_four_count() -> None:
    table = at("r5", "W+4 / b1 b2 / y1 y2", "y9 y8 y7 y6")
    do(table, "Aino: W+4", "Bo: draw")
    assert table.points == 3 + 3 + 30


@pytest.mark.parametrize("card", ["r+2", "W+4", "rS", "rR", "W", "r7", "r0"])
def test_7_31_whatever_the_last_card_is_its_player_has_won(card: str) -> None:
    options = {
        "stacking.draw_two_on_draw_two": True,
        "stacking.wild_draw_four_on_wild_draw_four": True,
        "bounce.skip": "any",
        "bounce.reverse": "any",
        "jump_in.allowed": True,
        "seven_o.seven": "must-swap",
        "seven_o.zero": "pass-all",
        "wild_draw_four.last_card_challenge": False,
    }
    table = at("r5", f"{card} / b1 b+2 / y1 y2", "y9 y8 y7 y6", options)
    do(table, f"Aino: {card}")
    assert (table.round_over, table.winner) == (True, 0)


def test_7_31_a_twin_may_be_the_last_card() -> None:
    table = at("r5", "r7 g1 g2 / b1 b2 / r7", "y1", {"jump_in.allowed": True})
    do(table, "Aino: r7", "Cai: jump r7")
    assert table.winner == 2


def test_7_32_who_holds_only_a_card_that_may_not_be_the_last_draws() -> None:
    table = at("r5", "rS / b1 b2", "y1 y2", rules_of(("no-action-finish",)))
    assert refusal(table, "Aino: rS") == "round_end.action_card"
    events = do(table, "Aino: draw")
    assert (events[0].rule, hand(table, "Aino"), turn(table)) == ("round_end.action_card", "rS y1", "Bo")


def test_7_34_and_35_a_last_wild_asks_for_no_colour_and_the_next_round_starts_clean() -> None:
    table = at("r5", "W / b1 b2", "y1")
    do(table, "Aino: W")
    assert table.round_over
    new, _ = next_round(table, 1)
    assert new.colour is new.top.colour
    assert (new.pending, new.discard) == (0 if not new.top.draws else new.top.draws, [new.top])


def test_7_36_a_jump_with_a_wild_names_its_colour_once_and_works_as_usual() -> None:
    options = {"jump_in.allowed": True, "jump_in.wilds": "all"}
    table = at("r5", "W g1 g2 / b1 b2 / W y2 y3", "y1", options)
    do(table, "Aino: W=green")
    assert refusal(table, "Cai: jump W") == "match"
    do(table, "Cai: jump W=yellow")
    assert (table.colour, table.phase, turn(table)) == (Colour.YELLOW, Phase.TURN, "Aino")
    skips = at("r5", "rS g1 g2 / b1 b2 / rS y2 y3 / b3 b4", "y1", options)
    do(skips, "Aino: rS", "Cai: jump rS")
    assert turn(skips) == "Aino"


def test_7_37_jumping_in_with_a_seven_swaps() -> None:
    options = {"jump_in.allowed": True, "seven_o.seven": "must-swap"}
    table = at("r5", "r7 g1 g2 / b1 b2 / r7 y2 y3", "y1", options)
    do(table, "Aino: r7>Bo")
    assert refusal(table, "Cai: jump r7") == "seven_o.seven"
    do(table, "Cai: jump r7>Bo")
    assert (hand(table, "Aino"), hand(table, "Bo"), hand(table, "Cai")) == ("b1 b2", "y2 y3", "g1 g2")


def test_7_38_anybody_may_jump_in_and_play_goes_on_from_there() -> None:
    table = at("r5", "r1 g1 g2 / b1 b2 / r1 y2 y3 / r2 r3", "y1", {"jump_in.allowed": True})
    do(table, "Aino: r1")
    assert "Cai: jump r1" in listed(table)
    do(table, "Cai: jump r1")
    assert turn(table) == "Dag"


def test_7_39_uno_may_be_said_before_the_second_last_card_is_laid() -> None:
    table = at("r5", "r1 g1 / b1 b2", "y1")
    do(table, "Aino: uno", "Aino: r1")
    assert refusal(table, "Bo: catch Aino") == "uno.catch_until"


@pytest.mark.parametrize(("again", "objection"), [(True, None), (False, "uno.catch_until")])
def test_7_40_coming_down_to_one_card_again_needs_a_new_call_unless_the_table_says_not(
    again: bool, objection: str | None
) -> None:
    table = at("r5", "r1 g1 / b1 b2", "y3 r2 y4", {"uno.call_again": again})
    do(table, "Aino: r1!", "Bo: draw", "Aino: draw", "Aino: r2")
    assert refusal(table, "Bo: catch Aino") == objection


@pytest.mark.parametrize(("penalty", "held"), [(0, "r1 r2 r3"), (2, "r1 r2 r3 y1 y2")])
def test_7_41_a_false_call_costs_what_the_table_says(penalty: int, held: str) -> None:
    table = at("r5", "r1 r2 r3 / b1 b2", "y1 y2", {"uno.false_call_penalty": penalty})
    do(table, "Aino: uno")
    assert hand(table, "Aino") == held


def test_7_44_a_false_accusation_is_refused_or_costs_cards_and_nobody_draws_on_purpose() -> None:
    free, dear = (at("r5", "r1 r2 / b1 b2", "y1 y2", {"uno.false_accusation_penalty": cost}) for cost in (0, 2))
    assert refusal(free, "Bo: catch Aino") == "uno.catch_until"
    do(dear, "Bo: catch Aino")
    assert (hand(dear, "Bo"), turn(dear)) == ("b1 b2 y1 y2", "Aino")


@pytest.mark.parametrize(
    ("mode", "objection"),
    [("call-again", None), ("not-needed", "uno.catch_until"), ("call-travels", "uno.catch_until")],
)
def test_7_45_a_hand_of_one_received_by_a_seven_owes_a_call_or_not(mode: str, objection: str | None) -> None:
    options = {"seven_o.seven": "must-swap", "seven_o.uno_after_swap": mode}
    table = at("r5", "r7 g1 / b1 b2 / y1 y2", "y1", options)
    do(table, "Aino: r7!>Bo")
    assert refusal(table, "Cai: catch Bo") == objection


@pytest.mark.parametrize(("ruleset", "cards"), [("official", 2), ("official-112-blank", 4)])
def test_7_46_the_penalty_is_that_of_the_leaflet(ruleset: str, cards: int) -> None:
    table = at("r5", "r1 g1 / b1 b2", "y1 y2 y3 y4 y5", rules_of((ruleset,)))
    do(table, "Aino: r1", "Bo: catch Aino")
    assert len(table.hands[0]) == 1 + cards


def test_7_47_after_drawing_a_card_that_fits_one_may_not_draw_again() -> None:
    table = at("r5", "g1 g2 / b1 b2", "r9 y1")
    do(table, "Aino: draw")
    assert refusal(table, "Aino: draw") == "phase"
    do(table, "Aino: keep")
    assert refusal(table, "Aino: draw") == "turn-order"


@pytest.mark.parametrize(("limit", "held"), [(1, "g1 y1"), (3, "g1 y1 y2 y3"), ("until-playable", "g1 r9 y1 y2 y3 y4")])
def test_7_48_how_many_cards_are_drawn_is_said(limit: int | str, held: str) -> None:
    table = at("r5", "g1 / b1 b2", "y1 y2 y3 y4 r9", {"turn.draw_limit": limit})
    do(table, "Aino: draw")
    assert hand(table, "Aino") == held


def test_7_50_drawing_until_a_card_fits_begins_anew_with_each_player() -> None:
    table = at("r5", "g1 / b1 b2", "y1 r9 y3 y4 r8", {"turn.draw_limit": "until-playable"})
    do(table, "Aino: draw", "Aino: keep", "Bo: draw")
    assert (hand(table, "Aino"), hand(table, "Bo")) == ("g1 r9 y1", "b1 b2 r8 y3 y4")


def test_7_51_that_a_drawn_card_does_not_fit_shows_at_once() -> None:
    table = at("r5", "g1 / b1 b2", "y1")
    do(table, "Aino: draw")
    assert (table.phase, turn(table)) == (Phase.TURN, "Bo")
    assert refusal(table, "Aino: y1") == "turn-order"


def test_7_52_a_wild_draw_four_is_no_start_card_and_a_wild_lets_the_first_player_name_the_colour() -> None:
    returned = started("W+4", "r1 r2 / b1 b2", "y1 y2 y3")
    assert (returned.top.text, returned.phase) == ("y1", Phase.TURN)
    assert "W+4" in [card.text for card in returned.draw_pile]
    wild = started("W", "r1 r2 / b1 b2", "y1 y2 y3")
    assert listed(wild) == {f"Aino: ={colour}" for colour in Colour}
    do(wild, "Aino: =red", "Aino: r1!")
    assert turn(wild) == "Bo"


def test_7_53_action_cards_work_at_the_start_unless_the_table_says_otherwise() -> None:
    applies = started("rS", "r1 r2 / b1 b2 / g1 g2")
    ignored = started("rS", "r1 r2 / b1 b2 / g1 g2", start_card__skip="ignored")
    assert (turn(applies), applies.top.text) == ("Bo", "rS")
    assert (turn(ignored), ignored.top.text) == ("Aino", "y1")


def test_7_54_the_colour_is_the_one_its_player_named() -> None:
    table = at("r5", "g1 g2 / b1 b2", "W y1")
    do(table, "Aino: draw", "Aino: W=yellow")
    assert table.colour is Colour.YELLOW


def test_7_55_there_are_four_colours_and_a_wild_in_hand_has_none() -> None:
    table = at("r5", "W g1 / b1 b2", "y1")
    with pytest.raises(ValueError, match="no colour: 'wild'"):
        refusal(table, "Aino: W=wild")
    assert all(card.colour is None for card in table.hands[0] if card.is_wild)


def test_7_56_a_wild_without_a_colour_is_not_laid() -> None:
    table = at("r5", "W g1 / b1 b2", "y1")
    assert refusal(table, "Aino: W") == "match"
    assert {f"Aino: W={colour}" for colour in Colour} <= listed(table)


def test_7_57_a_player_knocked_out_before_naming_a_colour_leaves_it_to_the_next() -> None:
    """Nobody quits at this table; the only way out before naming a colour is too many cards."""
    options = {"mercy.limit": 10, "uno.false_accusation_penalty": 1}
    table = at("W", "r1 r2 r3 b1 b2 b3 b4 b5 b6 / g1 g2 / g3 g4", "y1 y2 y3", options, phase=Phase.COLOUR)
    do(table, "Aino: catch Bo")
    assert (turn(table), table.phase) == ("Bo", Phase.COLOUR)


def test_7_58_the_winner_scores_the_cards_of_opponents_once() -> None:
    table = at("r5", "r1 / b1 b2 / g9", "y1", {"mercy.limit": 10}, knocked_out=[3], lost_hands=[parse_cards("W y9")])
    table.players = (*table.players, "Dag")
    table.hands.append([])
    table.totals, table.scores = [0] * 4, [0] * 4
    do(table, "Aino: r1")
    assert table.scores == [3 + 9 + 59, 0, 0, 0]


def test_7_59_after_a_knock_out_the_next_in_the_direction_of_play_is_to_move() -> None:
    nine = "r1 r2 r3 b1 b2 b3 b4 b5 b6"
    for direction, following in ((1, "Dag"), (-1, "Bo")):
        table = at("y5", f"g1 g2 / g3 g4 / {nine} / y1 y2", "g7 g8", {"mercy.limit": 10}, turn=2, direction=direction)
        do(table, "Cai: draw")
        assert (table.knocked_out, turn(table)) == ([2], following)


def test_7_60_penalty_cards_are_drawn_when_they_are_told_and_two_players_need_no_target() -> None:
    table = at("r5", "r7 g1 g2 / b1 b2", "y1 y2", {"seven_o.seven": "must-swap"})
    do(table, "Aino: r7")
    assert (hand(table, "Aino"), hand(table, "Bo")) == ("b1 b2", "g1 g2")
    owes = at("r5", "r+2 g1 g2 / b1 b2", "y1 y2")
    assert kinds(do(owes, "Aino: r+2")) == ["played"]
    assert (hand(owes, "Bo"), owes.pending) == ("b1 b2", 2)


def test_every_report_has_a_test_or_says_where_it_is_met() -> None:
    reports = {f"5.{number:02}" for number in range(1, 10)} | {f"7.{number:02}" for number in range(1, 62)}
    assert covered() | set(ELSEWHERE) == reports
    assert not covered() & set(ELSEWHERE)


def covered() -> set[str]:
    """The numbers that stand in the names of the tests of this module."""
    found = set()
    for name in globals():
        if matched := re.match(r"test_([57])((?:_(?:and_)?\d\d)+)_", name):
            found |= {f"{matched[1]}.{number}" for number in re.findall(r"\d\d", matched[2])}
    return found
