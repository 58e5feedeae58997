"""What a finding says is to be written in a file, said as it is given on the command line: `uno.penalty=3`."""

from __future__ import annotations

import re
from typing import Final

from unorules.diagnostics.model import Finding, Help, Local, Param, Word
from unorules.engine.options import BY_KEY
from unorules.values import replace

_UNKNOWN_KEYS: Final = ("RS201", "RS202")
_IN_QUOTES: Final = "RS205"
_WRONG_TYPE: Final = "RS204"
_APART: Final = "apart"
"""Items of a list that were given as one."""

_LINE: Final = re.compile(r"([A-Za-z0-9_.-]+) = ([^\n]+)\Z")
_TEXT: Final = re.compile(r" = ([^\n]+) \}\Z")
_BARE: Final = re.compile(r'"([A-Za-z0-9_-]+)"\Z')


def as_argument(finding: Finding) -> Finding:
    """The finding with the lines and keys of its help as `KEY=VALUE` and whole keys; what is nothing of the kind stays."""
    key = finding.data.get("key")
    if not isinstance(key, str) or not key:
        return finding
    told = replace(finding, helps=tuple(_argument(each, key, finding.code) for each in finding.helps))
    return _unquoted(told, key) if finding.code == _IN_QUOTES and key in BY_KEY else told


def _unquoted(finding: Finding, key: str) -> Finding:
    """A word where something else is wanted, without a word of quotes: the argument may have had none."""
    values = BY_KEY[key].values
    wanted = Word("types.flag") if values.flag else values.written
    params: dict[str, Param] = {"name": key, "wanted": wanted, "got": Word("types.text")}
    return replace(finding, code=_WRONG_TYPE, params=params)


def _argument(told: Help, key: str, code: str) -> Help:
    params: dict[str, Param] = dict(told.params)
    cure, near = params.get("cure"), params.get("suggestions")
    if isinstance(cure, str) and told.key == _APART:
        params["cure"] = f"{key}={','.join(map(_bare, cure.split(', ')))}"
    elif isinstance(cure, str):
        params["cure"] = _assignment(cure, key)
    elif isinstance(cure, Local):
        params["cure"] = _in_one_language(cure, key)
    section = key.rpartition(".")[0]
    if told.key == "near" and code in _UNKNOWN_KEYS and isinstance(near, tuple) and section:
        params["suggestions"] = tuple(each if "." in each else f"{section}.{each}" for each in near)
    if told.key == "known" and code in _UNKNOWN_KEYS and not section:
        return Help("option")
    return replace(told, params=params)


def _assignment(line: str, key: str) -> str:
    """`penalty = 3` under `uno.penalty` as `uno.penalty=3`, a plain word without its quotes."""
    found = _LINE.match(line)
    if not found or not (key == found[1] or key.endswith(f".{found[1]}")):
        return line
    return f"{key}={_bare(found[2])}"


def _in_one_language(table: Local, key: str) -> Local:
    """`title = { en = "x" }`, which no argument can hold, as `title.en=x`."""
    found = _TEXT.match(table.after)
    if not found or table.before != f"{key} = {{ ":
        return table
    return Local(f"{key}.", f"={_bare(found[1])}")


def _bare(value: str) -> str:
    bare = _BARE.match(value)
    return bare[1] if bare else value
