"""What a file of the program's own is, a ruleset, the score of an evening or a game record: known by what stands in it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Word
from unorules.rulebook.meant import OTHERS, TABLES
from unorules.rulebook.source import Source, read

OtherFile = Literal["evening", "record"]
AnyFile = Literal["ruleset", "evening", "record"]

UNREADABLE: Final = "RS101"
"""What such a file is told as where a ruleset is wanted."""

_OF_RULES: Final = ("id", "kind", "base", "uses", "excludes", "pins", *OTHERS)
"""What only a ruleset has at its head; `format` and `title` others have too."""

_OF_A_POSITION: Final = (
    *("moves", "turn", "top", "draw_pile", "hands", "start", "dealer", "seed", "direction", "colour", "pending"),
    "totals",
)
"""What a game record has and an evening has not."""

_OF_AN_EVENING: Final = ("rounds", "corrections")
_BEGUN: Final = frozenset({"format", "rules", "players"})
"""All that an evening has before its first round."""


def other_file(data: Mapping[str, object]) -> OtherFile | None:
    """What a TOML file is that lists who plays, or moves, and has nothing of a ruleset's head; None where it may be a ruleset."""
    if any(key in data for key in _OF_RULES):
        return None
    if not _is_texts(data.get("players")) and not _is_texts(data.get("moves")):
        return None
    return "record" if any(key in data for key in _OF_A_POSITION) else "evening"


def no_record(data: Mapping[str, object]) -> AnyFile | None:
    """What a TOML file is that was given as a game record and is something else; None where it may be one, with faults."""
    if _is_ruleset(data):
        return "ruleset"
    is_evening = any(key in data for key in _OF_AN_EVENING) or data.keys() == _BEGUN
    return "evening" if is_evening and other_file(data) == "evening" else None


def no_evening(data: Mapping[str, object]) -> AnyFile | None:
    """What a TOML file is that was given as the score of an evening and is something else; None where it may be one."""
    if _is_ruleset(data):
        return "ruleset"
    is_evening = any(key in data for key in _OF_AN_EVENING)
    return "record" if not is_evening and other_file(data) == "record" else None


def _is_ruleset(data: Mapping[str, object]) -> bool:
    """Whether a file has something of a ruleset's and nothing that only the others have, who plays above all."""
    others = ("rules", "moves", "hands", "rounds", "corrections")
    if isinstance(data.get("players"), list) or any(key in data for key in others):
        return False
    return any(key in data for key in _OF_RULES) or any(isinstance(data.get(table), dict) for table in TABLES)


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
