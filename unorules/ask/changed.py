"""Which questions have another answer under other rules: each asked twice, once under either."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from unorules.ask.answer import Answer
from unorules.ask.reading import Reading, read
from unorules.ask.reply import UNDER_THE_BASE, as_asked, in_this_deck, outcome_of
from unorules.rulebook.model import Rulebook
from unorules.values import dataclass

_APART: Final = (*UNDER_THE_BASE, "house-rule", "house-combination", "which-edition")
"""Topics whose answer does not hang on the rules in force, or merely names them."""


@dataclass(frozen=True, slots=True)
class Changed:
    """A question with its answer under the rules compared with, and under those looked at."""

    question: str
    before: Answer
    now: Answer


def changed(
    questions: Iterable[str], language: str, before: Rulebook, now: Rulebook, most: int = 3
) -> tuple[Changed, ...]:
    """Up to `most` of the questions that `now` answers otherwise than `before`, in the order given.

    Chosen are those whose answers rest on different house rules, so that each has its say, then those whose verdict is
    another, told in a sentence not chosen yet before one that is, then the rest. Questions that are not understood, that
    name the rules they ask about, or that ask about house rules as such have no part. Both rulebooks must be playable.
    """
    found = list(_changed(questions, language, before, now))
    spoken: set[str] = set()
    chosen = sorted(found, key=lambda each: _rank(each, spoken))[:most]
    return tuple(each for each in found if each in chosen)


def _rank(each: Changed, spoken: set[str]) -> int:
    """0 for the first on whose ruleset nothing was said yet. `spoken` are rulesets and sentences."""
    if each.now.verdict in ("yes", "no") and _said(each.before)[:3] == _said(each.now)[:3]:
        return 3
    ruleset, sentence = _ruleset(each.now), str(_said(each.now)[-1])
    is_new, is_first = sentence not in spoken, bool(ruleset) and ruleset not in spoken
    spoken.update(filter(None, (ruleset, sentence)))
    return 0 if is_first else 1 if is_new else 2


def _changed(questions: Iterable[str], language: str, before: Rulebook, now: Rulebook) -> Iterator[Changed]:
    for question in questions:
        reading = read(question, language)
        if reading.status != "answered" or reading.rules or reading.official or reading.topic in _APART:
            continue
        one, two = _answer(in_this_deck(reading, before), before), _answer(in_this_deck(reading, now), now)
        if _said(one) != _said(two):
            yield Changed(question, one, two)


def _answer(reading: Reading, rulebook: Rulebook) -> Answer:
    """The answer without sources and without a look at still other rules."""
    found = outcome_of(reading, rulebook)
    verdict, value = as_asked(reading, found)
    leaning = found.leaning if found.verdict == "unspecified" else None
    return Answer(reading, rulebook, "answered", verdict, value, leaning, found, reading.arguments)


def _said(answer: Answer) -> tuple[object, ...]:
    return (answer.verdict, answer.value, answer.leaning, answer.outcome.say if answer.outcome else "")


def _ruleset(answer: Answer) -> str:
    """The ruleset on which the answer rests, by the first of its reasons that a house rule decides."""
    reasons = answer.outcome.reasons if answer.outcome else ()
    deciding = (answer.rulebook.decided_by(reason) for reason in reasons if "." in reason)
    return next((layer.id for layer in deciding if layer.kind != "edition"), "")
