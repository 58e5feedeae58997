"""What is said of a key of the file itself, such as `uses` or `pins`: what it is for, what may stand there, how it is written."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from unorules.document.model import Block, Document, Heading, Listing, Run, Table, paragraph, plain
from unorules.i18n.messages import Messages
from unorules.rulebook.meant import HEAD, OTHERS
from unorules.rulebook.model import SOURCE_KINDS
from unorules.rulebook.read_cards import CUSTOM_CARD, EFFECTS
from unorules.rulebook.read_head import FORMAT, KINDS
from unorules.rulebook.read_sources import SOURCE
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES, shipped_ruleset

FILE_KEYS: Final[Mapping[str, str]] = MappingProxyType(
    {key: f"schema.head.{key}" for key in (*HEAD, *OTHERS)}
    | {f"sources.{key}": f"schema.source.{key}" for key in SOURCE}
    | {f"custom_card.{key}": f"schema.card.{key}" for key in CUSTOM_CARD}
    | {f"custom_card.effect.{key}": f"schema.effect.{key}" for key in EFFECTS}
)
"""Every key of a file that is no option, by its whole name, with the message that says what it is for: editors show the same."""

_SHIPPED: Final = {"base": EDITIONS, "uses": HOUSE_RULES}
_WORDS: Final = {"kind": ("schema.kind", KINDS), "sources.kind": ("schema.source-kind", SOURCE_KINDS)}


def values_of(key: str, messages: Messages) -> dict[str, str]:
    """The words that may stand there, each with what it means; none where anything may."""
    if key in _WORDS:
        said, words = _WORDS[key]
        return {word: messages(f"{said}.{word}") for word in words}
    return {name: shipped_ruleset(name).title(messages.language) for name in _SHIPPED.get(key, ())}


def keys_below(key: str) -> tuple[str, ...]:
    """The keys of the table that a key names; none for other keys."""
    return tuple(each for each in FILE_KEYS if each.rpartition(".")[0] == key)


def written_as(key: str, messages: Messages) -> str:
    """Lines of a file with the key in them, as this table might write it."""
    text = f'{{ {messages.language} = "{messages("schema.example")}" }}'
    head = {
        "format": f"format = {FORMAT}",
        "id": 'id = "cabin-rules"',
        "kind": 'kind = "house-rule"',
        "title": f"title = {text}",
        "description": f"description = {text}",
        "base": 'base = "official-112"',
        "uses": 'uses = ["jump-in", "seven-o"]',
        "excludes": 'excludes = ["challenge-uno"]',
        "pins": 'pins = ["uno.penalty"]',
        "because": f"because = {text}",
        "sources": f'[[sources]]\nid = "us"\nkind = "table"\ncovers = ["uno.penalty"]\nsays = {text}',
        "custom_card": f'[[custom_card]]\nname = {text}\non = "wild-customizable"\neffect = {{ skips = true, draw = 2 }}',
    }
    return head[key.partition(".")[0]]


def head_page(key: str, messages: Messages) -> Document:
    """The page of a key. Raises KeyError for a name that is none."""
    blocks: list[Block] = [Heading(key), paragraph(messages(FILE_KEYS[key]))]
    for rows in (values_of(key, messages), {each: messages(FILE_KEYS[each]) for each in keys_below(key)}):
        if rows:
            table = tuple(((Run(name, "code"),), plain(said)) for name, said in rows.items())
            blocks += [Heading(messages("explain.page.values"), 2), Table(("", ""), table)]
    sample = written_as(key, messages).split("\n")
    return Document((*blocks, Heading(messages("explain.page.sample"), 2), Listing(tuple(sample))))


def head_json(key: str, messages: Messages) -> dict[str, Any]:
    """The same for machines. Raises KeyError for a name that is none."""
    values = [{"value": value, "says": says} for value, says in values_of(key, messages).items()]
    below, sample = list(keys_below(key)), written_as(key, messages)
    says = messages(FILE_KEYS[key])
    return {"explains": "key", "key": key, "says": says, "values": values, "keys": below, "sample": sample}
