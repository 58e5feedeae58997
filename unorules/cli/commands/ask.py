"""`unorules ask`: its arguments, and the one function that they are handed to."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from unorules.cli.asked import rules_and_language
from unorules.cli.params import Json, Lang, Rules, alone, for_machines


def command(
    question: Annotated[list[str] | None, typer.Argument()] = None,
    rules: Rules = None,
    lang: Lang = None,
    json: Json = False,
    batch: Annotated[str | None, typer.Option("--batch")] = None,
    example: Annotated[str | None, typer.Option("--record")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    short: Annotated[bool, typer.Option("--short")] = False,
) -> int:
    """Answer a question, without --lang in the question's own language; without one, on a terminal, stay for more."""
    if short:
        alone("--short", {"--json": json or None})
    for_machines(json)
    laid, spoken = rules_and_language(rules, lang)
    if batch is not None:
        alone("--batch", {"QUESTION": question, "--record": example})
        from unorules.cli.batch import run as run_batch

        return run_batch(batch, laid, spoken, json, short)
    if not question and example is None and not json and _at_a_terminal():
        from unorules.cli.table_talk import run as stay

        return stay(laid, spoken, short)
    from unorules.cli.ask import run

    return run(" ".join(question or ()), laid, spoken, json, example, force, short)


def _at_a_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
