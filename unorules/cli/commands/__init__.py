"""The commands by name, each in a module of its own that is imported only when it is called, helped with or completed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from typer.main import get_command_from_info
from typer.models import CommandInfo

from unorules.cli.usage import Command

NAMES: Final = (
    "ask",
    "questions",
    "judge",
    "replay",
    "rules",
    "which",
    "score",
    "explain",
    "diff",
    "new",
    "set",
    "default",
    "validate",
    "schema",
    "sheet",
    "simulate",
    "completion",
    "man",
    "doctor",
    "locales",
    "mcp",
)
"""In the order in which help lists them. `<name>` is the module `unorules.cli.commands.<name>` with its `command`."""


class Lazy(Mapping[str, Any]):
    """The commands, built when one is looked up."""

    def __getitem__(self, name: str) -> Any:
        if name not in NAMES:
            raise KeyError(name)
        return _built(name)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


@cache
def _built(name: str) -> Any:
    callback = import_module(f"unorules.cli.commands.{name.replace('-', '_')}").command
    info = CommandInfo(name=name, cls=Command, callback=callback)
    return get_command_from_info(info, pretty_exceptions_short=False, rich_markup_mode=None)
