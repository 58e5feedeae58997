"""The program's own files that are no rulesets, the scores of evenings and game records: known by what stands in them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Word
from unorules.rulebook.meant import OTHERS
from unorules.rulebook.source import Source, read

OtherFile = Literal["evening", "record"]

UNREADABLE: Final = "RS101"
"""What such a file is told as where a ruleset is wanted."""

_OF_RULES: Final = ("id", "kind", "base", "uses", "excludes", "pins", *OTHERS)
"""What only a ruleset has at its head; `format` and `title` others have too."""

_OF_A_POSITION: Final = ("moves", "turn", "top", "draw_pile", "hands")
"""What a game record has and an evening has not."""


def other_file(data: Mapping[str, object]) -> OtherFile | None:
    """What a TOML file is that lists who plays, or moves, and has nothing of a ruleset's head; None where it may be a ruleset."""
    if any(key in data for key in _OF_RULES):
        return None
    if not _is_texts(data.get("players")) and not _is_texts(data.get("moves")):
        return None
    return "record" if any(key in data for key in _OF_A_POSITION) else "evening"


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, str) for each in value)


def is_other_file(path: Path) -> bool:
    """Whether a file is one of these. Raises nothing: what cannot be read, or is no TOML, is none."""
    source = read(path)
    if not isinstance(source, Source) or not any(word in source.text for word in ("players", "moves")):
        return False
    try:
        return other_file(tomllib.loads(source.text)) is not None
    except (tomllib.TOMLDecodeError, RecursionError):
        return False


def no_ruleset(file: str, kind: OtherFile) -> Finding:
    """That a ruleset is wanted and this is something else."""
    return finding(UNREADABLE, file, params={"file": file, "why": Word(f"system.{kind}")})
