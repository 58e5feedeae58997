"""From text to TOML data, or the one fault that keeps it from being TOML."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Word
from unorules.rulebook.source import Source
from unorules.rulebook.tomlfile import DEEPEST, TomlFile

_KEYS_ONLY: Final = re.compile(r"[\sA-Za-z0-9_.\[\]\"'-]*\Z")


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
    heads = (line.partition("=")[0] for line in text.split("\n"))
    return any(head.count(".") > DEEPEST and _KEYS_ONLY.match(head) for head in heads)


def _deep(source: Source) -> Finding:
    return finding("RS112", source.file, params={"most": DEEPEST})
