"""Every sheet on paper: each shipped edition and each house rule alone, in every language, size and paper, measured on the page.

``python -m tests.soak.sheets [--pairs] [--rules A+B …] [--lang L …] [--size S …] [--paper P …]``

prints the sheets that take more paper than their size promises, words that stand off the paper or on each other, and
headings with nothing below them. It needs poppler (pdfinfo, pdftotext). Exit 1 where something is found.
"""

from __future__ import annotations

import argparse
import io
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import unescape
from itertools import permutations, product
from multiprocessing import Pool
from typing import Final

from pypdf import PdfReader

from unorules.document.model import Size
from unorules.document.paper import PAPERS, Paper, Place, plan
from unorules.document.pdf import pdf
from unorules.i18n.messages import load as words_of
from unorules.rulebook.load import load, shipped
from unorules.sheets.rule_sheet import bilingual_sheet, rule_sheet

LANGUAGES: Final = ("fi", "nb", "sv", "en")
SIZES: Final[tuple[Size, ...]] = ("full", "card", "pocket")
_WORD: Final = re.compile(r'<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)</word>')
_POINT: Final = 25.4 / 72
_BOX: Final = 1.25
"""How tall the boxes of the sheets' font are, by the size of its type."""
_SLACK: Final = 1.0
"""Millimetres that a word may stand out: the box of a word is that of its font, not of its ink."""


@dataclass(frozen=True, slots=True)
class Case:
    """One sheet to print."""

    rules: str
    languages: tuple[str, ...]
    size: Size
    paper: Paper

    def __str__(self) -> str:
        return f"{self.rules} {'+'.join(self.languages)} {self.size} {self.paper}"


@dataclass(frozen=True, slots=True)
class Word:
    """A printed word and its box in millimetres from the upper left corner."""

    page: int
    left: float
    top: float
    right: float
    bottom: float
    text: str

    def over(self, other: Word) -> float:
        """How much of the smaller box lies under the other."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high / min(self.area, other.area) if wide > 0 and high > 0 else 0.0

    @property
    def area(self) -> float:
        """Of the box; never nothing."""
        return max((self.right - self.left) * (self.bottom - self.top), 0.01)


@dataclass(frozen=True, slots=True)
class Measured:
    """What a printed sheet turned out to be: its pages, the size of its type in points, what is wrong with it."""

    case: Case
    pages: int
    type: float
    faults: tuple[str, ...]


def cases(
    rules: Iterable[str],
    sizes: Iterable[Size],
    papers: Iterable[Paper],
    languages: Iterable[str] = LANGUAGES,
    *,
    pairs: bool,
) -> Iterator[Case]:
    """Every sheet: of one language, or of each two languages side by side."""
    spoken = permutations(languages, 2) if pairs else ((each,) for each in languages)
    yield from (Case(*each) for each in product(rules, tuple(spoken), sizes, papers))


def printed(case: Case) -> bytes:
    """The file."""
    rulebook, spoken = load(case.rules.split("+"), folders=[]), [words_of(each) for each in case.languages]
    page = (
        bilingual_sheet(rulebook, spoken[0], spoken[1], size=case.size)
        if len(spoken) == 2
        else rule_sheet(rulebook, spoken[0], size=case.size)
    )
    return pdf(page, paper=case.paper)


def measured(case: Case) -> Measured:
    """Print a sheet and look at it."""
    return looked_at(case, printed(case))


def looked_at(case: Case, made: bytes) -> Measured:
    """The pages and the faults of a file."""
    laid = plan(case.paper, case.size, len(case.languages))
    pages = int(re.search(rb"Pages:\s+(\d+)", _poppler("pdfinfo", made))[1])  # type: ignore[index]
    found = list(words_in(made))
    faults = [*off_the_paper(found, laid.w, laid.h), *overprinted(found), *_lonely(made, found, laid.places)]
    return Measured(case, pages, _type(found), tuple(faults))


def _poppler(tool: str, made: bytes) -> bytes:
    asked = [tool, "-bbox", "-", "-"] if tool == "pdftotext" else [tool, "-"]
    return subprocess.run(asked, input=made, capture_output=True, check=True).stdout


def words_in(made: bytes) -> Iterator[Word]:
    """Every word of a file with its box."""
    for number, page in enumerate(_poppler("pdftotext", made).decode("utf-8").split("<page ")[1:]):
        for found in _WORD.finditer(page):
            box = (float(each) * _POINT for each in found.groups()[:4])
            yield Word(number, *box, unescape(found[5]))


def _type(found: Sequence[Word]) -> float:
    """The size of the commonest type, in points: the box of a word is that of its font, taller than its type."""
    heights = Counter(round((word.bottom - word.top) / _POINT / _BOX, 1) for word in found)
    return heights.most_common(1)[0][0] if heights else 0.0


def off_the_paper(found: Iterable[Word], wide: float, high: float) -> Iterator[str]:
    for word in found:
        if word.left < 4 or word.top < 4 or word.right > wide - 4 or word.bottom > high - 3:
            yield f"off the paper: {word.text!r} on page {word.page + 1}"


def overprinted(found: Sequence[Word]) -> Iterator[str]:
    ordered = sorted(found, key=lambda word: (word.page, word.top))
    for at, word in enumerate(ordered):
        for other in ordered[at + 1 :]:
            if other.page != word.page or other.top >= word.bottom:
                break
            # Cards in a fan cover the signs of those below them.
            if word.over(other) > 0.3 and not (word.text == other.text and word.text.startswith("+")):
                yield f"on each other: {word.text!r} and {other.text!r} on page {word.page + 1}"


def _lonely(made: bytes, found: Sequence[Word], places: Sequence[Place]) -> Iterator[str]:
    """Headings with no text below them in their place."""
    reader = PdfReader(io.BytesIO(made))
    for mark in _bookmarks(reader.outline):
        page = reader.get_destination_page_number(mark) or 0
        high = float(reader.pages[page].mediabox.height)
        x, y = float(mark.left or 0) * _POINT, (high - float(mark.top or 0)) * _POINT
        place = next((each for each in places if _holds(each, x, y)), None)
        here = [word for word in found if word.page == page and place and _holds(place, word.left, word.top)]
        deep = [place.y + place.h - word.top if place.turned else word.bottom - place.y for word in here if place]
        own = (place.y + place.h - y if place.turned else y - place.y) if place else 0
        if place and max(deep, default=0) < own + 5:
            yield f"nothing below the heading {mark.title!r} on page {page + 1}"


def _bookmarks(outline: Iterable[object]) -> Iterator[object]:
    for each in outline:
        if isinstance(each, list):
            yield from _bookmarks(each)
        else:
            yield each


def _holds(place: Place, x: float, y: float) -> bool:
    return (
        place.x - _SLACK <= x <= place.x + place.w + _SLACK
        and place.y - 3 * _SLACK <= y <= place.y + place.h + 3 * _SLACK
    )


def over_target(found: Measured) -> bool:
    """Whether it takes more pages than its size promises."""
    return found.pages > plan(found.case.paper, found.case.size, len(found.case.languages)).sheets


def told(found: Measured) -> list[str]:
    """What is to be said about a sheet."""
    over = [f"{found.pages} pages"] if over_target(found) else []
    return [f"{found.case}: {each}" for each in (*over, *found.faults)]


def main(arguments: list[str] | None = None) -> int:
    """Run; exit 1 where something does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.sheets", description=__doc__)
    parser.add_argument("--pairs", action="store_true")
    parser.add_argument("--rules", nargs="+", default=list(shipped()))
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--size", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--paper", nargs="+", choices=list(PAPERS), default=list(PAPERS))
    chosen = parser.parse_args(arguments)
    started, wanted, over, wrong = time.perf_counter(), 0, 0, 0
    smallest: dict[str, tuple[float, str]] = {}
    with Pool(2, maxtasksperchild=4) as pool:
        asked = cases(chosen.rules, chosen.size, chosen.paper, chosen.lang, pairs=chosen.pairs)
        for found in pool.imap(measured, asked, chunksize=4):
            wanted, over, wrong = wanted + 1, over + over_target(found), wrong + len(found.faults)
            smallest[found.case.size] = min(smallest.get(found.case.size, (99.0, "")), (found.type, str(found.case)))
            for line in told(found):
                print(line, flush=True)
    print(f"{wanted} sheets in {time.perf_counter() - started:.0f} s, {over} over their size, {wrong} faults")
    for size, (least, where) in smallest.items():
        print(f"smallest type of {size}: {least:.1f} points, {where}")
    return int(bool(over or wrong))


if __name__ == "__main__":
    sys.exit(main())
