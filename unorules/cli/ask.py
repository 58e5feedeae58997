"""`unorules ask`: one question, for people or for machines."""

from __future__ import annotations

import os
from collections.abc import Sequence

from unorules.ask.answer import Answer
from unorules.ask.language import asked_in_english, readable
from unorules.ask.reply import RulesError, answer, with_questions
from unorules.cli.console import complain, show
from unorules.cli.exits import FOUND, NOT_UNDERSTOOD, OK, USAGE
from unorules.diagnostics.visible import json_text, visible
from unorules.document.model import Document
from unorules.i18n.language import choose, normalise
from unorules.i18n.messages import Messages, load
from unorules.rulebook.model import Rulebook

LONGEST = 2000


def run(
    question: str,
    rules: Sequence[str],
    lang: str | None,
    as_json: bool,
    record: str | None = None,
    force: bool = False,
    short: bool = False,
) -> int:
    """Answer, print, and give the exit code: 0 answered, 2 wrong usage or rules, 3 unclear or out of scope.

    With `record` the worked example goes to that file as a game record; code 1 where it cannot be written. With `short` people
    get one line without colours instead of a page.
    """
    fallback = choose(lang, os.environ)
    if not question.strip():
        complain(load(fallback)("ask.empty"))
        return USAGE
    try:
        found = answered(question, rules, lang, fallback)
    except RulesError as wrong:
        complain(conflict(wrong, load(fallback)))
        return USAGE
    messages = load(told_in(found, fallback))
    tell_how_read(found, messages)
    _tell(found.rulebook, messages)
    if as_json:
        from unorules.sheets.answer_json import answer_json

        print(json_text(answer_json(found, messages)))
    elif short:
        print(in_one_line(found, messages))
    else:
        show(page_of(found, messages))
    if found.status != "answered":
        return NOT_UNDERSTOOD
    return OK if record is None else write_example(found, record, force, messages)


def write_example(found: Answer, file: str, force: bool, messages: Messages) -> int:
    """Write the worked example as a record; the exit code."""
    from unorules.cli.files import write_asked
    from unorules.records.writing import rules_named, write_record

    example = found.outcome.example if found.outcome else None
    if example is None:
        complain(messages("cli.error.no-example"))
        return FOUND
    named = rules_named(found.rulebook, example.record)
    text = write_record({**example.record, "rules": named}, found.reading.text)
    return write_asked(file, text, force, messages)


def told_in(found: Answer, chosen: str) -> str:
    """The language of an answer: the question's, but `chosen` where no question is read in that and none can be told for it."""
    return found.reading.language if readable(chosen) else chosen


def tell_how_read(found: Answer, messages: Messages) -> None:
    """Say in which language the question was read where it cannot have been asked in one of these."""
    if not readable(messages.language) and not asked_in_english(found.reading.text):
        complain(messages("ask.read-as", language=messages.language, other=found.reading.language))


def _tell(rulebook: Rulebook, messages: Messages) -> None:
    from unorules.cli.findings import may_have_findings, tell_findings

    if may_have_findings(rulebook):
        tell_findings([rulebook], messages)


def page_of(found: Answer, messages: Messages, change: str = "ask.change") -> Document:
    """The answer as a page; what draws it is not needed for machines."""
    from unorules.sheets.answer_page import answer_page

    return answer_page(found, messages, change)


def in_one_line(found: Answer, messages: Messages) -> str:
    """The verdict and the sentence, for screen readers and for reading out; of what was not understood the nearest questions."""
    from unorules.sheets.answer_page import sentence

    asked = [messages("new.quoted", text=choice.question) for choice in found.choices if choice.question]
    perhaps = asked and found.outcome is None
    told = messages("talk.perhaps", questions=messages.list(asked, "or")) if perhaps else sentence(found, messages)
    return visible(" ".join(told.split()))


def answered(question: str, rules: Sequence[str], lang: str | None, fallback: str) -> Answer:
    """The answer, with questions to choose from where it was not understood. Raises RulesError."""
    language = normalise(lang) if lang else None
    return offering(answer(legible(question[:LONGEST]), rules, language, fallback))


def offering(found: Answer) -> Answer:
    """The answer with the questions that can be asked instead, where there is a choice of such."""
    if not found.choices:
        return found
    return with_questions(found, _questions(found.reading.language, [each.topic for each in found.choices]))


def _questions(language: str, topics: Sequence[str]) -> dict[str, str]:
    messages = load(language)
    keys = {topic: f"examples.{topic}" for topic in topics}
    return {topic: messages(key) for topic, key in keys.items() if messages.has(key)}


def legible(text: str) -> str:
    """The text with a replacement character for half a letter: bytes that were no UTF-8, an escape of JSON by itself."""
    return "".join("\ufffd" if "\ud800" <= letter <= "\udfff" else letter for letter in text)


def conflict(wrong: RulesError, messages: Messages) -> str:
    """Why the rules of a question cannot be played."""
    from unorules.cli.findings import findings_told

    return "\n".join(findings_told(wrong.rulebook, messages))
