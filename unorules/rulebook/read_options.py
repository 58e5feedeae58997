"""The option tables of a file: names, types and ranges of the values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from unorules.diagnostics.model import Help, Param, Word
from unorules.engine.options import BY_KEY, Option, Value
from unorules.rulebook.meant import HEAD, SECTIONS, TABLES, Meant, as_written, meanings, meant_in_a_table
from unorules.rulebook.names import suggest
from unorules.rulebook.reader import Reader, known_in, type_of
from unorules.rulebook.tomlfile import Path, dotted

_THOUSANDS: Final = re.compile(r"[1-9]\d{0,2}\.\d{3}")


def read_options(reader: Reader, data: Mapping[str, Any]) -> dict[str, Value]:
    """The values of `data` that are right."""
    found: dict[str, Value] = {}
    for table in data:
        if table not in TABLES:
            continue
        if isinstance(data[table], dict):
            found.update(_table(reader, (table,), data[table]))
        else:
            _no_table(reader, (table,), data[table])
    return found


def _table(reader: Reader, path: Path, data: Mapping[str, Any]) -> Iterator[tuple[str, Value]]:
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
            yield from _table(reader, here, value)
        elif key in SECTIONS:
            _no_table(reader, here, value)
        elif isinstance(value, dict):
            _unknown_table(reader, here)
        else:
            _unknown(reader, here)


def _no_table(reader: Reader, path: Path, value: object) -> None:
    """Something else under the name of a table, as when `stacking = true` is to switch a house rule on."""
    rulesets = suggest(str(path[-1]), reader.houses) if not isinstance(value, list) else ()
    helps = (Help("table", {"header": f"[{dotted(path)}]"}), *Meant(rulesets=rulesets).helps)
    reader.wrong_type(path, "table", value, f"[{dotted(path)}]", helps=helps)


def _unknown_table(reader: Reader, path: Path) -> None:
    """A table inside another: one of the few that there are, one that stands by itself, part of the head, or none."""
    name, key = str(path[-1]), dotted(path)
    inner = _inner(dotted(path[:-1]))
    near = suggest(name, (*inner, *SECTIONS))
    meant = Meant(near, rulesets=suggest(name, reader.houses))
    helps = _belongs_above(name) or meant.helps or (Help("known", {"known": inner or TABLES}),)
    mends = tuple(each for each in near if each in inner)
    span = reader.toml.key(*path)
    reader.tell("RS202", span, {"name": key}, helps=helps, suggestions=meant.suggestions, key=key, mends=mends)


def _inner(section: str) -> tuple[str, ...]:
    """The tables inside a table, by their last name."""
    return tuple(name.removeprefix(f"{section}.") for name in SECTIONS if name.startswith(f"{section}."))


def _belongs_above(name: str) -> tuple[Help, ...]:
    """What to say of a key of the head that stands in a table."""
    return (Help("head", {"name": name}),) if name in HEAD else ()


def _unknown(reader: Reader, path: Path) -> None:
    """A key that its table does not have: right in another table, or part of the head, or misspelt."""
    name, section, key = str(path[-1]), dotted(path[:-1]), dotted(path)
    near = suggest(name, (*SECTIONS[section], *_inner(section)))
    elsewhere = tuple(each for each in BY_KEY if each.rpartition(".")[2] == name)[:3]
    found = (("elsewhere", elsewhere), ("near", near))
    helps = _belongs_above(name) or tuple(Help(word, {"suggestions": each}) for word, each in found if each)
    meant = Meant() if helps else meant_in_a_table(name, reader.houses)
    reader.tell(
        "RS201",
        reader.toml.key(*path),
        {"name": key},
        helps=helps or meant.helps or (known_in(path[:-1], SECTIONS[section]),),
        suggestions=(*elsewhere, *near, *meant.suggestions),
        key=key,
        mends=tuple(each for each in near if each in SECTIONS[section]),
    )


def _in_thousands(reader: Reader, path: Path, value: object) -> object:
    """1000 where it is written 1.000, with a point between the thousands, which to TOML is 1."""
    written = reader.toml.written(*path) if isinstance(value, float) else ""
    return written.replace(".", "") if _THOUSANDS.fullmatch(written) else value


def _wrong_value(reader: Reader, path: Path, option: Option, value: object) -> None:
    """Say of a value that the option does not have whether its type, its range or its word is wrong."""
    mends = as_written(meanings(option, _in_thousands(reader, path, value)))
    cures = tuple(Help("cure", {"cure": f"{path[-1]} = {word}"}) for word in mends[:1])
    params: dict[str, Param] = {"name": option.key, "values": option.values.written}
    values = Help("values", dict(params))
    span = reader.toml.value(*path)
    if isinstance(value, str) and value.strip().lower() in mends:  # it would be right without the quotes
        params["value"] = value
        reader.tell("RS205", span, params, helps=cures, suggestions=mends, key=option.key, mends=mends)
    elif isinstance(value, str) and option.values.words:
        reader.unknown_word(path, value, option.values.words, option.values.written, mends)
    elif isinstance(value, int) and not isinstance(value, bool) and option.values.low is not None:
        params["value"] = str(value)
        reader.tell("RS206", span, params, helps=(values,), key=option.key)
    else:
        wanted = Word("types.flag") if option.values.flag else option.values.written
        params |= {"wanted": wanted, "got": type_of(value)}
        helps = (*(cures if len(mends) == 1 else ()), values)
        reader.tell("RS204", span, params, helps=helps, suggestions=mends, key=option.key, mends=mends)
