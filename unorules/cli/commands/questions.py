"""`unorules questions`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.params import Json, Lang, Rules, for_machines
from unorules.i18n.language import choose


def command(
    about: Annotated[list[str] | None, typer.Argument(metavar="WORD")] = None,
    rules: Rules = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """List what can be asked."""
    from unorules.cli.questions import run

    for_machines(json)
    return run(about or [], rules or [], choose(lang, os.environ), json)
