"""`unorules set`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.params import Lang
from unorules.i18n.language import choose


def command(
    ruleset: Annotated[str, typer.Argument(metavar="RULESET")],
    sets: Annotated[list[str] | None, typer.Argument(metavar="KEY=VALUE")] = None,
    unsets: Annotated[list[str] | None, typer.Option("--unset", metavar="KEY")] = None,
    lang: Lang = None,
) -> int:
    """Change options in a ruleset file."""
    from unorules.cli.edited import Edit
    from unorules.cli.set import run

    return run(ruleset, Edit(sets or [], unsets or []), choose(lang, os.environ))
