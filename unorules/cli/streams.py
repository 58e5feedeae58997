"""Standard output and error as they come: no UTF-8, a pipe that breaks, a full disk. None ends in a traceback.

Where whoever reads along has gone (`unorules … | head -1`), what a command still prints goes nowhere, and it ends with the code
that it ends with otherwise.
"""

from __future__ import annotations

import codecs
import errno
import os
import sys
import unicodedata
from contextlib import suppress
from io import BufferedWriter, FileIO, TextIOBase, TextIOWrapper
from typing import TYPE_CHECKING, Final, TextIO, cast

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_NEAR: Final = {
    "✓": "+",
    "✗": "x",
    "•": "*",
    "·": "-",
    "×": "x",
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


_OUT: Final = 1


class _Closed(TextIOBase):
    """Stands for a stream that was closed before the program began (Python has None there): nothing can be written to it."""

    def write(self, _text: str) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


class _Outliving(FileIO):
    """A file that takes what nobody reads any more: from then on it is written nowhere."""

    left = False

    def write(self, data: ReadableBuffer, /) -> int:
        try:
            return super().write(data)
        except BrokenPipeError:
            self.left = True
            _turn_away(self.fileno())
            return super().write(data)


def prepare() -> None:
    """Let both streams print what is nearest where their encoding lacks a letter or sign; one that is closed raises OSError, and
    standard output outlives those who read it."""
    sys.stdout = _outliving(sys.stdout) or cast(TextIO, _Closed())
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


def nobody_reads() -> bool:
    """Whether whoever read standard output is known to have gone: what is asked without end need not be answered."""
    raw = _raw(sys.stdout)
    return isinstance(raw, _Outliving) and raw.left


def _raw(stream: TextIO | None) -> object:
    buffer = getattr(stream, "buffer", None)
    return getattr(buffer, "raw", buffer)


def _outliving(stream: TextIO) -> TextIO:
    """The stream, where it is a pipe or a file, with a file below it that outlives its readers; a terminal has no such."""
    raw = _raw(stream)
    if not isinstance(stream, TextIOWrapper) or type(raw) is not FileIO or raw.fileno() != _OUT or raw.isatty():
        return stream
    stream.flush()
    buffer = BufferedWriter(_Outliving(_OUT, "w", closefd=False))
    return TextIOWrapper(buffer, stream.encoding, stream.errors, line_buffering=stream.line_buffering)


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
            _turn_away(stream.fileno())


def _turn_away(number: int) -> None:
    """Let the descriptor lead nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)


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
