"""The commands with their options and arguments as a shell has to know them, read off the very commands and kept.

Building it imports Typer and every command (0.3 s); what is kept is read in a millisecond. It is built anew where one of the
files that it comes from has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Protocol

from unorules.store import kept

_CLI: Final = Path(__file__).parent.parent
_PACKAGE: Final = _CLI.parent
_WORDS: Final = (
    "engine/options.py",
    "engine/table.py",
    "diagnostics/codes.py",
    "rulebook/shelf.py",
    "ask/propositions.py",
)
"""Where the values come from that are completed: options, phases, codes, rulesets and topics."""


class Grammar(Protocol):
    """Parts by name: a command, the program itself under the empty name, and lists of values behind a colon."""

    def part(self, name: str) -> Any:
        """The part of that name, None where there is none."""


class _Kept:
    def __init__(self, parts: Any) -> None:
        self._parts = parts

    def part(self, name: str) -> Any:
        """The part of that name, None where there is none."""
        return self._parts.get(name)


def grammar() -> Grammar:
    """The grammar as it was kept, else built now."""
    return _Kept(kept("completion", _sources(), _built) or _built())


def _sources() -> list[Path]:
    commands = sorted((_CLI / "commands").glob("*.py"))
    return [
        *commands,
        _CLI / "params.py",
        *sorted(Path(__file__).parent.glob("*.py")),
        *(_PACKAGE / each for each in _WORDS),
    ]


def _built() -> Mapping[str, Any]:
    from unorules.cli.completion.table import table

    return table()
