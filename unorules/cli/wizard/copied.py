"""Commands that are shown to be copied: quoted as they are typed, and on a narrow screen over lines that a shell joins again."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Sequence
from typing import Final

from unorules.cli.usage import PROGRAM
from unorules.document.layout import width_of

_SPECIAL: Final = frozenset('"$`\\!')
"""What a shell reads in double quotes as well."""

_MARGIN: Final = "  "


def command_lines(words: Sequence[str], columns: int) -> tuple[str, ...]:
    """The lines of the program's command with those words; one line wherever it fits, and where no shell would join several."""
    whole = f"{_MARGIN}{PROGRAM} {' '.join(map(typed, words))}"
    is_whole = width_of(whole) <= columns or os.name == "nt"
    if is_whole or any(" " in word and not _SPECIAL.isdisjoint(word) for word in words):
        return (whole,)
    return tuple(_folded(" ".join([PROGRAM, *map(_broken, words)]).split(" "), columns))


def typed(word: str) -> str:
    """The word as it is typed: in double quotes where that is enough for one with an apostrophe."""
    return f'"{word}"' if "'" in word and _SPECIAL.isdisjoint(word) else shlex.quote(word)


def _broken(word: str) -> str:
    """A word of several in double quotes, in which a line may be broken."""
    return f'"{word}"' if " " in word else typed(word)


def _folded(pieces: Sequence[str], columns: int) -> Iterator[str]:
    """The pieces on lines that end in a backslash, but for the last; within quotes nothing is put before a piece."""
    line, quoted = _MARGIN + pieces[0], False
    for piece in pieces[1:]:
        if width_of(line) + width_of(piece) + len("  \\") <= columns:
            line = f"{line} {piece}"
        else:
            yield f"{line} \\"
            line = ("" if quoted else 2 * _MARGIN) + piece
        quoted ^= bool(piece.count('"') % 2)
    yield line
