"""`unorules locales`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import Annotated

import typer

from unorules.cli.params import Json, Lang, for_machines
from unorules.i18n.language import choose


class Task(StrEnum):
    """What `locales` does beside listing them."""

    CHECK = "check"


def command(
    task: Annotated[Task | None, typer.Argument(metavar="check")] = None,
    place: Annotated[str | None, typer.Argument(metavar="FOLDER")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """List the languages, or check their files against English."""
    from unorules.cli.locales import check, listed

    for_machines(json)
    spoken = choose(lang, os.environ)
    return listed(spoken, json) if task is None else check(place, everything, spoken, json)
