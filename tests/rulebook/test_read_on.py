"""A file that is no TOML is read on past its slips, so that all that is wrong in it is told at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.files import NOWHERE, checked, codes, every_option, write
from unorules.diagnostics.samples import HEAD
from unorules.rulebook.check import Checked, check
from unorules.rulebook.shelf import Shelf

BELOW = len(HEAD.splitlines()) + 1
"""The first line below a sound head."""


def told(found: Checked) -> list[tuple[str, int]]:
    """The codes and lines, counted from the first below the head."""
    return [(each.code, each.span.line - BELOW if each.span else -1) for each in found.findings]


def test_every_bare_word_is_told_and_what_is_wrong_besides(tmp_path: Path) -> None:
    below = "[uno]\ncatcher = next-player\n[stacking]\ndraw_two_on_draw_two = yes\nlimt = 3\n"
    assert told(checked(tmp_path, below)) == [("RS109", 1), ("RS109", 3), ("RS201", 4)]


@pytest.mark.parametrize("word", ["three", "3 cards", "perhaps # nobody knows", "3.4.5"])
def test_a_word_that_nobody_can_mend_is_read_on_past(word: str, tmp_path: Path) -> None:
    below = f"[uno]\npenalty = {word}\ncatchr = 3\n[jump_in]\nallowed = 7\n"
    assert told(checked(tmp_path, below)) == [("RS109", 1), ("RS201", 2), ("RS204", 4)]


def test_of_a_mended_line_only_the_slip_is_told(tmp_path: Path) -> None:
    assert told(checked(tmp_path, "[uno]\npenalty = none-at-all\n")) == [("RS109", 1)]


def test_what_is_sound_otherwise_is_no_fault_for_a_slip(tmp_path: Path) -> None:
    below = "[jump_in]\nallowed = True\nwilds = 'none'\n"
    assert told(checked(tmp_path, below)) == [("RS109", 1)]


def test_other_slips_are_told_up_to_the_one_that_nobody_can_mend(tmp_path: Path) -> None:
    below = "[uno]\npenalty: 3\ncall = yes\n[stacking\nlimt = 3\n"
    assert told(checked(tmp_path, below)) == [("RS114", 1), ("RS109", 2), ("RS111", 3), ("RS201", 4)]
    below = "[uno]\npenalty = three\n[uno]\nlimt = 3\n"
    assert told(checked(tmp_path, below)) == [("RS109", 1), ("RS106", 2)]


@pytest.mark.parametrize("word", ["lots of them", "yes"])
def test_an_edition_is_not_told_to_lack_what_a_bare_word_was_meant_for(word: str, tmp_path: Path) -> None:
    whole = HEAD.replace('"house-rule"', '"edition"') + every_option()
    assert "penalty = 2\n" in whole
    found = check(write(tmp_path, whole.replace("penalty = 2\n", f"penalty = {word}\n")), folders=NOWHERE)
    assert [each.code for each in found.findings] == ["RS109"]


def test_what_rests_on_a_value_that_nobody_knows_is_not_told(tmp_path: Path) -> None:
    below = "[jump_in]\nallowed = perhaps\nwilds = 'none'\n"
    assert told(checked(tmp_path, below)) == [("RS109", 1)]
    assert "RS403" in codes(checked(tmp_path, below.replace("perhaps", "false")))


def test_the_lines_shown_are_those_of_the_file(tmp_path: Path) -> None:
    found = checked(tmp_path, "[uno]\npenalty = three\ncatchr = 3\n")
    assert "penalty = three" in found.lines(found.file)


def test_a_text_that_is_held_is_read_on_as_it_is_held(tmp_path: Path) -> None:
    path, shelf = write(tmp_path, HEAD), Shelf(NOWHERE)
    shelf.hold(path, f"{HEAD}[uno]\npenalty = three\ncatchr = 3\n")
    assert told(check(path, shelf=shelf)) == [("RS109", 1), ("RS201", 2)]


def test_very_many_bare_words_cost_no_more_than_a_few_readings(tmp_path: Path) -> None:
    found = checked(tmp_path, "[uno]\n" + "".join(f"penalty{n} = yes\n" for n in range(2_000)))
    assert {each.code for each in found.findings} == {"RS109"}
    assert 1 <= len(found.findings) <= 21
