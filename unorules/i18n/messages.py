"""The wording of one language: `messages("uno.late", player="Kari", n=2)` fills a whole sentence from the locale.

A key is a path of dots; its first segment says the file (`options.uno.penalty.name` lives in options.yaml). Templates
are str.format texts. What a user wrote only ever comes in as a parameter, never as a template.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from unorules.bundled import folder
from unorules.i18n.language import FALLBACK, normalise
from unorules.i18n.terms import Face, Term, Terms

_Loader: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_PLURALS: Final = ("zero", "one", "other")

_HOME: Final = {"rules": "options", "event": "messages", "objection": "messages", "sheet": "messages"}
"""First segments that do not live in the file of their own name."""


class Messages:
    """The messages of `language`, English where it lacks one."""

    def __init__(self, language: str, place: Path | None = None) -> None:
        self.language = language
        self._place = place or folder("locales")
        self._files: dict[tuple[str, str], Mapping[str, Any]] = {}
        self._found: dict[str, Any] = {}

    def __call__(self, key: str, **params: object) -> str:
        """The sentence under `key`, filled with `params`; `n` chooses among plural forms.

        Raises KeyError for a key that no locale has, or a parameter that the sentence wants and was not given.
        """
        found = self._node(key)
        if isinstance(found, Mapping):
            found = found[plural(found, params["n"])]
        return str(found).format(**params)

    def has(self, key: str) -> bool:
        """Whether there is a message under `key`."""
        try:
            found = self._node(key)
        except KeyError:
            return False
        return not isinstance(found, Mapping) or is_plural(found)

    def option(self, key: str, value: object) -> str:
        """The sentence that tells what the option `key` says when it has `value`."""
        if isinstance(value, str):
            return self(f"options.{key}.{value}")
        if isinstance(value, bool):
            return self(f"options.{key}.{str(value).lower()}")
        return self(f"options.{key}.n", n=value)

    def card(self, face: Face, custom_name: str | None = None) -> Term:
        """A card as players call it; see Terms.card."""
        return self.terms.card(face, custom_name)

    def kind(self, kind: str) -> Term:
        """A kind of card."""
        return self.terms.kind(kind)

    def colour(self, colour: str) -> Term:
        """A colour."""
        return self.terms.colour(colour)

    def list(self, items: Iterable[object], conjunction: str = "and") -> str:
        """`a, b and c`, or with ``or``, as the language writes it."""
        return self.terms.joined([str(item) for item in items], conjunction)

    @property
    def terms(self) -> Terms:
        """The names of cards and colours."""
        return _terms(self)

    def keys(self, file: str) -> Iterator[str]:
        """Every key of this language's own `file` (without .yaml), English not counted."""
        tree = self._tree(self.language, file)
        inside = f"{file}." if not set(tree) & (set(_HOME) | {file}) else ""
        return (inside + key for key in _paths(tree))

    def _node(self, key: str) -> Any:
        found = self._found.get(key)
        if found is None:
            found = self._look(self.language, key)
            if found is None and self.language != FALLBACK:
                found = self._look(FALLBACK, key)
            if found is None:
                raise KeyError(key)
            self._found[key] = found
        return found

    def _look(self, language: str, key: str) -> Any:
        first, *rest = key.split(".")
        file = _HOME.get(first, first)
        tree: Any = self._tree(language, file)
        # A file of one subject may leave out the segment that its name says.
        tree = tree.get(first, tree if file == first else None)
        for segment in rest:
            tree = tree.get(segment) if isinstance(tree, Mapping) else None
        return tree

    def _tree(self, language: str, file: str) -> Mapping[str, Any]:
        found = self._files.get((language, file))
        if found is None:
            path = self._place / language / f"{file}.yaml"
            found = read_yaml(path) if path.is_file() else {}
            self._files[language, file] = found
        return found


def read_yaml(path: Path) -> Mapping[str, Any]:
    """A locale file: every scalar is text, so that a bare `no` stays a word."""
    found = yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)
    return found if isinstance(found, Mapping) else {}


def is_plural(node: Mapping[str, Any]) -> bool:
    """Whether a mapping is a message in plural forms rather than a shelf of messages."""
    return "other" in node and set(node) <= set(_PLURALS)


def plural(node: Mapping[str, Any], n: object) -> str:
    """Which of the plural forms of `node` goes with `n`; raises KeyError for a shelf of messages."""
    if not is_plural(node):
        raise KeyError(f"not a message: {', '.join(node)}")
    wanted = "zero" if n == 0 else "one" if n == 1 else "other"
    return wanted if wanted in node else "other"


def _paths(tree: Mapping[str, Any]) -> Iterator[str]:
    for name, node in tree.items():
        if isinstance(node, Mapping) and not is_plural(node):
            yield from (f"{name}.{rest}" for rest in _paths(node))
        else:
            yield str(name)


@cache
def _terms(messages: Messages) -> Terms:
    return Terms(messages._tree(messages.language, "terms"))


@cache
def load(language: str) -> Messages:
    """The messages of a language (`no` and `nn` are Bokmål). Raises ValueError for a language without a locale."""
    found = normalise(language)
    if found is None:
        raise ValueError(f"no locale for {language!r}")
    return Messages(found)
