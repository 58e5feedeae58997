"""`unorules judge`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.asked import rules_asked
from unorules.cli.params import Json, Lang, Rules, alone, for_machines
from unorules.i18n.language import choose


def command(
    move: Annotated[str, typer.Argument()] = "",
    top: Annotated[str | None, typer.Option("--top")] = None,
    colour: Annotated[str | None, typer.Option("--colour", "--color")] = None,
    hand: Annotated[str | None, typer.Option("--hand")] = None,
    pending: Annotated[int | None, typer.Option("--pending", min=0, max=500)] = None,
    players: Annotated[int | None, typer.Option("--players", min=2, max=20)] = None,
    phase: Annotated[str | None, typer.Option("--phase")] = None,
    record: Annotated[str | None, typer.Option("--record")] = None,
    rules: Rules = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Judge one move, or list what is allowed."""
    from unorules.cli.judge import run
    from unorules.records.position import Position

    for_machines(json)
    if record is not None:
        described = {"--top": top, "--colour": colour, "--hand": hand, "--pending": pending, "--players": players}
        alone("--record", described | {"--phase": phase, "--rules": rules})
    position = Position(
        top,
        colour or "",
        hand,
        pending or 0,
        3 if players is None else players,
        "turn" if phase is None else phase,
    )
    spoken = choose(lang, os.environ)
    laid = rules_asked(rules, spoken, tell=not json) if record is None else []
    return run(position, move, laid, json, spoken, record)
