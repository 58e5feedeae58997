"""Which of two things a question asks between is so: "May I lay it, or do I have to draw?".

The first has the verdict; the second is so where the engine did what it names. Where neither can be shown, neither is named.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from unorules.ask import model
from unorules.ask.answer import Answer
from unorules.ask.case import Outcome
from unorules.ask.read_clause import either_or_at, last_clause
from unorules.ask.read_features import Frame, frame
from unorules.values import dataclass

_LONGEST: Final = 60
_SHORTEST: Final = 3
_DONE_BY: Final = {
    "draw": "drew",
    "skipped": "skipped",
    "pass": "passed",
    "keep": "kept",
    "swap": "swapped-hands",
    "rotate": "rotated-hands",
    "reshuffle": "reshuffled",
}
"""What the second names, and the event by which the engine shows that it is so."""
_BESIDE: Final = frozenset("must may card get had only still instead more each own".split())
"""Concepts that leave it what it is; with any other beside it, more is meant than the event shows."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """The one of two that holds: the ``first`` or the ``second``, and its words in the question, empty where they are too many."""

    which: str
    words: str


def alternative(answer: Answer) -> Alternative | None:
    """Which of the two the answer bears out; None where that is not plain, or no two were asked between."""
    reading, outcome = answer.reading, answer.outcome
    if outcome is None or reading.form != "either-or" or answer.verdict not in ("yes", "no"):
        return None
    seen = frame(reading.text, reading.language, model.lexicon(reading.language))
    at = either_or_at(seen)
    if at is None:
        return None
    if answer.verdict == "yes":
        start, end = _first(seen, at)
        return Alternative("first", _words(seen, reading.text, start, end)) if end - start >= _SHORTEST else None
    if reading.topic == "draw-from-discard" or not _is_done(seen, outcome, at):
        return None
    return Alternative("second", _words(seen, reading.text, at + 1, _end(seen)))


def _is_done(seen: Frame, outcome: Outcome, at: int) -> bool:
    """Whether the engine did what stands behind the "or", and nothing else stands there."""
    behind = {mark.concept for mark in seen.marks if at < mark.start < _end(seen)}
    deeds = {each for each in behind if not each.startswith("num-")} - _BESIDE
    done = {event.type for step in (outcome.example.steps if outcome.example else ()) for event in step.events}
    return len(deeds) == 1 and _DONE_BY.get(deeds.pop()) in done


def _end(seen: Frame) -> int:
    """Behind the last word of the clause that asks."""
    last = last_clause(seen)[-1]
    return next(at for at, word in enumerate(seen.words) if word.start == last.start) + 1


def _first(seen: Frame, at: int) -> tuple[int, int]:
    """From the clause's beginning, or its last comma, to the "or"."""
    clause = last_clause(seen)
    begin = next(place for place, word in enumerate(seen.words) if word.start == clause[0].start)
    commas = [place for place in range(begin, at - 1) if seen.words[place].kind == "stop"]
    return (commas[-1] + 1 if commas else begin), at


def _words(seen: Frame, text: str, start: int, end: int) -> str:
    """The words from one place to another as they were written; nothing where they are many, or the places do not fit the text."""
    whole = unicodedata.normalize("NFC", text)
    if "—" in whole or start >= end:
        return ""  # taken apart with blanks around it, so that places differ
    last = seen.words[end - 1]
    found = whole[seen.words[start].start : last.start + len(last.text)].strip(" ,;:?!.")
    return found if len(found) <= _LONGEST else ""
