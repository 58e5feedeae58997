"""Where the words of a cue stand: what the rules of reading ask of words that they know by name (locales/<language>/cues.yaml)."""

from __future__ import annotations

from collections.abc import Sequence

from unorules.ask.lexicon import Lexicon, Mark
from unorules.ask.words import Token, tokens


def cue_marks(lexicon: Lexicon, mended: tuple[Token, ...], written: tuple[Token, ...]) -> tuple[Mark, ...]:
    """The cues among the words, as they were put right and as they were written: "Finnish" is no misspelt "finish"."""
    found = lexicon.cued(mended)
    if mended == written:
        return found
    return found + tuple(mark for mark in lexicon.cued(written) if mark not in found)


def is_said(cues: Sequence[Mark], at: int, *names: str) -> bool:
    """Whether the word at that place belongs to one of the cues named."""
    for mark in cues:  # noqa: SIM110 - asked some hundred times a question, and so three times as fast
        if mark.start <= at < mark.end and mark.concept in names:
            return True
    return False


def cues_by_place(cues: Sequence[Mark]) -> dict[int, frozenset[str]]:
    """The cues that each word belongs to, for those who ask about every word of a long text."""
    found: dict[int, frozenset[str]] = {}
    for mark in cues:
        for at in range(mark.start, mark.end):
            found[at] = found.get(at, frozenset()) | {mark.concept}
    return found


def is_wholly(text: str, cue: str, lexicon: Lexicon, language: str) -> bool:
    """Whether a text is a word or phrase of the cue and nothing else."""
    words = tokens(text, language)
    return any(mark.concept == cue and mark.start == 0 and mark.end == len(words) > 0 for mark in lexicon.cued(words))
