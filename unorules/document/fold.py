"""Lines of text that is no page, folded for a width: what goes on stands further in, and what is to be copied stays whole."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from unorules.document.layout import width_of

_PIECE: Final = re.compile(r"(\s*)((?:`[^`]*`|\S)+)")
"""A word with the blanks before it. What stands in backquotes is one word: a command to be copied, a name from a file."""

_HEAD: Final = re.compile(r"\s*(?:[•·=] )?")
_FRAME: Final = re.compile(r"\s*\d*\s*(?:\||-->|:::)")
"""A line out of somebody's file, or its place, or what is marked in it."""

_MARK: Final = re.compile(r"(\s*\|)(\s*[\^-]+) (.+)")
"""What is marked, and what is said of it."""


def folded(text: str, width: int) -> str:
    """Every line of the text in at most `width` columns, but for words that are wider and for what is quoted from a file."""
    return "\n".join(part for line in text.split("\n") for part in _parts(line, width))


def _parts(line: str, width: int) -> Iterator[str]:
    if width_of(line) <= width:
        yield line
    elif mark := _MARK.fullmatch(line):
        yield mark[1] + mark[2]
        yield from _wrapped(f"{mark[1]} {mark[3]}", f"{mark[1]} ", width)
    elif _FRAME.match(line):
        yield line
    else:
        yield from _wrapped(line, _further(line, width), width)


def _further(line: str, width: int) -> str:
    """What the lines that go on begin with: blanks as far as the text of a bullet stands, else a little further than the line."""
    head = _HEAD.match(line)
    at = head.end() if head else 0
    bullet = bool(line[:at].strip())
    return " " * min(at if bullet else at + 2, width // 2)


def _wrapped(line: str, rest: str, width: int) -> Iterator[str]:
    at = len(line) - len(line.lstrip())
    part, length, empty = line[:at], at, True
    for gap, word in _PIECE.findall(line[at:]):
        wide = width_of(word)
        if empty or length + len(gap) + wide <= width:
            part, length = f"{part}{gap}{word}", length + len(gap) + wide
        else:
            yield part
            part, length = rest + word, len(rest) + wide
        empty = False
    yield part
