"""One key of a TOML text given another value, added or taken out; every other byte stays as it is.

The places come from the scanner that places findings, and each edit is read back: it holds the new value and nothing else
has changed, or it is not made. (A document model was tried first: it put a new key below the comment that belongs to the
next table, and gave a file with CR LF a line with LF.)
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any, Final

from unorules.rulebook.editing_lists import list_with
from unorules.rulebook.spans import Place, scan
from unorules.rulebook.tomlfile import Path, Stretch
from unorules.values import dataclass

Keys = tuple[str, ...]
"""The keys that lead to a value; never into a list."""

_BLANKS: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+\Z")
_COMMA: Final = re.compile(r"[ \t]*,[ \t]*")
_ITEM: Final = re.compile(r"[^{,]*\Z")


class EditError(ValueError):
    """The key cannot be changed by itself: it is a table, or stands below a value, or is written too oddly. `key` is the key."""

    def __init__(self, keys: Keys) -> None:
        super().__init__(".".join(keys))
        self.key = ".".join(keys)


@dataclass(frozen=True, slots=True)
class Statement:
    """A header or a `key = value`, from its first letter to its end. `parts` is what it names itself, `keys` the whole path."""

    start: int
    end: int
    keys: Path
    parts: Keys
    header: bool = False
    several: bool = False


def with_value(text: str, keys: Keys, literal: str) -> str:
    """The text with `literal` as the value of the key. Raises EditError; TOMLDecodeError for a text that is no TOML."""
    data = tomllib.loads(text)
    wanted = deepcopy(data)
    table = _table(wanted, keys)
    is_new, old = keys[-1] not in table, table.get(keys[-1])
    if isinstance(table.get(keys[-1]), dict):
        raise EditError(keys)
    table[keys[-1]] = tomllib.loads(f"value = {literal}")["value"]
    places = scan(text).places
    if is_new:
        return _first(_added(text, keys, literal, places), (wanted,), keys)
    start, end = places[keys].value
    new = [text[:start] + literal + text[end:]]
    if isinstance(old, list) and isinstance(table[keys[-1]], list):
        new.insert(0, list_with(text, keys, old, table[keys[-1]], places, written))
    return _first(new, (wanted,), keys)


def without(text: str, keys: Keys, comments: frozenset[str] = frozenset()) -> str:
    """The text without the key; as it was where the key is not there. Raises EditError, TOMLDecodeError.

    Lines among `comments` that stand right above it go with it, and so does the header of a table with nothing else in it.
    """
    data = tomllib.loads(text)
    kept = deepcopy(data)
    table = _table(kept, keys)
    if keys[-1] not in table:
        return text
    if isinstance(table[keys[-1]], dict) and table[keys[-1]]:
        raise EditError(keys)
    del table[keys[-1]]
    return _first(_removed(text, keys, comments), (kept, _pruned(kept, keys)), keys)


def written(value: object) -> str:
    """A value as TOML, a list on one line."""
    import tomli_w  # only where something is written

    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(written(each) for each in value) + "]"
    return tomli_w.dumps({"value": value}).removeprefix("value = ").removesuffix("\n")


def dotted_key(keys: Sequence[str]) -> str:
    """A path of keys as TOML writes it."""
    return ".".join(key if _BARE.match(key) else written(key) for key in keys)


def _table(data: dict[str, Any], keys: Keys) -> dict[str, Any]:
    """The table that holds the last of `keys`, made where it is not there."""
    for name in keys[:-1]:
        data = data.setdefault(name, {})
        if not isinstance(data, dict):
            raise EditError(keys)
    return data


def _pruned(data: dict[str, Any], keys: Keys) -> dict[str, Any]:
    """The data without the tables above the key that hold nothing now."""
    found = deepcopy(data)
    for depth in range(len(keys) - 1, 0, -1):
        table = _table(found, keys[:depth])
        if table.get(keys[depth - 1]) == {}:
            del table[keys[depth - 1]]
    return found


def _first(candidates: Iterator[str] | list[str], wanted: Sequence[dict[str, Any]], keys: Keys) -> str:
    """The first candidate that reads as wanted."""
    for text in candidates:
        try:
            if tomllib.loads(text) in wanted:
                return text
        except tomllib.TOMLDecodeError:
            continue
    raise EditError(keys)


def statements_of(text: str, places: dict[Path, Place]) -> Iterator[Statement]:
    """The headers and pairs of a text, in order."""
    pairs = sorted((place.key[0], path, place) for path, place in places.items() if place.key != place.value)
    upcoming = iter(pairs)
    at = 0
    while True:
        match = _BLANKS.match(text, at)
        at = match.end() if match else at
        if at >= len(text):
            return
        if text[at] == "[":
            end = line_at(text, at)[1]
            parts = _named(tomllib.loads(text[at:end]))
            yield Statement(at, end, parts, parts, True, text.startswith("[[", at))
            at = end
        else:
            _, path, place = next(each for each in upcoming if each[0] >= at)
            yield Statement(at, place.value[1], path, _named(tomllib.loads(f"{text[at : place.key[1]]} = 0")))
            at = place.value[1]


def _named(data: object) -> Keys:
    """The one path of keys in some data."""
    found: list[str] = []
    while data and isinstance(data, (dict, list)):
        if isinstance(data, list):
            data = data[0]
        else:
            ((name, data),) = data.items()
            found.append(name)
    return tuple(found)


def line_at(text: str, at: int) -> Stretch:
    """The line that an offset is in, without its end."""
    end = text.find("\n", at)
    end = len(text) if end < 0 else end
    return text.rfind("\n", 0, at) + 1, end - 1 if text[end - 1 : end] == "\r" else end


def newline_of(text: str) -> str:
    """How its lines end."""
    return "\r\n" if "\r\n" in text else "\n"


def _below(text: str, at: int, *lines: str) -> str:
    """The text with further lines after the one that an offset is in."""
    end, newline = line_at(text, at)[1], newline_of(text)
    return text[:end] + "".join(newline + line for line in lines) + text[end:]


def _added(text: str, keys: Keys, literal: str, places: dict[Path, Place]) -> Iterator[str]:
    """Where a new key may go, likeliest first: into its table, beside its neighbours, at the top, into a table of its own."""
    statements = list(statements_of(text, places))
    yield from _into_braces(text, keys, literal, places)
    yield from _into_table(text, keys, literal, statements)
    yield from _beside(text, keys, literal, statements)
    if len(keys) == 2 and keys[0] in _TEXTS:
        yield _at_the_top(text, keys[:1], f"{{ {dotted_key(keys[1:])} = {literal} }}", statements)
    if len(keys) > 1:
        yield from (_new_table(text, keys, literal, anchor) for anchor in _anchors(text, statements))
    yield _at_the_top(text, keys, literal, statements)


_TEXTS: Final = ("title", "description", "because")
"""Tables of languages, which are part of the head."""


def _into_braces(text: str, keys: Keys, literal: str, places: dict[Path, Place]) -> Iterator[str]:
    for depth in range(len(keys) - 1, 0, -1):
        place = places.get(keys[:depth])
        if place is None or place.key == place.value or text[place.value[0]] != "{":
            continue
        end = place.value[1] - 1
        held = text[:end].rstrip()
        pair = f"{dotted_key(keys[depth:])} = {literal}"
        yield f"{held} {pair} {text[end:]}" if held.endswith("{") else f"{held}, {pair}{text[len(held) :]}"


def _into_table(text: str, keys: Keys, literal: str, statements: list[Statement]) -> Iterator[str]:
    for index, statement in enumerate(statements):
        if statement.header and not statement.several and statement.keys == keys[:-1]:
            last = index
            while last + 1 < len(statements) and not statements[last + 1].header:
                last += 1
            yield _below(text, statements[last].end, f"{_indent(text, statements[last])}{keys[-1]} = {literal}")


def _beside(text: str, keys: Keys, literal: str, statements: list[Statement]) -> Iterator[str]:
    """After the last pair that names the table by a dotted key."""
    above = keys[:-1]
    for statement in reversed(statements):
        beyond = len(statement.keys) - len(above)
        if above and not statement.header and statement.keys[: len(above)] == above and len(statement.parts) > beyond:
            prefix = statement.parts[: len(statement.parts) - beyond]
            line = f"{_indent(text, statement)}{dotted_key((*prefix, keys[-1]))} = {literal}"
            yield _below(text, statement.end, line)


def _at_the_top(text: str, keys: Keys, literal: str, statements: list[Statement]) -> str:
    line = f"{dotted_key(keys)} = {literal}"
    first = next((index for index, each in enumerate(statements) if each.header), len(statements))
    if first:
        return _below(text, statements[first - 1].end, line)
    at = line_at(text, statements[0].start)[0] if statements else len(text)
    gap = newline_of(text) if statements or not text or text.endswith("\n") else ""
    return text[:at] + ("" if gap else newline_of(text)) + line + (gap or newline_of(text)) + text[at:]


def _anchors(text: str, statements: list[Statement]) -> Iterator[int]:
    """Offsets below which a new table may stand: before the lists of tables, else at the end."""
    several = next((index for index, each in enumerate(statements) if each.several), 0)
    if several:
        yield statements[several - 1].end
    yield len(text.rstrip())


def _new_table(text: str, keys: Keys, literal: str, anchor: int) -> str:
    lines = ["", f"[{dotted_key(keys[:-1])}]", f"{dotted_key(keys[-1:])} = {literal}"]
    if not text:
        return "\n".join(lines[1:]) + "\n"
    rest = text[line_at(text, anchor)[1] :].lstrip("\r").removeprefix("\n")
    if rest and rest[0] not in "\r\n":
        lines.append("")
    return _below(text, anchor, *lines)


def _indent(text: str, statement: Statement) -> str:
    return text[line_at(text, statement.start)[0] : statement.start]


def _removed(text: str, keys: Keys, comments: frozenset[str]) -> Iterator[str]:
    places = scan(text).places
    statements = list(statements_of(text, places))
    place = places[keys]
    index = next(at for at, each in enumerate(statements) if not each.header and each.start <= place.key[0] < each.end)
    if statements[index].keys != keys:
        yield _out_of_braces(text, place)
        return
    start = lines_above(text, line_at(text, statements[index].start)[0], comments)
    end = next_line(text, statements[index].end)
    if _is_alone(text, statements, index, start):
        header = line_at(text, statements[index - 1].start)[0]
        before = len(text[:header].rstrip())
        yield text[: next_line(text, before)] + text[end:] if before else text[end:].lstrip("\r\n")
    yield text[:start] + text[end:]


def _is_alone(text: str, statements: list[Statement], index: int, start: int) -> bool:
    """Whether nothing else stands under the header above, no comment either."""
    header = statements[index - 1] if index else statements[index]
    last = index + 1 == len(statements) or statements[index + 1].header
    return header.header and last and not text[header.end : start].strip()


def lines_above(text: str, start: int, comments: frozenset[str]) -> int:
    """The start of the lines among `comments` right above the line that starts there."""
    while start:
        line = line_at(text, start - 1)
        if text[line[0] : line[1]].strip() not in comments:
            break
        start = line[0]
    return start


def next_line(text: str, at: int) -> int:
    """The offset at which the line after the one that an offset is in begins."""
    end = text.find("\n", at)
    return len(text) if end < 0 else end + 1


def _out_of_braces(text: str, place: Place) -> str:
    """One pair of an inline table taken out, with the comma that it leaves over."""
    start, end = place.key[0], place.value[1]
    item = _ITEM.search(text, 0, start)
    start = start - len(item.group().lstrip()) if item else start  # a dotted key begins further to the left
    comma = _COMMA.match(text, end)
    if comma:
        return text[:start] + text[comma.end() :]
    before = text[:start].rstrip()
    if before.endswith(","):
        return before[:-1].rstrip() + text[end:]
    return before + text[end:].lstrip(" \t")
