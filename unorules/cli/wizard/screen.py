"""What fits on the screen: how high it is, how high blocks are, and how a list is set so that nothing of it scrolls away."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from itertools import accumulate, takewhile
from typing import Final

from unorules.cli.console import width
from unorules.document.layout import MARGIN, NARROW, lines, width_of
from unorules.document.model import Block, Bullets, Document, Heading, Labelled, Pair, Paragraph, Runs, Table
from unorules.values import replace

Row = tuple[Runs, Runs]
"""The number of a row, and what it says."""

_BESIDE: Final = 80
"""The narrowest screen on which a list is set in two columns."""

_BETWEEN: Final = 3
_PROMPT: Final = 1


def height() -> int:
    """Lines of the terminal (LINES where it is set); 0 for what is no terminal and has no end."""
    return shutil.get_terminal_size((80, 24)).lines if sys.stdout.isatty() else 0


def fits(page: Document, used: int) -> bool:
    """Whether the page, a blank line and a prompt go below `used` lines without any of them scrolling away."""
    return not used or height() == 0 or used + tall(*page.blocks) + _PROMPT + 1 <= height()


def tall(*blocks: Block, columns: int = 0) -> int:
    """How many lines the blocks take with the blank line below them, none for nothing."""
    found = sum(1 for _ in lines(Document(blocks), columns or width(sys.stdout)))
    return found + 1 if blocks else 0


def pieces(blocks: Sequence[Block]) -> Iterator[tuple[Document, bool, Document]]:
    """The blocks as documents, whether a blank line follows each, and what is to stand on one page with it: a heading and a
    paragraph go with what they lead to.
    """
    parts = list(_parts(blocks))
    for place, (page, ends) in enumerate(parts):
        leads = takewhile(lambda part: isinstance(part[0].blocks[0], (Heading, Paragraph)), parts[place:])
        together = parts[place : place + sum(1 for _ in leads) + 1]
        yield page, ends, Document(tuple(block for part, _ in together for block in part.blocks))


def _parts(blocks: Sequence[Block]) -> Iterator[tuple[Document, bool]]:
    """A list comes apart between its items, labels between each other; they keep the margin that they share."""
    widest = max((width_of(block.label) for block in blocks if isinstance(block, Labelled)), default=0)
    for block in blocks:
        if isinstance(block, Labelled):
            yield Document((_with_margin(block, widest),)), True
        else:
            items = [Bullets((item,)) for item in block.items] if isinstance(block, Bullets) else [block]
            yield from ((Document((item,)), item is items[-1]) for item in items)


def _with_margin(block: Labelled, widest: int) -> Labelled:
    """The label as wide as the widest of those that it stands among, where labels stand in a margin at all."""
    missing = min(widest, MARGIN - 2) - width_of(block.label)
    return block if width(sys.stdout) < NARROW else replace(block, label=block.label + " " * max(0, missing))


def leaf(rows: Sequence[Row], first: int, used: int, below: int, more: int) -> tuple[Block, int]:
    """The rows from `first` on that the screen has room for, and the place of the row after them: all where they can be.

    `used` lines are taken already, `below` are wanted under the last row, `more` under any other. At least one row is
    shown however low the screen is. What is too high for one column is set in two where that shows the whole of it.
    """
    room = height() - used - _PROMPT
    wide = width(sys.stdout)
    if height() == 0 or _column(rows[first:], wide) <= room - below:
        return _table(rows[first:]), len(rows)
    speaks = os.environ.get("TERM") == "dumb"  # as under a screen reader, which would read across the columns
    if first == 0 and wide >= _BESIDE and not speaks and (found := _beside(rows, wide)) and tall(found) <= room - below:
        return found, len(rows)
    heights = accumulate(tall(_table([row])) - 1 for row in rows[first:-1])
    shown = sum(lines + 1 <= room - more for lines in heights)
    after = first + max(1, shown)
    return _table(rows[first:after]), after


def _table(rows: Sequence[Row]) -> Table:
    return Table(("", ""), tuple(rows))


def _column(rows: Sequence[Row], columns: int) -> int:
    return tall(_table(rows), columns=columns)


def _beside(rows: Sequence[Row], wide: int) -> Pair | None:
    """The first rows on the left, the others on the right, both sides as high as can be."""
    heights = [_column([row], (wide - _BETWEEN) // 2) - 1 for row in rows]
    cuts = range(1, len(rows))
    cut = min(cuts, key=lambda at: max(sum(heights[:at]), sum(heights[at:])), default=0)
    return Pair(_table(rows[:cut]), _table(rows[cut:])) if cut else None
