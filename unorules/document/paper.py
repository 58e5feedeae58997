"""Where a page stands on paper: the sheet, the places for text in the order of reading, the size of the type.

A full sheet and a card have columns. A pocket sheet is a booklet: eight small pages on one side of one sheet, folded three
times and slit once; in two languages four bigger ones, folded twice. Whatever does not fit goes to a further sheet.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from unorules.document.model import Size

Paper = Literal["a4", "letter"]

PAPERS: Final[dict[Paper, tuple[float, float]]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place for text in millimetres from the upper left corner of the sheet; `turned` ones stand on their head."""

    x: float
    y: float
    w: float
    h: float
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """A sheet: its measures, its places, the type in points, how far the type may shrink and grow, the sheets wished for,
    how wide a card is drawn beside what it does (by the size of the type).

    `margin` is what lies around a place of a booklet, `folds` the lines to fold (x1, y1, x2, y2), `slit` the line to cut.
    """

    w: float
    h: float
    places: tuple[Place, ...]
    type: float
    scales: tuple[float, float]
    sheets: int
    picture: float
    booklet: bool = False
    margin: float = 0
    folds: tuple[tuple[float, float, float, float], ...] = ()
    slit: tuple[float, float, float, float] | None = None

    def data(self) -> dict[str, Any]:
        """The plan for the template."""
        return asdict(self)


def plan(paper: Paper, size: Size, languages: int) -> Plan:
    """The plan of a sheet of that paper and size in one language or two; two take twice the sheets, a card both its sides."""
    w, h = PAPERS[paper]
    if size == "pocket":
        return _leaflet(w, h) if languages > 1 else _booklet(w, h)
    columns = 1 if languages > 1 else 2
    if size == "card":
        return Plan(w, h, _columns(w, h, columns, side=10, top=9, foot=12.5), 8.8, (0.76, 1.2), languages, 1.85)
    return Plan(w, h, _columns(w, h, columns, side=13, top=11, foot=14), 10, (0.76, 1.1), 2 * languages, 2.15)


def _columns(w: float, h: float, count: int, *, side: float, top: float, foot: float) -> tuple[Place, ...]:
    gap = 8.0
    wide = (w - 2 * side - gap * (count - 1)) / count
    return tuple(Place(side + at * (wide + gap), top, wide, h - top - foot) for at in range(count))


def _booklet(w: float, h: float) -> Plan:
    """Eight pages on a sheet laid across. Below from the left 8, 1, 2, 3; above them on their heads 7, 6, 5, 4."""
    wide, high = h / 4, w / 2
    cells = [(1, 1), (2, 1), (3, 1), (3, 0), (2, 0), (1, 0), (0, 0), (0, 1)]
    places = tuple(_cell(column * wide, row * high, wide, high, 5.5, row == 0) for column, row in cells)
    folds = tuple((wide * at, 0.0, wide * at, w) for at in (1, 2, 3))
    edges = ((0.0, high, wide, high), (3 * wide, high, 4 * wide, high))
    slit = (wide, high, 3 * wide, high)
    return Plan(h, w, places, 7.6, (0.86, 1.25), 1, 2.2, True, 5.5, (*folds, *edges), slit)


def _leaflet(w: float, h: float) -> Plan:
    """Four pages on an upright sheet. Below 4 and 1, above them on their heads 3 and 2."""
    wide, high = w / 2, h / 2
    cells = [(1, 1), (1, 0), (0, 0), (0, 1)]
    places = tuple(_cell(column * wide, row * high, wide, high, 7, row == 0) for column, row in cells)
    folds = ((wide, 0.0, wide, h), (0.0, high, w, high))
    return Plan(w, h, places, 7.6, (0.86, 1.25), 1, 2.2, True, 7, folds)


def _cell(x: float, y: float, w: float, h: float, margin: float, turned: bool) -> Place:
    """A page of a booklet without its margins; its number stands below the text."""
    top, foot = (margin + 4, margin) if turned else (margin, margin + 4)
    return Place(x + margin, y + top, w - 2 * margin, h - top - foot, turned)
