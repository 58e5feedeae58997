"""From text to TOML data, or the one fault that keeps it from being TOML."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Span, Word
from unorules.rulebook.source import Source
from unorules.rulebook.spans import Lines
from unorules.rulebook.tomlfile import DEEPEST, TomlFile

_PART: Final = r"""(?>[^\s=.\[\]{}#,"']+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_TEXT: Final = r"""(?>"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_BLOCK: Final = r"""\"{3}(?:[^\\]|\\.)*?\"{3}|'{3}.*?'{3}"""
_BRACKET: Final = re.compile(rf"[\[\]{{}}]|{_BLOCK}|{_TEXT}|#[^\n]*", re.DOTALL)
_ENDLESS: Final = re.compile(r"[+-]?[0-9][0-9_]{1000,}")
_TOO_DEEP: Final = re.compile(rf"(?P<deep>{_PART}(?>[ \t]*\.[ \t]*{_PART}){{{DEEPEST}}})|{_TEXT}")


def parse(source: Source) -> TomlFile | Finding:
    """The file as data, or what is wrong with its TOML. Raises nothing."""
    deep = _too_deep(source.text)
    if deep is not None:
        return _deep(source, deep)
    try:
        data = tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as fault:
        from unorules.rulebook.slips.order import slip  # most files are right

        return slip(source, str(fault))
    except RecursionError:
        return _deep(source, _deepest(source.text) or 0)
    except ValueError:  # a number of thousands of digits, which Python does not read
        return finding("RS105", source.file, _number(source), params={"detail": Word("toml.number")})
    bracket = _deepest(source.text)
    if bracket is not None:
        return _deep(source, bracket)
    return TomlFile(source.file, source.path, source.text, data)


def _number(source: Source) -> Span | None:
    """Where the number begins that is too long to be read."""
    found = _ENDLESS.search(source.text)
    if found is None:
        return None
    line, column = Lines(source.text).at(found.start())
    return Span(source.file, line, column, line, column + 1)


def is_too_deep(text: str) -> bool:
    """Whether a key has so many parts that reading it would take for ever."""
    return _too_deep(text) is not None


def _too_deep(text: str) -> int | None:
    """Where such a key begins."""
    if text.count(".") <= DEEPEST:
        return None
    start = 0
    for line in text.split("\n"):
        if line.count(".") >= DEEPEST:
            found = next((found for found in _TOO_DEEP.finditer(line) if found["deep"]), None)
            if found is not None:
                return start + found.start()
        start += len(line) + 1
    return None


def _deepest(text: str) -> int | None:
    """The first bracket that lies deeper than it may."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return None
    depth = 0
    for found in _BRACKET.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > DEEPEST:
            return found.start()
    return None


def _deep(source: Source, at: int) -> Finding:
    line, column = Lines(source.text).at(at)
    return finding("RS112", source.file, Span(source.file, line, column, line, column + 1), params={"most": DEEPEST})
