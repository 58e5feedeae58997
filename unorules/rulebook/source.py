"""Reading one file into text: size, encoding, line ends. What the text says is not looked at."""

from __future__ import annotations

import codecs
import errno
from pathlib import Path
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Span, Word
from unorules.diagnostics.system import reason
from unorules.values import dataclass

MOST_BYTES: Final = 1_000_000
"""No table has more rules than fit in a megabyte; a larger file is some other file."""

_MOST_STRANGE: Final = 2
_WIDE: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)


@dataclass(frozen=True, slots=True)
class Source:
    """A file as text, without its byte order mark. `file` is its name as it is told to people."""

    file: str
    path: Path
    text: str


def read(path: Path, file: str | None = None) -> Source | Finding:
    """The text of a file, or what keeps it from being read. Raises nothing."""
    name = file or str(path)
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, name)
        if path.exists() and not path.is_file() and not path.is_relative_to("/dev"):
            return _unread(name, "device")  # a pipe that lies in a folder may never have anything to say
        with path.open("rb") as opened:  # its size need not be known: it may be the output of a program
            content = opened.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            return finding("RS102", name, params={"file": name, "most": MOST_BYTES // 1000})
        return decode(content, path, name)
    except (OSError, ValueError) as fault:
        return _unread(name, reason(fault))


def _unread(name: str, why: str) -> Finding:
    return finding("RS101", name, params={"file": name, "why": Word(f"system.{why}")})


def is_file(path: Path) -> bool:
    """Whether there is a file that can be seen; a link to one is one."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def is_there(path: Path) -> bool:
    """Whether there is anything of that name that can be seen: a file, a folder, a pipe."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def leads_out(path: Path) -> Finding | None:
    """What to say of a link out of its folder: nobody named what it leads to. None where `path` is no such link."""
    try:
        if not path.is_symlink() or path.resolve().is_relative_to(path.parent.resolve()):
            return None
    except (OSError, RuntimeError, ValueError):
        return None  # reading it tells what is wrong
    return _unread(str(path), "link")


def decode(content: bytes, path: Path, name: str) -> Source | Finding:
    """Bytes as text: UTF-8, with or without a byte order mark."""
    if content.startswith(_WIDE) or _looks_wide(content):
        return finding("RS103", name, params={"encoding": "UTF-16"}, helps=(Help("save"),), suggestions=("UTF-8",))
    if _strange(content) > _MOST_STRANGE:
        return finding("RS104", name, params={"file": name})
    content = content.removeprefix(codecs.BOM_UTF8)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as fault:
        return _not_utf8(content, fault, name)
    return Source(name, path, text)


def _strange(content: bytes) -> int:
    """How many control characters the beginning has; a text has none, or one by mistake."""
    return sum(1 for byte in content[:1000] if byte < 9 or 13 < byte < 32)


def _looks_wide(content: bytes) -> bool:
    """UTF-16 without a mark: every other byte of plain Latin text is zero."""
    head = content[:200]
    return len(head) >= 20 and (not any(head[1::2]) or not any(head[::2]))


def _not_utf8(content: bytes, fault: UnicodeDecodeError, name: str) -> Finding:
    """A file of an old editor, told at its first strange letter."""
    before = content[: fault.start].decode("utf-8", "replace")
    line = before.count("\n") + 1
    column = len(before) - (before.rfind("\n") + 1) + 1
    return finding(
        "RS103",
        name,
        Span(name, line, column, line, column + 1),
        params={"encoding": "Windows-1252"},
        helps=(Help("save"),),
        suggestions=("UTF-8",),
    )
