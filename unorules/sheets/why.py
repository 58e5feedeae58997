"""Why an answer is as it is: each reason as the rules that the answer was played by have it."""

from __future__ import annotations

from unorules.ask.answer import Answer
from unorules.ask.case import Outcome
from unorules.engine.options import BY_KEY, is_idle
from unorules.engine.rules import Rules
from unorules.i18n.messages import Messages
from unorules.records.option_said import option_said
from unorules.rulebook.model import Rulebook
from unorules.sheets.fact import fact_of

_MOST_REASONS = 5
# What holds of every move says nothing where it is the only reason, unless the question was about just that.
_SAYS_LITTLE = frozenset({"turn-order", "phase", "deck"})
_JUMPS = ("jump-in", "jump-in-match")
_ABOUT_ORDER = frozenset({"answer-with-same", "direction", "draw-from-discard", "challenge-when", "conduct"})


def why(answer: Answer, messages: Messages) -> list[str]:
    """The rule in plain words, one sentence for each reason."""
    outcome = answer.outcome
    if outcome is None or _says_nothing(answer.reading.topic or "", outcome.reasons):
        return []
    rules = _played_by(answer.rulebook, outcome)
    found = []
    for reason in _at_work(outcome.reasons, rules):
        if "." in reason:
            found.append(option_said(reason, rules, messages))
        elif messages.has(f"rules.{reason}"):
            found.append(messages(f"rules.{reason}"))
    told = fact_of(answer.reading.topic or "", outcome, messages)  # the answer itself is no reason for it
    return [each for each in dict.fromkeys(found) if each != told][:_MOST_REASONS]


def _says_nothing(topic: str, reasons: tuple[str, ...]) -> bool:
    """Whether the reasons only tell what holds of every move; how cards match on a turn is no reason for a jump-in."""
    little = _SAYS_LITTLE | {"match"} if topic in _JUMPS else _SAYS_LITTLE
    return little.issuperset(reasons) and topic not in _ABOUT_ORDER


def _at_work(reasons: tuple[str, ...], rules: Rules) -> tuple[str, ...]:
    """The reasons without options that have no effect beside the others, and without what holds of every move."""
    values = rules.values()
    at_work = [each for each in reasons if "." not in each or not is_idle(BY_KEY[each], values)]
    options = [each for each in at_work if each not in _SAYS_LITTLE]
    return tuple(options or at_work) or reasons


def _played_by(rulebook: Rulebook, outcome: Outcome) -> Rules:
    """The rules that the answer was played by: those in force, unless the topic laid others over them or took another edition."""
    if outcome.played_by is not None:
        return outcome.played_by
    return outcome.borrowed.rules if outcome.borrowed else rulebook.rules
