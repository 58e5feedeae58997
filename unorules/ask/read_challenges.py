"""What a question tells of a challenge: whether it was right."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_features import Frame
from unorules.ask.read_form import last_clause


def challenge_won(seen: Frame) -> bool | None:
    """Whether the question tells that the challenge was right (True) or wrong (False); None where it does not."""
    won, lost = seen.says("challenge-won"), seen.says("challenge-lost")
    if won != lost:
        return won
    if seen.says("lost-it") and not seen.says("i-was-challenged"):
        return False
    clause = last_clause(seen)
    first = clause[0].start if clause else 0
    told = [
        mark for mark in seen.marks if seen.words[mark.start].start < first or mark.concept in ("guilty", "innocent")
    ]
    concepts = {mark.concept for mark in told}
    if "innocent" in concepts or "wrong" in concepts:
        return False
    if "guilty" in concepts or "right" in concepts or _had_the_colour(seen):
        return True
    return None


def _had_the_colour(seen: Frame) -> bool:
    """ "… and he did have a yellow": somebody else is said to have held the colour, after a challenge."""
    challenged = [mark.start for mark in seen.marks if mark.concept == "challenge"]
    if not challenged:
        return False
    for mark in seen.marks:
        if mark.concept not in COLOURS and mark.concept != "colour":
            continue
        before = [word.folded for word in seen.words[max(0, mark.start - 5) : mark.start]]
        if set(before) & _HAD and not set(before) & _NOT:
            return True
    return False


_HAD: Final = frozenset("had did have hade hadde hadd har oli olikin visst".split())
_NOT: Final = frozenset("no not none ingen inga ikke ikkje inte int ei eika didnt didn't hadn't wasnt".split())
