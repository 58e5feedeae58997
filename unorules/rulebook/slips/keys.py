"""Slips on the left of the equals sign: keys given twice, keys that are none, another sign than `=`."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from unorules.diagnostics.model import Finding, Help, Label
from unorules.engine.options import BY_KEY
from unorules.rulebook import mislaid
from unorules.rulebook.meant import HEAD, OTHERS, SECTIONS, as_written, meanings
from unorules.rulebook.names import suggest
from unorules.rulebook.reader import quoted
from unorules.rulebook.slips.refusal import Refusal
from unorules.rulebook.spans import Twice
from unorules.rulebook.tomlfile import dotted

_LETTERS: Final = re.compile(r"[\w-]+")
_NAME: Final = re.compile(r"[A-Za-z_][\w.-]*")
_TAIL: Final = re.compile(r"[A-Za-z0-9_-]*\Z")


def twice(told: Refusal, found: Twice) -> Finding:
    """A key that is given a second time, or added to where it is complete."""
    key = dotted(found.path)
    secondary = (Label(told.stretch(found.first), "first", {"name": key}),)
    params = {"name": key}
    helps = (_both(told, found) or Help(_twice_help(told, found), params),)
    code = "RS107" if found.closed else "RS106"
    return told.tell(code, told.stretch(found.second), params, secondary=secondary, helps=helps, data={"key": key})


def _twice_help(told: Refusal, found: Twice) -> str:
    if found.closed:
        return "join"
    line = told.text.rfind("\n", 0, found.second[0]) + 1
    is_header = told.text[line : found.second[0]].lstrip(" \t").startswith("[")
    return "table" if is_header else "one"


def _both(told: Refusal, found: Twice) -> Help | None:
    """Two lists of texts under one key as the one list that they may be."""
    if found.closed:
        return None
    lists = [_list(told.rest(stretch[0])) for stretch in (found.first, found.second)]
    if not all(lists):
        return None
    items = dict.fromkeys(item for each in lists for item in each)
    cure = f"{found.path[-1]} = [{', '.join(quoted(item) for item in items)}]"
    return Help("lists", {"cure": cure})


def _list(line: str) -> list[str]:
    """The texts of the list that a line gives; none where it gives anything else."""
    try:
        [value] = tomllib.loads(line[: mislaid.LONGEST]).values()
    except ValueError:
        return []
    return value if isinstance(value, list) and all(isinstance(each, str) for each in value) else []


def no_equals(told: Refusal) -> Finding:
    """A key without an equals sign behind it."""
    line = told.text[: told.at] + told.rest(told.at)
    length = mislaid.sign(line, told.at)
    if line[told.at : told.at + length].strip() not in ("", ":"):
        sign = told.span(told.at, length)
        return told.tell("RS114", sign, helps=(Help("sign"),), suggestions=("=",), mends=("= ",))
    is_colon = told.letter == ":"
    given = told.line.partition("#")[0].rstrip()[told.at - told.begin :]
    name = told.text[told.begin : told.at].strip()
    if not is_colon and _NAME.fullmatch(name) and (value := _given(name, given)):
        helps = (Help("write", {"cure": f"{name} = {value}"}),)
        mends = (f"= {value}",)
        return told.tell("RS114", told.span(told.at, len(given)), helps=helps, suggestions=("=",), mends=mends)
    rest = told.rest(told.at).partition("#")[0]
    help_ = Help("colon" if is_colon else "blank" if "=" in rest else "equals")
    colon = (" =",) if is_colon else ()
    return told.tell("RS114", told.span(told.at), helps=(help_,), suggestions=("=",), mends=colon)


def _given(name: str, given: str) -> str:
    """What stands behind a key without an equals sign, where it is a value."""
    if mislaid.is_value(given):
        return given
    options = [BY_KEY[key] for key in BY_KEY if key.rpartition(".")[2] == name.rpartition(".")[2]]
    is_word = bool(_LETTERS.fullmatch(given))
    found = next((each for option in options if is_word and (each := as_written(meanings(option, given)))), ())
    return found[0] if found else ""


def strange_key(told: Refusal) -> Finding | None:
    """A key or table with a letter that TOML wants in quotes; the keys of rulesets have none."""
    if not told.message.startswith(("Expected '='", "Expected ']", "Invalid statement")) or told.letter.isascii():
        return None
    tail = _TAIL.search(told.text, 0, told.at)
    start = told.at - len(tail.group() if tail else "")
    match = _LETTERS.match(told.text, start)
    if match is None or not any(each.isalpha() for each in match.group()):
        return None
    word = match.group()
    near = suggest(word, (*SECTIONS, *HEAD, *OTHERS, *dict.fromkeys(key.rpartition(".")[2] for key in BY_KEY)))
    helps = (*(Help("near", {"suggestions": near}) for _ in near[:1]), Help("english"))
    params = {"word": word, "letter": told.letter}
    return told.tell("RS117", told.span(start, len(word)), params, helps=helps, suggestions=near, mends=near)
