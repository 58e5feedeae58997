"""An option flipped flips the answers that depend on it, and no other.

Every option is changed over a base under which it has an effect, and every topic is asked before and after. At least one verdict,
value or leaning must change, and whatever changes must name the option among its reasons, before or after.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from unorules.ask.asking import outcome
from unorules.ask.case import Case
from unorules.ask.propositions import PROPOSITIONS
from unorules.engine.cards import Kind
from unorules.engine.options import OPTIONS, Option, Value, is_idle
from unorules.rulebook.load import load
from unorules.rulebook.model import Rulebook

NO_QUESTION_SHOWS = {
    "piles.keep_top_card": "draw-pile-empty explains the reshuffle whichever card is kept; only its sentence differs",
    "scoring.points.knocked_out": "hand-points counts hands that are told, and a knocked-out player has none",
    "mercy.timing": "mercy-rule asks whether, not at which card; its sentence differs, its verdict does not",
    "stacking.colour_condition": "the scenes name the colour that the answer asks for unless the question says another",
}
SIDE_EFFECTS = {
    "players.min": "a table of another size is set where the question names none",
    "players.max": "a table of another size is set where the question names none",
    "teams.partners": "with partners four play: a table of that size is set",
    ("turn.after_penalty", "start-card"): "the words for the start card tell whether the turn is lost",
    ("mercy.hand", "no-mercy-in-classic"): "compares whole editions",
    "house-combination": "its position is laid out of several rules, of which it names those that meet",
}

BASES: tuple[tuple[str, ...], ...] = (
    ("official",),
    ("official", "progressive"),
    ("official", "mixed-stacking"),
    ("official", "seven-o"),
    ("official", "jump-in"),
    ("official", "mercy-25"),
    ("official", "multi-play"),
    ("official-112",),
    ("official-112-swap",),
    ("official-112-blank",),
    ("no-mercy",),
)
_EACH_KIND: list[dict[str, Any]] = [{"card": kind.value} for kind in Kind]
QUESTIONS: dict[str, list[dict[str, Any]]] = {
    "card-count": _EACH_KIND,
    "card-points": _EACH_KIND,
    "start-card": [{"card": kind} for kind in ("draw-two", "skip", "reverse", "wild", "wild-draw-four")],
    "uno-catch-window": [{"late": True}, {"late": False}],
    "challenge-next-turn": [{"success": True}, {"success": False}],
    "turn-after": [{"card": kind} for kind in ("skip", "reverse", "draw-two")]
    + [{"card": kind, "players": 2} for kind in ("reverse", "wild-reverse-draw-four")],
    "bounce": [{"card": "skip"}, {"card": "reverse"}],
    "challenge-success": [{"cards": 2}],
    "challenge-failure": [{"cards": 2}],
    "stack-total": [
        {"cards": ["wild-draw-four", "wild-draw-four"]},
        {"cards": ["draw-two", "wild-draw-four"]},
        {"cards": ["wild-draw-four", "draw-two"]},
        {"cards": ["draw-two", "draw-two"], "together": True},
    ],
    "mercy-rule": [{"cards": 25}, {"cards": 24}],
    "jump-in": [{"on": "start-card"}, {"last": True}],
    "jump-in-match": [{"card": kind, "on": kind} for kind in ("wild", "wild-draw-four")],
    "jump-in-action": [{"card": "draw-two"}, {"card": "skip"}],
    "play-several": [
        {"cards": 2},
        {"cards": ["rS", "bS"]},
        {"cards": ["draw-two", "draw-two"], "on": "draw-two"},
        {"what": "limit"},
    ],
    "stack-draw-two": [{}, {"pending": 4}],
    "finish-on-action": [{}, {"cards": ["skip", "skip"]}],
    "no-mercy-card": [{"card": "wild-colour-roulette"}],
    "match-total": [{"total": 500}, {"total": 499}],
    "wild-draw-four-legality": [
        {"top": "y5", "hand": ["b5", "b8", "W+4"]},
        {"top": "y5", "hand": ["y8", "b5", "W+4"]},
        {"top": "y5", "hand": ["W", "b8", "W+4"]},
    ],
}
Told = dict[tuple[str, str], tuple[tuple[Any, ...], tuple[str, ...]]]


@cache
def book(names: tuple[str, ...]) -> Rulebook:
    return load(list(names))


def answers(rules: Rulebook) -> Told:
    found: Told = {}
    for topic in PROPOSITIONS:
        for arguments in ({}, *QUESTIONS.get(topic, ())):
            told = outcome(Case(topic, rules, arguments))
            found[topic, str(arguments)] = (told.verdict, str(told.value), told.leaning), told.reasons
    return found


@cache
def before(names: tuple[str, ...]) -> Told:
    return answers(book(names))


def another_value(option: Option, now: Value) -> list[Value]:
    values = option.values
    if values.flag:
        return [not now]
    found: list[Value] = [word for word in values.words if word != now]
    if values.low is not None and values.high is not None:
        found.append(values.low if now != values.low else min(values.low + 1, values.high))
    return found + [number for number in values.also if number != now]


def changes(option: Option, names: tuple[str, ...], value: Value) -> Told:
    """What is answered otherwise with the other value, each with all the reasons of before and after."""
    rules = book(names)
    flipped = replace(rules, rules=rules.rules.replace({option.key: value}))
    after, earlier = answers(flipped), before(names)
    return {
        asked: (after[asked][0], (*earlier[asked][1], *after[asked][1]))
        for asked in earlier
        if after[asked][0] != earlier[asked][0]
    }


def names_it(option: Option, topic: str, reasons: tuple[str, ...]) -> bool:
    told = option.key in reasons or ("deck" in reasons and option.section == "deck")
    return told or bool({option.key, topic, (option.key, topic)} & set(SIDE_EFFECTS))


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_flips_the_answers_that_depend_on_it_and_no_other(option: Option) -> None:
    shown = False
    for names in BASES:
        values = book(names).rules.values()
        if is_idle(option, values):
            continue
        for value in another_value(option, values[option.key]):
            changed = changes(option, names, value)
            for (topic, arguments), (told, reasons) in changed.items():
                assert names_it(option, topic, reasons), (names, value, topic, arguments, told, reasons)
            shown = shown or bool(changed)
            if shown:
                return
        if option.key in NO_QUESTION_SHOWS:
            return
    assert shown, f"no question shows {option.key}"


def test_the_options_that_no_question_shows_are_named_with_a_reason() -> None:
    keys = {option.key for option in OPTIONS}
    assert set(NO_QUESTION_SHOWS) <= keys
    assert all(NO_QUESTION_SHOWS.values())
