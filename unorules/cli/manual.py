"""`unorules man`: the manual page, put together from the help of the commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from unorules import __version__
from unorules.cli import exits, streams
from unorules.cli.usage import PROGRAM, help_page
from unorules.document.model import Block, Document, Heading, Paragraph, Run, Table, paragraph, plain
from unorules.document.roff import roff
from unorules.i18n.messages import Messages, load

DATE: Final = "2026-11-30"
"""The day of this version, as CHANGELOG.md has it: the day on which the page is printed says nothing of what stands there."""

VARIABLES: Final = (
    "UNORULES_LANG",
    "UNORULES_RULES",
    "UNORULES_RULESETS",
    "UNORULES_CACHE",
    "XDG_CONFIG_HOME",
    "XDG_CACHE_HOME",
    "SOURCE_DATE_EPOCH",
    "COLUMNS",
    "NO_COLOR",
)
"""The environment variables that are looked at, the language of the system aside."""

FILES: Final = {
    "~/.config/unorules/config.toml": "settings",
    "~/.config/unorules/rulesets/*.toml": "rulesets",
    "~/.cache/unorules/": "cache",
}


def run(lang: str) -> int:
    """Print the page as roff. Exit code 0."""
    streams.prepare_for_a_file()
    print(manual(load(lang)), end="")
    return exits.OK


def manual(messages: Messages) -> str:
    """The whole page."""
    return roff(Document(tuple(_blocks(messages))), PROGRAM, f"{PROGRAM} {__version__}", DATE)


def _blocks(messages: Messages) -> Iterator[Block]:
    from typer.main import get_command

    from unorules.cli.app import app

    program: Any = get_command(app)
    context = program.context_class(program, info_name=PROGRAM, obj=messages)
    name, synopsis = Run(PROGRAM, "strong"), f"{messages('cli.word')} …"
    yield _section("name", messages)
    yield Paragraph((Run(f"{PROGRAM} - {messages('man.about')}"),))
    yield _section("synopsis", messages)
    yield Paragraph((name, Run(f" {synopsis}")))
    yield _section("description", messages)
    yield paragraph(messages("cli.about"))
    yield paragraph(messages("man.languages"))
    yield _section("commands", messages)
    for each in program.commands:
        yield from _command(program.commands[each], context, messages)
    *_, options, _, codes, _ = help_page(context, messages).blocks
    yield _section("options", messages)
    yield options
    yield _section("exit", messages)
    yield codes
    yield from _terms("environment", ((each, each) for each in VARIABLES), messages)
    yield from _terms("files", FILES.items(), messages)


def _section(name: str, messages: Messages) -> Heading:
    return Heading(messages(f"man.section.{name}"), 1)


def _command(command: Any, above: Any, messages: Messages) -> Iterator[Block]:
    """One command: how it is called, what it does, and each of its arguments and options."""
    context = command.context_class(command, info_name=command.name, parent=above, obj=messages)
    usage, about, *rest = help_page(context, messages).blocks
    assert isinstance(usage, Paragraph)
    yield Heading(usage.runs[-1].text, 2)
    yield about
    yield from (block for block in rest if isinstance(block, Table))


def _terms(name: str, rows: Iterable[tuple[str, str]], messages: Messages) -> Iterator[Block]:
    yield _section(name, messages)
    told = tuple(((Run(term, "code"),), plain(messages(f"man.{name}.{key}"))) for term, key in rows)
    yield Table(("", ""), told)
