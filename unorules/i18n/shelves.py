"""One locale file, read a shelf at a time: a question needs a few sentences of several hundred.

The files are written in block style, two blanks a step, so a shelf can be cut out by its indentation and only that
piece be given to the YAML reader (15 ms for a whole file of options, 1 ms for a shelf).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol


class Shelf(Protocol):
    """One locale file, however it is read."""

    def whole(self) -> Mapping[str, Any]:
        """The whole file."""

    def names(self) -> frozenset[str]:
        """The keys of the outermost mapping."""

    def find(self, path: list[str]) -> Any:
        """What stands at the end of the path, or None."""


class Compiled:
    """A locale file that was read before."""

    def __init__(self, tree: Mapping[str, Any]) -> None:
        self._tree = tree

    def whole(self) -> Mapping[str, Any]:
        """The whole file."""
        return self._tree

    def names(self) -> frozenset[str]:
        """The keys of the outermost mapping."""
        return frozenset(self._tree)

    def find(self, path: list[str]) -> Any:
        """What stands at the end of the path, or None."""
        return _walk(self._tree, path) if path else None


class Shelves:
    """The text of one locale file. Every scalar in it is text: a bare `no` stays a word.

    What cannot be read says nothing, and English speaks; `unorules locales check` tells where it is.
    """

    def __init__(self, path: Path) -> None:
        self._text = _text(path)
        self._outer: dict[str, str] | None = None
        self._inner: dict[str, dict[str, str]] = {}
        self._read: dict[tuple[str, ...], Any] = {}

    def whole(self) -> Mapping[str, Any]:
        """The whole file."""
        found = self._parsed((), self._text)
        return found if isinstance(found, Mapping) else {}

    def names(self) -> frozenset[str]:
        """The keys of the outermost mapping."""
        if self._outer is None:
            self._outer = _cut(self._text, "")
        return frozenset(self._outer)

    def find(self, path: list[str]) -> Any:
        """What stands at the end of the path, or None."""
        if not path or path[0] not in self.names():
            return None
        shelf = (self._outer or {})[path[0]]
        if path[0] not in self._inner:
            self._inner[path[0]] = _cut(shelf, "  ")
        inner = self._inner[path[0]]
        if len(path) > 1 and inner:
            if path[1] not in inner:
                return None
            return _walk(self._parsed((path[0], path[1]), inner[path[1]]), path[1:])
        return _walk(self._parsed((path[0],), shelf), path)

    def _parsed(self, name: tuple[str, ...], text: str) -> Any:
        if name not in self._read:
            import yaml  # 12 ms, for what is not compiled yet

            loader: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
            try:
                self._read[name] = yaml.load(text, Loader=loader)
            except yaml.YAMLError:
                self._read[name] = None
        return self._read[name]


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def _cut(text: str, indent: str) -> dict[str, str]:
    """The pieces that begin with a key at `indent`, by that key."""
    heads = list(re.finditer(rf"""^{indent}(["']?)([^\s"'#:{{}}\[\]-][^"':\n]*)\1:(?=\s)""", text, re.MULTILINE))
    starts = [*(head.start() for head in heads), len(text)]
    return {head[2]: text[starts[index] : starts[index + 1]] for index, head in enumerate(heads)}


def _walk(tree: Any, path: list[str]) -> Any:
    for segment in path:
        tree = tree.get(segment) if isinstance(tree, Mapping) else None
    return tree
