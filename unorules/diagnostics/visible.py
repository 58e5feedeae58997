"""Texts from a user's file made safe to print: nothing in them steers a terminal or turns the direction of writing."""

from __future__ import annotations

import json
import unicodedata
from typing import Any, Final

_TAB: Final = "    "
_STEERING: Final = ("Cc", "Cf", "Cs", "Zl", "Zp", "Co", "Cn")
_JOINER: Final = "\u200d"
"""Joins the parts of one emoji; harmless."""


def visible(text: str) -> str:
    """The text with whatever steers instead of being seen written out as its code point; a tab becomes blanks."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_seen(letter) for letter in text)


def _seen(letter: str) -> str:
    if letter == "\t":
        return _TAB
    if not _steers(letter):
        return letter
    return f"<U+{ord(letter):04X}>"


def _steers(letter: str) -> bool:
    return letter != _JOINER and unicodedata.category(letter) in _STEERING


def json_text(data: Any, indent: int | None = None) -> str:
    """The data as JSON that may be looked at: what steers stands there escaped, and is read back as it was.

    JSON itself escapes the control characters of ASCII, but neither those beyond nor the signs that turn the direction of writing.
    """
    text = json.dumps(data, ensure_ascii=False, indent=indent)
    if text.isprintable():
        return text
    return "".join(_escaped(letter) if letter != "\n" and _steers(letter) else letter for letter in text)


def _escaped(letter: str) -> str:
    units = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))


def width(text: str) -> int:
    """How many columns a text takes that has been made visible."""
    if text.isascii():
        return len(text)
    return sum(_columns(letter) for letter in text)


def _columns(letter: str) -> int:
    if unicodedata.combining(letter) or letter in (_JOINER, "\ufe0f"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
