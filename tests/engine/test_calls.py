"""UNO: who may be caught, by whom, from when and until when (concordance 71-82)."""

from __future__ import annotations

import pytest

from .positions import at, do, hand, kinds, refusal

LATE = "uno.catch_until"


@pytest.mark.parametrize(
    ("until", "acts", "objection"),
    [
        ("next-player-begins", (), None),
        ("next-player-begins", ("Bo: draw",), LATE),
        ("next-player-begins", ("Bo: r3",), LATE),
        ("next-player-has-played", (), None),
        ("next-player-has-played", ("Bo: draw",), None),
        ("next-player-has-played", ("Bo: draw", "Bo: keep"), LATE),
        ("next-player-has-played", ("Bo: draw", "Bo: r9"), LATE),
        ("next-player-has-played", ("Bo: r3",), LATE),
        ("end-of-round", ("Bo: draw", "Bo: keep"), None),
        ("end-of-round", ("Bo: r3", "Cai: r4"), None),
        ("end-of-round", ("Bo: r3", "Cai: r4", "Aino: draw"), LATE),
    ],
)
def test_who_forgot_may_be_caught_as_long_as_the_table_says(
    until: str, acts: tuple[str, ...], objection: str | None
) -> None:
    table = at("r5", "r1 g2 / r3 b2 b3 / r4 y2 y3", "r9 y7 y8 y9", {"uno.catch_until": until})
    do(table, "Aino: r1", *acts)
    assert refusal(table, "Cai: catch Aino") == objection


def test_a_draw_that_does_not_fit_ends_the_turn_and_the_window_with_it() -> None:
    table = at("r5", "r1 g2 / b4 b2 b3 / r4 y2 y3", "y7 y8 y9", {"uno.catch_until": "next-player-has-played"})
    do(table, "Aino: r1", "Bo: draw")
    assert refusal(table, "Cai: catch Aino") == LATE


@pytest.mark.parametrize(("catcher", "objection"), [("anyone", None), ("next-player", "uno.catcher")])
def test_who_may_catch_is_said(catcher: str, objection: str | None) -> None:
    table = at("r5", "r1 g2 / r3 b2 / r4 y2", "y7 y8 y9", {"uno.catcher": catcher})
    do(table, "Aino: r1")
    assert refusal(table, "Cai: catch Aino") == objection
    assert refusal(table, "Bo: catch Aino") is None


def test_who_is_caught_draws_and_the_turn_stays_where_it_was() -> None:
    table = at("r5", "r1 g2 / r3 b2 / r4 y2", "y7 y8 y9", {"uno.penalty": 3})
    do(table, "Aino: r1")
    events = do(table, "Cai: catch Aino")
    assert kinds(events) == ["caught", "drew"]
    assert (hand(table, "Aino"), table.turn) == ("g2 y7 y8 y9", 1)
    assert refusal(table, "Bo: catch Aino") == LATE


@pytest.mark.parametrize(
    ("call", "said", "objection"),
    [
        ("when-playing", ("Aino: r1!",), LATE),
        ("when-playing", ("Aino: r1", "Aino: uno"), LATE),
        ("when-playing", ("Aino: uno", "Aino: r1"), LATE),
        ("when-playing", ("Aino: r1",), None),
        ("at-one-card", ("Aino: r1", "Aino: uno"), LATE),
        ("at-one-card", ("Aino: r1!",), LATE),
        ("before-playing", ("Aino: uno", "Aino: r1"), LATE),
        ("before-playing", ("Aino: r1!",), None),
        ("before-playing", ("Aino: r1", "Aino: uno"), LATE),
    ],
)
def test_when_a_call_counts_is_said(call: str, said: tuple[str, ...], objection: str | None) -> None:
    table = at("r5", "r1 g2 / r3 b2 / r4 y2", "y7 y8 y9", {"uno.call": call})
    do(table, *said)
    assert refusal(table, "Bo: catch Aino") == objection


def test_a_call_two_turns_early_or_out_of_turn_is_none() -> None:
    table = at("r5", "r1 g2 / r3 b2 / r4 y2 y3", "y7 y8 y9")
    do(table, "Bo: uno", "Cai: uno", "Aino: r1!", "Bo: r3")
    assert refusal(table, "Cai: catch Bo") is None


def test_another_players_jump_shuts_the_window() -> None:
    table = at("r5", "r1 g2 / b3 b2 / r1 y2 y3", "y7 y8 y9", {"jump_in.allowed": True})
    do(table, "Aino: r1", "Cai: jump r1")
    assert refusal(table, "Bo: catch Aino") == LATE


def test_a_false_call_with_a_card_costs_what_is_agreed_and_the_card_lies() -> None:
    table = at("r5", "r1 g2 g3 / b3 b2", "y7 y8 y9", {"uno.false_call_penalty": 2})
    events = do(table, "Aino: r1!")
    assert kinds(events) == ["played", "said-uno", "drew"]
    assert (hand(table, "Aino"), table.top.text) == ("g2 g3 y7 y8", "r1")
