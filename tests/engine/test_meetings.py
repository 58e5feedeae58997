"""Where two rules meet at one moment: each of these was once wrong, or easily could be."""

from __future__ import annotations

import pytest

from unorules.engine.cards import Colour, Kind, parse_cards
from unorules.engine.rules import CustomCard, Rules
from unorules.engine.start import begin, deal, turn_start_card
from unorules.engine.table import Phase, Table

from .invariants import check, watched
from .positions import NAMES, at, do, hand, kinds, listed, refusal, turn


def test_who_is_knocked_out_by_a_false_call_while_playing_has_not_won() -> None:
    options = {"mercy.limit": 10, "uno.false_call_penalty": 2}
    table = at("r5", "r1 r2 r3 r4 b1 b2 b3 b4 b5 b6 / g1 g2 / g3 g4", "y1 y2 y3", options)
    do(table, "Aino: r1!")
    assert not table.round_over
    assert table.knocked_out == [0]
    assert turn(table) == "Bo"


def test_a_seven_of_a_player_knocked_out_by_a_false_call_swaps_no_empty_hand() -> None:
    options = {
        "mercy.limit": 10,
        "uno.false_call_penalty": 2,
        "seven_o.seven": "must-swap",
        "seven_o.last_card": "swaps-first",
    }
    table = at("r5", "r7 r2 r3 r4 b1 b2 b3 b4 b5 b6 / g1 g2 / g3 g4", "y1 y2 y3", options)
    do(table, "Aino: r7!>Bo")
    assert not table.round_over
    assert hand(table, "Bo") == "g1 g2"


def test_the_turn_of_a_player_knocked_out_by_a_false_call_goes_on() -> None:
    table = at(
        "r5", "r1 r2 r3 b1 b2 b3 b4 b5 b6 / g1 g2 / g3 g4", "y1 y2 y3", {"mercy.limit": 10, "uno.false_call_penalty": 1}
    )
    do(table, "Aino: uno")
    assert table.knocked_out == [0]
    assert turn(table) == "Bo"


def test_a_colour_is_still_named_when_the_one_to_name_it_is_knocked_out() -> None:
    options = {"mercy.limit": 10, "uno.false_accusation_penalty": 2}
    table = at("W", "r1 r2 r3 b1 b2 b3 b4 b5 b6 / g1 g2 / g3 g4", "y1 y2 y3", options, phase=Phase.COLOUR)
    do(table, "Aino: catch Bo")
    assert (turn(table), table.phase, table.colour) == ("Bo", Phase.COLOUR, None)


def test_who_has_gone_out_cannot_be_caught_while_the_others_play_on() -> None:
    options = {"uno.catch_until": "end-of-round", "round_end.play_on": "last-one-holding"}
    table = at("r5", "r1 r2 / r3 g2 / g3 g4", "y1 y2 y3", options)
    do(table, "Aino: r1", "Bo: r3!", "Cai: draw", "Aino: r2")
    assert table.left == [0]
    assert refusal(table, "Bo: catch Aino") == "uno.catch_until"
    assert not table.uncalled and 0 not in table.called


def test_a_last_card_not_called_lets_the_others_play_on_for_second_place() -> None:
    options = {"uno.say_on_last_card": True, "round_end.play_on": "last-one-holding"}
    table = at("r5", "r1 / r3 g2 / g3 g4", "y1 y2 y3", options)
    do(table, "Aino: r1")
    assert table.finisher == 0
    events = do(table, "Bo: r3!")
    assert table.left == [0]
    assert not table.round_over
    assert (turn(table), table.top.text) == ("Cai", "r3")
    assert kinds(events)[0] == "finished"


def test_a_last_draw_card_not_called_is_paid_before_the_others_play_on() -> None:
    options = {"uno.say_on_last_card": True, "round_end.play_on": "last-one-holding"}
    table = at("r5", "r+2 / r3 g2 / g3 g4", "y1 y2 y3", options)
    do(table, "Aino: r+2", "Bo: draw")
    assert (table.left, table.round_over, turn(table)) == ([0], False, "Cai")


def test_the_late_call_on_a_last_card_lets_the_others_play_on() -> None:
    options = {"uno.say_on_last_card": True, "round_end.play_on": "last-one-holding"}
    table = at("r5", "r1 / r3 g2 / g3 g4", "y1 y2 y3", options)
    do(table, "Aino: r1", "Aino: uno")
    assert (table.left, table.finisher, table.round_over, turn(table)) == ([0], None, False, "Bo")


def test_the_last_of_all_to_go_out_without_a_call_ends_the_round() -> None:
    options = {"uno.say_on_last_card": True, "round_end.play_on": "last-one-holding"}
    table = at("r5", "r1 / r3 g2", "y1 y2 y3", options)
    do(table, "Aino: r1", "Bo: draw")
    assert (table.round_over, table.winner, hand(table, "Bo")) == (True, 0, "g2 r3")


def test_who_must_say_uno_again_on_the_last_card_has_not_called_for_it() -> None:
    table = at("r5", "r1 / r3 g2 / g3 g4", "y1 y2 y3", {"uno.say_on_last_card": True})
    do(table, "Aino: r1")
    assert (table.called, table.uncalled) == ([], [0])
    do(table, "Bo: catch Aino")
    assert (table.finisher, hand(table, "Aino"), table.round_over) == (None, "y1 y2", False)


def test_of_two_knocked_out_at_the_end_of_one_turn_the_last_one_in_wins() -> None:
    ten = " ".join(["b1 b2 b3 b4 b5"] * 2)
    table = at("r5", f"r1 {ten} / {ten}", "y1 y2", {"mercy.limit": 10, "mercy.timing": "end-of-turn"})
    do(table, "Aino: r1")
    assert (table.knocked_out, table.round_over, table.winner) == ([0], True, 1)


def test_a_discard_all_that_may_not_be_the_last_card_may_be_kept_when_it_is_drawn() -> None:
    options = {"round_end.action_card": "not-allowed", "turn.drawn_card": "must-play", "deck.discard_all": 2}
    table = at("yDA", "r1 r2 / g1 g2", "rDA b1", options)
    do(table, "Aino: draw")
    assert (turn(table), hand(table, "Aino")) == ("Bo", "r1 r2 rDA")


def test_the_call_on_a_last_card_is_listed_where_it_must_be_said() -> None:
    table = at("r5", "W / r3 g2", "y1", {"uno.say_on_last_card": True})
    assert "Aino: W!" in listed(table)
    assert "Aino: W=red!" in listed(table)


def test_the_call_is_listed_for_a_discard_all_that_leaves_one_card() -> None:
    table = at("r5", "rDA r1 r2 b1 / r3 g2", "y1", {"deck.discard_all": 2})
    assert "Aino: rDA!" in listed(table)
    assert "Aino: r1!" not in listed(table)


def test_the_call_is_listed_as_a_move_where_it_comes_before_the_card() -> None:
    before, otherwise = at("r5", "r1 r2 / r3 g2", "y1", {"uno.call": "before-playing"}), at("r5", "r1 r2 / r3 g2")
    assert {"Aino: uno"} == {line for line in listed(before) if line.endswith(("uno", "!"))}
    assert {"Aino: r1!", "Aino: r2!"} == {line for line in listed(otherwise) if line.endswith(("uno", "!"))}
    do(before, "Aino: uno", "Aino: r1")
    assert refusal(before, "Bo: catch Aino") == "uno.catch_until"


@pytest.mark.parametrize(("mode", "owed"), [("first-is-cancelled", 2), ("effects-add", 4)])
def test_a_twin_on_a_draw_two_turned_up_at_the_start_cancels_it_or_adds(mode: str, owed: int) -> None:
    table = start("r+2", "r1 r2 / b1 b2 / r+2 g1", {"jump_in.allowed": True, "jump_in.action_cards": mode})
    do(table, "Cai: jump r+2!")
    assert (turn(table), table.pending) == ("Aino", owed)


@pytest.mark.parametrize(("mode", "direction"), [("first-is-cancelled", -1), ("effects-add", 1)])
def test_a_twin_on_a_reverse_turned_up_at_the_start_cancels_it_or_adds(mode: str, direction: int) -> None:
    table = start("rR", "r1 r2 / rR b2 / g2 g1", {"jump_in.allowed": True, "jump_in.action_cards": mode})
    do(table, "Bo: jump rR!")
    assert table.direction == direction


def start(card: str, hands: str, options: dict[str, bool | int | str]) -> Table:
    """The table after this start card, Cai or whoever sits last having dealt."""
    table = at("r5", hands, f"{card} y1 y2 y3 y4", options)
    table.discard = []
    turn_start_card(table, len(table.players) - 1)
    return table


@pytest.mark.parametrize(("mode", "owed"), [("first-is-cancelled", 2), ("effects-add", 4)])
def test_a_twin_of_a_custom_card_that_makes_the_next_draw(mode: str, owed: int) -> None:
    options = {
        "jump_in.allowed": True,
        "jump_in.wilds": "all",
        "jump_in.action_cards": mode,
        "deck.wild_customizable": 2,
    }
    sing = CustomCard("sing", count=2, draw=2)
    table = at("r5", "Wcu:sing r1 / b1 b2 / Wcu:sing g1", "y1 y2 y3 y4 y5", options, [sing])
    do(table, "Aino: Wcu:sing!", "Cai: jump Wcu:sing!")
    assert (turn(table), table.pending) == ("Aino", owed)


@pytest.mark.parametrize(("mode", "direction"), [("first-is-cancelled", -1), ("effects-add", 1)])
def test_a_twin_of_a_reverse_that_bounced_a_penalty(mode: str, direction: int) -> None:
    options = {"jump_in.allowed": True, "bounce.reverse": "any", "jump_in.action_cards": mode}
    table = at("r5", "r+2 r1 / bR b2 / bR g1", "y1 y2 y3 y4 y5", options)
    do(table, "Aino: r+2!", "Bo: bR!", "Cai: jump bR!")
    assert table.direction == direction
    assert (table.pending, table.phase) == (2, Phase.PENALTY)


def test_a_bundle_holds_no_blank_that_nothing_is_written_on() -> None:
    options = {"turn.multi_play": "same-number", "turn.multi_play_actions": "effect-once", "deck.blank": 4}
    table = at("r5", "Bl:sing Bl r1 / b1 b2", "y1", options, [CustomCard("sing", Kind.BLANK)])
    assert refusal(table, "Aino: Bl:sing") is None
    assert refusal(table, "Aino: Bl:sing,Bl") == "deck.blank"


def test_a_hand_of_one_received_by_a_swap_owes_its_call_though_the_receiver_was_open_to_a_catch_before() -> None:
    options = {"uno.catch_until": "next-player-has-played", "seven_o.seven": "must-swap"}
    table = at("r5", "r1 r2 / r7 b2 / g1 g2", "y1 y2 y3 y4", options)
    do(table, "Aino: r1", "Bo: r7>Aino")
    assert sorted(table.uncalled) == [0, 1]
    assert refusal(table, "Cai: catch Aino") is None


def test_the_rule_that_makes_a_penalty_drawn_is_an_option_though_the_top_card_has_changed() -> None:
    options = {
        "stacking.wild_draw_four_on_wild_draw_four": True,
        "stacking.challenge": "single-card",
        "piles.keep_top_card": False,
    }
    table = at("r5", "W+4 r1 g1 / W+4 b1 b2 / g3 g4", "y1 y2 y3", options, discard=list(parse_cards("g5 g6 g7 g8 r5")))
    do(table, "Aino: W+4=b", "Bo: W+4=g", "Cai: challenge")
    assert table.top.is_number
    events = do(table, "Cai: draw")
    assert [event.rule for event in events if event.type == "drew"] == ["turn.after_penalty"]


def test_a_penalty_that_was_bounced_is_still_drawn_for_the_draw_card() -> None:
    table = at("r5", "r+2 r1 g1 / bR b1 b2 / g3 g4 g5", "y1 y2 y3", {"bounce.reverse": "any"})
    events = do(table, "Aino: r+2", "Bo: bR", "Aino: draw")
    assert [event.rule for event in events if event.type == "drew"] == ["deck.draw_two"]


def test_a_deck_too_small_to_deal_and_turn_a_start_card_is_refused() -> None:
    with pytest.raises(ValueError, match="108 cards are not enough for 9 hands of 12"):
        deal(Rules({"setup.hand_size": 12}), [f"P{seat}" for seat in range(9)], 1)
    assert deal(Rules({"setup.hand_size": 12}), [f"P{seat}" for seat in range(8)], 1).draw_pile


def test_a_start_card_passed_over_is_never_lost() -> None:
    """The cards are counted at each event of the deal."""
    rules = Rules({"start_card.skip": "returned", "start_card.reverse": "ignored", "deck.digits": 1, "deck.skip": 8})
    for seed in range(30):
        cards = deal(rules, NAMES, seed).cards()
        table = watched(Table(rules, NAMES, [[] for _ in NAMES], cards, []))
        begin(table, 0)
        check(table)
        assert table.top.kind not in (Kind.SKIP, Kind.REVERSE)


def test_colours_named_in_a_bundle_of_wilds_end_with_the_one_on_top() -> None:
    options = {"turn.multi_play": "same-number", "turn.multi_play_actions": "effect-each"}
    table = at("r5", "W W r1 b2 / b1 b2", "y1", options)
    do(table, "Aino: W,W=green")
    assert table.colour is Colour.GREEN


def test_a_card_that_can_only_lie_between_two_others_one_way_round_is_listed_that_way() -> None:
    options = {
        "stacking.draw_two_on_draw_two": True,
        "stacking.wild_draw_four_on_draw_two": True,
        "stacking.wild_draw_four_on_wild_draw_four": True,
        "stacking.cards_per_turn": 4,
        "wild_draw_four.condition": "none",
    }
    table = at("r5", "r+2 r1 / g+2 b+2 W+4 W+4 b1 b2", "y1 y2 y3", options)
    do(table, "Aino: r+2!")
    assert refusal(table, "Bo: g+2,W+4,b+2,W+4=red") == "stacking.draw_two_on_wild_draw_four"
    assert "Bo: g+2,b+2,W+4,W+4=red" in listed(table)


@pytest.mark.parametrize(("mode", "over"), [("draw-what-is-left", False), ("end-round-no-winner", True)])
def test_a_penalty_that_the_piles_cannot_pay_lapses_or_ends_the_round(mode: str, over: bool) -> None:
    table = at("r5", "r+2 r1 r2 / b1 b2 / g1 g2", "y1", {"piles.when_exhausted": mode})
    do(table, "Aino: r+2")
    table.discard = table.discard[-1:]
    events = do(table, "Bo: draw")
    assert [event.details["count"] for event in events if event.type == "drew"] == [1]
    assert (table.round_over, table.pending) == (over, 0)
    assert over or turn(table) == "Cai"


def test_who_was_knocked_out_can_no_longer_be_challenged() -> None:
    options = {"mercy.limit": 10, "uno.false_accusation_penalty": 1}
    table = at("r5", "W+4 r1 r2 r3 b1 b2 b3 b4 b5 b6 / g1 g2 / g3 g4", "y1 y2 y3 y4 y6", options)
    do(table, "Aino: W+4=blue", "Aino: catch Bo")
    assert table.knocked_out == [0]
    assert refusal(table, "Bo: challenge") == "phase"
    do(table, "Bo: draw")
    assert (table.hands[0], len(table.hands[1]), turn(table)) == ([], 6, "Cai")


def test_a_lost_challenge_of_a_last_card_lets_its_player_go_and_the_others_play_on() -> None:
    options = {"uno.say_on_last_card": True, "round_end.play_on": "last-one-holding"}
    table = at("r5", "W+4 / r3 g2 / g3 g4", "y1 y2 y3 y4 y5 y6", options)
    do(table, "Aino: W+4=blue")
    assert (table.finisher, table.left) == (0, [])
    do(table, "Bo: challenge")
    assert (table.finisher, table.left, turn(table), len(table.hands[1])) == (None, [0], "Cai", 8)
