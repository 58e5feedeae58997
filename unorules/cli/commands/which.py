"""`unorules which`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.params import Json, Lang, for_machines
from unorules.i18n.language import choose


def command(
    cards: Annotated[int | None, typer.Option("--cards", min=1, max=2000)] = None,
    has: Annotated[list[str] | None, typer.Option("--has", metavar="CARD")] = None,
    leaflet: Annotated[str | None, typer.Option("--leaflet", metavar="NUMBER")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Tell which rules belong to a box."""
    from unorules.cli.which import run

    for_machines(json)
    return run(cards, has or [], leaflet, choose(lang, os.environ), json)
