"""A position as a line of text; what cannot be read is refused. Round trips under random play: test_properties.py."""

from __future__ import annotations

from dataclasses import fields

import pytest

from unorules.engine.cards import Colour
from unorules.engine.rules import Rules
from unorules.engine.start import deal
from unorules.engine.state import State
from unorules.engine.table import Phase, Table

from .positions import at, do

LINE = (
    'players=["Aino", "Bo"]; hands=r1 W+4 / ; draw_pile=y1 g2; discard=r5; '
    "turn=1; direction=-1; colour=red; pending=None; phase=penalty"
)


def test_the_line_says_what_is_out_of_the_ordinary_and_nothing_else() -> None:
    state = State.parse(LINE)
    assert str(state) == LINE
    assert (state.turn, state.direction, state.colour, state.pending) == (1, -1, Colour.RED, None)
    assert (state.phase, state.hands[1], state.top.text, state.round_over) == (Phase.PENALTY, (), "r5", False)


@pytest.mark.parametrize("names", [("A; b", "C=d"), ('Åse "Å"', "Bo / Cai"), ("", " ")])
def test_players_may_have_any_name(names: tuple[str, str]) -> None:
    state = State.of(deal(Rules(), names, 1))
    assert State.parse(str(state)) == state


@pytest.mark.parametrize(
    "text", ["", "turn", "turn=x", "colours=red", "players=[", "phase=asleep", f"{LINE}; discard=r55"]
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        State.parse(text)


def test_a_position_does_not_change_with_the_table_it_was_taken_from() -> None:
    table = at("r5", "r1 r2 / b1 b2", "y1 y2", events=None)
    before = State.of(table)
    text = str(before)
    table.events = []
    do(table, "Aino: r1!", "Bo: draw")
    assert str(before) == text
    assert before != State.of(table)


def test_a_table_made_of_a_position_can_be_played_without_changing_it() -> None:
    state = State.of(deal(Rules(), ["Aino", "Bo"], 3))
    text, one, other = str(state), state.table(Rules()), state.table(Rules())
    for table in (one, other):
        table.hands[0].clear()
        table.discard.clear()
        table.totals[0] = 9
    assert str(state) == text


def test_a_position_holds_all_that_a_table_holds_but_rules_events_and_statistics() -> None:
    at_table = {each.name for each in fields(Table)}
    assert at_table - {each.name for each in fields(State)} == {"rules", "events", "reshuffles", "largest_hand"}
