"""One file as a Ruleset: its head, its options, its sources and cards, and everything that is wrong in it alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Help, Params
from unorules.engine.options import BY_KEY, Value
from unorules.rulebook.meant import HEAD, OTHERS, TABLES, fitting, meant_at_the_top, shape
from unorules.rulebook.model import CardText, Ruleset, Source
from unorules.rulebook.read_cards import read_cards
from unorules.rulebook.read_head import Head
from unorules.rulebook.read_options import read_options
from unorules.rulebook.read_sources import read_sources
from unorules.rulebook.reader import MOST_FINDINGS, EnoughError, Reader
from unorules.rulebook.tomlfile import TomlFile


def read_ruleset(toml: TomlFile, houses: tuple[str, ...] = ()) -> Ruleset:
    """The ruleset of a file. `houses` are ids of rulesets that may be meant by a name that no table has. Raises nothing."""
    reader = Reader(toml, houses)
    head = Head(reader, toml.data)
    values: dict[str, Value] = {}
    sources: tuple[Source, ...] = ()
    cards: tuple[CardText, ...] = ()
    try:
        head.read()
        _unknown(reader, toml.data)
        values = read_options(reader, toml.data)
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


def _unknown(reader: Reader, data: Mapping[str, Any]) -> None:
    """Top-level names that are none: one finding each, however much stands below."""
    known = (*HEAD, *OTHERS, *TABLES)
    for name in data:
        if name not in known:
            _unknown_name(reader, name, data[name])


def _unknown_name(reader: Reader, name: str, value: object) -> None:
    given = shape(value)
    is_table = given in ("table", "tables")
    meant = meant_at_the_top(name, given, reader.houses)
    if name in BY_KEY and not is_table:  # quotes make one key of the table and the option
        quoted: Params = {"name": name}
        reader.tell("RS201", reader.toml.key(name), quoted, helps=(Help("unquoted", quoted),), key=name, mends=(name,))
        return
    helps = meant.helps or (Help("known", {"known": (*TABLES, *OTHERS) if is_table else HEAD}),)
    code, span = "RS202" if is_table else "RS201", reader.toml.key(name)
    mends = fitting(meant.names, given)
    reader.tell(code, span, {"name": name}, helps=helps, suggestions=meant.suggestions, key=name, mends=mends)


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
