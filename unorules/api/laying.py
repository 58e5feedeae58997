"""Which rules a caller means: ids, paths, or the text of a ruleset that lies in no file."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from unorules.ask.reply import Laying
from unorules.bundled import folder
from unorules.rulebook.load import load as load_names
from unorules.rulebook.model import ID, Rulebook
from unorules.rulebook.shelf import SHIPPED, Opened, Shelf, located
from unorules.rulebook.stack import unknown
from unorules.values import dataclass

_ID_LINE: Final = re.compile(r"""^[ \t]*id[ \t]*=[ \t]*["']([a-z0-9-]{1,80})["']""", re.MULTILINE)
_NAMELESS: Final = "ruleset"


@dataclass(frozen=True, slots=True)
class RulesetText:
    """A ruleset as TOML text instead of a file. Findings call it by its id with `.toml` behind, as its file would be called.

    It may use the rulesets that ship, those of the user's own folder, and other texts of the same call, each by its id;
    it names no path.
    """

    toml: str

    @property
    def id(self) -> str:
        """The id that the text gives, as far as it can be seen without reading it as TOML; else `ruleset`."""
        found = _ID_LINE.search(self.toml)
        return found[1] if found and ID.match(found[1]) else _NAMELESS


RulesetName = str | os.PathLike[str] | RulesetText
"""The id of a ruleset, the path of a file, or the text itself. A string that is no id (kebab-case) is a path."""


class Desk(Shelf):
    """A shelf with texts laid on it. Nothing lies beside a text, and no path is opened: what is asked for is an id or a text."""

    def __init__(self, texts: Sequence[RulesetText], folders: Sequence[Path] | None = None) -> None:
        super().__init__(folders)
        self.paths = tuple(self._lay(text, number) for number, text in enumerate(texts))

    def _lay(self, text: RulesetText, number: int) -> Path:
        path = Path(f"{text.id}.toml")
        if located(path) in self._read:
            path = Path(f"{text.id}-{number + 1}.toml")
        self.hold(path, text.toml)
        return path

    def place(self, name: str, beside: Path | None = None) -> Path | None:  # noqa: ARG002 - nothing lies beside a text
        """The text with that id, else the file of the user's own folder."""
        path = Path(f"{name}.toml")
        return path if located(path) in self._read and path in self.paths else super().place(name)

    def ids(self, beside: Path | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """What ships and what lies in the user's own folder."""
        return super().ids()

    def open(self, path: Path) -> Opened:
        """The ruleset of a text or of a file that was found by its id; of any other path nothing is read."""
        if located(path) in self._read or path.parent in (*self.folders, folder("rulesets")):
            return super().open(path)
        return unknown(str(path), None, str(path), self.ids(), "rules")


class _Mixed(Desk):
    """A desk for callers who may name files."""

    def open(self, path: Path) -> Opened:
        return Shelf.open(self, path)


def shelf_for(rules: Sequence[RulesetName], *, paths: bool = True) -> tuple[Shelf, tuple[str, ...]]:
    """A shelf with what is asked for, and the names under which it is found there. Without `paths` no path is opened."""
    texts = [each for each in rules if isinstance(each, RulesetText)]
    if not texts and paths:
        return Shelf(), tuple(str(each) for each in rules)
    desk = _Mixed(texts) if paths else Desk(texts)
    laid = iter(desk.paths)
    return desk, tuple(str(next(laid)) if isinstance(each, RulesetText) else str(each) for each in rules)


def load(rules: Sequence[RulesetName] = (), *, paths: bool = True) -> Rulebook:
    """Lay rulesets over each other, an edition first; without one over the `base` that a file names, else over `official`.

    Without `paths` only ids and texts are taken, and no file is opened but what ships and the user's own folder: for names that
    come from somebody else. Raises nothing: what is wrong is in `Rulebook.findings`, and then `Rulebook.ok` is false.
    """
    shelf, names = shelf_for(rules, paths=paths)
    return load_names(names, shelf=shelf)


def laying(rules: Sequence[RulesetName], *, paths: bool = True) -> tuple[tuple[str, ...], Laying | None]:
    """The names to ask by and what lays them; None for what ships, which is kept from one question to the next."""
    if all(isinstance(each, str) and each in SHIPPED for each in rules):
        return tuple(str(each) for each in rules), None
    shelf, names = shelf_for(rules, paths=paths)

    @cache  # for this question; a file may say something else when the next one comes
    def laid(stack: tuple[str, ...]) -> Rulebook:
        return load_names(stack, shelf=shelf)

    return names, laid
