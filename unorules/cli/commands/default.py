"""`unorules default`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.params import Json, Lang, alone, for_machines
from unorules.i18n.language import choose


def command(
    kept: Annotated[list[str] | None, typer.Argument(metavar="RULESET")] = None,
    clear: Annotated[bool, typer.Option("--clear")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Show, set or clear the rules that hold where none are named."""
    from unorules.cli.default import run

    if clear:
        alone("--clear", {"RULESET": kept})
    for_machines(json)
    return run(kept or [], clear, json, choose(lang, os.environ))
