"""How many of a draw card are told where no number stands right before it: "both his +2s", "to pluss to"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.words import Token

_NAME: Final = 2
_SO_NEAR: Final = 3
# What may stand between "both" and the card: whose it is.
_OWNERS: Final = frozenset({"my", "self", "nan", "names", "opponent", "several"})


def amount_of_two_numbers(words: Sequence[Token], few: Mapping[int, int], start: int, end: int) -> int | None:
    """The number behind a name of two words that begins with a number itself: "fire | pluss to" are four of a +2."""
    whole = end - start == _NAME and end < len(words) and all(word.kind == "word" for word in words[start : end + 1])
    return few.get(end) if whole and start in few else None


def names_both(words: Sequence[Token], marks: Sequence[Mark], said: Mapping[int, frozenset[str]], at: int) -> bool:
    """Whether "both" stands before the card that begins behind this place, with nothing but an owner between."""
    for place in range(at, max(-1, at - _SO_NEAR), -1):
        if "both-of" in said.get(place, ()):
            return True
        concepts = {mark.concept for mark in marks if mark.start <= place < mark.end}
        if words[place].kind == "stop" or concepts - _OWNERS:
            return False
    return False
