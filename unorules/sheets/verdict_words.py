"""The word before the sentence: yes or no as the language answers that very question, or none where it asked for something else."""

from __future__ import annotations

from typing import Final

from unorules.ask.answer import Answer
from unorules.ask.reading import Reading
from unorules.i18n.messages import Messages

YES_OR_NO: Final = ("yes", "no")
# "How many?", "what does it do?" and "who?" are answered by the sentence alone.
_NOT_YES_OR_NO: Final = ("value", "explain", "who")


def verdict_words(answer: Answer, messages: Messages) -> str:
    """What stands before the sentence, without its full stop; nothing where the question is no yes/no question."""
    reading, verdict = answer.reading, answer.verdict
    if verdict == "unspecified":
        return messages("ask.verdict.unspecified")
    if verdict not in YES_OR_NO or (reading.form in _NOT_YES_OR_NO and reading.claim is None):
        return ""
    return yes_or_no(reading, verdict, messages)


def yes_or_no(reading: Reading, verdict: str, messages: Messages) -> str:
    """Yes or no to the question as it was put: "Jo." to one with a "not" in it; what is forbidden is called so."""
    if reading.asks_forbidden and reading.turned:
        word = "not-forbidden" if verdict == "no" else "forbidden-after-all" if reading.negated else "forbidden"
    else:
        after_all = verdict == "yes" and reading.negated and not reading.turned
        word = "yes-after-all" if after_all else verdict
    return messages(f"ask.verdict.{word}")
