"""`unorules schema`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.params import Force, Lang, for_machines
from unorules.i18n.language import choose


def command(
    output: Annotated[str | None, typer.Option("--output", "-o")] = None,
    force: Force = False,
    lang: Lang = None,
) -> int:
    """Write the schema of ruleset files."""
    from unorules.cli.schema import run

    for_machines(output is None or output == "-")
    return run(choose(lang, os.environ), output, force)
