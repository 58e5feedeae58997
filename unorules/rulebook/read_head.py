"""What stands above the tables of a file: its id, kind and titles, what it lies on, uses, shuts out and holds fast."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from unorules.diagnostics.model import Help, Params
from unorules.rulebook.model import ID, Kind, Texts
from unorules.rulebook.read_sources import is_option
from unorules.rulebook.reader import Reader, in_languages, quoted, slug
from unorules.rulebook.tomlfile import Path

FORMAT: Final = 1
KINDS: Final = ("house-rule", "edition")
_PATH: Final = re.compile(r"[/\\:]|\.toml\Z|^\.|^\s*\Z")

Listed = tuple[tuple[int, str], ...]


class Head:
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
        self.title = self._title()
        self.description = self._texts("description")
        self.because = self._texts("because")
        self.base = self._base()
        self.uses = self._ids("uses")
        self.excludes = self._ids("excludes")
        self.pins = self._once(
            "pins", [(index, key) for index, key in self._list("pins") if is_option(self.reader, ("pins", index), key)]
        )
        if self.kind == "edition":
            self._stands_alone()

    def _missing(self) -> None:
        cures = {
            "format": f"format = {FORMAT}",
            "id": f"id = {quoted(slug(self.id) or 'my-rules')}",
            "kind": 'kind = "house-rule"',
        }
        for key, cure in cures.items():
            if key not in self.data:
                self.reader.lacks(key, None, cure)
        if "title" not in self.data:
            self.reader.lacks("title", None, *in_languages("title", "…"))

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
            cure = "rename" if ID.match(stem) else "file"
            self.reader.tell("RS212", self.reader.toml.value("id"), params, helps=(Help(cure, params),), key="id")

    def _kind(self) -> None:
        if "kind" not in self.data:
            return
        text = self.reader.text(("kind",), self.data["kind"], 'kind = "house-rule"')
        if text == "edition":
            self.kind = "edition"
        elif text == "house-rule":
            self.kind = "house-rule"
        elif text is not None:
            self.reader.unknown_word(("kind",), text, KINDS)

    def _title(self) -> Texts:
        """A ruleset has a title in some language."""
        if self.reader.is_blank(self.data.get("title")):
            self.reader.lacks("title", self.reader.toml.value("title"), *in_languages("title", "…"), empty=True)
            return Texts()
        return self._texts("title")

    def _texts(self, key: str) -> Texts:
        return self.reader.texts((key,), self.data[key]) if key in self.data else Texts()

    def _base(self) -> str | None:
        if "base" not in self.data:
            return None
        match self.data["base"]:
            case [str(name)] if ID.match(name):
                cure = f"base = {quoted(name)}"
            case _:
                cure = 'base = "official"'
        text = self.reader.text(("base",), self.data["base"], cure)
        return text if text is not None and self._is_id(("base",), text) else None

    def _list(self, key: str) -> Listed:
        return self.reader.list_of_texts((key,), self.data[key]) if key in self.data else ()

    def _ids(self, key: str) -> Listed:
        """The ids of a list."""
        return self._once(key, [(index, text) for index, text in self._list(key) if self._is_id((key, index), text)])

    def _once(self, key: str, listed: Iterable[tuple[int, str]]) -> Listed:
        """The list with a second mention of anything left out."""
        found: dict[str, list[int]] = {}
        for index, text in listed:
            found.setdefault(text, []).append(index)
        for text, (_, *again) in found.items():
            if again:
                params: Params = {"id": text, "name": key, "n": len(again), "times": len(again) + 1}
                span = self.reader.toml.value(key, again[0])
                self.reader.tell("RS310", span, params, helps=(Help("once"),), related=(text,), key=key)
        return tuple((places[0], text) for text, places in found.items())

    def _is_id(self, path: Path, text: str) -> bool:
        if not _PATH.search(text):
            return True
        stem = re.split(r"[/\\:]", text)[-1].removesuffix(".toml")
        near = (stem,) if ID.match(stem) else ()
        helps = (Help("ids"),)
        params = {"text": text or '""', "name": str(path[0])}
        span, mends = self.reader.toml.value(*path), tuple(quoted(each) for each in near)
        self.reader.tell("RS302", span, params, helps=helps, suggestions=near, key=str(path[0]), mends=mends)
        return False

    def _stands_alone(self) -> None:
        for key in ("base", "uses"):
            if key in self.data:
                self.reader.tell(
                    "RS306", self.reader.toml.key(key), {"name": key}, helps=(Help("house-rule"),), key=key
                )
        self.base, self.uses = None, ()
