"""`key=value` words of a command line: what each sets, a whole table taken apart, and a value that is none refused."""

from __future__ import annotations

import json
import shlex
import tomllib
from collections.abc import Iterable, Iterator
from typing import Final

from unorules.cli.ask import legible
from unorules.diagnostics.visible import visible
from unorules.engine.options import BY_KEY, OPTIONS
from unorules.i18n.messages import Messages

BY_HAND: Final = ("sources", "custom_card")
"""Lists of tables, which no single value can hold."""

_FOR_PEOPLE: Final = ("title.", "description.", "because.")
_LONGEST: Final = 200
_SHOWN: Final = 4


class WishError(ValueError):
    """An option says what cannot be; the text of the exception is what is told of it."""


class PlaceError(WishError):
    """The file that is asked for cannot be written where it should lie."""


def assignments(texts: Iterable[str], messages: Messages) -> dict[str, object]:
    """The `key=value` of some words: a value is what TOML reads in it, else the text itself. Raises WishError."""
    found: dict[str, object] = {}
    for text in map(legible, texts):
        key, sign, value = text.partition("=")
        key = key.strip()
        if not sign or not key or any(not part for part in key.split(".")):
            raise WishError(messages("new.wrong.set", text=visible(text[:_LONGEST])))
        if key in found:
            raise WishError(messages("new.wrong.set-twice", name=visible(key[:_LONGEST])))
        if key in BY_KEY and not value.strip():
            values = messages.list([f"`{each}`" for each in BY_KEY[key].values.written], "or")
            raise WishError(messages("new.wrong.no-value", name=key, values=values))
        found[key] = _value(key, value.strip())
        _refuse_table(key, found[key], messages)
    return found


def _value(key: str, text: str) -> object:
    """What the key is given: a text for people is one although it may look like a number or a list."""
    value = value_of(text)
    return text if key.startswith(_FOR_PEOPLE) and not isinstance(value, str | dict) else value


def value_of(text: str) -> object:
    """A value as TOML, or the bare words themselves."""
    try:
        found = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):
        return text
    value = found.get("value")
    is_number = value == value  # noqa: PLR0124 - `nan`, which no option can be, is not even equal to itself
    return value if list(found) == ["value"] and is_number else text


def quoted(key: str, value: object) -> str:
    """The assignment as it is typed."""
    text = value if isinstance(value, str) else json.dumps(value, default=str, ensure_ascii=False)
    return f"{key}={text}" if shlex.quote(text) == text else f"{key}={shlex.quote(text)}"


def _refuse_table(key: str, value: object, messages: Messages) -> None:
    """Raises WishError for what no single value can hold; of a table, with the words that give its values one by one."""
    if key in BY_HAND:
        return
    name = visible(key[:_LONGEST])
    leaves = list(_leaves(key, value)) if isinstance(value, dict) else []
    if any(_holds_tables(each) for _, each in leaves or [(key, value)] if isinstance(each, list)):
        raise WishError(messages("new.wrong.by-hand", name=name))
    if told := leaves or _examples(key):
        words = [f"`{visible(quoted(*each)[:_LONGEST])}`" for each in told[:_SHOWN]]
        raise WishError(messages("new.wrong.table", name=name, arguments=messages.list(words)))
    if isinstance(value, dict):
        raise WishError(messages("new.wrong.by-hand", name=name))


def _leaves(key: str, value: object) -> Iterator[tuple[str, object]]:
    """The plain values in a table, each with its whole key; what is no table is one by itself."""
    if not isinstance(value, dict):
        yield key, value
        return
    for name, each in value.items():
        yield from _leaves(f"{key}.{name}", each)


def _examples(key: str) -> list[tuple[str, object]]:
    """An option of the table that goes by that key; none for any other key."""
    found: list[tuple[str, object]] = [(option.key, option.default) for option in OPTIONS if option.section == key]
    return found[:1]


def _holds_tables(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(_holds_tables(each) for each in value))
