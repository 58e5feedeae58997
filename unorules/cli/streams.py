"""Standard output and error as they come: no UTF-8, a pipe that breaks, a full disk. None ends in a traceback."""

from __future__ import annotations

import codecs
import errno
import os
import sys
import unicodedata
from contextlib import suppress
from io import TextIOBase, TextIOWrapper
from typing import Final, TextIO, cast

_NEAR: Final = {
    "✓": "+",
    "✗": "x",
    "•": "*",
    "◆": "#",
    "→": "->",
    "═": "=",
    "─": "-",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "ø": "o",
    "Ø": "O",
    "æ": "ae",
    "Æ": "AE",
    "│": "|",
    "█": "#",
}


class _Closed(TextIOBase):
    """Stands for a stream that was closed before the program began (Python has None there): nothing can be written to it."""

    def write(self, _text: str) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def prepare() -> None:
    """Let both streams print what is nearest where their encoding lacks a letter or sign; one that is closed raises OSError."""
    sys.stdout = sys.stdout or cast(TextIO, _Closed())
    sys.stderr = sys.stderr or cast(TextIO, _Closed())
    codecs.register_error("unorules.near", _nearest)
    codecs.register_error("unorules.json", _escaped)
    for stream in (sys.stdout, sys.stderr):
        _reconfigure(stream, "unorules.near")


def prepare_for_json() -> None:
    """Let standard output write as JSON escapes what its encoding lacks, so that machines lose nothing."""
    _reconfigure(sys.stdout, "unorules.json")


def prepare_for_a_file() -> None:
    """Let standard output write UTF-8 whatever the terminal speaks: what is printed is a file, and its format is UTF-8."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="unorules.near")


def outlive(line: str) -> None:
    """Print a line. Where whoever read along has gone, it and what follows go nowhere: the exit code is still to come."""
    try:
        print(line)
    except BrokenPipeError:
        abandon()


def _reconfigure(stream: TextIO, handler: str) -> None:
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=handler)


def finish() -> None:
    """Write out what is still held back. Raises OSError where standard output does not take it."""
    sys.stdout.flush()
    with suppress(OSError):
        sys.stderr.flush()


def abandon() -> None:
    """Point a stream that cannot be written to nowhere, so that Python does not complain of it when it ends."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):
            stream.flush()
            continue
        with suppress(OSError, ValueError, AttributeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _nearest(fault: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    lacking = fault.object[fault.start : fault.end]
    return "".join(_plain(char) for char in lacking), fault.end


def _escaped(fault: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    units = fault.object[fault.start : fault.end].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2)), fault.end


def _plain(char: str) -> str:
    if char in _NEAR:
        return _NEAR[char]
    bare = "".join(part for part in unicodedata.normalize("NFKD", char) if not unicodedata.combining(part))
    return bare if bare.isascii() and bare else "?"
