"""The command line: which command is called, in which language it complains, and with which code it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

import typer

from unorules.cli import exits, streams
from unorules.cli.console import complain
from unorules.cli.usage import PROGRAM, Commands, complaint
from unorules.diagnostics.system import why
from unorules.i18n.language import UnknownLanguageError, languages, normalise, spoken_by_system
from unorules.i18n.messages import Messages, load

app = typer.Typer(
    cls=Commands, rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False, no_args_is_help=False
)


def _print_version(wanted: bool) -> None:
    if wanted:
        from unorules.cli.version import told

        print(told(PROGRAM))
        raise typer.Exit


@app.callback()
def _unorules(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_print_version)] = False,
) -> None:
    """Settle disputes about UNO."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit with its code."""
    streams.prepare()
    args = list(sys.argv[1:] if arguments is None else arguments)
    code = exits.OK
    try:
        code = _run(args or ["--help"])
        streams.finish()
    except BrokenPipeError:
        pass  # whoever reads along has read enough
    except OSError as fault:
        messages = _messages(args)
        complain(messages("cli.error.cannot-print", why=why(fault, messages)))
        code = exits.FOUND
    except KeyboardInterrupt:
        code = exits.INTERRUPTED
    streams.abandon()
    sys.exit(code)


def _run(args: list[str]) -> int:
    messages = _messages(args)
    try:
        found = app(args, prog_name=PROGRAM, standalone_mode=False, obj=messages)
    except UnknownLanguageError as fault:
        spoken = messages.list([f"`{each}`" for each in languages()], "or")
        complain(messages("cli.error.no-language", asked=fault.asked, languages=spoken))
        return exits.USAGE
    except typer.TyperException as fault:
        complain(complaint(fault, messages))
        return exits.USAGE
    return found if isinstance(found, int) else exits.OK


def _messages(args: list[str]) -> Messages:
    """The language to complain in and to help in: that of --lang where it can be had, else the environment's."""
    wanted = next((after for before, after in pairwise(args) if before == "--lang"), None)
    wanted = wanted or next((word.removeprefix("--lang=") for word in args if word.startswith("--lang=")), None)
    named = (wanted, os.environ.get("UNORULES_LANG"))
    spoken = next((each for each in named if each and normalise(each)), None)
    return load(spoken or spoken_by_system(os.environ))
