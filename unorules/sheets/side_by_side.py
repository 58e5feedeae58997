"""A page in two languages: the same page written twice, block beside block."""

from __future__ import annotations

from unorules.document.model import Block, Document, Pair, Section
from unorules.values import replace


def side_by_side(left: Document, right: Document) -> Document:
    """The two pages as one, the left one's language first. Both must have been written from the same rules and size.

    Raises ValueError where they are not of one structure.
    """
    blocks = _paired(left.blocks, right.blocks)
    if left.meta is None or right.meta is None:
        return Document(blocks, left.meta)
    lines = tuple(dict.fromkeys((*left.meta.lines, *right.meta.lines)))
    languages = (*left.meta.languages, *right.meta.languages)
    return Document(
        blocks, replace(left.meta, languages=languages, lines=lines, tints=(*left.meta.tints, *right.meta.tints))
    )


def _paired(left: tuple[Block, ...], right: tuple[Block, ...]) -> tuple[Block, ...]:
    return tuple(_pair(a, b) for a, b in zip(left, right, strict=True))


def _pair(left: Block, right: Block) -> Block:
    if not isinstance(left, Section) or not isinstance(right, Section):
        if type(left) is not type(right):
            raise ValueError(f"{type(left).__name__} beside {type(right).__name__}")
        return Pair(left, right)
    if left.id != right.id:
        raise ValueError(f"{left.id} beside {right.id}")
    return Section(left.id, left.heading, _paired(left.blocks, right.blocks), left.level, right.heading)
