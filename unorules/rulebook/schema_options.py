"""The options as JSON Schema: what each may be, with the sentences of the locale beside the values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from unorules.engine.options import BY_KEY, OPTIONS, Option, Value
from unorules.i18n.messages import Messages
from unorules.rulebook.clashes import written
from unorules.rulebook.meant import SECTIONS, TABLES

Node = dict[str, Any]

KEYS: Final = tuple(option.key for option in OPTIONS)


def one_of(values: Sequence[Value], told: Sequence[str]) -> Node:
    """A choice among `values`, each with what it says, under the names where Taplo and JetBrains look for that."""
    by_value = {written(value): {"description": says} for value, says in zip(values, told, strict=True)}
    return {
        "enum": list(values),
        "x-taplo": {"docs": {"enumValues": list(told)}},
        "x-intellij-enum-metadata": by_value,
    }


def option_key(messages: Messages) -> Node:
    """A key of an option, as the lists of keys hold it."""
    return {"type": "string", **one_of(KEYS, [messages(f"options.{key}.name") for key in KEYS])}


def option_tables(messages: Messages) -> dict[str, Node]:
    """The tables of a file that hold options."""
    return {table: _table(table, messages) for table in TABLES}


def every_option() -> Node:
    """What an edition must give besides its head: every option of every table."""
    inside = {table: _required(table) for table in TABLES}
    return {"required": list(TABLES), "properties": inside}


def _required(section: str) -> Node:
    inner = {name: _required(f"{section}.{name}") for name in _inner(section)}
    return {"required": [*SECTIONS[section], *inner], **({"properties": inner} if inner else {})}


def _inner(section: str) -> tuple[str, ...]:
    """The tables within a table."""
    return tuple(each.removeprefix(f"{section}.") for each in SECTIONS if each.startswith(f"{section}."))


def _table(section: str, messages: Messages) -> Node:
    inside = {name: _option(BY_KEY[f"{section}.{name}"], messages) for name in SECTIONS[section]}
    inside |= {name: _table(f"{section}.{name}", messages) for name in _inner(section)}
    names = messages.list(messages(f"options.{section}.{name}.name") for name in SECTIONS[section])
    return {
        "title": f"[{section}]",
        "description": messages("schema.options", names=names),
        "type": "object",
        "properties": inside,
        "additionalProperties": False,
    }


def _option(option: Option, messages: Messages) -> Node:
    about = {
        "title": messages(f"options.{option.key}.name"),
        "description": _description(option, messages),
        "default": option.default,
    }
    kinds = list(_kinds(option, messages).values())
    if len(kinds) == 1:
        return {**about, **kinds[0]}
    return {**about, "anyOf": [{**about, **kind} for kind in kinds]}


def _kinds(option: Option, messages: Messages) -> dict[str, Node]:
    """The values of one type each, by the type."""
    found: dict[str, Node] = {}
    if option.values.flag:
        found["flag"] = {"type": "boolean"}
    if option.values.words:
        found["words"] = {"type": "string", **_choice(option, option.values.words, messages)}
    if option.values.also:
        found["also"] = {"type": "integer", **_choice(option, option.values.also, messages)}
    if option.values.low is not None:
        found["range"] = {"type": "integer", "minimum": option.values.low, "maximum": option.values.high}
    return found


def _choice(option: Option, values: Sequence[Value], messages: Messages) -> Node:
    return one_of(values, [messages.option(option.key, value) for value in values])


def _description(option: Option, messages: Messages) -> str:
    """The question that the option decides, and what some of its values answer."""
    said = {written(value, quotes=True): messages.option(option.key, value) for value in _telling(option)}
    lines = [messages(f"options.{option.key}.question"), *_told(said, messages)]
    if option.values.low is not None:
        lines.append(messages("schema.range", low=option.values.low, high=option.values.high))
    lines.append(messages("schema.official", value=written(option.default, quotes=True)))
    return "\n\n".join(lines)


def _told(said: Mapping[str, str], messages: Messages) -> list[str]:
    lines = [f"- {messages('schema.value', value=value, says=says)}" for value, says in said.items()]
    return ["\n".join(lines)] if lines else []


def _telling(option: Option) -> tuple[Value, ...]:
    """The values whose sentences are worth reading: all words; of numbers the lowest, which often means off, and another."""
    values = option.values
    if values.flag:
        return (True, False)
    if values.low is None or values.high is None:
        return values.words
    official = option.default if isinstance(option.default, int) and option.default > values.low else values.high
    return (*values.words, *(values.also or (values.low,)), official)
