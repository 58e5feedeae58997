"""The verdict on one action: what it rests on where it is allowed, what forbids it where it is not."""

from __future__ import annotations

import pytest

from unorules.engine.judge import judge
from unorules.engine.options import Value
from unorules.engine.table import Phase, Table

from .positions import at, do, move, refusal

Options = dict[str, Value]
MIXED: Options = {
    f"stacking.{pair}": True
    for pair in (
        "draw_two_on_draw_two",
        "wild_draw_four_on_wild_draw_four",
        "wild_draw_four_on_draw_two",
        "draw_two_on_wild_draw_four",
    )
}
BOUNCE: Options = {"bounce.skip": "any", "bounce.reverse": "any"}


@pytest.mark.parametrize(
    ("line", "reasons"),
    [
        ("Aino: r1", ("match",)),
        ("Aino: b5", ("match",)),
        ("Aino: W=green", ("match",)),
        ("Aino: W+4=green", ("wild_draw_four.condition",)),
        ("Aino: draw", ("turn.voluntary_draw",)),
        ("Bo: uno", ("uno.call",)),
    ],
)
def test_an_ordinary_turn_rests_on_matching_or_on_the_option_that_lets_it(line: str, reasons: tuple[str, ...]) -> None:
    table = at("r5", "r1 b5 W W+4 / b1 b2", "y1 y2")
    verdict = judge(table, move(table, line))
    assert (verdict.allowed, verdict.objection, verdict.reasons) == (True, None, reasons)


@pytest.mark.parametrize(
    ("first", "answer", "options", "reason"),
    [
        ("r+2", "b+2", MIXED, "stacking.draw_two_on_draw_two"),
        ("r+2", "W+4=red", MIXED, "stacking.wild_draw_four_on_draw_two"),
        ("W+4=blue", "b+2", MIXED, "stacking.draw_two_on_wild_draw_four"),
        ("W+4=blue", "W+4=red", MIXED, "stacking.wild_draw_four_on_wild_draw_four"),
        ("r+2", "b+2", {"stacking.equal_or_higher": "last-card"}, "stacking.equal_or_higher"),
        ("r+2", "bS", BOUNCE, "bounce.skip"),
        ("r+2", "bR", BOUNCE, "bounce.reverse"),
    ],
)
def test_an_answer_to_a_penalty_rests_on_the_option_that_lets_it(
    first: str, answer: str, options: Options, reason: str
) -> None:
    table = at("r5", "r+2 W+4 g1 g2 / b+2 W+4 bS bR / y1 y2", "y3 y4", options)
    do(table, f"Aino: {first}")
    verdict = judge(table, move(table, f"Bo: {answer}"))
    assert (verdict.objection, verdict.reasons[0]) == (None, reason)


def test_everything_that_an_action_rests_on_is_named() -> None:
    bundle: Options = {"turn.multi_play": "same-number", "turn.multi_play_actions": "effect-once"}
    table = at("r5", "r3 b3 / b1 b2", "y1", bundle)
    assert judge(table, move(table, "Aino: r3,b3")).reasons == ("turn.multi_play",)
    table = at("r5", "rS bS / b1 b2", "y1", bundle)
    assert judge(table, move(table, "Aino: rS,bS")).reasons == ("turn.multi_play", "round_end.action_card")
    table = at("r5", "r+2 g1 / b+2 g+2 b1", "y1", MIXED | {"stacking.cards_per_turn": 2})
    do(table, "Aino: r+2!")
    reasons = judge(table, move(table, "Bo: b+2,g+2")).reasons
    assert reasons == ("stacking.draw_two_on_draw_two", "stacking.cards_per_turn")
    table = at("r5", "g1 / b1 b2", "r7 y1")
    do(table, "Aino: draw")
    assert judge(table, move(table, "Aino: r7")).reasons == ("turn.drawn_card",)
    assert judge(table, move(table, "Aino: keep")).reasons == ("turn.drawn_card",)


def test_a_jump_a_catch_a_challenge_a_payment_and_a_colour_rest_on_their_options() -> None:
    table = at("r5", "r1 W+4 / r1 b2 / r1 g2", "y1", {"jump_in.allowed": True})
    do(table, "Aino: r1")
    assert judge(table, move(table, "Cai: jump r1")).reasons == ("jump_in.allowed",)
    assert judge(table, move(table, "Cai: catch Aino")).reasons == ("uno.catch_until",)
    table = at("r5", "W+4 g1 / b1 b2", "y1")
    do(table, "Aino: W+4=blue")
    assert judge(table, move(table, "Bo: challenge")).reasons == ("wild_draw_four.enforcement",)
    assert judge(table, move(table, "Bo: draw")).reasons == ("phase",)
    table = at("W", "g1 g2 / b1 b2", "y1", phase=Phase.COLOUR)
    assert judge(table, move(table, "Aino: =red")).reasons == ("start_card.wild",)
    table = at("r5", "g1 g2 / b1 b2", "y1", {"turn.pass_without_drawing": True})
    assert judge(table, move(table, "Aino: pass")).reasons == ("turn.pass_without_drawing",)


@pytest.mark.parametrize(("line", "guilty"), [("Aino: W+4=blue", True), ("Aino: W=blue", False), ("Aino: r1", False)])
def test_a_bluff_is_allowed_and_told(line: str, guilty: bool) -> None:
    table = at("r5", "r1 W W+4 / b1 b2", "y1")
    verdict = judge(table, move(table, line))
    assert (verdict.allowed, verdict.guilty_if_challenged) == (True, guilty)


def in_phase(phase: Phase) -> Table:
    """A table in that phase, Aino to move."""
    table = at("r5", "r1 g1 W+4 / b1 b2", "r7 y1")
    if phase is Phase.DRAWN:
        do(table, "Aino: draw")
    elif phase is Phase.PENALTY:
        table.pending, table.phase, table.stack = 2, phase, 1
    elif phase is not Phase.TURN:
        table.phase = phase
    return table


REFUSALS = {
    Phase.TURN: {
        "keep": "phase",
        "pass": "turn.pass_without_drawing",
        "challenge": "phase",
        "=red": "phase",
        "draw=red": "phase",
    },
    Phase.DRAWN: {"draw": "phase", "pass": "phase", "challenge": "phase", "=red": "phase", "r1": "turn.drawn_card"},
    Phase.PENALTY: {
        "keep": "phase",
        "pass": "phase",
        "challenge": "phase",
        "=red": "phase",
        "draw=red": "phase",
        "r1": "phase",
    },
    Phase.COLOUR: {"draw": "phase", "keep": "phase", "pass": "phase", "challenge": "phase", "r1": "phase"},
    Phase.ROUND_OVER: {"draw": "phase", "r1": "phase", "uno": "phase", "catch Bo": "phase", "jump r1": "phase"},
}


@pytest.mark.parametrize(("phase", "refused"), REFUSALS.items(), ids=str)
def test_what_the_phase_leaves_open_is_all_that_is_allowed(phase: Phase, refused: dict[str, str]) -> None:
    for text, objection in refused.items():
        assert refusal(in_phase(phase), f"Aino: {text}") == objection, text


@pytest.mark.parametrize("text", ["b1", "draw", "keep", "pass", "=red"])
def test_who_is_not_to_move_is_told_so(text: str) -> None:
    assert refusal(at("r5", "r1 r2 / b1 b2", "y1"), f"Bo: {text}") == "turn-order"


@pytest.mark.parametrize(
    ("line", "objection"),
    [
        ("Aino: y9", "not-in-hand"),
        ("Aino: r1,r1", "not-in-hand"),
        ("Aino: g2", "match"),
        ("Aino: r1=blue", "match"),
        ("Aino: W", "match"),
        ("Aino: r1>Bo", "seven_o.seven"),
        ("Aino: W=red>Bo", "deck.wild_swap_hands"),
        ("Aino: r7>Bo", "seven_o.seven"),
        ("Aino: catch Aino", "phase"),
        ("Aino: catch Bo", "uno.catch_until"),
        ("Bo: jump r5", "jump_in.allowed"),
    ],
)
def test_a_play_that_is_wrong_in_itself_is_refused_with_its_cause(line: str, objection: str) -> None:
    found = refusal(at("r5", "r1 r7 g2 W / b1 b2", "y1"), line)
    assert found == objection


def test_who_is_out_of_the_round_is_told_why() -> None:
    table = at("r5", "r1 r2 /  / b1 b2 / ", "y1", {"mercy.limit": 10}, knocked_out=[1], left=[3])
    assert refusal(table, "Bo: draw") == "mercy.limit"
    assert refusal(table, "Dag: draw") == "turn-order"


def test_a_call_that_was_missed_blocks_the_win_until_it_is_made_good() -> None:
    table = at("r5", "r1 r2 / r3 g2", "y1 y2 y3", {"uno.missed_call_blocks_win": True})
    do(table, "Aino: r1", "Bo: r3!")
    assert not table.uncalled
    assert refusal(table, "Aino: r2") == "uno.missed_call_blocks_win"
    do(table, "Aino: uno")
    assert refusal(table, "Aino: r2") is None


def test_a_late_call_is_refused_where_nobody_may_correct_themselves() -> None:
    for options, objection in (
        ({}, None),
        ({"uno.self_correct": False}, "uno.self_correct"),
        ({"uno.self_correct": False, "uno.call": "at-one-card"}, None),
    ):
        table = at("r5", "r1 r2 / g1 g2", "y1", options)
        do(table, "Aino: r1")
        assert refusal(table, "Aino: uno") == objection
