"""What a question left open and the answer took for granted: how many play, where the answer hangs on it."""

from __future__ import annotations

from typing import Final

from unorules.ask.answer import Answer
from unorules.ask.asking import outcome
from unorules.ask.case import Case, Outcome
from unorules.ask.reply import as_asked

_TRIED: Final = (2, 4)
_ABOUT_THE_NUMBER: Final = frozenset(
    "players two-players reverse-two-players skip-two-players draw-card-two-players partners partners-scoring".split()
)


def players_assumed(answer: Answer) -> int | None:
    """How many the answer is for, where the question does not say and two or four would be answered otherwise; else None."""
    found, reading = answer.outcome, answer.reading
    if found is None or reading.topic in _ABOUT_THE_NUMBER or "players" in reading.arguments:
        return None
    here = _said(answer, found)
    if "players" in found.params or all(_said(answer, _with(answer, count)) == here for count in _TRIED):
        return None  # the sentence says how many play, or it is all one
    return len(found.example.players) if found.example else _case(answer).seats


def players_shown(answer: Answer) -> int | None:
    """How many the example shows, where the question says another number; else None."""
    told = answer.reading.arguments.get("players")
    example = answer.outcome.example if answer.outcome else None
    if example is None or not isinstance(told, int) or answer.reading.topic in _ABOUT_THE_NUMBER:
        return None
    return len(example.players) if len(example.players) != told else None


def _case(answer: Answer) -> Case:
    return Case(answer.reading.topic or "", answer.rulebook, answer.reading.arguments, answer.reading.names)


def _with(answer: Answer, count: int) -> Outcome:
    case = _case(answer)
    return outcome(Case(case.topic, case.rulebook, {**case.arguments, "players": count}, case.names))


def _said(answer: Answer, found: Outcome) -> tuple[object, ...]:
    return (*map(str, as_asked(answer.reading, found)), found.leaning, found.say)
