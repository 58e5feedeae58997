"""One file as a Ruleset: its head, its options, its sources and cards, and everything that is wrong in it alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Help, Params
from unorules.engine.options import BY_KEY, Value
from unorules.rulebook.model import CardText, Ruleset, Source
from unorules.rulebook.names import suggest
from unorules.rulebook.read_cards import read_cards
from unorules.rulebook.read_head import HEAD, Head
from unorules.rulebook.read_options import SECTIONS, TABLES, read_options
from unorules.rulebook.read_sources import read_sources
from unorules.rulebook.reader import MOST_FINDINGS, EnoughError, Reader, quoted
from unorules.rulebook.tomlfile import TomlFile

_OTHERS: Final = ("sources", "custom_card")


def read_ruleset(toml: TomlFile, houses: tuple[str, ...] = ()) -> Ruleset:
    """The ruleset of a file. `houses` are ids of rulesets that may be meant by a name that no table has. Raises nothing."""
    reader = Reader(toml)
    head = Head(reader, toml.data)
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
