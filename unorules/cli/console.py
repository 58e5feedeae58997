"""The screen: its width, whether it has colours, and the pages drawn on it. The only module that imports Rich."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Final, TextIO

from unorules.document.layout import lines, visible
from unorules.document.model import Document, Run
from unorules.document.plain import plain_text

NARROW: Final = 20
WIDE: Final = 100

_LOOKS: Final = {"strong": "bold", "yes": "bold green", "no": "bold red", "code": "cyan", "faint": "dim"}
_TINTS: Final = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "green": "bold black on green",
    "blue": "bold white on blue",
}


def show(document: Document, stream: TextIO | None = None) -> None:
    """Print a page: in colour on a terminal that has it, else as plain text."""
    out = stream or sys.stdout
    if has_colour(out, os.environ):
        _draw(document, out)
    else:
        out.write(plain_text(document, width(out)))


def say(text: str) -> None:
    """Print lines for people: folded to the terminal, or to COLUMNS where it is set; a pipe or a file gets each of them whole."""
    print(_folded(text, sys.stdout))


def complain(text: str) -> None:
    """Say what is wrong, on standard error; what the user typed may hold signs that must not reach a terminal.

    Where nobody can be told, the exit code still says it.
    """
    with suppress(OSError):
        print(_folded(visible(text), sys.stderr), file=sys.stderr)


def room(stream: TextIO) -> int | None:
    """Columns to fold lines to; None where they are nobody's: what reads from a pipe wants a line for a line."""
    return width(stream) if _asked() or stream.isatty() else None


def _folded(text: str, stream: TextIO) -> str:
    columns = room(stream)
    if columns is None or len(text) <= columns // 2:
        return text
    from unorules.document.fold import folded

    return folded(text, columns)


def width(stream: TextIO) -> int:
    """Columns to write in, kept between 20 and 100: COLUMNS where it is set, else the terminal's, else 80."""
    return max(NARROW, min(WIDE, _asked() or _columns(stream)))


def _asked() -> int:
    asked = os.environ.get("COLUMNS", "")
    return int(asked) if asked.isdecimal() and len(asked) < 10 else 0


def _columns(stream: TextIO) -> int:
    if not stream.isatty():
        return 80
    from shutil import get_terminal_size  # 2 ms, with all that it can pack and unpack

    return get_terminal_size((80, 24)).columns


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, moved on by telling the function given how many more are done; none off a terminal."""
    if not sys.stderr.isatty():
        yield lambda _more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)


def has_colour(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Whether to draw in colour: on a terminal, unless NO_COLOR (https://no-color.org) or a dumb one says otherwise."""
    return not environ.get("NO_COLOR") and environ.get("TERM") != "dumb" and stream.isatty()


def _draw(document: Document, out: TextIO) -> None:
    # Only colours are worth the 60 ms that these two take.
    from rich.console import Console
    from rich.text import Text

    console = Console(file=out, width=width(out), highlight=False, soft_wrap=True)
    for line in lines(document, width(out)):
        console.print(Text.assemble(*((run.text, _look(run)) for run in line)))


def _look(run: Run) -> str:
    if run.kind == "card":
        return _TINTS.get(run.tint, "bold white on black")
    return _LOOKS.get(run.kind, "")
