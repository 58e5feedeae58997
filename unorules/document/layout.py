"""Lines of a page for a given width: words wrapped, tables aligned, labels in the margin. Printers put on the looks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from unorules.document.model import (
    Block,
    Bullets,
    Document,
    Heading,
    Kind,
    Labelled,
    Listing,
    Mark,
    Pair,
    Paragraph,
    Quarrel,
    Quarrels,
    Rule,
    Rules,
    Run,
    Runs,
    Step,
    Steps,
    Table,
    Verdict,
)
from unorules.document.reduced import MARKED, SIGNS, aside_of, colophon, reduced
from unorules.values import dataclass, replace

NARROWEST: Final = 20
_LEAST: Final = 12
"""So many columns are left for text, however deep it stands."""

MARGIN: Final = 20
NARROW: Final = 60
"""On a page less wide a label stands above what it labels."""
_SIGNS: Final = {"": "•", "done": "✓", "refused": "✗"}
_LOOKS: Final[dict[Mark, Kind]] = {"": "plain", "done": "yes", "refused": "no"}
_VERDICTS: Final[dict[Verdict, Kind]] = {"yes": "yes", "no": "no", "depends": "strong", "value": "strong"}
_BETWEEN: Final = " │ "
_COLUMN: Final = 32
"""The narrowest column that two languages are set in side by side."""
_COMBINING: Final = "\u0300"
"""Every character before this one takes one column."""

_BLANKS: Final = re.compile(r"(\s+(?!-[^\W\d_]{2}))")
"""Where a line may end: not before the last part of a compound, nosta kaksi -kortti."""

_PART: Final = re.compile(r"(?<=\w)[/\\._-](?=\w|$)")
"""Where a name that has to be cut is cut: behind a folder of a path, else behind a part of a name or a key."""

_UNSEEN: Final = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)

Line = tuple[Run, ...]
_BLANK: Final = Run(" ")


@dataclass(frozen=True, slots=True)
class Place:
    """Where lines are set: the width they have, what stands before the first and the others, the margin of labels."""

    width: int
    first: Line = ()
    rest: str = ""
    margin: int = 0

    @property
    def room(self) -> int:
        """Columns left for text."""
        return max(_LEAST, self.width - len(self.rest))


def lines(document: Document, width: int) -> Iterator[Line]:
    """The page line by line; a blank line between blocks."""
    blocks = tuple(reduced(document.blocks))
    labels = [width_of(visible(block.label)) for block in blocks if isinstance(block, Labelled)]
    margin = min(max(labels, default=0) + 2, MARGIN)
    for index, block in enumerate(blocks):
        if index:
            yield ()
        yield from _block(block, Place(width, margin=margin))
    for index, line in enumerate(colophon(document)):
        if not index:
            yield ()
        yield from _wrapped((Run(line, "faint"),), Place(width))


def width_of(text: str) -> int:
    """Columns a text takes: wide characters two, combining ones none."""
    if text.isascii() or max(text) < _COMBINING:
        return len(text)  # nearly always
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def visible(text: str) -> str:
    """The text with control and bidirectional characters replaced, so that no name can disturb the page."""
    return _UNSEEN.sub("\ufffd", text.replace("\t", " "))


def shown(run: Run) -> Run:
    """The run as it is printed: cards in brackets."""
    text = visible(run.text)
    if run.kind == "card":
        text = f"[{text}]"
    return run if text == run.text else replace(run, text=text)


def _block(block: Block, place: Place) -> Iterator[Line]:
    match block:
        case Heading():
            yield from _heading(block, place)
        case Paragraph():
            yield from _wrapped(block.runs, place)
        case Bullets():
            for item, at in zip(block.items, _down(place), strict=False):
                yield from _item(item, "", at)
        case Steps():
            for step, at in zip(block.items, _down(place), strict=False):
                yield from _step(step, at)
        case Table():
            yield from _table(block, place)
        case Labelled():
            yield from _labelled(block, place)
        case Rules():
            for rule, at in zip(block.items, _down(place), strict=False):
                yield from _rule(rule, at)
        case Quarrels():
            yield from _quarrels(block, place)
        case Pair():
            yield from _pair(block, place)
        case Listing():
            yield from (_stripped([Run("  "), Run(visible(line), "code")]) for line in block.lines)


def _down(place: Place) -> Iterator[Place]:
    """The place, and then what is below it: a label stands before the first line alone."""
    yield place
    below = replace(place, first=(Run(place.rest),) if place.rest else ())
    while True:
        yield below


def _heading(heading: Heading, place: Place) -> Iterator[Line]:
    yield from _wrapped((Run(heading.text, "strong"),), place)
    if heading.level == 1:
        yield (Run("═" * min(width_of(visible(heading.text)), place.width), "faint"),)


def _item(runs: Runs, mark: Mark, place: Place) -> Iterator[Line]:
    sign = Run(f"{_SIGNS[mark]} ", _LOOKS[mark])
    yield from _wrapped(runs, replace(place, first=(*place.first, sign), rest=place.rest + "  "))


def _step(step: Step, place: Place) -> Iterator[Line]:
    runs = step.runs + ((Run(" – ", "faint"), *step.outcome) if step.outcome else ())
    yield from _item(runs, step.mark, place)


def _rule(rule: Rule, place: Place) -> Iterator[Line]:
    sign, head = (f"{MARKED} ", (Run(f"{rule.mark}: ", "strong"),)) if rule.mark else ("• ", ())
    tail = (Run(f" ({rule.was})", "faint"),) if rule.was else ()
    at = replace(place, first=(*place.first, Run(sign, "strong" if rule.mark else "plain")), rest=place.rest + "  ")
    yield from _wrapped((*head, *rule.runs, *tail), at)


def _quarrels(block: Quarrels, place: Place) -> Iterator[Line]:
    for index, quarrel in enumerate(block.items):
        if index:
            yield ()
        yield from _quarrel(quarrel, place)


def _quarrel(quarrel: Quarrel, place: Place) -> Iterator[Line]:
    """The question, what holds, why, and the example below it."""
    yield from _wrapped((Run(quarrel.question, "strong"),), place)
    sign = Run(f"  {SIGNS[quarrel.verdict]} ", _VERDICTS[quarrel.verdict])
    word = (Run(f"{quarrel.words}. ", _VERDICTS[quarrel.verdict]),) if quarrel.words else ()
    aside = (Run(f" ({told})", "faint"),) if (told := aside_of(quarrel)) else ()
    inner = replace(place, first=(Run(place.rest + "    "),), rest=place.rest + "    ")
    first = replace(inner, first=(*((Run(place.rest),) if place.rest else ()), sign))
    yield from _wrapped((*word, *quarrel.answer, *aside), first)
    for reason in quarrel.why:
        yield from _wrapped((Run(reason, "faint"),), inner)
    if quarrel.caption:
        yield from _wrapped((Run(quarrel.caption, "strong"),), inner)
    for block in quarrel.example:
        yield from _block(block, inner)


def _pair(pair: Pair, place: Place) -> Iterator[Line]:
    """Two columns where there is room, else one language below the other."""
    wide = (place.width - len(_BETWEEN)) // 2
    if wide < _COLUMN:
        yield from _block(pair.left, place)
        yield from _block(pair.right, place)
        return
    column = Place(wide, margin=place.margin)
    for left, right in pair.rows():
        yield from _beside(list(_block(left, column)), list(_block(right, column)), wide)


def _beside(left: list[Line], right: list[Line], wide: int) -> Iterator[Line]:
    for index in range(max(len(left), len(right))):
        line = left[index] if index < len(left) else ()
        after = right[index] if index < len(right) else ()
        gap = " " * max(0, wide - sum(width_of(run.text) for run in line))
        between = gap + (_BETWEEN if after else _BETWEEN.rstrip())
        yield (*line, Run(between, "faint"), *after)


def _labelled(block: Labelled, place: Place) -> Iterator[Line]:
    label = visible(block.label)
    if place.width < NARROW or width_of(label) > place.margin - 2:
        yield (Run(label, "strong"),)
        inner = Place(place.width, (Run("  "),), "  ")
    else:
        head = (Run(label, "strong"), Run(" " * (place.margin - width_of(label))))
        inner = Place(place.width, head, " " * place.margin)
    for each, at in zip(block.blocks, _down(inner), strict=False):
        yield from _block(each, at)


def _wrapped(runs: Runs, place: Place) -> Iterator[Line]:
    """The runs broken at blanks. A word longer than the line is cut, a path or a key behind one of its names; a card is kept whole
    where it can be."""
    line: list[Run] = list(place.first)
    used, empty = 0, True
    for word in _words(runs, place.room):
        size = sum(width_of(run.text) for run in word)
        blank = word[0].text == " "
        if used + size > place.room and not blank:
            yield _stripped(line)
            line, used, empty = [Run(place.rest)] if place.rest else [], 0, True
        if blank and empty:
            continue
        line += word
        used, empty = used + size, False
    if not empty or place.first:
        yield _stripped(line)


def _words(runs: Runs, room: int) -> Iterator[list[Run]]:
    """Pieces that are not broken: words (which may run over several runs) and single blanks."""
    word: list[Run] = []
    for run in map(shown, runs):
        whole = run.kind == "card" and width_of(run.text) <= room
        for piece in [run.text] if whole else _BLANKS.split(run.text):
            if not piece:
                continue
            if piece.isspace():
                if word:
                    yield word
                yield [_BLANK]
                word = []
                continue
            word.append(Run(piece, run.kind, run.tint))
            while sum(width_of(part.text) for part in word) > room:
                head, word = _cut(word, room)
                yield head
    if word:
        yield word


def _cut(word: list[Run], room: int) -> tuple[list[Run], list[Run]]:
    """The word in two, the first in `room`: behind the last part of a name that ends in there, else where the room does."""
    text = "".join(run.text for run in word)
    ends = accumulate(width_of(char) for char in text)
    fits = next((at for at, end in enumerate(ends) if end > room), len(text)) or 1
    parts = [part.end() for part in _PART.finditer(text, 0, fits)]
    folders = [end for end in parts if text[end - 1] in "/\\"]
    left = (folders or parts or [fits])[-1]
    head: list[Run] = []
    for index, run in enumerate(word):
        if len(run.text) > left:
            head.append(replace(run, text=run.text[:left]))
            return head, [replace(run, text=run.text[left:]), *word[index + 1 :]]
        head.append(run)
        left -= len(run.text)
    return head, []


def _stripped(line: list[Run]) -> Line:
    while line and line[-1].text.strip() == "" and line[-1].kind != "card":
        line.pop()
    return tuple(run for run in line if run.text)


def _table(table: Table, place: Place) -> Iterator[Line]:
    """Columns side by side; the last takes the room that is left and wraps. A page too narrow gets one entry a row."""
    widths = [max(map(width_of, column)) for column in zip(*_cells(table), strict=True)]
    last = len(widths) - 1
    left = place.width - sum(widths[:-1]) - 2 * last
    if left < min(widths[last], NARROWEST):
        yield from _stacked(table, place)
        return
    widths[last] = min(widths[last], left)
    header = tuple((Run(text, "strong"),) for text in table.header)
    if any(table.header):
        yield from _row(header, widths, table.numbers)
        yield (Run("  ".join("─" * width for width in widths), "faint"),)
    for row in table.rows:
        yield from _row(row, widths, table.numbers)


def _cells(table: Table) -> list[list[str]]:
    rows = [["".join(shown(run).text for run in cell) for cell in row] for row in table.rows]
    return [[visible(text) for text in table.header], *rows]


def _row(row: tuple[Runs, ...], widths: list[int], numbers: frozenset[int]) -> Iterator[Line]:
    columns = [
        list(_wrapped(cell, Place(max(width, 1)))) if cell else [()] for cell, width in zip(row, widths, strict=True)
    ]
    for index in range(max(map(len, columns))):
        line: list[Run] = []
        for at, (column, width) in enumerate(zip(columns, widths, strict=True)):
            cell = column[index] if index < len(column) else ()
            gap = Run(" " * (width - sum(width_of(run.text) for run in cell)))
            line += [gap, *cell] if at in numbers else [*cell, gap]
            line.append(Run("  "))
        yield _stripped(line)


def _stacked(table: Table, place: Place) -> Iterator[Line]:
    for row in table.rows:
        head, *others = row
        yield from _wrapped(head, place)
        for title, cell in zip(table.header[1:], others, strict=True):
            label = (Run(f"{title}: ", "faint"),) if title else ()
            yield from _wrapped((*label, *cell), Place(place.width, (Run("  "),), "  "))
