"""What is said of one kind of card: every option that is about it, and which house rules change one of them."""

from __future__ import annotations

from typing import Final

from unorules.document.model import Document, Heading, Run, Table, paragraph, plain
from unorules.engine.cards import Kind
from unorules.engine.options import BY_KEY, Option
from unorules.i18n.messages import Messages
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES, shipped_ruleset
from unorules.sheets.explain_words import quoted, written

_NUMBERS: Final = ("deck.zeros", "deck.digits", "scoring.points.number", "seven_o.seven", "seven_o.zero")


def card_page(kind: Kind, messages: Messages) -> Document:
    """The page of a kind of card, its options with what they are about and the official value."""
    name = str(messages.kind(kind))
    header = (*(messages(f"explain.page.{column}") for column in ("option", "meaning")), EDITIONS[0])
    rows = tuple(
        (
            (Run(key, "code"),),
            plain(messages(f"options.{key}.name")),
            (Run(written(BY_KEY[key].default), "code"),),
        )
        for key in card_keys(kind)
    )
    setters = paragraph(messages("explain.page.set-by", names=quoted(card_setters(kind), messages)))
    return Document((Heading(name[:1].upper() + name[1:]), Table(header, rows), *[setters] * bool(card_setters(kind))))


def card_keys(kind: Kind) -> tuple[str, ...]:
    """The options about a kind of card: how many there are, what it counts, what it does, how it is answered."""
    if kind is Kind.NUMBER:
        return _NUMBERS
    return tuple(key for key, option in BY_KEY.items() if _is_about(option, kind.value.replace("-", "_")))


def _is_about(option: Option, name: str) -> bool:
    section, _, leaf = option.key.rpartition(".")
    answers = leaf.split("_on_") if "_on_" in leaf else [leaf]
    return name in (*answers, section) or f"deck.{name}=0" in option.idle


def card_setters(kind: Kind) -> tuple[str, ...]:
    """The shipped house rules that give one of those options."""
    keys = set(card_keys(kind))
    return tuple(name for name in HOUSE_RULES if keys & set(shipped_ruleset(name).values))
