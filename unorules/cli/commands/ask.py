"""`unorules ask`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from unorules.cli.params import Json, Lang, Rules, alone, for_machines
from unorules.i18n.language import choose


def command(
    question: Annotated[list[str] | None, typer.Argument()] = None,
    rules: Rules = None,
    lang: Lang = None,
    json: Json = False,
    batch: Annotated[str | None, typer.Option("--batch")] = None,
    example: Annotated[str | None, typer.Option("--record")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> int:
    """Answer a question; without --lang in the question's own language."""
    for_machines(json)
    spoken = choose(lang, os.environ) if lang is not None else None
    if batch is not None:
        alone("--batch", {"QUESTION": question, "--record": example})
        from unorules.cli.batch import run as run_batch

        return run_batch(batch, rules or [], spoken, json)
    from unorules.cli.ask import run

    return run(" ".join(question or ()), rules or [], spoken, json, example, force)
