"""Which of the languages that are read a question is in, by the votes of its words, their beginnings and ends, and letters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from unorules.ask import model

LANGUAGES: Final = ("fi", "nb", "sv", "en")
"""The languages that reading was trained for, in the order of the votes; a locale may be there without."""
# Below this lead the text says nothing about its language ("+4 +2?"), and the fallback is taken.
LEAST_LEAD: Final = 0.02
_WORD: Final = re.compile(r"[^\W\d_]+")


def readable(language: str | None) -> str | None:
    """The language where questions are read in it, else None: then `detect` has to tell a nearer one."""
    return language if language in LANGUAGES else None


def detect(text: str) -> str | None:
    """The language of a text, or None where too little speaks for any."""
    votes = [0.0] * len(LANGUAGES)
    table = model.common().tables["languages"]
    for feature in language_features(text):
        table.add(feature, 1.0, votes)
    ranked = sorted(votes, reverse=True)
    return LANGUAGES[votes.index(ranked[0])] if ranked[0] - ranked[1] > LEAST_LEAD else None


def asked_in_english(text: str) -> bool:
    """Whether two words in three are known as English ones: of what is asked in another language hardly any is."""
    table, english = model.common().tables["languages"], LANGUAGES.index("en")
    words = _WORD.findall(unicodedata.normalize("NFC", text).lower())
    votes = [[0.0] * len(LANGUAGES) for _ in words]
    known = [
        table.add("W" + word, 1.0, vote) and vote[english] == max(vote) for word, vote in zip(words, votes, strict=True)
    ]
    return bool(words) and 3 * sum(known) >= 2 * len(words)


def language_features(text: str) -> Iterator[str]:
    """Words, and within them runs of one to four letters with the word's edges."""
    for word in _WORD.findall(unicodedata.normalize("NFC", text).lower()):
        yield "W" + word
        shut = f"<{word}>"
        for size in (1, 2, 3, 4):
            for start in range(len(shut) - size + 1):
                yield "L" + shut[start : start + size]
