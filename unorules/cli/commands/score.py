"""`unorules score`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.asked import rules_asked
from unorules.cli.params import Force, Json, Lang, Rules, alone, for_machines
from unorules.i18n.language import choose


def command(
    evening: Annotated[str, typer.Argument(metavar="FILE")],
    deed: Annotated[list[str] | None, typer.Argument(metavar="add|correct|undo")] = None,
    names: Annotated[list[str] | None, typer.Option("--players", metavar="NAMES")] = None,
    rules: Rules = None,
    points: Annotated[str | None, typer.Option("--points", metavar="NAME=POINTS")] = None,
    force: Force = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Keep the score of an evening."""
    from unorules.cli.score import Asked, run

    for_machines(json)
    spoken = choose(lang, os.environ)
    if names:
        alone("--players", {"add|correct|undo": deed, "--points": points})
        return run(evening, Asked((), names, rules_asked(rules, spoken, tell=not json), None, force), spoken, json)
    return run(evening, Asked(deed or [], (), rules or (), points, force), spoken, json)
