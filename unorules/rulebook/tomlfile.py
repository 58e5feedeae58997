"""A TOML file as its data and, when somebody asks, the places of its keys and values."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any, Final

from unorules.diagnostics.model import Span

if TYPE_CHECKING:
    from unorules.rulebook.spans import Lines, Scan

Path = tuple[str | int, ...]
"""The keys and places in lists that lead to a value."""

Stretch = tuple[int, int]
"""The offsets at which something begins and ends."""

DEEPEST: Final = 50
"""Brackets within brackets, and parts of a dotted key; a ruleset needs four."""


class TomlFile:
    """One file that was read. Scanning for places waits until a place is wanted: most files are right."""

    def __init__(self, file: str, path: FilePath, text: str, data: dict[str, Any]) -> None:
        self.file = file
        self.path = path
        self.text = text
        self.data = data

    @cached_property
    def lines(self) -> Lines:
        """The lines of the text."""
        from unorules.rulebook.spans import Lines  # most files are right, and none of this is needed

        return Lines(self.text)

    @cached_property
    def _scan(self) -> Scan:
        from unorules.rulebook.spans import scan  # as above

        return scan(self.text)

    def key(self, *path: str | int) -> Span | None:
        """Where a key stands; of an element of a list, the element. None for what is not there."""
        place = self._scan.places.get(path)
        return self.span(place.key) if place else None

    def value(self, *path: str | int) -> Span | None:
        """Where a value stands; of a table with a header, the header."""
        place = self._scan.places.get(path)
        return self.span(place.value) if place else None

    def written(self, *path: str | int) -> str:
        """A value as it is written; nothing for what is not there."""
        place = self._scan.places.get(path)
        return self.text[slice(*place.value)] if place else ""

    def letter(self, letter: str, *path: str | int) -> Span | None:
        """Where a character of a text first stands, written as itself or as an escape."""
        place = self._scan.places.get(path)
        if place is None:
            return None
        from unorules.rulebook.spans import letters  # as above

        found = next((stretch for stretch, each in letters(self.text, place.value) if each == letter), None)
        return self.span(found) if found else None

    def span(self, stretch: Stretch) -> Span:
        """Offsets as lines and columns."""
        line, column = self.lines.at(stretch[0])
        end_line, end_column = self.lines.at(stretch[1])
        return Span(self.file, line, column, end_line, end_column)


def dotted(path: Path) -> str:
    """A path of keys as people write it; places in lists are left out."""
    return ".".join(part for part in path if isinstance(part, str))
