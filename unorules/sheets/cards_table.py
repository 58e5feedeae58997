"""The tables of the sheet: how many cards of each kind the deck holds, what the special ones do and count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from unorules.document.model import Block, Bullets, Heading, Run, Table, paragraph, plain, strong
from unorules.engine.cards import Colour, Kind
from unorules.engine.rules import CustomCard, Rules, deck
from unorules.i18n.messages import Messages
from unorules.records.reasons import effect, some
from unorules.rulebook.model import Rulebook


def deck_table(rules: Rules, messages: Messages) -> Iterator[Block]:
    """What the deck holds, all packs counted."""
    counts = Counter(card.kind for card in deck(rules))
    rows = [(_numbers(rules, messages), counts[Kind.NUMBER])] if counts[Kind.NUMBER] else []
    rows += [(f"{messages.kind(kind):C}", counts[kind]) for kind in Kind if counts[kind] and kind is not Kind.NUMBER]
    rows.append((messages("sheet.deck.total"), counts.total()))
    header = (messages("sheet.deck.card"), messages("sheet.deck.count"))
    yield Table(header, tuple((plain(name), plain(str(count))) for name, count in rows), frozenset({1}))
    colours = messages("sheet.deck.per-colour", colours=messages.list(messages.colour(colour) for colour in Colour))
    yield paragraph(colours)
    if rules.deck_packs > 1:
        yield paragraph(messages("sheet.deck.packs", n=rules.deck_packs))


def _numbers(rules: Rules, messages: Messages) -> str:
    low, high = 0 if rules.deck_zeros else 1, 9 if rules.deck_digits else 0
    if low == high:
        return f"{messages.number(low)['pl']:C}"
    return messages("sheet.deck.number", low=low, high=high)


def cards_table(rules: Rules, messages: Messages) -> Iterator[Block]:
    """What each special card of the deck does, and what it counts where points are counted."""
    kinds = list(dict.fromkeys(card.kind for card in deck(rules) if card.is_action))
    if not kinds:
        return
    scored = rules.scoring_mode != "none"
    points = [messages("sheet.cards.points")] if scored else []
    rows = []
    for kind in sorted(kinds, key=list(Kind).index):
        cells = [plain(f"{messages.kind(kind):C}"), plain(effect(kind, messages))]
        if scored:
            cells.insert(1, plain(str(rules.points(some(kind)))))
        rows.append(tuple(cells))
    yield Heading(messages("sheet.cards.heading"), 2)
    header = (messages("sheet.deck.card"), *points, messages("sheet.cards.what"))
    yield Table(header, tuple(rows), frozenset({1}) if scored else frozenset())


def custom_cards(rulebook: Rulebook, messages: Messages) -> Iterator[Block]:
    """What the table has written on its blank and customizable cards, and what the engine does for it."""
    if not rulebook.cards:
        return
    yield Heading(messages("sheet.custom.heading"), 2)
    items = []
    for card in rulebook.cards:
        text = card.text(messages.language)
        sentences = [text] if text else []
        sentences += custom_effects(card.card, messages)
        items.append((*strong(f"{card.name(messages.language)}: "), Run(" ".join(sentences))))
    yield Bullets(tuple(items))


def custom_effects(card: CustomCard, messages: Messages) -> list[str]:
    """A sentence for each effect that the card is composed of."""
    found = [messages("sheet.effect.draw", n=card.draw)] if card.draw else []
    if card.everyone_draws:
        found.append(messages("sheet.effect.everyone-draws", n=card.everyone_draws))
    named = {
        "skip": card.skips,
        "reverse": card.reverses,
        "wild": card.choose_colour,
        "swap": card.swap,
        "rotate": card.rotate,
        "shuffle": card.shuffle,
    }
    return found + [messages(f"sheet.effect.{name}") for name, holds in named.items() if holds]
