"""`unorules diff`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.params import Json, Lang, for_machines
from unorules.i18n.language import choose


def command(
    first: Annotated[str, typer.Argument(metavar="A")],
    second: Annotated[str, typer.Argument(metavar="B")],
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Compare two rulebooks, option by option."""
    from unorules.cli.diff import run

    for_machines(json)
    return run(first, second, choose(lang, os.environ), json)
