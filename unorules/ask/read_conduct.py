"""What a question on manners is about: cards counted, advice, a wrong card, a wrong turn, a misdeal, coming, going, showing.

Each has cues that tell of it, `manners-…`, and surer ones that count for two; the one of which most is told is meant.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_features import Frame

KINDS: Final = ("misdeal", "out-of-turn", "wrong-card", "leaving", "joining", "advice", "card-count", "showing")
"""In the order in which they are taken where as much is told of each."""

_TOLD: Final = {
    "count-ask": "card-count",
    "advice": "advice",
    "wrong-card": "wrong-card",
    "out-of-turn": "out-of-turn",
    "misdeal": "misdeal",
    "joining": "joining",
    "leaving": "leaving",
    "peek": "showing",
    "show-hand": "showing",
}
"""Concepts that tell of it as well; they count for one."""


def conduct(seen: Frame) -> str | None:
    """One of KINDS, or None where nothing tells which."""
    points = {kind: _told(seen, f"manners-{kind}") + 2 * _told(seen, f"manners-{kind}-sure") for kind in KINDS}
    for mark in seen.marks:
        if mark.concept in _TOLD:
            points[_TOLD[mark.concept]] += 1
    if _colour_on_colour(seen):
        points["wrong-card"] += 2
    best = max(KINDS, key=lambda kind: points[kind])
    return best if points[best] else None


def _told(seen: Frame, cue: str) -> int:
    """How much of a cue is told: what is said twice counts once, a word that several of its stems fit for each of them."""
    said: dict[tuple[str, ...], Counter[int]] = {}
    for mark in seen.cues:
        if mark.concept == cue:
            words = tuple(word.folded for word in seen.words[mark.start : mark.end])
            said.setdefault(words, Counter())[mark.start] += 1
    return sum(max(times.values()) for times in said.values())


def _colour_on_colour(seen: Frame) -> bool:
    """ "A red on a green": it does not fit, whatever is said of it."""
    named = [mark.concept for mark in seen.marks if mark.concept in COLOURS]
    return len(set(named)) > 1
