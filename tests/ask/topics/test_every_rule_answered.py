"""The topics of turn, cards, ending, scoring, deck and setup under every stack, with odd arguments, in four languages."""

from __future__ import annotations

import random
from typing import Any

import pytest
import tomli_w
from asking import LANGUAGES, ODD, ask, flipped, stacks, topics_of, words

from unorules.ask.case import Outcome
from unorules.engine.options import BY_KEY, OPTIONS, Option, Value
from unorules.records.record import read
from unorules.records.replay import replay

TOPICS = topics_of("turn", "cards", "ending", "scoring", "deck", "setup")
KINDS = (
    "number",
    "7",
    "0",
    "skip",
    "draw-two",
    "wild",
    "wild-draw-four",
    "blank",
    "wild-customizable",
    "wild-draw-ten",
)


def _is_sound(topic: str, outcome: Outcome) -> None:
    assert outcome.verdict in ("yes", "no", "value", "explain", "unspecified")
    assert (outcome.leaning is not None) == (outcome.verdict == "unspecified")
    assert outcome.reasons
    assert all("." not in reason or reason in BY_KEY for reason in outcome.reasons)
    for language in LANGUAGES:
        text = words(topic, outcome, language)
        assert text
        assert not any(scrap in text for scrap in ("{", "None", "Kind.", "card("))


@pytest.mark.parametrize("topic", TOPICS)
def test_every_stack_and_every_odd_argument_is_answered_in_four_languages(topic: str) -> None:
    for index, stack in enumerate(stacks()):
        for arguments in ODD if index % 7 == 0 else ODD[:1]:
            _is_sound(topic, ask(topic, *stack, **arguments))


@pytest.mark.parametrize("topic", TOPICS)
def test_every_kind_of_card_is_answered_under_every_value_of_every_option(topic: str) -> None:
    """A random walk over the table of options, the same in every run."""
    chance = random.Random(topic)
    for _ in range(30):
        values = {option.key: _some_value(option, chance) for option in chance.sample(OPTIONS, 12)}
        if int(values.get("players.min", 2)) > int(values.get("players.max", 10)):
            continue
        arguments: dict[str, Any] = {"card": chance.choice(KINDS), "players": chance.choice((2, 4, None))}
        _is_sound(topic, flipped(topic, values, "official", **arguments))


@pytest.mark.parametrize("topic", TOPICS)
def test_examples_replay_as_they_were_told(topic: str) -> None:
    for stack in (("official",), ("official-112-blank",), ("no-mercy",), ("official", "partners"), ("low-score",)):
        for card in (None, *KINDS):
            example = ask(topic, *stack, card=card).example
            if example is None:
                continue
            record = {key: value for key, value in example.record.items() if value is not None}
            played = replay(read(tomli_w.dumps(record)))
            allowed = [step for step in example.steps if step.verdict.allowed]
            assert played.ok
            assert [step.events for step in played.steps] == [step.events for step in allowed]


def _some_value(option: Option, chance: random.Random) -> Value:
    values = option.values
    if values.flag:
        return chance.choice((True, False))
    found: list[Value] = [*values.words, *values.also]
    if values.low is not None and values.high is not None:
        found += [values.low, values.high]
    return chance.choice(found)
