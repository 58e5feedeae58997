"""The commands of `unorules`. Each reads its arguments and calls one function; what it needs is imported only then."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Annotated

import typer

from unorules import __version__
from unorules.cli import exits, streams
from unorules.cli.console import complain
from unorules.cli.usage import PROGRAM, Command, Commands, NotTogetherError, complaint
from unorules.diagnostics.system import why
from unorules.i18n.language import UnknownLanguageError, choose, languages, normalise, spoken_by_system
from unorules.i18n.messages import Messages, load

app = typer.Typer(
    cls=Commands, rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False, no_args_is_help=False
)


class Report(StrEnum):
    """How `validate` prints."""

    FULL = "full"
    CONCISE = "concise"
    JSON = "json"


class Form(StrEnum):
    """How `sheet` writes."""

    TERMINAL = "terminal"
    MARKDOWN = "markdown"


class Policy(StrEnum):
    """How the players of `simulate` decide."""

    RANDOM = "random"
    SENSIBLE = "sensible"


Rules = Annotated[list[str] | None, typer.Option("--rules", "-r")]
Lang = Annotated[str | None, typer.Option("--lang")]
Json = Annotated[bool, typer.Option("--json")]


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"{PROGRAM} {__version__}")
        raise typer.Exit


@app.callback()
def _unorules(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_print_version)] = False,
) -> None:
    """Settle disputes about UNO."""


@app.command(cls=Command)
def ask(
    question: Annotated[list[str] | None, typer.Argument()] = None,
    rules: Rules = None,
    lang: Lang = None,
    json: Json = False,
    batch: Annotated[str | None, typer.Option("--batch")] = None,
    example: Annotated[str | None, typer.Option("--record")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> int:
    """Answer a question; without --lang in the question's own language."""
    _for_machines(json)
    spoken = choose(lang, os.environ) if lang is not None else None
    if batch is not None:
        _alone("--batch", {"QUESTION": question, "--record": example})
        from unorules.cli.batch import run as run_batch

        return run_batch(batch, rules or [], spoken, json)
    from unorules.cli.ask import run

    return run(" ".join(question or ()), rules or [], spoken, json, example, force)


@app.command(cls=Command)
def judge(
    move: Annotated[str, typer.Argument()] = "",
    top: Annotated[str | None, typer.Option("--top")] = None,
    colour: Annotated[str | None, typer.Option("--colour", "--color")] = None,
    hand: Annotated[str | None, typer.Option("--hand")] = None,
    pending: Annotated[int | None, typer.Option("--pending", min=0, max=500)] = None,
    players: Annotated[int | None, typer.Option("--players", min=2, max=20)] = None,
    phase: Annotated[str | None, typer.Option("--phase")] = None,
    record: Annotated[str | None, typer.Option("--record")] = None,
    rules: Rules = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Judge one move, or list what is allowed."""
    from unorules.cli.judge import Position, run

    _for_machines(json)
    if record is not None:
        described = {"--top": top, "--colour": colour, "--hand": hand, "--pending": pending, "--players": players}
        _alone("--record", described | {"--phase": phase, "--rules": rules})
    position = Position(
        top,
        colour or "",
        hand,
        pending or 0,
        3 if players is None else players,
        "turn" if phase is None else phase,
        record,
    )
    return run(position, move, rules or [], json, choose(lang, os.environ))


@app.command(cls=Command)
def replay(
    files: Annotated[list[str], typer.Argument()],
    explain: Annotated[bool, typer.Option("--explain")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play game records."""
    from unorules.cli.replay import run

    _for_machines(json)
    return run(files, json, choose(lang, os.environ), explain)


@app.command(cls=Command)
def rules(
    ids: Annotated[list[str] | None, typer.Argument()] = None,
    show: Annotated[bool, typer.Option("--show")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """List rulesets, or show what they say."""
    from unorules.cli.rules import run

    _for_machines(json)
    return run(ids or [], show, choose(lang, os.environ), json)


@app.command(cls=Command)
def validate(
    paths: Annotated[list[str], typer.Argument()],
    format: Annotated[Report, typer.Option("--format")] = Report.FULL,  # noqa: A002 - the option's name
    json: Json = False,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    lang: Lang = None,
) -> int:
    """Check ruleset files. `--json` is `--format json`, as the other commands have it."""
    from unorules.cli.validate import run

    form = Report.JSON if json else format
    _for_machines(form is Report.JSON)
    return run(paths, form.value, choose(lang, os.environ), strict)


@app.command(cls=Command)
def sheet(
    rules: Rules = None,
    lang: Lang = None,
    form: Annotated[Form | None, typer.Option("--format")] = None,
    output: Annotated[str | None, typer.Option("--output", "-o")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> int:
    """Write the rules in force as a sheet."""
    from unorules.cli.sheet import run

    return run(rules or [], choose(lang, os.environ), form.value if form else None, output, force)


@app.command(cls=Command)
def simulate(
    rules: Rules = None,
    rounds: Annotated[int | None, typer.Option("--rounds", min=1, max=10_000_000)] = None,
    matches: Annotated[int | None, typer.Option("--matches", min=1, max=10_000_000)] = None,
    players: Annotated[int | None, typer.Option("--players", min=2, max=20)] = None,
    policy: Annotated[Policy, typer.Option("--policy")] = Policy.RANDOM,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    against: Annotated[list[str] | None, typer.Option("--against")] = None,
    max_turns: Annotated[int, typer.Option("--max-turns", min=1, max=1_000_000)] = 1000,
    jobs: Annotated[int, typer.Option("--jobs", min=0, max=256)] = 1,
    written: Annotated[tuple[int, str] | None, typer.Option("--record", metavar="N FILE")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play many rounds and tell how they went."""
    from unorules.cli.simulate import Wish, run

    _for_machines(json)
    wish = Wish(
        rules or [], against or [], rounds, matches, players, policy.value, seed, jobs, max_turns, written, force
    )
    return run(wish, json, choose(lang, os.environ))


def _alone(name: str, others: Mapping[str, object]) -> None:
    """Raises NotTogetherError where one of `others` was given beside the option `name`."""
    for other, value in others.items():
        if value is not None and value != []:
            raise NotTogetherError(name, other)


def _for_machines(wanted: bool) -> None:
    if wanted:
        streams.prepare_for_json()


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit with its code."""
    streams.prepare()
    args = list(sys.argv[1:] if arguments is None else arguments)
    code = exits.OK
    try:
        code = _run(args or ["--help"])
        streams.finish()
    except BrokenPipeError:
        pass  # whoever reads along has read enough
    except OSError as fault:
        messages = _messages(args)
        complain(messages("cli.error.cannot-print", why=why(fault, messages)))
        code = exits.FOUND
    except KeyboardInterrupt:
        code = exits.INTERRUPTED
    streams.abandon()
    sys.exit(code)


def _run(args: list[str]) -> int:
    messages = _messages(args)
    try:
        found = app(args, prog_name=PROGRAM, standalone_mode=False, obj=messages)
    except UnknownLanguageError as fault:
        spoken = messages.list([f"`{each}`" for each in languages()], "or")
        complain(messages("cli.error.no-language", asked=fault.asked, languages=spoken))
        return exits.USAGE
    except typer.TyperException as fault:
        complain(complaint(fault, messages))
        return exits.USAGE
    return found if isinstance(found, int) else exits.OK


def _messages(args: list[str]) -> Messages:
    """The language to complain in and to help in: that of --lang where it can be had, else the environment's."""
    wanted = next((after for before, after in pairwise(args) if before == "--lang"), None)
    wanted = wanted or next((word.removeprefix("--lang=") for word in args if word.startswith("--lang=")), None)
    named = (wanted, os.environ.get("UNORULES_LANG"))
    spoken = next((each for each in named if each and normalise(each)), None)
    return load(spoken or spoken_by_system(os.environ))
