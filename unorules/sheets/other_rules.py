"""What an answer says of other rules: the editions and single house rules under which it would be another."""

from __future__ import annotations

from collections.abc import Iterator

from unorules.ask.answer import Answer, Elsewhere
from unorules.ask.reply import NOBODY
from unorules.document.model import Run, Runs
from unorules.i18n.messages import Messages
from unorules.sheets.fact import fact_of
from unorules.sheets.value_words import value_words
from unorules.sheets.verdict_words import NOT_YES_OR_NO, YES_OR_NO, yes_or_no


def other_rules(answer: Answer, messages: Messages) -> Iterator[Runs]:
    """A line for each of the other rules, a word, a value or a sentence; those that the same sentence tells share a line."""
    lines: dict[tuple[str, str], list[str]] = {}
    for each in _worth_telling(answer):
        told, is_sentence = _told(each, answer, messages)
        names = _names(each, answer)
        lines.setdefault((told, "" if is_sentence else names), []).append(names)
    for (told, name), sharing in lines.items():
        codes = [run for names in sharing for run in (Run(", "), Run(names, "code"))][1:]
        yield (*codes, Run(f"  {told}" if name else f": {told}"))


def _names(each: Elsewhere, answer: Answer) -> str:
    base = answer.rulebook.base
    return " + ".join(name for name in each.rules if name != base or len(each.rules) == 1)


def _worth_telling(answer: Answer) -> list[Elsewhere]:
    """The other rules that people want to hear of: a single house rule that answers as its edition alone does adds nothing."""
    base = next((each for each in answer.elsewhere if each.rules == (answer.rulebook.base,)), None)
    if base is None:
        return list(answer.elsewhere)
    alone = (base.verdict, base.value, base.leaning)
    return [
        each
        for each in answer.elsewhere
        if each is base or each.rules[0] != base.rules[0] or (each.verdict, each.value, each.leaning) != alone
    ]


def _told(each: Elsewhere, answer: Answer, messages: Messages) -> tuple[str, bool]:
    """What is said of other rules, and whether it is a sentence."""
    topic = answer.reading.topic or ""
    value = "" if _says_no_number(each) else value_words(topic, each.value, messages)
    told = ", ".join(part for part in (_word_of(each, answer, messages), value) if part)
    if each.outcome is not None and (not told or _takes_a_sentence(answer, each)):
        return fact_of(topic, each.outcome, messages), True
    return told, False


def _says_no_number(each: Elsewhere) -> bool:
    """Nothing to draw is no number that a yes or no needs."""
    return each.value is None or (each.verdict in YES_OR_NO and each.value == 0)


def _takes_a_sentence(answer: Answer, each: Elsewhere) -> bool:
    """Whether a word would not do: a yes or no to "what happens?" or "which of the two?", a number to "how does it work?", and
    none or nobody, which leave open why."""
    reading, value = answer.reading, each.value
    if reading.form not in (*NOT_YES_OR_NO, "either-or") or reading.claim is not None:
        return False
    if each.verdict == "explain" and isinstance(value, int):
        return True
    return value in (0, NOBODY) if value is not None else each.verdict in YES_OR_NO


def _word_of(each: Elsewhere, answer: Answer, messages: Messages) -> str:
    if each.leaning in YES_OR_NO:
        return messages(f"ask.leaning.{each.leaning}")
    if each.verdict == "unspecified":
        return messages("ask.verdict.unspecified").lower()
    return yes_or_no(answer.reading, each.verdict, messages).lower() if each.verdict in YES_OR_NO else ""
