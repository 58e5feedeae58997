"""A ruleset file as JSON Schema, made from the table of options and the locale, for editors that check and complete TOML.

It says what a file may hold by itself: names, types, ranges, what an edition must give. What rulesets do to each other is
told by `validate` alone. Draft 7 is what Taplo, and so Even Better TOML, reads; newer drafts it passes over in part.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from unorules.i18n.language import SAME
from unorules.i18n.messages import Messages
from unorules.rulebook.meant import HEAD
from unorules.rulebook.model import FIXED, LANGUAGES, SOURCE_KINDS
from unorules.rulebook.read_cards import COUNTED, CUSTOM_CARD, EFFECTS, MOST_DRAWN
from unorules.rulebook.read_head import FORMAT, KINDS
from unorules.rulebook.read_sources import SOURCE, STATEMENT
from unorules.rulebook.reader import MOST_LISTED
from unorules.rulebook.schema_options import Node, every_option, one_of, option_key, option_tables
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES, SHIPPED, shipped_ruleset

DRAFT: Final = "http://json-schema.org/draft-07/schema#"

_ID: Final = "^[a-z0-9]+(-[a-z0-9]+)*$"
_LONGEST_ID: Final = 80
_PLAIN: Final = (
    r"^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f"
    r"\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffb]*$"
)
"""No control characters and none that turn the direction of writing or take no room, as `reader.hides` has it."""

_CARDS: Final = ("wild-customizable", "blank")
_OPTION: Final[Node] = {"$ref": "#/definitions/option"}


def schema(messages: Messages) -> dict[str, Any]:
    """The schema, its descriptions in the language of `messages`."""
    inside = _head(messages) | option_tables(messages)
    inside |= {"sources": _tables(_source(messages), "sources", messages)}
    inside |= {"custom_card": _tables(_card(messages), "custom_card", messages, MOST_LISTED)}
    return {
        "$schema": DRAFT,
        "title": messages("schema.title"),
        "description": messages("schema.about"),
        **_object(inside, ("format", "id", "kind", "title")),
        "if": {"properties": {"kind": {"const": "edition"}}, "required": ["kind"]},
        "then": {**every_option(), "not": {"anyOf": [{"required": ["base"]}, {"required": ["uses"]}]}},
        "examples": [_example(messages)],
        "x-taplo": {"initKeys": list(HEAD[:4])},
        "definitions": {"option": option_key(messages)},
    }


def _object(inside: dict[str, Node], required: Iterable[str] = ()) -> Node:
    needed = list(required)
    return {
        "type": "object",
        "properties": inside,
        "additionalProperties": False,
        **({"required": needed} if needed else {}),
    }


def _list(items: Node, most: int | None = None) -> Node:
    return {"type": "array", "items": items, **({"maxItems": most} if most else {})}


def _head(messages: Messages) -> dict[str, Node]:
    told = {key: {"title": key, "description": messages(f"schema.head.{key}")} for key in HEAD}
    rules = {
        "format": {"type": "integer", "enum": [FORMAT]},
        "id": _id(),
        "kind": {"type": "string", **one_of(KINDS, [messages(f"schema.kind.{kind}") for kind in KINDS])},
        "title": _texts(messages),
        "description": _texts(messages),
        "base": _ruleset(EDITIONS, messages),
        "uses": _list(_ruleset(HOUSE_RULES, messages), MOST_LISTED),
        "excludes": _list(_ruleset(SHIPPED, messages), MOST_LISTED),
        "pins": _list(_OPTION, MOST_LISTED),
        "because": _texts(messages),
    }
    return {key: {**told[key], **rules[key]} for key in HEAD}


def _id() -> Node:
    return {"type": "string", "pattern": _ID, "maxLength": _LONGEST_ID}


def _ruleset(names: tuple[str, ...], messages: Messages) -> Node:
    """An id: one that ships, told by its title, or one of the table's own."""
    titles = [shipped_ruleset(name).title(messages.language) for name in names]
    return {"anyOf": [{"type": "string", **one_of(names, titles)}, _id()]}


def _text() -> Node:
    return {"type": "string", "pattern": _PLAIN}


def _texts(messages: Messages) -> Node:
    """A text in several languages."""
    codes = (*LANGUAGES, *SAME)
    inside = {code: {**_text(), "description": _in_language(code, messages)} for code in codes}
    return {**_object(inside), "minProperties": 1}


def _in_language(code: str, messages: Messages) -> str:
    """A language by its name where the locale has one for it, else by its code."""
    named = f"schema.language.{code}"
    return messages(named) if messages.has(named) else messages("schema.language.any", code=code)


def _keys(kind: str, rules: dict[str, Node], messages: Messages) -> dict[str, Node]:
    return {key: {"title": key, "description": messages(f"schema.{kind}.{key}"), **rules[key]} for key in rules}


def _tables(inside: Node, name: str, messages: Messages, most: int | None = None) -> Node:
    return {"title": f"[[{name}]]", "description": messages(f"schema.head.{name}"), **_list(inside, most)}


def _source(messages: Messages) -> Node:
    told = [messages(f"schema.source-kind.{kind}") for kind in SOURCE_KINDS]
    statement = _statement(messages)
    rules = {
        "id": {**_text(), "minLength": 1},
        "title": {"anyOf": [_text(), _texts(messages)]},
        "kind": {"type": "string", **one_of(SOURCE_KINDS, told), "default": "table"},
        "statements": _list(_object(statement)),
    }
    inside = _keys("source", rules, messages) | statement
    return _object({key: inside[key] for key in SOURCE}, ("id",))


def _statement(messages: Messages) -> dict[str, Node]:
    rules: dict[str, Node] = {
        "covers": _list({"anyOf": [_OPTION, {"enum": list(FIXED)}]}),
        "agrees": {"type": "boolean", "default": True},
        "says": _texts(messages),
    }
    return _keys("source", {key: rules[key] for key in STATEMENT}, messages)


def _card(messages: Messages) -> Node:
    cards = [str(messages.kind(kind)) for kind in _CARDS]
    rules = {
        "id": _id(),
        "on": {"type": "string", **one_of(_CARDS, cards), "default": _CARDS[0]},
        "name": _texts(messages),
        "text": _texts(messages),
        "effect": _object(_effects(messages)),
        "count": {"type": "integer", "minimum": 1, "maximum": MOST_DRAWN, "default": 1},
    }
    return _object(_keys("card", {key: rules[key] for key in CUSTOM_CARD}, messages), ("name",))


def _effects(messages: Messages) -> dict[str, Node]:
    counted: Node = {"type": "integer", "minimum": 0, "maximum": MOST_DRAWN}
    flag: Node = {"type": "boolean"}
    rules = {key: counted if key in COUNTED else flag for key in EFFECTS}
    return {key: {"description": messages(f"schema.effect.{key}"), **rule} for key, rule in rules.items()}


def _example(messages: Messages) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "id": "cabin-rules",
        "kind": "house-rule",
        "title": {messages.language: messages("schema.example")},
        "uses": ["progressive"],
        "uno": {"penalty": 4},
    }
