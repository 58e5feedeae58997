"""The blocks of a printed page as text and Markdown: marks and verdicts by word, pictures as tables, columns that fit."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from unorules.document.layout import lines, width_of
from unorules.document.markdown import markdown
from unorules.document.model import (
    CardRule,
    Cards,
    Deck,
    Document,
    Meta,
    Pair,
    Picture,
    Pile,
    Quarrel,
    Quarrels,
    Rule,
    Rules,
    Run,
    Section,
    Step,
    Steps,
    Table,
    Tint,
    paragraph,
    plain,
)
from unorules.document.plain import plain_text

SKIP = Picture("skip", "Red skip", "red")
DECK = Deck(
    ("Card", "Number"), (Pile((SKIP,), "Skip", 8, "2 each"),), 8, "In all", (Tint("red", "red", "R"),), ("One.", "Two.")
)
CARDS = Cards(
    ("Card", "Points", "What"),
    (CardRule(SKIP, "Skip", "20", (Rule(plain("Skips.")), Rule(plain("Hits."), mark="House"))),),
)
STEPS = Steps(
    (
        Step(plain("Aino plays."), "done"),
        Step(plain("Eero tries."), "refused", plain("no")),
    )
)
QUARREL = Quarrel("May I?", "no", "No", plain("You wait."), ("A rule.",), "House", "before: Yes", "Played:", (STEPS,))
words = st.text(st.sampled_from("aå漢e\u0301 -{}*[]|<>\n\u202e\x1b"), max_size=40)
rules = st.lists(st.builds(Rule, words.map(plain), st.just(""), words, words), max_size=3).map(tuple).map(Rules)
quarrels = st.lists(
    st.builds(
        Quarrel,
        words,
        st.sampled_from(["yes", "no", "depends", "value"]),
        words,
        words.map(plain),
        mark=words,
        was=words,
    ),
    max_size=2,
).map(lambda items: Quarrels(tuple(items)))
cards = st.builds(
    lambda name, what: Cards((name, "", name), (CardRule(SKIP, name, "", (Rule(plain(what)),)),)), words, words
)
blocks = st.one_of(rules, quarrels, cards)
pages = st.lists(
    st.one_of(
        blocks, st.builds(Pair, rules, rules), st.builds(Pair, quarrels, quarrels), st.builds(Pair, cards, cards)
    ),
    max_size=3,
).map(lambda found: Document((Section("a", "heading", tuple(found), beside="other"),)))


def text(*found, width=80):
    return plain_text(Document(found), width)


@settings(derandomize=True, deadline=None)
@given(pages, st.integers(40, 110))
def test_no_line_is_wider_than_the_page_and_no_sign_disturbs_it(page, width):
    for line in lines(page, width):
        assert width_of("".join(run.text for run in line)) <= width
    assert not set(plain_text(page, width) + markdown(page)) & {"\x1b", "\u202e", "\r"}


def test_a_house_rule_is_marked_by_a_sign_and_by_a_word():
    block = Rules((Rule(plain("Draw."), "a", "House rule", "before: pass"), Rule(plain("Play."))))
    assert text(block) == "◆ House rule: Draw. (before: pass)\n• Play.\n"
    assert markdown(Document((block,))) == "- **◆ House rule:** Draw. (before: pass)\n- Play.\n"


def test_a_quarrel_has_a_verdict_a_reason_and_an_example():
    told = text(Quarrels((QUARREL,)))
    assert told.splitlines() == [
        "May I?",
        "  ✗ No. You wait. (◆ House – before: Yes)",
        "    A rule.",
        "    Played:",
        "    ✓ Aino plays.",
        "    ✗ Eero tries. – no",
    ]
    page = markdown(Document((Quarrels((QUARREL,)),)))
    assert page.startswith(
        "**May I?**  \n✗ **No.** You wait. (◆ House – before: Yes)  \nA rule.\n\n*Played:*\n\n1. ✓ Aino"
    )


@pytest.mark.parametrize(("verdict", "sign"), [("yes", "✓"), ("no", "✗"), ("depends", "~"), ("value", "→")])
def test_every_verdict_has_its_own_sign(verdict, sign):
    assert f"  {sign} Said." in text(Quarrels((Quarrel("?", verdict, "", plain("Said.")),)))


def test_pictures_become_tables_where_nothing_can_be_drawn():
    told = text(DECK, CARDS)
    assert "Skip         8  2 each" in told
    assert "In all       8" in told
    assert "One. Two." in told
    assert "Skip      20  Skips. ◆ House: Hits." in told
    assert "| Skip | 20 | Skips. **◆ House: **Hits. |" in markdown(Document((CARDS,))).replace("House:** ", "House: **")


def test_in_two_languages_a_deck_is_one_table_and_cards_are_a_list():
    page = markdown(Document((Pair(DECK, DECK), Pair(CARDS, CARDS))))
    assert "| Skip | Skip | 8 |" in page
    assert page.count("One. Two.") == 2
    assert "| **Skip (20):** Skips." in page


def test_tables_with_one_first_column_share_it():
    left, right = (Table(("n", name), ((plain("20"), plain(name)),), frozenset({0})) for name in ("skip", "ohitus"))
    assert "| 20 | skip | ohitus |" in markdown(Document((Pair(left, right),)))


def test_a_narrow_page_sets_one_language_below_the_other():
    pair = Pair(paragraph("Your turn"), paragraph("Din tur"))
    assert text(pair, width=40) == "Your turn\nDin tur\n"
    assert text(pair, width=80) == f"{'Your turn':38} │ Din tur\n"


def test_the_foot_stands_once_for_each_language():
    meta = Meta("t", ("en", "fi"), ("official",), "x", "e", lines=("Rules: a", "Säännöt: a"))
    page = Document((paragraph("a"),), meta)
    assert plain_text(page) == "a\n\nRules: a\nSäännöt: a\n"
    assert markdown(page) == "a\n\n---\n\nRules: a  \nSäännöt: a\n"


def test_nothing_that_a_page_says_marks_up_markdown():
    hostile = "<script> | *a* [b](c) `d`"
    block = Rules((Rule(plain(hostile), mark=hostile, was=hostile),))
    quarrel = Quarrel(hostile, "yes", hostile, (Run(hostile),), (hostile,), hostile, hostile, hostile, (STEPS,))
    page = markdown(Document((Section("x", hostile, (block, Quarrels((quarrel,))), beside=hostile),)))
    assert "<script>" not in page.replace("\\<script\\>", "")
    assert page.count("\\|") == page.count("|")
