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
    return any(mark.start <= at < mark.end and mark.concept in names for mark in cues)


def is_wholly(text: str, cue: str, lexicon: Lexicon, language: str) -> bool:
    """Whether a text is a word or phrase of the cue and nothing else."""
    words = tokens(text, language)
    return any(
        mark.concept == cue and mark.start == 0 and mark.end == len(words) > 0 for mark in lexicon.cued(words)
    )
