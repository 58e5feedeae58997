"""Closings: a few words behind a story that have it judged ("Is she right?", "do I get away with it", "Pötyäkö?").

How a question is parted into what is told and its closing, and by which traits of its wording a closing is known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

# A sentence's end, a dash or a comma: what stands behind it may be a closing.
_PARTS: Final = re.compile(r"(?:[.!?…;][\"”»')]*|\s[–—-]|,)\s+(?=\S)")
_WORD: Final = re.compile(r"[\w+’']+")
MOST_WORDS: Final = 8
_FEWEST_TOLD: Final = 3
_RUNS: Final = (3, 4, 5)
_SHORT: Final = 3
_NAME: Final = "name"
_ALWAYS_CAPITAL: Final = ("I", "I'm", "I’m", "UNO", "Uno")
_MOST_COUNTED: Final = 6


def parted(text: str) -> Iterator[tuple[str, str]]:
    """What is told and what stands behind it, wherever a question may be parted so; the longest closing first."""
    text = text.strip()
    for part in _PARTS.finditer(text):
        told, closing = text[: part.start()], text[part.end() :]
        if len(closing.split()) <= MOST_WORDS and len(told.split()) >= _FEWEST_TOLD:
            yield told, closing


def bare(closing: str) -> str:
    """The words of a closing alone, as they are compared; a name is as good as any other."""
    words = _WORD.findall(closing)
    return " ".join(_plain(word, first=at == 0) for at, word in enumerate(words))


def _plain(word: str, *, first: bool) -> str:
    loud = len(word) > 1 and word.isupper()  # "is that OK?"
    named = word[:1].isupper() and not (first or loud or word in _ALWAYS_CAPITAL)
    return _NAME if named else word.lower().replace("’", "'")


def traits(closing: str) -> dict[str, float]:
    """What is known of a closing by its wording, and how much each counts: words, those beside each other and those with one
    between, how it begins and ends, runs of letters.
    """
    words = bare(closing).split()
    framed = ["^", *words, "$"]
    found = {f"n {min(len(words), _MOST_COUNTED)}": 0.5}
    found |= {f"2 {' '.join(pair)}": 1.0 for pair in pairwise(framed)}
    found |= {f"3 {' '.join(three)}": 0.7 for three in zip(framed, framed[1:], framed[2:], strict=False)}
    found |= {f"s {one} {other}": 0.7 for one, other in zip(framed, framed[2:], strict=False)}
    found |= {f"e {words[0]} {words[-1]}": 0.7} if words else {}
    for word in words:
        found[f"1 {word}"] = 1.0
        if len(word) > _SHORT and word != _NAME:
            found |= dict.fromkeys(_letters(word), 0.4)
    return found


def _letters(word: str) -> Iterator[str]:
    whole = f"<{word}>"
    for length in _RUNS:
        for at in range(len(whole) - length + 1):
            yield f"L {whole[at : at + length]}"
