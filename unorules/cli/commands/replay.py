"""`unorules replay`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.params import Json, Lang, for_machines
from unorules.i18n.language import choose


def command(
    files: Annotated[list[str], typer.Argument()],
    explain: Annotated[bool, typer.Option("--explain")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play game records."""
    from unorules.cli.replay import run

    for_machines(json)
    return run(files, json, choose(lang, os.environ), explain)
