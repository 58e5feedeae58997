"""Boxes as a page: how to know each, and by what its rules differ from the classic ones, start cards first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from unorules.document.model import (
    Block,
    Bullets,
    Document,
    Heading,
    Labelled,
    Paragraph,
    Run,
    Runs,
    Table,
    paragraph,
    plain,
)
from unorules.engine.cards import Kind
from unorules.engine.rules import Rules, deck
from unorules.i18n.messages import Messages
from unorules.rulebook.boxes import PLAIN, Box, differences
from unorules.rulebook.load import load


def boxes_page(boxes: Sequence[Box], messages: Messages) -> Document:
    """All of them side by side."""
    header = tuple(messages(f"which.label.{name}") for name in ("edition", "cards", "extra", "leaflet"))
    rows = tuple(
        (
            (Run(box.edition, "code"),),
            plain(str(box.cards)),
            plain(", ".join(_extras(box, messages)) or "–"),
            plain(", ".join(box.leaflets)),
        )
        for box in boxes
    )
    return Document((Table(header, rows, frozenset({1})), paragraph(messages("which.how"))))


def which_page(boxes: Sequence[Box], messages: Messages) -> Document:
    """Those that fit, each with what it differs in."""
    blocks: list[Block] = [paragraph(messages("which.several", n=len(boxes)))] if len(boxes) > 1 else []
    for box in boxes:
        blocks += _box(box, messages)
    return Document(tuple(blocks))


def _box(box: Box, messages: Messages) -> list[Block]:
    title = load([box.edition]).title(messages.language)
    cards = [messages("which.cards", n=box.cards), *_extras(box, messages)]
    leaflets = [*box.leaflets, *_guides(box, messages)]
    found: list[Block] = [
        Heading(title, 2),
        Labelled(messages("which.label.cards"), (Bullets(tuple(plain(each) for each in cards)),)),
        Labelled(messages("which.label.leaflet"), tuple(Paragraph(plain(each)) for each in leaflets)),
        Labelled(messages("which.label.differs"), (_differs(box, messages),)),
    ]
    command = (Run(f"unorules default {box.edition}", "code"), Run(f" {messages('which.keep')}"))
    return [*found, Labelled(messages("which.label.rules"), (Paragraph(command),))]


def _guides(box: Box, messages: Messages) -> list[str]:
    """Numbers that stand on no leaflet that is known, only in a guide."""
    others = [each for each in box.numbers if not any(each in leaflet for leaflet in box.leaflets)]
    return [messages("which.also", numbers=messages.list(others))] if others else []


def _differs(box: Box, messages: Messages) -> Bullets | Paragraph:
    changed = differences(box.edition)
    if box.edition == PLAIN or not changed:
        return paragraph(messages("which.plain" if box.edition == PLAIN else "which.same"))
    rules = load([box.edition]).rules
    return Bullets(tuple(_told(key, rules, messages) for key in changed))


def _told(key: str, rules: Rules, messages: Messages) -> Runs:
    return (Run(f"{messages.option(key, rules[key])}  "), Run(key, "code"))


def _extras(box: Box, messages: Messages) -> list[str]:
    rules = load([box.edition]).rules
    return [
        messages("which.extra", n=count, kind=messages.kind(kind), points=_points(kind, rules))
        for kind, count in box.extras
    ]


def _points(kind: Kind, rules: Rules) -> int:
    return next(rules.points(card) for card in deck(rules) if card.kind is kind)


def which_json(box: Box, messages: Messages) -> dict[str, Any]:
    """One box for machines."""
    return {
        "edition": box.edition,
        "title": load([box.edition]).title(messages.language),
        "cards": box.cards,
        "extra": {kind.value: count for kind, count in box.extras},
        "leaflets": list(box.leaflets),
        "numbers": list(box.numbers),
        "differs": differences(box.edition),
    }
