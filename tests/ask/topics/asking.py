"""Asking a topic under rules, and putting its answer into words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from unorules.ask.case import Case, Outcome
from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.supposing import supposing
from unorules.ask.topics import find
from unorules.i18n.messages import load as messages_of
from unorules.rulebook.load import editions, house_rules, load
from unorules.rulebook.model import Rulebook, Texts
from unorules.sheets.fact import worded

LANGUAGES = ("fi", "nb", "sv", "en")

ODD: tuple[dict[str, Any], ...] = (
    {},
    {"card": "7", "on": "7"},
    {"card": "r0", "players": "2", "hand": ["r0", "g3"], "top": "r5"},
    {"card": "wild", "on": "wild", "colour": "blue", "players": 2},
    {"card": "wild-draw-four", "on": "draw-two", "players": 20, "total": "510", "cards": "25"},
    {"card": "wild-draw-ten", "on": "wild-colour-roulette", "cards": 24, "hands": [["8", "skip"], ["b3"]]},
    {"card": "blank", "on": "discard-all", "cards": 0, "total": 0, "hands": []},
    {"card": "nonsense", "on": 7, "hand": "x y", "top": None, "players": -3, "cards": ["a"], "total": "many"},
    {"card": [], "colour": "mauve", "rule": 5, "rules": 7, "what": [], "hands": [["?"], None], "hand": ["r9"]},
    {"rule": "jump-in", "rules": ["jump-in", "progressive", "no such rule"], "what": "advice", "cards": 400},
    {"pending": "many", "together": 1, "cards": [["draw-two"], None], "on": "draw-two"},
    {"pending": -4, "together": True, "cards": 0, "what": "limit", "on": "wild"},
    {"pending": 10**9, "together": True, "cards": "W+4 W+4 W+4 W+4 W+4 W+4", "on": "wild-draw-ten"},
)


@cache
def rulebook(*names: str) -> Rulebook:
    return load(list(names))


def case(topic: str, *names: str, **arguments: Any) -> Case:
    return Case(topic, rulebook(*names), arguments)


def ask(topic: str, *names: str, **arguments: Any) -> Outcome:
    return find(topic)(case(topic, *names, **arguments))


def flipped(topic: str, values: dict[str, Any], *names: str, **arguments: Any) -> Outcome:
    """The answer where the rules have these values instead."""
    return find(topic)(supposing(case(topic, *names, **arguments), values))


def stacks() -> Iterator[tuple[str, ...]]:
    """Every edition, and every house rule over it that goes with it."""
    for edition in editions():
        yield (edition,)
        for name in house_rules():
            if rulebook(edition, name).ok:
                yield (edition, name)


def topics_of(*groups: str) -> list[str]:
    return [topic for topic, each in PROPOSITIONS.items() if each.group in groups]


def words(topic: str, outcome: Outcome, language: str) -> str:
    """The sentence of the answer. Raises KeyError where a locale lacks it or wants what the outcome does not give."""
    messages = messages_of(language)
    params = {name: _in_words(value, language) for name, value in outcome.params.items()}
    key = f"answers_{PROPOSITIONS[topic].group.replace('-', '_')}.{topic}.{outcome.say}"
    assert any(key.startswith(f"{name}.") or key == name for name in own_keys(topic, language)), (language, key)
    return messages(key, **params)


@cache
def own_keys(topic: str, language: str) -> frozenset[str]:
    """The keys that the language has itself, so that English never stands in unnoticed."""
    file = f"answers_{PROPOSITIONS[topic].group.replace('-', '_')}"
    keys = [key for key, _ in messages_of(language).templates(file)]
    return frozenset({*keys, *(key.rpartition(".")[0] for key in keys)})


def _in_words(value: Any, language: str) -> Any:
    if isinstance(value, Texts):
        return value(language)
    if isinstance(value, list | tuple) and any(isinstance(item, Texts) for item in value):
        return messages_of(language).list([_in_words(item, language) for item in value])
    return worded(value, messages_of(language))
