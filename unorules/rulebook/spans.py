"""Where each key and value of a TOML text stands. Values are tomllib's business; this only finds places.

The scanner takes text that tomllib accepts and gives exactly its key paths. On text that tomllib refuses it goes as far as it
can: it knows of every key written twice, and where the first one stood.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from unorules.rulebook.tomlfile import DEEPEST, Path, Stretch

_BLANK: Final = re.compile(r"[ \t]*")
_BLANKS: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE: Final = re.compile(r"[^\s=.\[\]{}#,\"']+")
_PLAIN: Final = re.compile(r"[^,\]}#\r\n]*")
_LITERAL: Final = re.compile(r".", re.DOTALL)
_LETTER: Final = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|.)|.", re.DOTALL)
_ESCAPES: Final = {f"\\{letter}": meant for letter, meant in zip('bfrnte"\\', '\b\f\r\n\t\x1b"\\', strict=True)}
STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|'
    r"'''.*?'{3,5}|"
    r'"(?!"")(?:[^"\\\n]|\\.)*"|'
    r"'(?!'')[^'\n]*'",
    re.DOTALL,
)


def _reads_loose_braces() -> bool:
    """Whether this Python's tomllib is one of TOML 1.1: braces may hold several lines and a comma before they close."""
    try:
        tomllib.loads("x = {\n a = 1,\n}")
    except tomllib.TOMLDecodeError:
        return False
    return True


LOOSE: Final = _reads_loose_braces()


@dataclass(frozen=True, slots=True)
class Place:
    """Offsets of a key and of its value. An element of an array has no key: both are its value."""

    key: Stretch
    value: Stretch


@dataclass(frozen=True, slots=True)
class Twice:
    """A key given a second time. `closed`: the first was a value, the second tries to add to it."""

    path: Path
    first: Stretch
    second: Stretch
    closed: bool


class Lines:
    """Offsets to lines and columns from 1; LF and CR LF end lines, nothing else does."""

    __slots__ = ("_starts", "texts")

    def __init__(self, text: str) -> None:
        parts = text.split("\n")
        self.texts = tuple(part.removesuffix("\r") for part in parts)
        self._starts = [0]
        for part in parts[:-1]:
            self._starts.append(self._starts[-1] + len(part) + 1)

    def at(self, offset: int) -> tuple[int, int]:
        """The line and column of an offset."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """The offset of a line and column that `at` has told."""
        return self._starts[line - 1] + column - 1


@dataclass(slots=True)
class _Table:
    """What is known of one table while scanning: `explicit` once it had a header of its own."""

    explicit: bool = False
    count: int = 0


@dataclass(slots=True)
class Scan:
    """The places of one text, gathered by `scan`.

    `stopped` is the offset at which nothing sensible could be read any more, None where the end was reached; `open` are the
    brackets then open, outermost first.
    """

    text: str
    places: dict[Path, Place] = field(default_factory=dict)
    twice: list[Twice] = field(default_factory=list)
    open: list[int] = field(default_factory=list)
    stopped: int | None = None
    _tables: dict[Path, _Table] = field(default_factory=dict)
    _at: int = 0


def scan(text: str) -> Scan:
    """The places of every key and value of `text`. Never raises; stops quietly at what cannot be read."""
    found = Scan(text)
    try:
        _document(found)
    except _StopError:
        found.stopped = found._at
    return found


class _StopError(Exception):
    """Nothing sensible can be read from here on."""


def _document(scan: Scan) -> None:
    table: Path = ()
    while True:
        _skip(scan, _BLANKS)
        if scan._at >= len(scan.text):
            return
        if scan.text.startswith("[", scan._at):
            table = _header(scan)
        else:
            _pair(scan, table)
        _skip(scan, _BLANK)


def _skip(scan: Scan, pattern: re.Pattern[str]) -> Stretch:
    start = scan._at
    match = pattern.match(scan.text, start)
    scan._at = match.end() if match else start
    return start, scan._at


def _header(scan: Scan) -> Path:
    start = scan._at
    several = scan.text.startswith("[[", start)
    scan._at += 2 if several else 1
    parts = _key(scan)
    _skip(scan, _BLANK)
    if not scan.text.startswith("]" * (2 if several else 1), scan._at):
        raise _StopError
    scan._at += 2 if several else 1
    *above, (name, span) = parts
    _closed(scan, (), above)
    path = _walk(scan, (), above)
    return _open_element(scan, (*path, name), span) if several else _open_table(scan, (*path, name), span)


def _open_table(scan: Scan, path: Path, span: Stretch) -> Path:
    table = scan._tables.get(path)
    held = scan.places.get(path)
    if held is not None and table is None:
        scan.twice.append(Twice(path, held.key, span, closed=True))
    elif table is not None and (table.explicit or table.count) and held is not None:
        scan.twice.append(Twice(path, held.key, span, closed=False))
    scan._tables.setdefault(path, _Table()).explicit = True
    scan.places.setdefault(path, Place(span, span))
    return path


def _open_element(scan: Scan, path: Path, span: Stretch) -> Path:
    held = scan.places.get(path)
    table = scan._tables.get(path)
    if held is not None and (table is None or not table.count):
        scan.twice.append(Twice(path, held.key, span, closed=table is None))
    table = scan._tables.setdefault(path, _Table())
    element: Path = (*path, table.count)
    table.count += 1
    scan.places.setdefault(path, Place(span, span))
    scan.places[element] = Place(span, span)
    scan._tables[element] = _Table()
    return element


def _closed(scan: Scan, path: Path, parts: list[tuple[str, Stretch]]) -> None:
    """Note the first of `parts` that is a value already, so that nothing can be put below it."""
    for name, span in parts:
        path = (*path, name)
        held = scan.places.get(path)
        table = scan._tables.get(path)
        if held is not None and table is None:
            scan.twice.append(Twice(path, held.key, span, closed=True))
            return
        if table is not None and table.count:
            path = (*path, table.count - 1)


def _walk(scan: Scan, path: Path, parts: list[tuple[str, Stretch]], *, dotted: bool = False) -> Path:
    """Down through the tables named; into the last element where one is an array of tables.

    A table made by a dotted key is as good as declared: TOML allows it no header of its own.
    """
    for name, span in parts:
        path = (*path, name)
        scan.places.setdefault(path, Place(span, span))
        table = scan._tables.setdefault(path, _Table())
        table.explicit |= dotted
        if table.count:
            path = (*path, table.count - 1)
    return path


def _pair(scan: Scan, table: Path) -> None:
    *above, (name, span) = _key(scan)
    _closed(scan, table, above)
    path = (*_walk(scan, table, above, dotted=True), name)
    _skip(scan, _BLANK)
    if not scan.text.startswith("=", scan._at):
        raise _StopError
    scan._at += 1
    _skip(scan, _BLANK)
    held = scan.places.get(path)
    if held is not None:
        scan.twice.append(Twice(path, held.key, span, closed=False))
    value = _value(scan, path)
    if held is None:
        scan.places[path] = Place(span, value)


def _key(scan: Scan) -> list[tuple[str, Stretch]]:
    parts = []
    while True:
        _skip(scan, _BLANK)
        start = scan._at
        quoted = scan.text.startswith(("'", '"'), start)
        _, end = _skip(scan, STRING if quoted else _BARE)
        if end == start:
            raise _StopError
        raw = scan.text[start:end]
        parts.append((_unquoted(raw) if quoted else raw, (start, end)))
        _skip(scan, _BLANK)
        if not scan.text.startswith(".", scan._at):
            return parts
        if len(parts) > DEEPEST:
            raise _StopError
        scan._at += 1


def _unquoted(raw: str) -> str:
    if "\\" not in raw:
        return raw[1:-1]
    try:
        return str(tomllib.loads(f"key = {raw}")["key"])
    except tomllib.TOMLDecodeError:
        return raw[1:-1]


def letters(text: str, stretch: Stretch) -> Iterator[tuple[Stretch, str]]:
    """The characters of a string as it is written between two offsets, escapes read, each with its place."""
    start, end = stretch
    for match in (_LITERAL if text.startswith("'", start) else _LETTER).finditer(text, start, end):
        code = next((digits for digits in match.groups() if digits), None)
        letter = chr(int(code, 16)) if code else _ESCAPES.get(match.group(), match.group())
        yield match.span(), letter


def _value(scan: Scan, path: Path) -> Stretch:
    start = scan._at
    first = scan.text[start : start + 1]
    if first in ("'", '"'):
        _, end = _skip(scan, STRING)
        if end == start:
            raise _StopError
    elif first == "[":
        _array(scan, path)
    elif first == "{":
        _inline_table(scan, path)
    else:
        _skip(scan, _PLAIN)
        while scan._at > start and scan.text[scan._at - 1] in " \t":
            scan._at -= 1
    return start, scan._at


def _array(scan: Scan, path: Path) -> None:
    _open(scan)
    index = 0
    while True:
        _skip(scan, _BLANKS)
        if _closes(scan, "]"):
            return
        element: Path = (*path, index)
        stretch = _value(scan, element)
        if stretch[0] == stretch[1]:
            raise _StopError
        scan.places[element] = Place(stretch, stretch)
        index += 1
        _skip(scan, _BLANKS)
        if not _comma(scan) and not scan.text.startswith("]", scan._at):
            raise _StopError


def _inline_table(scan: Scan, path: Path) -> None:
    _open(scan)
    blank = _BLANKS if LOOSE else _BLANK
    while True:
        _skip(scan, blank)
        if _closes(scan, "}"):
            return
        _pair(scan, path)
        _skip(scan, blank)
        if _comma(scan):
            _skip(scan, blank)
            wanted = LOOSE or not scan.text.startswith("}", scan._at)
        else:
            wanted = scan.text.startswith("}", scan._at)
        if not wanted:
            raise _StopError


def _open(scan: Scan) -> None:
    scan.open.append(scan._at)
    if len(scan.open) > DEEPEST:
        raise _StopError
    scan._at += 1


def _closes(scan: Scan, bracket: str) -> bool:
    if not scan.text.startswith(bracket, scan._at):
        return False
    scan.open.pop()
    scan._at += 1
    return True


def _comma(scan: Scan) -> bool:
    if not scan.text.startswith(",", scan._at):
        return False
    scan._at += 1
    return True
