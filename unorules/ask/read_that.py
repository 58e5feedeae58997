"""A "that" cut short which looks like a "not": "väittää et nollalla vaihdetaan", said by somebody, denies nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.lexicon import Mark

_SHORT: Final = "short-that"
_SAYING: Final = frozenset({"says", "says-so", "holds-that"})
# Between who says it and what is said there may stand a word ("sanoi mulle et …").
_NEAR: Final = 2


def without_short_that(marks: Sequence[Mark], cues: Sequence[Mark]) -> tuple[tuple[Mark, ...], tuple[Mark, ...]]:
    """The concepts and cues without what such a word would mean by itself, where it follows a verb of saying."""
    ends = {mark.end for mark in (*marks, *cues) if mark.concept in _SAYING}
    short = {
        mark.start
        for mark in cues
        if mark.concept == _SHORT and any(mark.start - near in ends for near in range(_NEAR))
    }
    if not short:
        return tuple(marks), tuple(cues)

    def alone(mark: Mark) -> bool:
        return mark.start in short and mark.end == mark.start + 1

    kept = tuple(each for each in cues if each.concept == _SHORT or not alone(each))
    return tuple(each for each in marks if not alone(each)), kept
