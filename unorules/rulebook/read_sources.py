"""The `[[sources]]` of a file: who says what of which keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from unorules.diagnostics.model import Help, Label, Param, Spoken
from unorules.engine.options import BY_KEY
from unorules.rulebook.model import FIXED, SOURCE_KINDS, Source, Texts
from unorules.rulebook.names import suggest
from unorules.rulebook.reader import Reader, quoted
from unorules.rulebook.tomlfile import Path, dotted

STATEMENT: Final = ("covers", "agrees", "says")
"""The keys of one statement of a source."""

SOURCE: Final = ("id", "title", "kind", *STATEMENT, "statements")
"""The keys of a source."""


def read_sources(reader: Reader, value: object, ruleset: str) -> tuple[Source, ...]:
    """The statements of every source, in the order of the file."""
    found: list[Source] = []
    firsts: dict[str, int] = {}
    for index, data in enumerate(reader.tables("sources", value)):
        path: Path = ("sources", index)
        name = _id(reader, path, data)
        if name is not None and name in firsts:
            _twice(reader, name, firsts[name], index)
        elif name is not None:
            firsts[name] = index
        found += _source(reader, path, data, name or "", ruleset)
    return tuple(found)


def _id(reader: Reader, path: Path, data: Mapping[str, Any]) -> str | None:
    if data.get("id", "") != "":
        return reader.shown((*path, "id"), data["id"])
    span = reader.toml.value(*path, "id") or reader.toml.key(*path)
    reader.tell("RS503", span, helps=(Help("id"),), suggestions=("id",), key="sources.id")
    return None


def _twice(reader: Reader, name: str, first: int, second: int) -> None:
    earlier = reader.toml.value("sources", first, "id")
    secondary = (Label(earlier, "first"),) if earlier else ()
    reader.tell(
        "RS502", reader.toml.value("sources", second, "id"), {"id": name}, secondary=secondary, key="sources.id"
    )


def _source(reader: Reader, path: Path, data: Mapping[str, Any], name: str, ruleset: str) -> Iterator[Source]:
    for key in data:
        if key not in SOURCE:
            reader.unknown_key((*path, key), SOURCE)
    title = _title(reader, (*path, "title"), data.get("title", name))
    kind = _kind(reader, (*path, "kind"), data.get("kind", "table"))
    if any(key in data for key in STATEMENT):
        stated = _statement(reader, path, data, (name, kind, title, ruleset))
        yield from [stated] * ("covers" in data)
    for index, statement in enumerate(_statements(reader, path, data)):
        here = (*path, "statements", index)
        for key in statement:
            if key not in STATEMENT:
                reader.unknown_key((*here, key), STATEMENT)
        yield _statement(reader, here, statement, (name, kind, title, ruleset))


def _statements(reader: Reader, path: Path, data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    value = data.get("statements", [])
    if isinstance(value, list) and all(isinstance(item, dict) for item in value):
        return value
    reader.wrong_type((*path, "statements"), "tables", value, "[[sources.statements]]")
    return []


def _title(reader: Reader, path: Path, value: object) -> Texts:
    """A title is one text for all languages, or one for each."""
    if isinstance(value, dict):
        return reader.texts(path, value)
    text = reader.shown(path, value, 'title = "…"')
    return Texts({"en": text}) if text else Texts()


def _kind(reader: Reader, path: Path, value: object) -> str:
    text = reader.text(path, value) or "table"
    if text in SOURCE_KINDS:
        return text
    reader.unknown_word(path, text, SOURCE_KINDS)
    return "table"


def _statement(reader: Reader, path: Path, data: Mapping[str, Any], head: tuple[str, str, Texts, str]) -> Source:
    name, kind, title, ruleset = head
    listed = reader.list_of_texts((*path, "covers"), data.get("covers", []))
    covers = tuple(key for index, key in listed if key in FIXED or is_option(reader, (*path, "covers", index), key))
    agrees = reader.flag((*path, "agrees"), data["agrees"], True) if "agrees" in data else True
    says = reader.texts((*path, "says"), data["says"]) if "says" in data else Texts()
    if not agrees and not says and "says" not in data:
        reader.tell(
            "RS504",
            reader.toml.key(*path, "agrees"),
            {"id": name or _named(title, path)},
            helps=(Help("says"),),
            key="sources.says",
        )
    return Source(name, kind, title, covers, agrees, says, ruleset)


def _named(title: Texts, path: Path) -> Param:
    """A source without an id is called by its title, else by where it stands."""
    return Spoken(title.by_language) if title else dotted(path)


def is_option(reader: Reader, path: Path, key: str) -> bool:
    """Whether `key` in a list of keys is an option; tells so where it is not."""
    if key in BY_KEY:
        return True
    near = suggest(key, BY_KEY)
    inside = near or tuple(full for full in BY_KEY if key in full.rpartition(".")[::2])[:3]
    helps = (Help("near", {"suggestions": inside}),) if inside else ()
    mends = tuple(quoted(each) for each in near)
    reader.tell("RS217", reader.toml.value(*path), {"name": key}, helps=helps, suggestions=inside, key=key, mends=mends)
    return False
