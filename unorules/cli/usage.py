"""Help and complaints about the command line, in the reader's language. Typer's own are in English alone."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from unorules.cli.console import width
from unorules.cli.exits import FOUND, NOT_UNDERSTOOD, OK, USAGE
from unorules.cli.given_words import GivenTwiceError, NamelessError, refuse_nameless, refuse_twice
from unorules.cli.listed_words import ListedError, refuse_listed
from unorules.diagnostics.visible import visible
from unorules.document.model import Block, Document, Heading, Paragraph, Run, Table, paragraph, plain
from unorules.document.plain import plain_text
from unorules.i18n.language import languages
from unorules.i18n.messages import Messages

PROGRAM = "unorules"
_CAPITALS: Final = re.compile(r"[A-Z_]{2,}")
"""A word that stands for a value; a letter alone is read the same in every language."""

_FOUND: Final = re.compile(r"'(.*)' is not ", re.DOTALL)
"""Where Typer's own complaint, which keeps the word nowhere else, has the word that was typed."""

_LONGEST: Final = 200
_EXITS: Final = ((OK, "ok"), (FOUND, "found"), (USAGE, "usage"), (NOT_UNDERSTOOD, "not-understood"))


class UnknownCommandError(typer.TyperException):
    """A word stands where a command is meant. `near` are commands spelt like it."""

    def __init__(self, name: str, near: list[str]) -> None:
        super().__init__(name)
        self.near = near


class NotTogetherError(typer.TyperException):
    """An option was given beside another option or an argument that it leaves nothing to say."""

    def __init__(self, name: str, other: str) -> None:
        super().__init__(f"{name}, {other}")
        self.name = name
        self.other = other


class WordsLeftError(typer.TyperException):
    """Words stand on the command line that no argument takes."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(" ".join(words))
        self.words = words


class NoValueError(typer.TyperException):
    """An option stands where the value of another is meant."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__(name)
        self.name = name
        self.count = count


class Command(TyperCommand):
    """One command; its help speaks the language of the messages that the context carries."""

    def get_help(self, ctx: Any) -> str:
        return _help(ctx)

    def get_help_option(self, ctx: Any) -> Any:
        return _printing(super().get_help_option(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # what is said of them otherwise is said in English
        with _at_home(ctx):
            _refuse_options_as_values(self.get_params(ctx), args)
            if not ctx.resilient_parsing:
                refuse_twice(self.get_params(ctx), args)
            typed = list(args)  # the reader takes its words from the list itself
            left = super().parse_args(ctx, args)
            if not ctx.resilient_parsing:
                refuse_nameless(self.get_params(ctx), ctx.params)
                refuse_listed(self.get_params(ctx), ctx.params, typed, left)
            if left and not ctx.resilient_parsing:
                raise WordsLeftError(left)
        return left

    def invoke(self, ctx: Any) -> Any:
        with _at_home(ctx):
            return super().invoke(ctx)


def _refuse_options_as_values(params: Iterable[Any], args: list[str]) -> None:
    """Raises NoValueError where the word behind an option that wants a value is itself an option of the command."""
    options = [each for each in params if each.param_type_name == "option"]
    names = {name for each in options for name in each.opts}
    wanting = {name: each.nargs for each in options if not each.is_flag for name in each.opts}
    left = iter(args)
    for word in left:
        if word == "--":
            return
        for _ in range(wanting.get(word, 0)):
            if next(left, "").partition("=")[0] in names:
                raise NoValueError(word, wanting[word])


@contextmanager
def _at_home(ctx: Any) -> Iterator[None]:
    """Let every complaint know the command that it is about, whose help it ends with."""
    try:
        yield
    except typer.TyperException as fault:
        if getattr(fault, "ctx", None) is None:
            fault.ctx = ctx  # type: ignore[attr-defined]
        raise


class Commands(TyperGroup):
    """The commands together, listed in the order they are written in."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        from unorules.cli.commands import Lazy

        self.commands = Lazy()  # type: ignore[assignment] # only ever read

    def get_help(self, ctx: Any) -> str:
        return _help(ctx)

    def get_help_option(self, ctx: Any) -> Any:
        return _printing(super().get_help_option(ctx))

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - Typer's signature
        return list(self.commands)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with _at_home(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            from difflib import get_close_matches

            raise UnknownCommandError(args[0], get_close_matches(args[0], self.commands, 2))
        return super().resolve_command(ctx, args)


def _printing(option: Any) -> Any:
    """The option that helps, made to print as everything else does: Typer's own way writes UTF-8 to a terminal that has ASCII."""
    if option is not None:
        option.callback = _show_help
    return option


def _show_help(ctx: Any, _option: Any, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        print(ctx.get_help())
        ctx.exit()


def _help(ctx: Any) -> str:
    return plain_text(help_page(ctx, ctx.obj), width(sys.stdout)).rstrip("\n")


def help_page(ctx: Any, messages: Messages) -> Document:
    """The help of a command, or of all of them."""
    command = ctx.command
    blocks: list[Block] = [Paragraph((Run(f"{messages('cli.usage')}: ", "strong"), Run(_usage(ctx, messages), "code")))]
    about = "cli.about" if isinstance(command, TyperGroup) else f"cli.command.{command.name}"
    blocks.append(paragraph(messages(about)))
    if isinstance(command, TyperGroup):
        rows = [(name, messages(f"cli.command.{name}")) for name in command.list_commands(ctx)]
        blocks += _listed(messages("cli.commands"), rows)
    spoken = messages.list(languages(), "or")
    params = [(each, messages(f"cli.param.{each.name}", languages=spoken)) for each in command.get_params(ctx)]
    arguments = [(_metavar(each, messages), text) for each, text in params if each.param_type_name == "argument"]
    options = [(_option(each, messages), text) for each, text in params if each.param_type_name == "option"]
    blocks += _listed(messages("cli.arguments"), arguments) + _listed(messages("cli.options"), options)
    if isinstance(command, TyperGroup):
        blocks += _listed(
            messages("cli.exit-codes"), [(str(code), messages(f"cli.exit.{key}")) for code, key in _EXITS]
        )
        blocks.append(paragraph(messages("cli.more", program=PROGRAM, word=messages("cli.word"))))
    return Document(tuple(blocks))


def _listed(heading: str, rows: list[tuple[str, str]]) -> list[Block]:
    if not rows:
        return []
    return [Heading(heading, 2), Table(("", ""), tuple(((Run(name, "code"),), plain(text)) for name, text in rows))]


def _usage(ctx: Any, messages: Messages) -> str:
    pieces = [f"{messages('cli.word')} …"] if isinstance(ctx.command, TyperGroup) else []
    for param in ctx.command.get_params(ctx):
        if param.param_type_name == "argument":
            name = _metavar(param, messages) + (" …" if param.nargs == -1 else "")
            pieces.append(name if param.required else f"[{name}]")
    return " ".join([ctx.command_path, *pieces])


def _metavar(param: Any, messages: Messages) -> str:
    return placeholder(str(param.metavar or param.name.upper()), messages)


def placeholder(name: str, messages: Messages) -> str:
    """What stands for a value, each of its words in capitals as the language has it. What is to be typed as it stands is in
    small letters.
    """
    return _CAPITALS.sub(lambda found: _value_word(found[0], messages), name)


def _value_word(name: str, messages: Messages) -> str:
    key = f"cli.placeholder.{name.lower()}"
    return messages(key) if messages.has(key) else name


def _option(param: Any, messages: Messages) -> str:
    value = "" if param.is_flag else f" {placeholder(param.metavar or param.name.upper(), messages)}"
    return ", ".join(sorted(param.opts, key=len)) + value


def complaint(fault: typer.TyperException, messages: Messages) -> str:
    """What is wrong with the command line, and where to read more."""
    ctx = getattr(fault, "ctx", None)
    command = ctx.command_path if ctx is not None else PROGRAM
    return "\n".join([*_told(fault, messages), messages("cli.error.help", command=command)])


def _told(fault: Any, messages: Messages) -> list[str]:
    if isinstance(fault, UnknownCommandError):
        return _unknown_command(fault, messages)
    if isinstance(fault, NotTogetherError):
        other = placeholder(fault.other, messages) if _CAPITALS.fullmatch(fault.other) else fault.other
        return [messages("cli.error.not-together", name=fault.name, other=other)]
    if isinstance(fault, NoValueError):
        return [messages("cli.error.no-value", name=fault.name, n=fault.count)]
    if isinstance(fault, NamelessError):
        return [messages("cli.error.nameless", name=_name(fault.param, messages))]
    if isinstance(fault, GivenTwiceError):
        return [messages("cli.error.given-twice", name=fault.name)]
    if isinstance(fault, ListedError):
        return [_listed_apart(fault, messages)]
    if isinstance(fault, WordsLeftError):
        return [messages("cli.error.words-left", n=len(fault.words), words=" ".join(fault.words)[:200])]
    match type(fault).__name__:
        case "NoSuchOption":
            return _with_near(messages("cli.error.no-option", name=fault.option_name), fault.possibilities, messages)
        case "MissingParameter":
            return [messages("cli.error.missing", name=_name(fault.param, messages))]
        case "BadOptionUsage":
            return [_misused(fault, messages)]
        case "BadParameter":
            return [_bad_value(fault, messages)]
    return [messages("cli.error.unreadable")]


def _listed_apart(fault: Any, messages: Messages) -> str:
    from unorules.cli.wizard.copied import typed

    words = (fault.ctx.command_path, *map(typed, fault.args_meant))
    return messages("cli.error.listed", command=visible(" ".join(words)))


def _unknown_command(fault: UnknownCommandError, messages: Messages) -> list[str]:
    told = messages("cli.error.no-command", name=fault.message)
    if " " in fault.message or not fault.near:
        return [told, messages("cli.error.looks-like-question", program=PROGRAM)]
    return _with_near(told, fault.near, messages)


def _with_near(told: str, near: list[str] | None, messages: Messages) -> list[str]:
    if not near:
        return [told]
    return [told, messages("cli.error.near", near=messages.list([f"`{each}`" for each in near], "or"))]


def _misused(fault: Any, messages: Messages) -> str:
    """An option lacks its value, or some of several, or has one where it takes none."""
    params = fault.ctx.command.get_params(fault.ctx) if fault.ctx is not None else ()
    param = next((each for each in params if fault.option_name in each.opts), None)
    if param is not None and param.is_flag:
        return messages("cli.error.takes-none", name=fault.option_name)
    return messages("cli.error.no-value", name=fault.option_name, n=param.nargs if param is not None else 1)


def _bad_value(fault: Any, messages: Messages) -> str:
    param = fault.param
    if param is None:
        return messages("cli.error.bad-value", name="?")
    name, kind = _name(param, messages), param.type
    if hasattr(kind, "choices"):
        values = messages.list([f"`{each}`" for each in kind.choices], "or")
        if (found := _FOUND.match(fault.message)) and not _CAPITALS.search(str(param.metavar or name.upper())):
            return messages("cli.error.only-this", found=visible(found[1])[:_LONGEST], values=values)
        return messages("cli.error.one-of", name=name, values=values)
    if hasattr(kind, "min"):
        return messages("cli.error.whole-number", name=name, low=kind.min, high=kind.max)
    if getattr(kind, "name", "") == "int":
        return messages("cli.error.any-whole-number", name=name)
    return messages("cli.error.bad-value", name=name)


def _name(param: Any, messages: Messages) -> str:
    return _metavar(param, messages) if param.param_type_name == "argument" else str(max(param.opts, key=len))
