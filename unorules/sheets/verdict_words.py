"""The word before the sentence: yes or no as the language answers that very question, or none where it asked for something else."""

from __future__ import annotations

from typing import Final

from unorules.ask.alternatives import Alternative, alternative
from unorules.ask.answer import Answer
from unorules.ask.claimants import who_is_right
from unorules.ask.reading import Reading
from unorules.diagnostics.visible import visible
from unorules.i18n.messages import Messages

YES_OR_NO: Final = ("yes", "no")
# "How many?", "what does it do?" and "who?" are answered by the sentence alone.
NOT_YES_OR_NO: Final = ("value", "explain", "who")


def verdict_words(answer: Answer, messages: Messages) -> str:
    """What stands before the sentence, without its full stop; nothing where the question is no yes/no question."""
    reading, verdict = answer.reading, answer.verdict
    right = who_is_right(answer)
    if right is not None:
        return messages(f"ask.right.{right.who}", name=visible(right.name))
    if verdict == "unspecified":
        return messages("ask.verdict.unspecified")
    if verdict not in YES_OR_NO or (reading.form in NOT_YES_OR_NO and reading.claim is None):
        return ""
    if reading.form == "either-or":
        return _of_two(alternative(answer), messages)
    return yes_or_no(reading, verdict, messages)


def _of_two(holds: Alternative | None, messages: Messages) -> str:
    """Which of the two it is; "yes" would leave it open."""
    if holds is None:
        return ""
    key = f"ask.of-two.{holds.which}"
    return messages(f"{key}-named", words=visible(holds.words)) if holds.words else messages(f"{key}-one")


def yes_or_no(reading: Reading, verdict: str, messages: Messages) -> str:
    """Yes or no to the question as it was put: "Jo." to one with a "not" in it; what is forbidden is called so."""
    if reading.asks_forbidden and reading.turned:
        word = "not-forbidden" if verdict == "no" else "forbidden-after-all" if reading.negated else "forbidden"
    else:
        after_all = verdict == "yes" and reading.negated and not reading.turned
        word = "yes-after-all" if after_all else verdict
    return messages(f"ask.verdict.{word}")
