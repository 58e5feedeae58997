"""Pages fit their width, show what they hold, and let no name disturb them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from unorules.document.layout import lines, width_of
from unorules.document.markdown import markdown
from unorules.document.model import (
    Bullets,
    Document,
    Heading,
    Labelled,
    Listing,
    Paragraph,
    Run,
    Step,
    Steps,
    Table,
    bullets,
    paragraph,
    plain,
)
from unorules.document.plain import plain_text

steady = settings(derandomize=True, deadline=None)
words = st.text(st.sampled_from("aå漢e\u0301 -{}*[]\n\u202e\x1b"), max_size=60)
runs = st.lists(st.builds(Run, words, st.sampled_from(["plain", "card", "strong", "code"])), max_size=4).map(tuple)
inner = st.one_of(
    st.builds(Paragraph, runs),
    st.builds(Bullets, st.lists(runs, max_size=3).map(tuple)),
    st.builds(Steps, st.lists(st.builds(Step, runs, st.sampled_from(["", "done", "refused"]), runs)).map(tuple)),
)
tables = st.lists(st.tuples(runs, runs), min_size=1, max_size=3).map(lambda rows: Table(("a", "b"), tuple(rows)))
labelled = st.builds(Labelled, words, st.lists(inner, max_size=2).map(tuple))
pages = st.lists(st.one_of(inner, tables, labelled, st.builds(Heading, words)), max_size=4).map(
    lambda blocks: Document(tuple(blocks))
)


@steady
@given(pages, st.integers(40, 100))
def test_no_line_is_wider_than_the_page(page, width):
    for line in lines(page, width):
        assert width_of("".join(run.text for run in line)) <= width


@steady
@given(pages)
def test_no_control_or_direction_sign_reaches_a_reader(page):
    for text in (plain_text(page, 60), markdown(page)):
        assert not set(text) & {"\x1b", "\u202e", "\r"}


@steady
@given(st.lists(st.text("abcåö", min_size=1, max_size=30), max_size=30), st.integers(40, 80))
def test_wrapping_loses_no_word(given_words, width):
    page = Document((paragraph(" ".join(given_words)),))
    assert plain_text(page, width).split() == given_words


def test_a_label_stands_in_the_margin_once():
    page = Document((Labelled("Why", (bullets(["one", "two"]), paragraph("three"))),))
    assert plain_text(page, 60) == "Why  • one\n     • two\n     three\n"


def test_on_a_narrow_page_the_label_goes_above():
    page = Document((Labelled("Why", (paragraph("because"),)),))
    assert plain_text(page, 40) == "Why\n  because\n"


def test_steps_say_without_colour_what_was_refused():
    page = Document((Steps((Step(plain("Eero plays"), "refused", plain("no")), Step(plain("Eero draws"), "done"))),))
    assert plain_text(page) == "✗ Eero plays – no\n✓ Eero draws\n"


def test_numbers_stand_to_the_right_and_the_last_column_wraps():
    rows = ((plain("skip"), plain("8"), plain("word " * 12)),)
    told = plain_text(Document((Table(("Card", "Number", "What"), rows, frozenset({1})),)), 40)
    assert "skip       8  word word" in told
    assert all(len(line) <= 40 for line in told.splitlines())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("*not* bold_", "\\*not\\* bold\\_"),
        ("# no heading", "\\# no heading"),
        ("1. no list", "\\1. no list"),
        ("a | b <script>", "a \\| b \\<script\\>"),
    ],
)
def test_markdown_of_others_stays_text(text, told):
    assert markdown(Document((paragraph(text),))) == f"{told}\n"


def test_strong_text_keeps_its_blanks_outside():
    page = Document((Paragraph((Run("Sing: ", "strong"), Run("all"), Run(" ", "strong"))),))
    assert markdown(page) == "**Sing:** all \n"


def test_code_holds_back_ticks():
    assert markdown(Document((Paragraph((Run("a`b", "code"),)),))) == "``a`b``\n"


def test_markdown_has_headings_lists_tables_and_cards():
    page = Document(
        (
            Heading("Title"),
            bullets(["one"]),
            Table(("Card", "Number"), ((plain("skip"), plain("8")),), frozenset({1})),
            Paragraph((Run("red +2", "card", "red"),)),
        )
    )
    assert markdown(page) == "# Title\n\n- one\n\n| Card | Number |\n|---|---:|\n| skip | 8 |\n\n\\[red +2\\]\n"


def test_a_listing_stands_as_it_is():
    page = Document((Listing(("[uno]", "", "  penalty = 3  # " + "long " * 30)),))
    first, empty, last = plain_text(page, 40).splitlines()
    assert (first, empty) == ("  [uno]", "")
    assert last.startswith("    penalty = 3  # long long") and len(last) > 100


def test_a_listing_is_fenced_in_markdown_whatever_it_holds():
    assert markdown(Document((Listing(("a", "```", "b")),))) == "````\na\n```\nb\n````\n"


def test_markdown_escapes_nothing_in_code_that_a_sentence_quotes():
    page = Document((paragraph("As long as `turn.multi_play = off`: one_card."), Heading("`a_b` *c*", 2)))
    assert markdown(page) == "As long as `turn.multi_play = off`: one\\_card.\n\n## `a_b` \\*c\\*\n"


def test_markdown_leaves_back_ticks_without_a_partner_as_they_are():
    assert markdown(Document((paragraph("a `b_c"),))) == "a \\`b\\_c\n"


def test_markdown_prints_entities_and_tags_as_they_were_written():
    page = Document((Heading("R&amp;D <b> & co &#39;"),))
    assert markdown(page) == "# R\\&amp;D \\<b\\> & co \\&#39;\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("~/.config/unorules/rulesets/our-rules.toml", ["~/.config/unorules/", "rulesets/our-rules.toml"]),
        ("~/rulesets/cabin.by.the.lake/x.toml", ["~/rulesets/", "cabin.by.the.lake/x.toml"]),
        ("start_card.wild_draw_four_more", ["start_card.wild_draw_", "four_more"]),
        ("x" * 30, ["x" * 24, "x" * 6]),
        ("漢" * 14, ["漢" * 12, "漢" * 2]),
    ],
)
def test_a_name_that_does_not_fit_is_cut_between_its_parts(text, told):
    assert plain_text(Document((paragraph(text),)), 24).splitlines() == told


def test_deep_in_a_narrow_page_lines_still_fit():
    page = Document((Labelled("a", (Steps((Step(plain("one two three four five six seven")),)),)),))
    assert max(map(len, plain_text(page, 20).splitlines())) <= 20
