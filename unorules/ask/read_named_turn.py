"""Whose turn it is by name: "Stina played, then I laid a reverse. Is it Stina again?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

_STEM: Final = 3
_CASES: Final = 3
_NOBODY: Final = ("he-or-she", "pronoun", "never-a-name")
_NO_NAME: Final = ("first-person", "we-here", "pronoun", "interrogative", "opens-yes-no", "never-a-name")


def played_before_me(seen: Frame) -> bool:
    """Whether the one asked about was told to have laid a card right before the asker, who laid the card in question."""
    clause = last_clause(seen)
    if not clause or not any(face.kind == "reverse" for face in seen.cards):
        return False
    before = [word for word in seen.words if word.kind == "word" and word.start < clause[0].start]
    mine = [word.start for word in before if seen.says("first-person", "is-mine", within=[word])]
    named = [word for word in before if _is_a_person(seen, word) and any(_is_the_same(word, each) for each in clause)]
    between = [word for word in before if named and named[-1].start < word.start < (mine[-1] if mine else 0)]
    others = [word for word in between if _is_a_person(seen, word)]
    laid = any(mark.concept == "lay" and seen.words[mark.start] in between for mark in seen.marks)
    return bool(named and mine) and named[-1].start < mine[-1] and laid and not others


def _is_a_person(seen: Frame, word: Token) -> bool:
    """A name, at the head of a sentence too, or a word for kin."""
    kin = any(mark.concept in ("names", "nan") and seen.words[mark.end - 1] is word for mark in seen.marks)
    kin = kin or (seen.says("another-person", within=[word]) and not seen.says(*_NOBODY, within=[word]))
    return kin or (word.text[:1].isupper() and not seen.says(*_NO_NAME, within=[word]))


def _is_the_same(told: Token, asked: Token) -> bool:
    """A name in whatever case: "Pia", "Pialla", "Pia's"."""
    short, long = sorted((told.folded, asked.folded), key=len)
    return len(short) >= _STEM and long.startswith(short) and len(long) - len(short) <= _CASES
