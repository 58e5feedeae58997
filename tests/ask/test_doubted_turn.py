"""Where it is hardly known which way a question wants its yes, the rule is told without one, and nothing is claimed."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from unorules.ask.reading import read
from unorules.ask.reply import answer_to
from unorules.cli.ask import in_one_line, offering
from unorules.i18n.messages import load
from unorules.sheets.answer_json import answer_json
from unorules.sheets.fact import fact_of
from unorules.sheets.verdict_words import verdict_words

QUESTIONS = {
    "en": "Am I allowed to play a wild even though I have a matching card?",
    "fi": "Saako jokerin lyödä, vaikka kädessä on sopiva kortti?",
    "nb": "Har man lov til å legge en joker selv om man har et kort som passer?",
    "sv": "Får man lägga ett wildkort fast man har ett kort som passar?",
}


@pytest.mark.parametrize("language", QUESTIONS)
def test_a_doubted_turn_tells_the_rule_without_a_yes_or_no_and_asks_back(language: str) -> None:
    sure = read(QUESTIONS[language], language)
    assert sure.status == "answered"
    assert not sure.doubted
    messages = load(language)
    plain = answer_to(sure, ())
    found = offering(answer_to(replace(sure, doubted=True), ()))
    fact = fact_of(sure.topic or "", plain.outcome, messages)  # type: ignore[arg-type]
    told = in_one_line(found, messages)
    assert plain.verdict == "yes"
    assert (found.status, found.verdict, found.value) == ("unclear", None, None)
    assert fact in told
    assert verdict_words(plain, messages) + "." not in told
    assert [choice.topic for choice in found.choices] == [sure.topic]
    assert found.choices[0].question
    assert json.loads(json.dumps(answer_json(found, messages)))["verdict"] is None
