"""`unorules completion`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from unorules.cli.params import Lang


class Shell(StrEnum):
    """The shells that can be completed in."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


def command(shell: Annotated[Shell, typer.Argument()], lang: Lang = None) -> int:
    """Print the script that completes commands in a shell. It is the same in every language; `--lang` is for the help."""
    from unorules.cli.completion.script import run

    return run(shell.value)
