"""`unorules sheet`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import Annotated

import typer

from unorules.cli.asked import rules_asked
from unorules.cli.params import Lang, Rules, alone
from unorules.i18n.language import UnknownLanguageError, choose, normalise


class Form(StrEnum):
    """How `sheet` writes."""

    TERMINAL = "terminal"
    MARKDOWN = "markdown"
    HTML = "html"
    PDF = "pdf"


class Size(StrEnum):
    """How much stands on the sheet, and on how large a page."""

    FULL = "full"
    CARD = "card"
    POCKET = "pocket"


class Paper(StrEnum):
    """The paper that a PDF is laid out for."""

    A4 = "a4"
    LETTER = "letter"


def command(
    rules: Rules = None,
    lang: Lang = None,
    beside: Annotated[str | None, typer.Option("--and")] = None,
    form: Annotated[Form | None, typer.Option("--format")] = None,
    size: Annotated[Size, typer.Option("--size")] = Size.FULL,
    paper: Annotated[Paper, typer.Option("--paper")] = Paper.A4,
    date: Annotated[str | None, typer.Option("--date")] = None,
    every_language: Annotated[bool, typer.Option("--all-languages")] = False,
    output: Annotated[str | None, typer.Option("--output", "-o")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> int:
    """Write the rules in force as a sheet."""
    from unorules.cli.sheet import Asked, run

    spoken = choose(lang, os.environ)
    second = normalise(beside) if beside is not None else None
    if beside is not None and second is None:
        raise UnknownLanguageError(beside)
    if every_language:
        alone("--all-languages", {"--and": beside})
    asked = Asked(
        rules_asked(rules, spoken),
        spoken,
        second,
        form.value if form else None,
        size.value,
        paper.value,
        date,
        output,
        force,
    )
    return run(asked, every_language=every_language)
