"""Taking values of one type out of a TOML file, telling what is wrong with those of another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from datetime import date, datetime, time
from typing import Any, Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Param, Params, Span, Word
from unorules.rulebook.model import LANGUAGES, Texts
from unorules.rulebook.names import suggest
from unorules.rulebook.tomlfile import Path, TomlFile, dotted

MOST_FINDINGS: Final = 200
"""A file with more faults than this is not a ruleset; the rest is not told."""

ID: Final = re.compile(r"(?!.{81})[a-z0-9]+(?:-[a-z0-9]+)*\Z")
"""Kebab-case, and short enough for the name of a file."""

_SAME_LANGUAGE: Final = {"no": "nb", "nn": "nb"}
_TURNING: Final = frozenset("\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class EnoughError(Exception):
    """So much is wrong that it is not worth reading on."""


class Reader:
    """Reads one file and gathers what is wrong in it, each fault once."""

    def __init__(self, toml: TomlFile) -> None:
        self.toml = toml
        self.findings: list[Finding] = []

    def tell(
        self,
        code: str,
        span: Span | None,
        params: Params | None = None,
        *,
        helps: tuple[Help, ...] = (),
        suggestions: tuple[str, ...] = (),
        secondary: tuple[Label, ...] = (),
        related: tuple[str, ...] = (),
        key: str = "",
    ) -> None:
        """Note a fault. `key` is what machines are told that it is about."""
        data: dict[str, object] = {"key": key} if key else {}
        self.findings.append(
            finding(
                code,
                self.toml.file,
                span,
                params=params,
                helps=helps,
                suggestions=suggestions,
                secondary=secondary,
                related=related,
                data=data,
            )
        )
        if len(self.findings) >= MOST_FINDINGS:
            raise EnoughError

    def wrong_type(self, path: Path, wanted: str, value: object, cure: str = "") -> None:
        """A value of another type; `cure` is how the line would be right."""
        params: dict[str, Param] = {"name": dotted(path), "wanted": Word(f"types.{wanted}"), "got": type_of(value)}
        helps = (Help("list" if wanted == "list" else "cure", {"cure": cure}),) if cure else ()
        suggestions = (cure,) if cure else ()
        self.tell("RS204", self.toml.value(*path), params, helps=helps, suggestions=suggestions, key=dotted(path))

    def unknown_key(self, path: Path, candidates: Iterable[str], code: str = "RS201") -> None:
        """A key that is not among `candidates`, the keys that may stand there."""
        known = tuple(candidates)
        near = suggest(str(path[-1]), known)
        helps = (Help("near", {"suggestions": near}) if near else Help("known", {"known": known}),)
        params = {"name": dotted(path)}
        self.tell(code, self.toml.key(*path), params, helps=helps, suggestions=near, key=dotted(path))

    def text(self, path: Path, value: object, cure: str = "") -> str | None:
        """A text without control characters, or None."""
        if not isinstance(value, str):
            self.wrong_type(path, "text", value, cure)
            return None
        return None if self.hides(path, value) else value

    def hides(self, path: Path, value: str) -> bool:
        """Whether `value` has control or bidirectional characters; tells so."""
        if value.isprintable():  # nearly always, and quicker than looking at each letter
            return False
        found = next((letter for letter in value if is_hidden(letter)), None)
        if found is None:
            return False
        params = {"name": dotted(path), "letter": f"U+{ord(found):04X}"}
        self.tell("RS210", self.toml.value(*path), params, helps=(Help("retype"),), key=dotted(path))
        return True

    def not_kebab(self, path: Path, text: str) -> str:
        """A text that should be an id and is none; returns the id that it may stand for, or nothing."""
        made = slug(text)
        near = (made,) if made else ()
        helps = tuple(Help("near", {"suggestions": near}) for _ in near)
        self.tell("RS211", self.toml.value(*path), {"id": text}, helps=helps, suggestions=near, key=dotted(path))
        return made

    def unknown_word(self, path: Path, value: str, words: Iterable[str], values: tuple[str, ...] = ()) -> None:
        """A word that is not among `words`; `values` is everything that may stand there, written out."""
        known = tuple(words)
        near = suggest(value, known)
        params: Params = {"name": dotted(path), "values": values or tuple(quoted(word) for word in known)}
        helps = (*(Help("near", {"suggestions": near}) for _ in near[:1]), Help("values", params))
        told = {**params, "value": value}
        self.tell("RS207", self.toml.value(*path), told, helps=helps, suggestions=near, key=dotted(path))

    def flag(self, path: Path, value: object, default: bool) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            meant = {"1": "true", "true": "true", "0": "false", "false": "false"}.get(str(value).lower(), "")
            self.wrong_type(path, "flag", value, f"{path[-1]} = {meant}" if meant else "")
            return default
        return value

    def list_of_texts(self, path: Path, value: object) -> tuple[tuple[int, str], ...]:
        """The texts of a list, each with its place in it."""
        name = dotted(path).rpartition(".")[2]
        if not isinstance(value, list):
            self.wrong_type(path, "list", value, f'{name} = ["{value}"]' if isinstance(value, str) else "")
            return ()
        found = ((index, self.text((*path, index), item)) for index, item in enumerate(value))
        return tuple((index, item) for index, item in found if item is not None)

    def texts(self, path: Path, value: object) -> Texts:
        """A text in several languages."""
        name = dotted(path).rpartition(".")[2]
        if not isinstance(value, dict):
            cure = f"{name} = {{ en = {quoted(value)} }}" if isinstance(value, str) else ""
            self.wrong_type(path, "texts", value, cure)
            return Texts()
        found = {}
        for code, text in value.items():
            language = _SAME_LANGUAGE.get(code, code)
            if language not in LANGUAGES:
                self._unknown_language((*path, code))
            elif (good := self.text((*path, code), text)) is not None and not self._is_empty((*path, code), good):
                found[language] = good
        return Texts(found)

    def _unknown_language(self, path: Path) -> None:
        params: Params = {"language": str(path[-1]), "known": LANGUAGES}
        near = suggest(str(path[-1]), LANGUAGES)
        helps = (*(Help("near", {"suggestions": near}) for _ in near[:1]), Help("known", params))
        self.tell("RS208", self.toml.key(*path), params, helps=helps, suggestions=near, key=dotted(path))

    def _is_empty(self, path: Path, text: str) -> bool:
        if text.strip():
            return False
        self.tell("RS209", self.toml.value(*path), {"name": dotted(path)}, key=dotted(path))
        return True

    def tables(self, name: str, value: object) -> tuple[Mapping[str, Any], ...]:
        """The tables of `[[name]]`."""
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            return tuple(value)
        self.wrong_type((name,), "tables", value, f"[[{name}]]" if isinstance(value, dict) else "")
        return ()


def is_hidden(letter: str) -> bool:
    """Whether a character steers the terminal or the direction of writing instead of being seen."""
    return letter in _TURNING or (unicodedata.category(letter) == "Cc" and letter not in "\n\t\r")


_TYPES: Final[tuple[tuple[type | tuple[type, ...], str], ...]] = (
    (bool, "flag"),
    (int, "whole"),
    (float, "decimal"),
    (str, "text"),
    (list, "list"),
    (dict, "table"),
    ((date, datetime, time), "date"),
)


def type_of(value: object) -> Word:
    """What a value is, in words."""
    return Word(f"types.{next(word for types, word in _TYPES if isinstance(value, types))}")


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def slug(text: str) -> str:
    """A name as an id: kebab-case of plain letters."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ø", "o").replace("æ", "ae"))
    bare = "".join(
        letter if letter.isascii() and letter.isalnum() else " "
        for letter in plain
        if not unicodedata.combining(letter)
    )
    return "-".join(bare.split())
