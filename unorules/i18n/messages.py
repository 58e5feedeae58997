"""The wording of one language: `messages("event.swapped-hands", player="Kari", other="Ida")` fills a whole sentence.

A key is a path of dots whose first segment says the file: `options.uno.penalty.name` stands in options.yaml, `rules`
beside the options, and what has no file of its own in messages.yaml. Templates are str.format texts. What a user wrote
only ever comes in as a parameter, never as a template.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from unorules.bundled import folder
from unorules.i18n.language import FALLBACK, UnknownLanguageError, normalise
from unorules.i18n.shelves import Compiled, Shelf, Shelves
from unorules.i18n.terms import Face, Term, Terms, any_form
from unorules.store import Kept, kept

PLURALS: Final = frozenset({"zero", "one", "other"})
_BESIDE: Final = {"rules": "options"}


class Messages:
    """The messages of `language`, English where it lacks one. `place` is the folder that holds all languages."""

    def __init__(self, language: str, place: Path | None = None) -> None:
        self.language = language
        self._place = place or folder("locales")
        self._files: dict[tuple[str, str], Shelf | None] = {}
        self._kept: dict[str, Kept | None] = {}
        self._found: dict[str, tuple[Any, str] | None] = {}
        self._cards: Mapping[str, str] = {}

    def __call__(self, key: str, **params: object) -> str:
        """The sentence under `key`, filled with `params`; `n` chooses among plural forms.

        A sentence that cannot be filled, such as one with a slip in a placeholder, says nothing, and English speaks;
        `unorules locales check` tells where it is. Raises KeyError for a key that no locale has, or a parameter that the
        English sentence wants and was not given.
        """
        found, speaks = self._node(key)
        if speaks == FALLBACK != self.language:
            return self._in_english(key, params)
        try:
            return _filled(found, params)
        except UNFILLED:
            if speaks == FALLBACK:
                raise
        return self._in_english(key, params)

    def _in_english(self, key: str, params: Mapping[str, object]) -> str:
        """The English sentence, in the midst of another language: cards keep their names, in the forms that these have."""
        found = self._look_in(FALLBACK, key)
        if found is None:
            raise KeyError(key)
        return _filled(found, {name: any_form(each) for name, each in params.items()})

    def has(self, key: str) -> bool:
        """Whether there is a message under `key`."""
        return self._look(key) is not None

    def option(self, key: str, value: object) -> str:
        """The sentence that tells what the option `key` says when it has `value`."""
        if isinstance(value, str):
            return self(f"options.{key}.{value}")
        if isinstance(value, bool):
            return self(f"options.{key}.{str(value).lower()}")
        return self(f"options.{key}.n", n=value)

    def naming(self, cards: Mapping[str, str]) -> Messages:
        """The same wording, with the names that a table has given to its own cards, by their ids."""
        if not cards:
            return self
        found = copy(self)
        found._cards = cards
        return found

    def card(self, face: Face, custom_name: str | None = None) -> Term:
        """A card as players call it. `custom_name` is what the table calls its own rule on the card, if it is not the one that is
        known (`naming`).
        """
        return self.terms.card(face, custom_name or self._cards.get(face.custom or ""))

    def kind(self, kind: str) -> Term:
        """A kind of card."""
        return self.terms.kind(kind)

    def colour(self, colour: str) -> Term:
        """A colour."""
        return self.terms.colour(colour)

    def number(self, number: int) -> Term:
        """The number cards of that number, whatever their colour."""
        return self.terms.number(number)

    def list(self, items: Iterable[object], conjunction: str = "and") -> str:
        """`a, b and c`, or with ``or``, as the language writes it."""
        return self.terms.joined([str(item) for item in items], conjunction)

    @cached_property
    def terms(self) -> Terms:
        """The names of cards and colours, English ones in a language that has none yet."""
        if self.language == FALLBACK:
            return self._borrowed()
        own = self._file(self.language, "terms")
        return Terms(own.whole() if own else {}, self._borrowed)

    def _borrowed(self) -> Terms:
        shelves = self._file(FALLBACK, "terms")
        return Terms(shelves.whole() if shelves else {})

    def templates(self, file: str) -> Iterator[tuple[str, str]]:
        """Every key of this language's own `file` (without .yaml) with its template; a plural form adds its name."""
        shelves = self._file(self.language, file)
        if shelves is None:
            return iter(())
        own = file == "messages" or file in shelves.names()
        return _leaves(shelves.whole(), "" if own else f"{file}.")

    def _node(self, key: str) -> tuple[Any, str]:
        found = self._look(key)
        if found is None:
            raise KeyError(key)
        return found

    def _look(self, key: str) -> tuple[Any, str] | None:
        """The message, and the language that it is in."""
        if key not in self._found:
            spoken = dict.fromkeys((self.language, FALLBACK))
            each = ((self._look_in(language, key), language) for language in spoken)
            self._found[key] = next((found for found in each if found[0] is not None), None)
        return self._found[key]

    def _look_in(self, language: str, key: str) -> Any:
        """The message of a language, or None; a shelf of messages is none."""
        found = self._on_shelf(language, key)
        return found if isinstance(found, str) or (isinstance(found, Mapping) and is_plural(found)) else None

    def _on_shelf(self, language: str, key: str) -> Any:
        path = key.split(".")
        first = path[0]
        shelves = self._file(language, _BESIDE.get(first, first))
        if shelves is None:
            shelves = self._file(language, "messages")
        elif first not in shelves.names():
            path = path[1:]  # a file of one subject leaves out the segment that its name says
        return shelves.find(path) if shelves else None

    def _file(self, language: str, name: str) -> Shelf | None:
        if (language, name) not in self._files:
            self._files[language, name] = self._opened(language, name)
        return self._files[language, name]

    def _opened(self, language: str, name: str) -> Shelf | None:
        if language not in self._kept:
            self._kept[language] = compiled(self._place / language)
        whole = self._kept[language]
        if whole is not None:
            tree = whole.get(name)
            return None if tree is None else Compiled(tree)
        path = self._place / language / f"{name}.yaml"
        return Shelves(path) if path.is_file() else None


NO_WORDING: Final = frozenset({"lexicon", "cues", "numbers"})
"""What a locale holds for understanding; it is compiled by the training."""


def compiled(place: Path) -> Kept | None:
    """The message files of one language as they are kept; None where nothing is."""
    files = {path.stem: path for path in sorted(place.glob("*.yaml")) if path.stem not in NO_WORDING}
    name = f"locale-{place.name}"
    return kept(name, files.values(), lambda: {stem: Shelves(path).whole() for stem, path in files.items()})


def is_plural(node: Mapping[str, Any]) -> bool:
    """Whether a mapping is a message in plural forms rather than a shelf of messages."""
    return "other" in node and PLURALS.issuperset(node)


UNFILLED: Final = (LookupError, ValueError, TypeError, AttributeError)
"""What a template raises that asks for what it is not given, for a form that a name does not have, or in no form at all."""


def _filled(message: Any, params: Mapping[str, object]) -> str:
    if isinstance(message, Mapping):
        message = message[_plural(message, params["n"])]
    return str(message).format(**params)


def _plural(node: Mapping[str, Any], n: object) -> str:
    wanted = "zero" if n == 0 else "one" if n == 1 else "other"
    return wanted if wanted in node else "other"


def _leaves(tree: Mapping[str, Any], before: str) -> Iterator[tuple[str, str]]:
    for name, node in tree.items():
        if isinstance(node, Mapping):
            yield from _leaves(node, f"{before}{name}.")
        else:
            yield f"{before}{name}", str(node)


@cache
def load(language: str) -> Messages:
    """The messages of a language (`no` and `nn` are Bokmål). Raises UnknownLanguageError where it has no locale."""
    found = normalise(language)
    if found is None:
        raise UnknownLanguageError(language)
    return Messages(found)
