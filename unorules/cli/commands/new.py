"""`unorules new`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.params import Force, Lang
from unorules.i18n.language import choose


def command(
    base: Annotated[str | None, typer.Option("--base", metavar="ID")] = None,
    uses: Annotated[list[str] | None, typer.Option("--use", metavar="ID")] = None,
    sets: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE")] = None,
    titles: Annotated[list[str] | None, typer.Option("--title", metavar="TITLE")] = None,
    seats: Annotated[str | None, typer.Option("--players", metavar="N")] = None,
    target: Annotated[str | None, typer.Option("--output", "-o", metavar="FILE")] = None,
    force: Force = False,
    lang: Lang = None,
) -> int:
    """Put a ruleset of one's own together."""
    from unorules.cli.drafted import Wish
    from unorules.cli.new import run

    wish = Wish(base, uses or [], sets or [], titles or [], seats, target, force)
    return run(wish, choose(lang, os.environ))
