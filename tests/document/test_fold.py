"""Lines that are no page are folded for narrow terminals; what is copied or quoted stays whole."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unorules.document.fold import folded
from unorules.document.layout import width_of


def test_a_line_that_goes_on_stands_further_in():
    assert folded("  Allowed moves: b5 y8 W+4=red W+4=blue draw", 24) == (
        "  Allowed moves: b5 y8\n    W+4=red W+4=blue\n    draw"
    )


def test_a_bullet_goes_on_below_its_text():
    assert folded("    · Wikipedia: Uno (card game)", 20) == "    · Wikipedia: Uno\n      (card game)"


def test_a_command_in_backquotes_is_not_torn():
    assert folded("Begin it with `unorules score f --players`.", 24) == "Begin it with\n  `unorules score f --players`."


def test_what_is_said_of_a_place_in_a_file_goes_below_the_mark_where_it_does_not_fit():
    frame = '16 | wilds = "all"  # however long this is\n   | ^^^^^ decides nothing here'
    assert folded(frame, 26) == ('16 | wilds = "all"  # however long this is\n   | ^^^^^\n   | decides nothing here')
    assert folded(frame, 80) == frame


@pytest.mark.parametrize("columns", [20, 40, 80])
@given(st.text(st.sampled_from("ab ·`中|^-\n"), max_size=120))
def test_folding_loses_no_word_and_keeps_to_the_width_where_words_do(columns, text):
    after = folded(text, columns)
    assert re.sub(r"[\s|]", "", after) == re.sub(r"[\s|]", "", text)
    for line in after.split("\n"):
        words = re.findall(r"(?:`[^`]*`|\S)+", line)
        assert width_of(line) <= columns or len(words) <= 2 or re.match(r"\s*\d*\s*\|", line)
