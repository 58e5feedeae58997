"""Moves and refusals as people say them: no notation, and each fault by its own name."""

import re

import pytest

from unorules.engine.actions import parse_action
from unorules.i18n.messages import load as words
from unorules.records.moves import allowed_text, tried_text
from unorules.records.record import read
from unorules.records.replay import replay
from unorules.records.telling import objection_text, tell_replay

LANGUAGES = ("fi", "nb", "sv", "en")
PLAYERS = ("Aino", "Eero", "Kari")
MOVES = (
    "r5",
    "W=blue",
    "r8,b8",
    "r7>Eero",
    "jump r5",
    "=green",
    "draw",
    "draw=blue",
    "keep",
    "pass",
    "challenge",
    "uno",
    "catch Eero",
)
RECORD = """
format = 1
rules = [{rules}]
players = ["Aino", "Eero", "Kari"]
turn = "Aino"
top = "r5"
moves = [{moves}]
[hands]
Aino = "{aino}"
Eero = "r5 g5 g1"
Kari = "b1 b2"
"""


def played(moves, rules='"official"', aino="b5 W W+4 r6 y8"):
    return replay(read(RECORD.format(moves=moves, rules=rules, aino=aino)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("move", MOVES)
def test_what_was_tried_is_said_without_notation(language, move):
    messages = words(language)
    text = tried_text(messages, parse_action(move, 0, PLAYERS), PLAYERS, "CARDS")
    assert text.startswith("Aino ")
    assert not re.search(r"[=>!]|\bdraw=|\br\d\b|\bjump r", text)
    assert ("CARDS" in text) == bool(parse_action(move, 0, PLAYERS).cards)
    assert ("Eero" in text) == (move == "catch Eero")


def test_who_tried_to_catch_whom_is_told():
    assert (
        tried_text(words("nb"), parse_action("catch Aino", 1, PLAYERS), PLAYERS, "")
        == "Eero prøver å ta Aino for glemt UNO"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_moves_allowed_are_each_told_once_without_notation(language):
    found = played('"Aino: W"')
    text = allowed_text(words(language), found.allowed, PLAYERS)
    assert not re.search(r"[=>!]|W\+4", text)
    assert text.count(str(words(language).colour("blue"))) == 1


def test_a_replay_tells_what_could_have_been_done_instead():
    lines = list(tell_replay(words("en"), played('"Aino: W"')))
    assert any(
        "Aino could draw or play a blue 5, a wild, a wild draw four or a red 6 instead." in line for line in lines
    )


@pytest.mark.parametrize(
    ("moves", "rules", "told_as", "rule"),
    [
        ('"Aino: W"', '"official"', "no-colour", "match"),
        ('"Aino: r6=blue"', '"official"', "needless-colour", "match"),
        ('"Aino: y8"', '"official"', "match", "match"),
        ('"Aino: y8=blue"', '"official"', "match", "match"),
        ('"Eero: jump g5"', '"official", "jump-in"', "jump-match", "match"),
        ('"Eero: jump r5"', '"official"', "jump_in.allowed", "jump_in.allowed"),
        (
            '"Aino: W+4=blue", "Eero: challenge"',
            '"official", "free-wild-draw-four"',
            "no-challenge",
            "wild_draw_four.condition",
        ),
    ],
)
def test_a_refusal_is_told_closely_while_machines_read_the_rule(moves, rules, told_as, rule):
    found = played(moves, rules)
    assert (found.objection, found.told_as) == (rule, told_as)
    assert all(words(language).has(f"objection.{told_as}") for language in LANGUAGES)
    assert len({objection_text(words(language), told_as) for language in LANGUAGES}) == len(LANGUAGES)


def test_uno_is_not_said_with_the_last_card_and_what_goes_along_is_told_after_it():
    last = played('"Aino: r6!"', aino="r6")
    assert [event.type for event in last.steps[0].events] == ["played", "round-over"]
    along = replay(read(RECORD.format(moves='"Aino: rDA"', rules='"no-mercy"', aino="rDA r6 r8 b1 b2")))
    assert [event.type for event in along.steps[0].events][:2] == ["played", "discarded"]
