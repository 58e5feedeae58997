"""`unorules explain`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.params import Json, Lang, for_machines
from unorules.i18n.language import choose


def command(
    topics: Annotated[list[str] | None, typer.Argument(metavar="CODE|KEY|RULESET")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Explain a fault, an option, a table or a ruleset."""
    from unorules.cli.explain import run

    for_machines(json)
    return run(topics or [], choose(lang, os.environ), json)
