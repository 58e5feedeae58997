"""Verbs that stand apart from what belongs to them, or that look like the name of a card.

"Så hoppet Lars inn" and "called Declan out" have somebody within the verb; "throw all three" names no discard-all card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from unorules.ask.cue_marks import is_said
from unorules.ask.lexicon import Mark
from unorules.ask.words import Token

# The verb, its particle, and what both mean together.
_APART: Final = (
    ("leaps-in", "in-as-a-particle", "jump-in"),
    ("calls-verb", "out-as-a-particle", "challenge"),
)
# Whoever forgot to say UNO is called out, too.
_OF_A_FOUR, _FOUR = "challenge", "wild-draw-four"
_BETWEEN: Final = 3
_LIKE_A_DEED: Final = "discard-all"
_LIKE_A_HAND: Final = "blank"


def with_verbs_apart(words: Sequence[Token], marks: Sequence[Mark], cues: Sequence[Mark]) -> tuple[Mark, ...]:
    """The concepts with that of a verb whose particle stands a few words behind it."""
    marks = [mark for mark in marks if mark.concept != _LIKE_A_HAND or not is_said(cues, mark.start, "stands-empty")]
    found = [
        Mark(concept, cue.start, cue.start + 1)
        for verb, particle, concept in _APART
        if concept != _OF_A_FOUR or any(mark.concept == _FOUR for mark in marks)
        for cue in cues
        if cue.concept == verb and cue.end == cue.start + 1
        if not any(mark.start == cue.start and mark.concept == concept for mark in marks)
        if _has_its_particle(words, cues, cue.start, particle)
    ]
    if not found:
        return tuple(marks)
    starts = {mark.start for mark in found}
    kept = [mark for mark in marks if mark.start not in starts]
    return tuple(sorted([*kept, *found], key=lambda mark: mark.start))


def _has_its_particle(words: Sequence[Token], cues: Sequence[Mark], verb: int, particle: str) -> bool:
    """Whether the particle follows within a few words, not at once, and before a stop."""
    for at in range(verb + 1, min(verb + 1 + _BETWEEN, len(words))):
        if words[at].kind == "stop":
            return False
        if is_said(cues, at, particle):
            return at > verb + 1
    return False


def without_counted_deeds(marks: Sequence[Mark], few: Mapping[int, int]) -> tuple[Mark, ...]:
    """The concepts without a card that is a deed done to so many: "får jeg kaste alle tre?"."""
    return tuple(mark for mark in marks if mark.concept != _LIKE_A_DEED or mark.end not in few)
