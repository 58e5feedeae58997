"""One file as a Ruleset: its head, its options, its sources and cards, and everything that is wrong in it alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Help, Params
from unorules.engine.options import BY_KEY, Value
from unorules.rulebook.model import CardText, Kind, Ruleset, Source, Texts
from unorules.rulebook.names import suggest
from unorules.rulebook.read_cards import read_cards
from unorules.rulebook.read_options import SECTIONS, TABLES, read_options
from unorules.rulebook.read_sources import is_option, read_sources
from unorules.rulebook.reader import ID, MOST_FINDINGS, EnoughError, Reader, quoted, slug
from unorules.rulebook.tomlfile import Path, TomlFile

FORMAT: Final = 1
HEAD: Final = (
    "format",
    "id",
    "kind",
    "title",
    "description",
    "base",
    "uses",
    "excludes",
    "pins",
    "because",
)
_OTHERS: Final = ("sources", "custom_card")
_KINDS: Final = ("house-rule", "edition")
_PATH: Final = re.compile(r"[/\\:]|\.toml\Z|^\.|^\s*\Z")

Listed = tuple[tuple[int, str], ...]


def read_ruleset(toml: TomlFile, houses: tuple[str, ...] = ()) -> Ruleset:
    """The ruleset of a file. `houses` are ids of rulesets that may be meant by a name that no table has. Raises nothing."""
    reader = Reader(toml)
    head = _Head(reader, toml.data)
    values: dict[str, Value] = {}
    sources: tuple[Source, ...] = ()
    cards: tuple[CardText, ...] = ()
    try:
        head.read()
        _unknown(reader, toml.data, houses)
        values = read_options(reader, toml.data, HEAD)
        sources = read_sources(reader, toml.data.get("sources", []), head.id)
        cards = read_cards(reader, toml.data.get("custom_card", []))
        if head.kind == "edition":
            _complete(reader, toml.data, values)
    except EnoughError:
        reader.findings.append(finding("RS115", toml.file, params={"n": MOST_FINDINGS}))
    return Ruleset(
        head.id,
        head.kind,
        head.title,
        head.description,
        head.base,
        head.uses,
        head.excludes,
        head.pins,
        head.because,
        values,
        sources,
        cards,
        toml,
        tuple(reader.findings),
    )


class _Head:
    """What stands above the tables."""

    def __init__(self, reader: Reader, data: Mapping[str, Any]) -> None:
        self.reader = reader
        self.data = data
        self.id = reader.toml.path.stem
        self.kind: Kind = "house-rule"
        self.title = self.description = self.because = Texts()
        self.base: str | None = None
        self.uses: Listed = ()
        self.excludes: Listed = ()
        self.pins: Listed = ()

    def read(self) -> None:
        """Read it all, telling what is missing first."""
        self._missing()
        self._format()
        self._id()
        self._kind()
        self.title = self._texts("title")
        self.description = self._texts("description")
        self.because = self._texts("because")
        self.base = self._base()
        self.uses = self._ids("uses")
        self.excludes = self._ids("excludes")
        self.pins = tuple(
            (index, key) for index, key in self._list("pins") if is_option(self.reader, ("pins", index), key)
        )
        if self.kind == "edition":
            self._stands_alone()

    def _missing(self) -> None:
        cures = {
            "format": f"format = {FORMAT}",
            "id": f"id = {quoted(slug(self.id) or 'my-rules')}",
            "kind": 'kind = "house-rule"',
            "title": 'title = { en = "…" }',
        }
        for key, cure in cures.items():
            if key not in self.data:
                help_ = Help("cure", {"cure": cure})
                self.reader.tell("RS203", None, {"name": key}, helps=(help_,), suggestions=(cure,), key=key)

    def _format(self) -> None:
        value = self.data.get("format", FORMAT)
        if isinstance(value, bool) or not isinstance(value, int):
            self.reader.wrong_type(("format",), "whole", value, f"format = {FORMAT}")
        elif value != FORMAT:
            params = {"value": value, "known": FORMAT}
            self.reader.tell(
                "RS214", self.reader.toml.value("format"), params, helps=(Help("known", params),), key="format"
            )

    def _id(self) -> None:
        if "id" not in self.data:
            return
        stem = self.id
        text = self.reader.text(("id",), self.data["id"], f"id = {quoted(slug(stem) or 'my-rules')}")
        if text is None:
            return
        if not ID.match(text):
            self.reader.not_kebab(("id",), text)
            return
        self.id = text
        if text != stem:
            params = {"id": text, "stem": stem}
            self.reader.tell("RS212", self.reader.toml.value("id"), params, helps=(Help("rename", params),), key="id")

    def _kind(self) -> None:
        if "kind" not in self.data:
            return
        text = self.reader.text(("kind",), self.data["kind"], 'kind = "house-rule"')
        if text == "edition":
            self.kind = "edition"
        elif text == "house-rule":
            self.kind = "house-rule"
        elif text is not None:
            self.reader.unknown_word(("kind",), text, _KINDS)

    def _texts(self, key: str) -> Texts:
        return self.reader.texts((key,), self.data[key]) if key in self.data else Texts()

    def _base(self) -> str | None:
        if "base" not in self.data:
            return None
        text = self.reader.text(("base",), self.data["base"], 'base = "official"')
        return text if text is not None and self._is_id(("base",), text) else None

    def _list(self, key: str) -> Listed:
        return self.reader.list_of_texts((key,), self.data[key]) if key in self.data else ()

    def _ids(self, key: str) -> Listed:
        """The ids of a list, a second mention of one left out."""
        found: dict[str, int] = {}
        for index, text in self._list(key):
            if not self._is_id((key, index), text):
                continue
            if text in found:
                params = {"id": text, "name": key}
                self.reader.tell("RS310", self.reader.toml.value(key, index), params, related=(text,), key=key)
            else:
                found[text] = index
        return tuple((index, text) for text, index in found.items())

    def _is_id(self, path: Path, text: str) -> bool:
        if not _PATH.search(text):
            return True
        stem = re.split(r"[/\\:]", text)[-1].removesuffix(".toml")
        near = (stem,) if ID.match(stem) else ()
        helps = (Help("ids"),)
        params = {"text": text or '""', "name": str(path[0])}
        self.reader.tell(
            "RS302", self.reader.toml.value(*path), params, helps=helps, suggestions=near, key=str(path[0])
        )
        return False

    def _stands_alone(self) -> None:
        for key in ("base", "uses"):
            if key in self.data:
                self.reader.tell(
                    "RS306", self.reader.toml.key(key), {"name": key}, helps=(Help("house-rule"),), key=key
                )
        self.base, self.uses = None, ()


def _unknown(reader: Reader, data: Mapping[str, Any], houses: tuple[str, ...]) -> None:
    """Top-level names that are none: one finding each, however much stands below."""
    known = (*HEAD, *_OTHERS, *TABLES)
    for name in data:
        if name not in known:
            _unknown_name(reader, name, data[name], houses)


def _unknown_name(reader: Reader, name: str, value: object, houses: tuple[str, ...]) -> None:
    is_table = isinstance(value, dict) or (isinstance(value, list) and any(isinstance(item, dict) for item in value))
    tables = suggest(name, (*SECTIONS, *_OTHERS) if is_table else (*HEAD, *_OTHERS, *SECTIONS))
    keys = () if is_table else _options_called(name)
    rulesets = suggest(name, houses)
    helps = [Help(word, {"suggestions": found}) for word, found in (("near", tables), ("options", keys)) if found]
    if rulesets:
        helps.append(Help("rulesets", {"suggestions": rulesets, "cure": f"uses = [{quoted(rulesets[0])}]"}))
    if not helps:
        helps.append(Help("known", {"known": (*TABLES, *_OTHERS) if is_table else HEAD}))
    suggestions = tuple(dict.fromkeys((*tables, *keys, *rulesets)))
    code = "RS202" if is_table else "RS201"
    reader.tell(code, reader.toml.key(name), {"name": name}, helps=tuple(helps), suggestions=suggestions, key=name)


def _options_called(name: str) -> tuple[str, ...]:
    """Options whose last word is `name` or near it: they stand in a table, not at the top."""
    meant = suggest(name, dict.fromkeys(key.rpartition(".")[2] for key in BY_KEY))
    return tuple(key for key in BY_KEY if key.rpartition(".")[2] in meant)[:3]


def _complete(reader: Reader, data: Mapping[str, Any], values: Mapping[str, Value]) -> None:
    """An edition gives every option. One that it gives wrongly is told already."""
    missing = tuple(key for key in BY_KEY if key not in values and not _given(data, key))
    if missing:
        params: Params = {"n": len(missing), "keys": missing[:6]}
        helps = (Help("house-rule"),)
        reader.tell("RS312", None, params, helps=helps, suggestions=("house-rule",), related=missing, key=missing[0])


def _given(data: Mapping[str, Any], key: str) -> bool:
    found: Any = data
    for part in key.split("."):
        if not isinstance(found, dict) or part not in found:
            return False
        found = found[part]
    return True
