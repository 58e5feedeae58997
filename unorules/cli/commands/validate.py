"""`unorules validate`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import Annotated

import typer

from unorules.cli.params import Force, Json, Lang, for_machines
from unorules.i18n.language import choose


class Report(StrEnum):
    """How `validate` prints."""

    FULL = "full"
    CONCISE = "concise"
    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"


def command(
    paths: Annotated[list[str], typer.Argument()],
    format: Annotated[Report, typer.Option("--format")] = Report.FULL,  # noqa: A002 - the option's name
    json: Json = False,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    no_play: Annotated[bool, typer.Option("--no-play")] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=0, max=256)] = 0,
    records: Annotated[str | None, typer.Option("--records")] = None,
    force: Force = False,
    lang: Lang = None,
) -> int:
    """Check ruleset files. `--json` is `--format json`, as the other commands have it."""
    from unorules.cli.validate import run

    form = Report.JSON if json else format
    for_machines(form in (Report.JSON, Report.SARIF, Report.GITHUB))
    return run(paths, form.value, choose(lang, os.environ), strict, not no_play, jobs, records, force)
