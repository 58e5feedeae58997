"""Questions that other rules answer otherwise."""

from __future__ import annotations

import pytest

from unorules.ask.changed import Changed, changed
from unorules.ask.propositions import PROPOSITIONS
from unorules.i18n.messages import load as words
from unorules.rulebook.load import house_rules, load
from unorules.rulebook.model import LANGUAGES
from unorules.sheets.answer_page import sentence


def found(*names: str, base: str = "official", language: str = "en", most: int = 3) -> tuple[Changed, ...]:
    messages = words(language)
    questions = [messages(f"examples.{topic}") for topic in PROPOSITIONS if messages.has(f"examples.{topic}")]
    return changed(questions, language, load([base]), load([base, *names]), most)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_rule_changes_the_answers_that_are_about_it(language: str) -> None:
    topics = {each.now.reading.topic for each in found("seven-o", language=language, most=10)}
    assert {"seven-swap", "zero-rotate"} <= topics


def test_each_house_rule_has_its_say() -> None:
    decided = {
        next(each.now.rulebook.decided_by(key).id for key in each.now.outcome.reasons if "." in key)
        for each in found("progressive", "seven-o", "jump-in")
        if each.now.outcome
    }
    assert decided == {"progressive", "seven-o", "jump-in"}


def test_before_and_now_differ_in_what_is_said() -> None:
    messages = words("en")
    for each in found("progressive", "seven-o", "bounce", most=20):
        assert sentence(each.before, messages) != sentence(each.now, messages)


def test_rules_that_are_the_same_change_nothing() -> None:
    assert found() == ()


def test_no_more_are_given_than_asked_for_and_in_the_order_of_the_questions() -> None:
    few, many = found("progressive", most=2), found("progressive", most=50)
    assert len(few) == 2 < len(many)
    order = [each.question for each in many]
    assert sorted(order.index(each.question) for each in few) == [order.index(each.question) for each in few]


@pytest.mark.parametrize("name", house_rules())
def test_every_house_rule_that_ships_changes_some_answer_or_only_holds_fast_what_is_so(name: str) -> None:
    assert bool(found(name)) != (name == "no-mercy-exclusions")
