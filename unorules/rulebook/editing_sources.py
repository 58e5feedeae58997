"""What the table's own sources cover, kept with the options that a file gives: one taken out goes there too, a new one joins."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from typing import Any, Final

from unorules.rulebook.editing import line_at, lines_above, newline_of, next_line, statements_of, written
from unorules.rulebook.editing_lists import list_with
from unorules.rulebook.spans import scan

_OWN: Final = "table"
"""The kind of a source that is the table itself, and of one that names no kind."""


def uncovered(text: str, key: str, comments: frozenset[str] = frozenset()) -> str:
    """The text without `key` among what its sources of the kind `table` cover; a source that covers nothing then goes too.

    Lines among `comments` right above such a source go with it. Sources of other kinds speak of the game, and stay. What is
    written too oddly stays as it is. Raises TOMLDecodeError for a text that is no TOML.
    """
    sources = tomllib.loads(text).get("sources")
    if not isinstance(sources, list):
        return text
    for index in reversed(range(len(sources))):
        if _covers(sources[index], key):
            text = _without(text, index, key, comments)
    return text


def covered(text: str, key: str) -> str:
    """The text with `key` among what the table's own source covers; as it was where a source covers it or the table has none
    with a list of its own. Raises TOMLDecodeError for a text that is no TOML.
    """
    data = tomllib.loads(text)
    sources = data.get("sources")
    if not isinstance(sources, list) or any(_lists(source, key) for source in sources):
        return text
    for index, source in enumerate(sources):
        old = source.get("covers") if isinstance(source, dict) and source.get("kind") == _OWN else None
        if isinstance(old, list):
            wanted = deepcopy(data)
            wanted["sources"][index]["covers"] = [*old, key]
            made = list_with(text, ("sources", index, "covers"), old, [*old, key], scan(text).places, written)
            return _as_wanted(made, wanted, text)
    return text


def _lists(source: Any, key: str) -> bool:
    covers = source.get("covers") if isinstance(source, dict) else None
    return isinstance(covers, list) and key in covers


def _covers(source: Any, key: str) -> bool:
    return isinstance(source, dict) and source.get("kind", _OWN) == _OWN and _lists(source, key)


def _without(text: str, index: int, key: str, comments: frozenset[str]) -> str:
    data = tomllib.loads(text)
    wanted, source = deepcopy(data), data["sources"][index]
    rest = [each for each in source["covers"] if each != key]
    if rest or "statements" in source:
        path = ("sources", index, "covers")
        made = list_with(text, path, source["covers"], rest, scan(text).places, written)
        wanted["sources"][index]["covers"] = rest
    else:
        made = _source_out(text, index, comments)
        del wanted["sources"][index]
        if not wanted["sources"]:
            del wanted["sources"]
    return _as_wanted(made, wanted, text)


def _as_wanted(made: str, wanted: dict[str, Any], text: str) -> str:
    """The text made, where it reads as wanted, else the old one."""
    try:
        return made if tomllib.loads(made) == wanted else text
    except tomllib.TOMLDecodeError:
        return text


def _source_out(text: str, index: int, comments: frozenset[str]) -> str:
    """The text without the table of a source; as it was where the sources have no tables of their own."""
    statements = list(statements_of(text, scan(text).places))
    heads = [at for at, each in enumerate(statements) if each.several and each.keys == ("sources",)]
    if index >= len(heads):
        return text
    last = heads[index]
    while last + 1 < len(statements) and not statements[last + 1].header:
        last += 1
    start = lines_above(text, line_at(text, statements[heads[index]].start)[0], comments)
    before, after = text[:start].rstrip(), text[next_line(text, statements[last].end) :]
    return before + newline_of(text) + after if before else after.lstrip("\r\n")
