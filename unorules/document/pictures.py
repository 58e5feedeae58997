"""The pictures of a page: which cards are drawn on it, and the letters of their colours in the languages of the reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from unorules.document.model import Block, Cards, Deck, Meta, Pair, Picture, Section

Letters = Mapping[str, str]
"""The letters beside the shape of a colour, by the colour's name; two languages are parted by a stroke."""


def letters_of(meta: Meta) -> Letters:
    """The letters of the colours, first language first."""
    found: dict[str, list[str]] = {}
    for tint in meta.tints:
        known = found.setdefault(tint.name, [])
        if tint.letters not in known:
            known.append(tint.letters)
    return {name: "/".join(letters) for name, letters in found.items()}


def pictures_of(blocks: Iterable[Block]) -> Iterator[Picture]:
    """Every card that is drawn, in the order of the page."""
    for block in blocks:
        match block:
            case Section():
                yield from pictures_of(block.blocks)
            case Pair():
                yield from pictures_of((block.left, block.right))
            case Deck():
                for pile in block.piles:
                    yield from pile.pictures
            case Cards():
                yield from (item.picture for item in block.items)
