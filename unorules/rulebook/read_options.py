"""The option tables of a file: names, types and ranges of the values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from unorules.diagnostics.model import Help, Param, Word
from unorules.engine.options import BY_KEY, OPTIONS, Option, Value
from unorules.rulebook.aliases import SAID, TRUTH
from unorules.rulebook.names import suggest
from unorules.rulebook.reader import Reader, type_of
from unorules.rulebook.tomlfile import Path, dotted

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    section: tuple(option.key.rpartition(".")[2] for option in OPTIONS if option.section == section)
    for section in dict.fromkeys(option.section for option in OPTIONS)
}
"""The keys of each table, `scoring.points` being a table of its own."""

TABLES: Final = tuple(dict.fromkeys(section.partition(".")[0] for section in SECTIONS))


def read_options(reader: Reader, data: Mapping[str, Any], head: tuple[str, ...]) -> dict[str, Value]:
    """The values of `data` that are right. `head` are the keys that belong above all tables."""
    found: dict[str, Value] = {}
    for table in data:
        if table not in TABLES:
            continue
        if isinstance(data[table], dict):
            found.update(_table(reader, (table,), data[table], head))
        else:
            reader.wrong_type((table,), "table", data[table], f"[{table}]" if isinstance(data[table], list) else "")
    return found


def _table(reader: Reader, path: Path, data: Mapping[str, Any], head: tuple[str, ...]) -> Iterator[tuple[str, Value]]:
    for name, value in data.items():
        here = (*path, name)
        key = dotted(here)
        option = BY_KEY.get(key)
        if option is not None:
            if option.values.accepts(value):
                yield key, value
            else:
                _wrong_value(reader, here, option, value)
        elif key in SECTIONS and isinstance(value, dict):
            yield from _table(reader, here, value, head)
        elif key in SECTIONS:
            reader.wrong_type(here, "table", value)
        elif isinstance(value, dict):
            _unknown_table(reader, here)
        else:
            _unknown(reader, here, head)


def _unknown_table(reader: Reader, path: Path) -> None:
    """A table inside another: one of the few that there are, or one that stands by itself, or none."""
    inner = _inner(dotted(path[:-1]))
    near = suggest(str(path[-1]), (*inner, *SECTIONS))
    helps = (Help("near", {"suggestions": near}) if near else Help("known", {"known": inner or TABLES}),)
    key = dotted(path)
    reader.tell("RS202", reader.toml.key(*path), {"name": key}, helps=helps, suggestions=near, key=key)


def _inner(section: str) -> tuple[str, ...]:
    """The tables inside a table, by their last name."""
    return tuple(name.removeprefix(f"{section}.") for name in SECTIONS if name.startswith(f"{section}."))


def _unknown(reader: Reader, path: Path, head: tuple[str, ...]) -> None:
    """A key that its table does not have: right in another table, or part of the head, or misspelt."""
    name = str(path[-1])
    section = dotted(path[:-1])
    near = suggest(name, (*SECTIONS[section], *_inner(section)))
    elsewhere = tuple(key for key in BY_KEY if key.rpartition(".")[2] == name)[:3]
    helps = [Help(word, {"suggestions": found}) for word, found in (("elsewhere", elsewhere), ("near", near)) if found]
    if name in head:
        helps = [Help("head", {"name": name})]
    elif not helps:
        helps = [Help("known", {"known": SECTIONS[section]})]
    suggestions = (*elsewhere, *near)
    span = reader.toml.key(*path)
    reader.tell("RS201", span, {"name": dotted(path)}, helps=tuple(helps), suggestions=suggestions, key=dotted(path))


def _wrong_value(reader: Reader, path: Path, option: Option, value: object) -> None:
    """Say of a value that the option does not have whether its type, its range or its word is wrong."""
    meant = _meant(option, value)
    cures = tuple(Help("cure", {"cure": f"{path[-1]} = {word}"}) for word in _written(meant))
    params: dict[str, Param] = {"name": option.key, "values": option.values.written}
    values = Help("values", dict(params))
    span = reader.toml.value(*path)
    if isinstance(value, str) and meant is not None and value.strip().lower() not in SAID:
        params["value"] = value
        reader.tell("RS205", span, params, helps=cures, suggestions=_written(meant), key=option.key)
    elif isinstance(value, str) and option.values.words:
        reader.unknown_word(path, value, option.values.words, option.values.written)
    elif isinstance(value, int) and not isinstance(value, bool) and option.values.low is not None:
        params["value"] = str(value)
        reader.tell("RS206", span, params, helps=(values,), key=option.key)
    else:
        wanted = Word("types.flag") if option.values.flag else option.values.written
        params |= {"wanted": wanted, "got": type_of(value)}
        reader.tell("RS204", span, params, helps=(*cures, values), suggestions=_written(meant), key=option.key)


def _meant(option: Option, value: object) -> Value | None:
    """The value that was surely meant: quotes too many, 1 for true, 4.0 for 4."""
    meant: Value | None = None
    if isinstance(value, str):
        text = value.strip().lower()
        if option.values.flag:
            meant = TRUTH.get(text)
        elif text.removeprefix("+").isdecimal() and len(text) < 10:
            meant = int(text)
    elif option.values.flag and value in (0, 1):
        meant = bool(value)
    elif isinstance(value, float) and value.is_integer():
        meant = int(value)
    return meant if meant is not None and option.values.accepts(meant) else None


def _written(value: Value | None) -> tuple[str, ...]:
    if value is None:
        return ()
    return (str(value).lower() if isinstance(value, bool) else str(value),)
