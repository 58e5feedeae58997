"""From text to TOML data, or the one fault that keeps it from being TOML."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Word
from unorules.rulebook.source import Source
from unorules.rulebook.tomlfile import DEEPEST, TomlFile

_PART: Final = r"""(?>[^\s=.\[\]{}#,"']+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_TEXT: Final = r"""(?>"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_TOO_DEEP: Final = re.compile(rf"(?P<deep>{_PART}(?>[ \t]*\.[ \t]*{_PART}){{{DEEPEST}}})|{_TEXT}")


def parse(source: Source) -> TomlFile | Finding:
    """The file as data, or what is wrong with its TOML. Raises nothing."""
    if is_too_deep(source.text):
        return _deep(source)
    try:
        data = tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as fault:
        from unorules.rulebook.slips import slip  # most files are right

        return slip(source, str(fault))
    except RecursionError:
        return _deep(source)
    except ValueError:  # a number of thousands of digits, which Python does not read
        return finding("RS105", source.file, params={"detail": Word("toml.number")})
    return TomlFile(source.file, source.path, source.text, data)


def is_too_deep(text: str) -> bool:
    """Whether a key has so many parts that reading it would take for ever."""
    if text.count(".") <= DEEPEST:
        return False
    dotted_lines = (line for line in text.split("\n") if line.count(".") >= DEEPEST)
    return any(found["deep"] for line in dotted_lines for found in _TOO_DEEP.finditer(line))


def _deep(source: Source) -> Finding:
    return finding("RS112", source.file, params={"most": DEEPEST})
