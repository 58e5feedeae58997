"""A deck too small for the table: the caret stands on what brings it about, and every place is labelled with what it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.files import checked
from unorules.diagnostics.show import marks
from unorules.i18n.messages import load

EN = load("en")


@pytest.mark.parametrize(
    ("below", "line", "label", "others"),
    [
        ("[deck]\nzeros = 0\ndigits = 1\n", 7, "fewer cards", {"`players.max` is 10", "`setup.hand_size` is 7"}),
        ("[deck]\nzeros = 0\ndigits = 1\n[setup]\nhand_size = 8\n", 9, "too many cards", {"`deck.digits` is 1"}),
        ("[deck]\ndigits = 1\n[players]\nmax = 12\n", 8, "too many players", {"`deck.digits` is 1"}),
        ("[players]\nmax = 16\n", 6, "too many players", {"`setup.hand_size` is 7"}),
        ("[deck]\nzeros = 2\n[setup]\nhand_size = 12\n", 8, "too many cards", {"`players.max` is 10"}),
        ("[deck]\nwild = 1\nskip = 0\n[setup]\nhand_size = 10\n", 9, "too many cards", {"`deck.skip` is 0"}),
    ],
)
def test_the_place_of_the_fault_is_what_was_changed_for_the_worse(
    tmp_path: Path, below: str, line: int, label: str, others: set[str]
) -> None:
    [found] = [one for one in checked(tmp_path, below).findings if one.code == "RS409"]
    first, *rest = marks(found, EN)
    assert first.span.line == line and first.label.startswith(label)
    assert others <= {mark.label for mark in rest}
    assert all("`deck." not in mark.label or "deck]" in below for mark in rest)


def test_a_deck_that_has_all_its_cards_is_no_part_of_the_fault(tmp_path: Path) -> None:
    [found] = [
        one
        for one in checked(tmp_path, "[deck]\nzeros = 2\n[setup]\nhand_size = 12\n").findings
        if one.span and one.code == "RS409"
    ]
    assert not [key for key in found.related if key.startswith("deck.")]


def test_partners_are_four_however_many_the_table_is_open_to(tmp_path: Path) -> None:
    open_to = "[players]\nmin = 2\nmax = 20\n[teams]\npartners = true\n"
    assert "RS409" not in {one.code for one in checked(tmp_path, open_to).findings}
    assert "RS409" in {one.code for one in checked(tmp_path, open_to.replace("true", "false")).findings}
