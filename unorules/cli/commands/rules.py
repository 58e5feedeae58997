"""`unorules rules`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.asked import rules_asked
from unorules.cli.params import Json, Lang, for_machines
from unorules.i18n.language import choose


def command(
    ids: Annotated[list[str] | None, typer.Argument()] = None,
    show: Annotated[bool, typer.Option("--show")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """List rulesets, or show what they say."""
    from unorules.cli.rules import run

    for_machines(json)
    spoken = choose(lang, os.environ)
    return run(rules_asked(ids, spoken) if show else ids or [], show, spoken, json)
