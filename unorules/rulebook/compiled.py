"""The rulesets that ship as they are kept after they were read once: sound files only, their text still there when it is wanted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from unorules.rulebook.model import Ruleset, Source, Texts
from unorules.rulebook.tomlfile import TomlFile

_TEXTS = ("title", "description", "because")
_PLAIN = ("id", "kind", "base", "uses", "excludes", "pins")


class Unread(TomlFile):
    """A file whose text is read when a place in it is asked for."""

    def __init__(self, file: str, path: Path) -> None:
        self.file = file
        self.path = path

    @cached_property
    def text(self) -> str:  # type: ignore[override]
        """The text, as source.py reads it."""
        from unorules.rulebook.source import Source as Text
        from unorules.rulebook.source import read

        found = read(self.path, self.file)
        return found.text if isinstance(found, Text) else ""

    @cached_property
    def data(self) -> dict[str, Any]:  # type: ignore[override]
        """The data of the text."""
        import tomllib

        return tomllib.loads(self.text)


def as_data(ruleset: Ruleset) -> dict[str, Any] | None:
    """What JSON can say of a ruleset; None for one with findings or cards of its own, which are read from its text."""
    if ruleset.findings or ruleset.cards:
        return None
    return {
        **{name: getattr(ruleset, name) for name in _PLAIN},
        **{name: getattr(ruleset, name).by_language for name in _TEXTS},
        "values": dict(ruleset.values),
        "sources": [_source_data(source) for source in ruleset.sources],
    }


def from_data(data: Mapping[str, Any], toml: TomlFile) -> Ruleset:
    """The ruleset that `as_data` told of."""
    return Ruleset(
        data["id"],
        data["kind"],
        Texts(data["title"]),
        Texts(data["description"]),
        data["base"],
        _placed(data["uses"]),
        _placed(data["excludes"]),
        _placed(data["pins"]),
        Texts(data["because"]),
        data["values"],
        tuple(_source(*each) for each in data["sources"]),
        (),
        toml,
    )


def _placed(pairs: list[list[Any]]) -> tuple[tuple[int, str], ...]:
    return tuple((place, text) for place, text in pairs)


def _source_data(source: Source) -> list[Any]:
    title, says = source.title.by_language, source.says.by_language
    return [source.id, source.kind, title, source.covers, source.agrees, says, source.ruleset]


def _source(
    name: str,
    kind: str,
    title: Mapping[str, str],
    covers: list[str],
    agrees: bool,
    says: Mapping[str, str],
    ruleset: str,
) -> Source:
    return Source(name, kind, Texts(title), tuple(covers), agrees, Texts(says), ruleset)
