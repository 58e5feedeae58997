"""What a shell has to know of the commands, read off Typer's own tree, and the values that parameters take."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.propositions import PROPOSITIONS
from unorules.cli.commands import Lazy
from unorules.diagnostics.codes import CODES
from unorules.engine.cards import Colour
from unorules.engine.options import OPTIONS, Option
from unorules.engine.table import Phase
from unorules.rulebook.meant import SECTIONS
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES, SHIPPED

_RULES: Final = ("ruleset", "own", "toml")
FREE: Final = ("question", "move", "top", "hand", "names", "points", "has", "leaflet", "titles", "seats", "date")
"""Parameters that take words of the user's own, which nothing completes."""

TAKES: Final[dict[str, tuple[str, ...]]] = {
    "rules": _RULES,
    "ids": _RULES,
    "against": _RULES,
    "kept": _RULES,
    "paths": _RULES,
    "first": _RULES,
    "second": _RULES,
    "ruleset": ("own", "toml"),
    "base": ("edition",),
    "uses": ("house-rule", "own"),
    "sets": ("assignment",),
    "unsets": ("key",),
    "topics": ("code", "key", "table", *_RULES),
    "about": ("topic",),
    "lang": ("language",),
    "beside": ("language",),
    "colour": ("colour",),
    "phase": ("phase",),
    "deed": ("deed",),
    "evening": ("toml",),
    "files": ("toml",),
    "record": ("toml",),
    "example": ("file",),
    "written": ("file",),
    "batch": ("file",),
    "output": ("file",),
    "target": ("file",),
    "place": ("folder",),
    "records": ("folder",),
} | dict.fromkeys(FREE, ())
"""What the parameters take whose type does not say it: kinds of values, or of files."""


def table() -> dict[str, Any]:
    """The parts of the grammar."""
    commands = Lazy()
    found: dict[str, Any] = {name: _command(commands[name]) for name in commands}
    program = [{"names": ["--version"], "key": "version"}, {"names": ["--help"], "key": "help"}]
    found[""] = {"options": program}
    return found | {f":{kind}": list(words) for kind, words in _values(list(commands)).items()}


def _values(commands: list[str]) -> dict[str, tuple[str, ...] | list[str]]:
    return {
        "command": commands,
        "ruleset": SHIPPED,
        "edition": EDITIONS,
        "house-rule": HOUSE_RULES,
        "key": [option.key for option in OPTIONS],
        "assignment": [f"{option.key}={value}" for option in OPTIONS for value in _written(option)],
        "code": list(CODES),
        "table": list(SECTIONS),
        "topic": list(PROPOSITIONS),
        "colour": [str(colour) for colour in Colour],
        "phase": [str(phase) for phase in Phase if phase not in (Phase.ROUND_OVER,)],
        "deed": ["add", "correct", "undo"],
    }


def _written(option: Option) -> list[str]:
    """The values as they are given behind `=`; of a range its ends and the official value."""
    values = option.values
    if values.flag:
        return ["true", "false"]
    ends = [number for number in (values.low, option.default, values.high) if isinstance(number, int)]
    numbers = [*values.also, *ends] if values.low is not None else values.also
    return [*values.words, *dict.fromkeys(str(number) for number in numbers)]


def _command(command: Any) -> dict[str, Any]:
    """One command: its options with their names, and its arguments in order."""
    options = [_option(each) for each in command.params if each.param_type_name == "option"]
    options.append({"names": ["--help"], "values": 0, "takes": [], "many": False, "key": "help"})
    arguments = [
        {"takes": _takes(each), "many": each.nargs == -1}
        for each in command.params
        if each.param_type_name == "argument"
    ]
    return {"options": options, "arguments": arguments}


def _option(param: Any) -> dict[str, Any]:
    return {
        "names": sorted(param.opts, key=len, reverse=True),
        "values": 0 if param.is_flag else param.nargs,
        "takes": [] if param.is_flag else _takes(param),
        "many": bool(param.multiple),
        "key": param.name,
    }


def _takes(param: Any) -> list[str]:
    """The kinds of values of a parameter; where its type lists them, they are the one kind."""
    choices = getattr(param.type, "choices", None)
    if choices:
        return ["=" + "|".join(str(getattr(each, "value", each)) for each in choices)]
    return list(TAKES.get(param.name, ()))
