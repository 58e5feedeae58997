"""What is left of a printed page where nothing can be drawn: sections become headings, pictured cards tables, lists stay lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from unorules.document.model import (
    Block,
    Bullets,
    CardRule,
    Cards,
    Deck,
    Document,
    Heading,
    Pair,
    Paragraph,
    Quarrel,
    Rule,
    Run,
    Runs,
    Section,
    Table,
    Verdict,
    plain,
)

SIGNS: Final[dict[Verdict, str]] = {"yes": "✓", "no": "✗", "depends": "~", "value": "→"}
"""The sign before a verdict: its word says the same."""

MARKED: Final = "◆"
"""The sign of a rule that is not the edition's own: the words of its mark say the same."""


def reduced(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks one after the other, without sections and pictures."""
    for block in blocks:
        match block:
            case Section():
                yield _heading(block)
                yield from reduced(block.blocks)
            case Deck():
                yield deck_table(block)
                if block.notes:
                    yield Paragraph(plain(" ".join(block.notes)))
            case Cards():
                yield cards_table(block)
            case Pair():
                yield from _pair(block)
            case _:
                yield block


def colophon(document: Document) -> tuple[str, ...]:
    """What stands at the foot of a page, if anything: once for each language."""
    return document.meta.lines if document.meta else ()


def aside_of(quarrel: Quarrel) -> str:
    """What is said in brackets after an answer: that it is a house rule, and what the edition says."""
    mark = f"{MARKED} {quarrel.mark}" if quarrel.mark else ""
    return f"{mark} – {quarrel.was}" if mark and quarrel.was else mark or quarrel.was


def deck_table(deck: Deck) -> Table:
    """How many cards of each sort, with the sum."""
    rows = [(plain(pile.name), plain(str(pile.count)), plain(pile.note)) for pile in deck.piles]
    total = (plain(deck.total), plain(str(deck.count)), plain(""))
    return Table((*deck.header, ""), (*rows, total), frozenset({1}))


def cards_table(cards: Cards) -> Table:
    """What the special cards do, and what they count where points are counted."""
    name, points, what = cards.header
    told = [_joined(item.what) for item in cards.items]
    if not points:
        rows = tuple((plain(item.name), text) for item, text in zip(cards.items, told, strict=True))
        return Table((name, what), rows)
    scored = tuple((plain(item.name), plain(item.points), text) for item, text in zip(cards.items, told, strict=True))
    return Table((name, points, what), scored, frozenset({1}))


def _joined(rules: tuple[Rule, ...]) -> Runs:
    found: list[Run] = []
    for rule in rules:
        found += [Run(" ")] if found else []
        found += [Run(f"{MARKED} {rule.mark}: ", "strong")] if rule.mark else []
        found += rule.runs
    return tuple(found)


def _heading(section: Section) -> Block:
    left = Heading(section.heading, section.level)
    return Pair(left, Heading(section.beside, section.level)) if section.beside else left


def _pair(pair: Pair) -> Iterator[Block]:
    match (pair.left, pair.right):
        case (Deck() as left, Deck() as right):
            yield _decks(left, right)
            notes = (Paragraph(plain(" ".join(deck.notes))) for deck in (left, right) if deck.notes)
            yield from _paired(tuple(notes))
        case (Cards() as left, Cards() as right):
            yield Pair(_as_list(left), _as_list(right))
        case (Table() as left, Table() as right) if _one_column(left) == _one_column(right):
            rows = ((a[0], a[1], b[1]) for a, b in zip(left.rows, right.rows, strict=True))
            yield Table((left.header[0], left.header[1], right.header[1]), tuple(rows), left.numbers)
        case _:
            yield pair


def _paired(blocks: tuple[Block, ...]) -> Iterator[Block]:
    if len(blocks) == 2:
        yield Pair(*blocks)
    else:
        yield from blocks


def _decks(left: Deck, right: Deck) -> Table:
    """One table of the deck with both names, so that the counts stand there once."""
    piles = zip(left.piles, right.piles, strict=True)
    rows = [(plain(a.name), plain(b.name), plain(str(a.count))) for a, b in piles]
    rows.append((plain(left.total), plain(right.total), plain(str(left.count))))
    return Table((left.header[0], right.header[0], left.header[1]), tuple(rows), frozenset({2}))


def _as_list(cards: Cards) -> Bullets:
    """A column is too narrow for a table: name, points and what the card does in one line each."""
    return Bullets(tuple((Run(_titled(item), "strong"), Run(" "), *_joined(item.what)) for item in cards.items))


def _titled(item: CardRule) -> str:
    return f"{item.name} ({item.points}):" if item.points else f"{item.name}:"


def _one_column(table: Table) -> tuple[Runs, ...] | None:
    """The first of two columns, which both languages may share; None for any other table."""
    return tuple(row[0] for row in table.rows) if len(table.header) == 2 else None
