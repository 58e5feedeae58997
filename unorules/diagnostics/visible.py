"""Texts from a user's file made safe to print: nothing in them steers a terminal or turns the direction of writing."""

from __future__ import annotations

import unicodedata
from typing import Final

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
    if letter == _JOINER or unicodedata.category(letter) not in _STEERING:
        return letter
    return f"<U+{ord(letter):04X}>"


def width(text: str) -> int:
    """How many columns a text takes that has been made visible."""
    if text.isascii():
        return len(text)
    return sum(_columns(letter) for letter in text)


def _columns(letter: str) -> int:
    if unicodedata.combining(letter) or letter in (_JOINER, "\ufe0f"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
