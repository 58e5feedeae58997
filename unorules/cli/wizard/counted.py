"""Numbers as people write them: in digits or in words, alone or with a word beside them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from unorules.i18n.language import LANGUAGES
from unorules.i18n.messages import load

_DIGITS: Final = re.compile(r"(?:[^\W\d_]+[.:]?\s+)?#?(\d{1,9})[.)!]?\s*(?:[^\W\d_]+[.!]?\s*){0,2}\Z")
_SIGNED: Final = re.compile(r"(?<!\d)[-+−]\s*\d|\d[.,]\d")
_TWO: Final = "num-2"
_WORDS: Final = 3
"""A number among more words than this is a sentence about something else."""


@cache
def joins() -> frozenset[str]:
    """What stands between the items of a list but for commas and blanks: signs, and the "and" of every language."""
    return frozenset(("&", "+", *(load(each).list(("·", "·")).strip("· ").casefold() for each in LANGUAGES)))


def number_in(text: str, language: str) -> int | None:
    """The one number of "4", "4 cards", "number 4" or "four"; None where there is none, several, or one with a sign or a point."""
    if found := _DIGITS.match(text.strip()):
        return int(found[1])
    said = numbers_said(text, language) if len(text.split()) <= _WORDS and not re.search(r"\d", text) else ()
    return said[0] if len(said) == 1 else None


def numbers_said(text: str, language: str) -> tuple[int, ...]:
    """The numbers of a text in their order, in figures or else in words; none where one has a sign or a point."""
    if re.search(r"\d", text):
        return () if _SIGNED.search(text) else tuple(int(each) for each in re.findall(r"\d{1,9}", text))
    from unorules.ask import model  # only for what is no number in digits
    from unorules.ask.read_features import frame

    marks = frame(text, language, model.lexicon(language)).marks
    said = (_TWO if mark.concept == "two-players" else mark.concept for mark in marks)
    return tuple(int(each.removeprefix("num-")) for each in said if each.startswith("num-") and each[4:].isdecimal())
