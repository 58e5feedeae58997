"""What the printed sheets are measured by, and the sheets that come nearest to their size."""

from __future__ import annotations

import io
from itertools import cycle

import pytest
from pypdf import PdfReader

from tests.soak.sheets import Case, Measured, Word, cases, off_the_paper, over_target, overprinted, printed, told
from unorules.document.paper import plan
from unorules.rulebook.load import shipped

LONGEST = ("mixed-stacking", "seven-o", "progressive", "no-mercy", "official-112-blank")


@pytest.mark.parametrize(("rules", "size"), [*zip(LONGEST, cycle(("full", "card", "pocket")), strict=False)])
def test_the_longest_sheets_keep_their_size_on_the_shorter_paper(rules, size):
    case = Case(rules, ("fi",), size, "letter")
    assert len(PdfReader(io.BytesIO(printed(case))).pages) <= plan("letter", size, 1).sheets


@pytest.mark.parametrize("size", ["full", "card"])
def test_three_house_rules_keep_the_size_too(size):
    case = Case("official+progressive+seven-o+jump-in", ("fi",), size, "a4")
    assert len(PdfReader(io.BytesIO(printed(case))).pages) <= plan("a4", size, 1).sheets


@pytest.mark.parametrize("size", ["full", "card"])
def test_two_languages_take_twice_the_sheets_at_most(size):
    case = Case("no-mercy", ("fi", "sv"), size, "letter")
    assert len(PdfReader(io.BytesIO(printed(case))).pages) <= 2 * plan("letter", size, 1).sheets


def test_every_ruleset_language_size_and_paper_is_measured():
    alone = list(cases(shipped(), ("full", "card", "pocket"), ("a4", "letter"), pairs=False))
    pairs = list(cases(shipped(), ("full", "card"), ("a4",), pairs=True))
    assert len(alone) == len(set(alone)) == len(shipped()) * 4 * 3 * 2
    assert len(pairs) == len(set(pairs)) == len(shipped()) * 12 * 2


def word(left, top, text="word", page=0):
    return Word(page, left, top, left + 10, top + 3, text)


def test_a_word_off_the_paper_is_told():
    assert list(off_the_paper([word(20, 20), word(203, 20, "out"), word(20, 296, "below")], 210, 297)) == [
        "off the paper: 'out' on page 1",
        "off the paper: 'below' on page 1",
    ]


def test_words_on_each_other_are_told():
    assert list(overprinted([word(20, 20, "one"), word(21, 20.5, "two")])) == [
        "on each other: 'one' and 'two' on page 1"
    ]
    assert list(overprinted([word(20, 20), word(31, 20), word(20, 23), word(20, 20, page=1)])) == []
    assert list(overprinted([word(20, 20, "+2"), word(22, 20, "+2")])) == []


def test_more_pages_than_the_size_promises_are_told():
    case = Case("official", ("en",), "card", "a4")
    long = Measured(case, 2, 7.0, ())
    assert over_target(long)
    assert told(long) == ["official en card a4: 2 pages"]
    assert told(Measured(case, 1, 7.0, ("a fault",))) == ["official en card a4: a fault"]
