"""PDF sheets: tagged, fonts inside, language and bookmarks, right number of sheets, nothing of a text as markup."""

from __future__ import annotations

import io
from itertools import product

import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from tests.document.pages import HOSTILE, page
from unorules.document.model import Document, Heading, Rule, Rules, Section, Size, paragraph, plain
from unorules.document.paper import PAPERS, Paper, plan
from unorules.document.pdf import pdf

SIZES: tuple[Size, ...] = ("full", "card", "pocket")


def read(made: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(made))


def text_of(made: bytes) -> str:
    return " ".join(" ".join(each.extract_text() for each in read(made).pages).split())


def fonts(reader: PdfReader) -> list[DictionaryObject]:
    found = []
    for each in reader.pages:
        for font in each["/Resources"].get("/Font", {}).values():  # type: ignore[union-attr]
            inner = font.get_object()
            found += [below.get_object() for below in inner.get("/DescendantFonts", [inner])]
    return found


@pytest.mark.parametrize(("size", "paper"), [*product(SIZES, PAPERS)])
def test_the_sheet_has_the_measures_of_its_paper(size: Size, paper: Paper) -> None:
    box = read(pdf(page("7", size), paper=paper)).pages[0].mediabox
    measured = {round(float(box.width) / 72 * 25.4, 1), round(float(box.height) / 72 * 25.4, 1)}
    assert measured == {round(each, 1) for each in PAPERS[paper]}


@pytest.mark.parametrize("size", SIZES)
def test_it_is_tagged_speaks_its_language_and_holds_its_fonts(size: Size) -> None:
    reader = read(pdf(page("7", size, second="8")))
    root = reader.trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"]
    assert str(root["/Lang"]).startswith("en")
    assert "/StructTreeRoot" in root
    embedded = [font["/FontDescriptor"].get_object() for font in fonts(reader)]
    assert embedded
    assert all({"/FontFile2", "/FontFile3"} & set(each) for each in embedded)


def test_its_bookmarks_are_the_headings() -> None:
    outline = read(pdf(page("chapter"))).outline
    flat = str(outline)
    assert flat.count("chapter") >= 3


def test_a_reader_is_told_what_it_is() -> None:
    info = read(pdf(page("The title"))).metadata
    assert info is not None
    assert info.title == "The title"
    assert "0000-0000" in str(info["/Keywords"])


@pytest.mark.parametrize("text", [each for each in HOSTILE if len(each) < 5_000])
@pytest.mark.parametrize("size", ["full", "pocket"])
def test_no_text_becomes_markup(text: str, size: Size) -> None:
    assert read(pdf(page(text, size))).pages


def test_signs_of_markup_are_printed_as_they_stand() -> None:
    text = '#panic("x") $y$ @z <w> *s* _e_'
    assert text in text_of(pdf(page(text)))


@pytest.mark.parametrize("text", ["word " * 2000, "ä" * 10_000])
def test_ten_thousand_letters_are_all_printed(text: str) -> None:
    meta = page("7").meta
    made = pdf(Document((Heading("t"), Section("own", "Own", (Rules((Rule(plain(text)),)),))), meta))
    assert text_of(made).replace(" ", "").replace("\u200b", "").count(text.replace(" ", "")[:4]) >= 2000


def test_what_no_font_has_becomes_a_box() -> None:
    assert "□" in text_of(pdf(page("日本 😀")))


def test_two_languages_stand_side_by_side() -> None:
    found = text_of(pdf(page("vasen", second="höger")))
    assert found.count("vasen") > 10
    assert found.count("höger") > 10


def test_a_booklet_is_one_sheet_and_tells_how_to_fold_it() -> None:
    short = Document((Heading("Title"), Section("a", "Heading", (paragraph("Text."),))), page("7", "pocket").meta)
    made = pdf(short)
    assert len(read(made).pages) == 1
    assert "Fold it." in text_of(made)
    assert "1" in text_of(made)


def test_what_does_not_fit_flows_to_a_further_sheet() -> None:
    for size, count in (("full", 100), ("card", 190), ("pocket", 260)):
        many = Rules(
            tuple(Rule(plain(f"Rule {at} says this much and not a word more than that.")) for at in range(count))
        )
        made = pdf(Document((Heading("Title"), Section("a", "Heading", (many,))), page("7", size).meta))
        assert len(read(made).pages) > 1
        found = text_of(made)
        assert all(f"Rule {at} " in found for at in range(count))


def test_the_same_page_has_the_same_bytes() -> None:
    assert pdf(page("7", "card", second="8")) == pdf(page("7", "card", second="8"))


def test_places_lie_on_the_sheet_and_apart() -> None:
    for paper, size, languages in product(PAPERS, SIZES, (1, 2)):
        laid = plan(paper, size, languages)
        for at, place in enumerate(laid.places):
            assert place.x >= 0
            assert place.y >= 0
            assert place.x + place.w <= laid.w
            assert place.y + place.h <= laid.h
            for other in laid.places[:at]:
                apart = place.x + place.w <= other.x or other.x + other.w <= place.x
                assert apart or place.y + place.h <= other.y or other.y + other.h <= place.y


def test_the_pages_of_a_booklet_follow_each_other_on_one_strip() -> None:
    """Two pages that follow each other share an edge, else no folding would bring them together."""
    for languages in (1, 2):
        laid = plan("a4", "pocket", languages)
        count = len(laid.places)
        wide, high = laid.w / (count / 2), laid.h / 2
        cells = [(int(place.x // wide), int(place.y // high)) for place in laid.places]
        assert sorted(cells) == sorted(product(range(count // 2), range(2)))
        for (x, y), (right, below) in zip(cells, cells[1:] + cells[:1], strict=True):
            assert abs(x - right) + abs(y - below) == 1
        assert {place.turned for place in laid.places if place.y < high} == {True}


def test_a_page_without_meta_is_refused() -> None:
    with pytest.raises(ValueError, match="language"):
        pdf(Document((Heading("t"),)))


def test_the_title_that_programs_read_has_nothing_invisible_in_it() -> None:
    endless = "Kansallislaulunlaulamisvelvollisuuskorttisäännöstökokoelma"
    assert read(pdf(page(endless))).metadata.title == endless  # type: ignore[union-attr]
