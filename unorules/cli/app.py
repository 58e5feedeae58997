"""The command line: which command is called, and what is said of one that cannot be read."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from unorules.cli import exits
from unorules.cli.console import complain
from unorules.cli.course import run, spoken
from unorules.cli.usage import PROGRAM, Commands, complaint

app = typer.Typer(
    cls=Commands, rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False, no_args_is_help=False
)


def _print_version(wanted: bool) -> None:
    if wanted:
        from unorules.cli.console import say
        from unorules.cli.version import told

        say(told(PROGRAM))
        raise typer.Exit


@app.callback()
def _unorules(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_print_version)] = False,
) -> None:
    """Settle disputes about UNO."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit with its code."""
    args = list(sys.argv[1:] if arguments is None else arguments)
    run(args, lambda: _called(args or ["--help"]))


def _called(args: list[str]) -> int:
    messages = spoken(args)
    try:
        found = app(args, prog_name=PROGRAM, standalone_mode=False, obj=messages)
    except typer.TyperException as fault:
        complain(complaint(fault, messages))
        return exits.USAGE
    return found if isinstance(found, int) else exits.OK
