"""`unorules sheet`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import Annotated

import typer

from unorules.cli.params import Lang, Rules
from unorules.i18n.language import choose


class Form(StrEnum):
    """How `sheet` writes."""

    TERMINAL = "terminal"
    MARKDOWN = "markdown"


def command(
    rules: Rules = None,
    lang: Lang = None,
    form: Annotated[Form | None, typer.Option("--format")] = None,
    output: Annotated[str | None, typer.Option("--output", "-o")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> int:
    """Write the rules in force as a sheet."""
    from unorules.cli.sheet import run

    return run(rules or [], choose(lang, os.environ), form.value if form else None, output, force)
