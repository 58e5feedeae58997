"""HTML sheets: one file, nothing from outside, nothing of a text as markup, languages and anchors in place, same bytes."""

from __future__ import annotations

import itertools
import re
from base64 import b64encode
from hashlib import sha256
from html import unescape
from html.parser import HTMLParser

import pytest

from tests.document.pages import HOSTILE, SEVEN, TINTS, deck, page
from unorules.document.html import html
from unorules.document.model import Document, Heading, Section, paragraph

VOID = {"meta", "input", "br", "img", "link"}


class Outline(HTMLParser):
    """What a browser would make of the page: elements, their attributes, whether every one is closed, the bare text."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.astray: list[str] = []
        self.words: list[str] = []
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.astray.append(tag)

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.elements if name == tag]


def shape(text: str) -> list[tuple[str, tuple[str, ...]]]:
    """Elements and names of attributes, without the direction, which depends on the letters."""
    found = Outline(html(page(text))).elements
    return [(tag, tuple(name for name in attributes if name != "dir")) for tag, attributes in found if tag != "span"]


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_becomes_markup(text: str) -> None:
    assert shape(text) == shape("harmless")


@pytest.mark.parametrize("text", HOSTILE)
def test_every_element_is_closed(text: str) -> None:
    found = Outline(html(page(text, second="toinen")))
    assert (found.open, found.astray) == ([], [])


def test_the_text_itself_is_all_there() -> None:
    text = "<b>&amp; \"quoted\" 'single'</b>"
    assert "".join(Outline(html(page(text))).words).count(text) > 20


def test_nothing_comes_from_outside() -> None:
    source = html(page("7", second="8"))
    for tag, attributes in Outline(source).elements:
        assert tag not in ("link", "img", "iframe", "object", "form", "base"), tag
        assert "src" not in attributes
        assert attributes.get("href", "#").startswith("#")
    assert not re.search(r"url\(|@import|//[a-z]", source.replace("http://www.w3.org/2000/svg", ""))


def test_the_page_allows_its_own_script_and_no_other() -> None:
    source = html(page("7"))
    script = re.search(r"<script>(.*?)</script>", source, re.DOTALL)
    assert script is not None
    digest = b64encode(sha256(script[1].encode()).digest()).decode()
    policy = next(
        each["content"] for each in Outline(source).all("meta") if "content" in each and "none" in each["content"]
    )
    assert "default-src 'none'" in policy
    assert f"script-src 'sha256-{digest}'" in policy


def test_each_column_says_its_language() -> None:
    found = Outline(html(page("one", second="yksi")))
    assert found.all("html") == [{"lang": "en"}]
    spoken = {each["lang"] for _, each in found.elements if "lang" in each}
    assert spoken == {"en", "fi"}
    first = next(each for each in re.findall(r"<div lang=\"fi\">(.*?)</div>", html(page("one", second="yksi"))))
    assert "yksi" in first
    assert "one" not in first


def test_anchors_are_there_and_once() -> None:
    found = Outline(html(page("7")))
    ids = [each["id"] for _, each in found.elements if "id" in each]
    assert len(ids) == len(set(ids))
    used = {each["href"][1:] for each in found.all("use") + found.all("a")} | {
        each["for"] for each in found.all("label")
    }
    assert used <= set(ids)
    assert {each["aria-labelledby"] for each in found.all("section")} <= set(ids)


def test_a_card_is_drawn_once_and_named_wherever_it_stands() -> None:
    source = html(page("7", second="seitsemän"))
    named = [each["aria-label"] for each in Outline(source).all("svg") if each.get("role") == "img"]
    assert named.count(SEVEN.label) == 2
    assert source.count('<symbol id="card-') == 2


def test_a_colour_is_told_by_shape_and_letters_too() -> None:
    source = html(page("7"))
    symbol = re.search(r'<symbol id="card-1".*?</symbol>', source)
    assert symbol is not None
    assert symbol[0].count("<circle") == 2
    assert symbol[0].count(">R</text>") == 2
    for tint in TINTS:
        assert f"{tint.letters} · {tint.word}" in source


def test_a_house_rule_is_marked_by_words_and_a_sign() -> None:
    source = html(page("mark me"))
    marks = re.findall(r'<strong class="mark">(.*?)</strong>', source)
    assert marks
    assert all("mark me:" in each and 'href="#house"' in each for each in marks)


def test_verdicts_bear_a_sign_of_their_own() -> None:
    signs = re.findall(
        r'class="verdict (\w+)"><svg class="sign" aria-hidden="true"><use href="#(\w+)"', html(page("7"))
    )
    assert signs == [(each, each) for each in ("yes", "no", "depends", "value")]


def test_headings_go_down_step_by_step() -> None:
    levels = [int(tag[1]) for tag, _ in Outline(html(page("7", second="8"))).elements if re.fullmatch(r"h[1-6]", tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))


def test_text_from_right_to_left_finds_its_own_side() -> None:
    assert ' dir="auto"' in html(page("كرت"))
    assert " dir=" not in html(page("kortti"))


def test_no_line_ends_at_the_hyphen_of_a_last_part() -> None:
    source = html(page("nosta kaksi -kortti ja 0–9"))
    assert '<span class="together">kaksi -kortti</span>' in source
    assert '<span class="together">0–9</span>' in source


def test_the_same_page_has_the_same_bytes() -> None:
    assert html(page("7", second="8")) == html(page("7", second="8"))


def test_the_deck_says_its_sum() -> None:
    meta = page("7").meta
    source = html(Document((Heading("t"), Section("deck", "Deck", (deck("In all"),))), meta))
    assert '<b class="count">12</b><span>In all</span>' in source


def test_a_page_without_meta_is_refused() -> None:
    with pytest.raises(ValueError, match="language"):
        html(Document((Heading("t"), paragraph("x"))))


def test_the_search_box_is_hidden_until_the_script_is_there() -> None:
    found = Outline(html(page("7")))
    assert "hidden" in found.all("search")[0]
    assert unescape(found.all("p")[1].get("data-words", "")) or any("data-words" in each for each in found.all("p"))
