"""Several cards of one number where a phrase for several hides them ("two sevens"), or where a word for two stands apart."""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.model import lexicon
from unorules.ask.read_features import Frame

_FEWEST, _MOST = 2, 4
_DIGIT: Final = "digit-"
_NUMBER: Final = "num-"


def several_of_a_number(seen: Frame) -> list[str]:
    """The number as often as it is told, in a phrase of an amount and the name of a number card."""
    words = lexicon(seen.language)
    for mark in seen.marks:
        if mark.concept != "several" or mark.end - mark.start < _FEWEST:
            continue
        for at in range(mark.start, mark.end - 1):
            count = seen.units.get(at) or _said(words.marks((seen.words[at],)), _NUMBER)
            number = _said(words.marks((seen.words[at + 1],)), _DIGIT)
            if number is not None and count is not None and _FEWEST <= count <= _MOST:
                return [str(number)] * count
    return []


def names_two(seen: Frame) -> bool:
    """ "Both red fives", "two cards of red 5"."""
    return seen.says("both-of") and len(seen.cards) == 1


def _said(marks: tuple[Mark, ...], before: str) -> int | None:
    return next((int(each.concept.removeprefix(before)) for each in marks if each.concept.startswith(before)), None)
