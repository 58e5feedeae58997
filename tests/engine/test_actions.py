"""Moves in the notation, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given

from unorules.engine.actions import Action, Verb, parse_action
from unorules.engine.cards import Colour, parse_card

from .strategies import actions

NAMES = ("Aino", "Bo-Erik", "Åse", "Søren Å")


@given(actions(seats=4))
def test_a_move_is_read_as_it_was_written(action: Action) -> None:
    assert parse_action(action.text(NAMES), action.seat, NAMES) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("r5", Action(0, Verb.PLAY, (parse_card("r5"),))),
        ("W=b", Action(0, Verb.PLAY, (parse_card("W"),), Colour.BLUE)),
        ("W+4=red!", Action(0, Verb.PLAY, (parse_card("W+4"),), Colour.RED, uno=True)),
        ("r7!>Åse", Action(0, Verb.PLAY, (parse_card("r7"),), uno=True, target=2)),
        ("Wsw=blue>Søren Å", Action(0, Verb.PLAY, (parse_card("Wsw"),), Colour.BLUE, target=3)),
        ("r5,b5", Action(0, Verb.PLAY, (parse_card("r5"), parse_card("b5")))),
        ("jump r5", Action(0, Verb.JUMP, (parse_card("r5"),))),
        ("=blue", Action(0, Verb.NAME_COLOUR, colour=Colour.BLUE)),
        ("draw=g", Action(0, Verb.DRAW, colour=Colour.GREEN)),
        ("catch Bo-Erik", Action(0, Verb.CATCH, target=1)),
        ("uno", Action(0, Verb.UNO)),
        ("challenge", Action(0, Verb.CHALLENGE)),
        ("keep", Action(0, Verb.KEEP)),
        ("pass", Action(0, Verb.PASS)),
    ],
)
def test_every_way_of_writing_a_move_is_read(text: str, action: Action) -> None:
    assert parse_action(text, 0, NAMES) == action


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no card"),
        ("r5,", "no card"),
        ("r5>Nobody", "no player"),
        ("catch Nobody", "no player"),
        ("W=violet", "no colour"),
        ("=", "no colour"),
        ("draw=wild", "no colour"),
        ("draw two", "no card"),
        ("catch", "no card"),
        ("r5!!x", "no card"),
    ],
)
def test_what_is_no_move_is_refused_with_what_cannot_be_read(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_action(text, 0, NAMES)
