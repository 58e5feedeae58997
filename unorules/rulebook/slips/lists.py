"""The names of a list as somebody has written them who thought of no quotes, commas or brackets, and as TOML writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from unorules.rulebook.mislaid import is_value
from unorules.rulebook.reader import quoted, slug
from unorules.rulebook.shelf import SHIPPED
from unorules.rulebook.slips.refusal import CURLY

LISTS: Final = ("uses", "excludes", "pins", "covers")
"""The keys of which every value is a list of names."""

_QUOTES: Final = f"{CURLY}\"'`´"
_PARTED: Final = re.compile(r"[ \t]*[,;][ \t]*")
_BARE: Final = re.compile(r"[^\W\d][\w.-]*(?: [\w.-]+)*")
_BETWEEN: Final = re.compile(rf"[{_QUOTES},;+|/&()<>{{}}\[\]]+|\.(?=\s|\Z)")
_AND: Final = re.compile(r"(?:^|\s)(?:and|plus|og|och|ja|sekä)(?=\s|$)")
_DASH: Final = re.compile(r"^[-*•–]\s+")


def items(text: str) -> list[str] | None:
    """The items that commas part, each as a value of TOML; None where one of them is nothing that can be told."""
    found = [_item(part) for part in _PARTED.split(text.strip().strip(",; \t")) if part]
    return found if found and all(found) else None


def _item(part: str) -> str:
    """One item as a value; nothing for what is none."""
    plain = part.strip(_QUOTES).strip()
    return part if is_value(part) else _name(plain) if _BARE.fullmatch(plain) else ""


def names(text: str) -> list[str] | None:
    """The names in what was meant for a list of them, whatever parts them, each as a value of TOML; None where there are none or
    something else is among them."""
    pieces = [_DASH.sub("", piece.strip()) for part in _BETWEEN.split(text) for piece in _AND.split(part)]
    found = [name for piece in pieces if piece for name in _named(piece)]
    return [_name(each) for each in found] if found and all(_BARE.fullmatch(each) for each in found) else None


def _named(piece: str) -> Iterator[str]:
    """One name, or several shipped ones that only blanks part."""
    words = piece.split()
    if slug(piece) not in SHIPPED and len(words) > 1 and all(slug(word) in SHIPPED for word in words):
        yield from words
    else:
        yield piece


def _name(plain: str) -> str:
    """A name in quotes, that of a shipped ruleset as it is spelled."""
    return quoted(slug(plain) if slug(plain) in SHIPPED else plain)
