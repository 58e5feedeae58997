"""Everything that is wrong in one place is told at once, though a part of it could not be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.files import NOWHERE, checked, heavy, write
from unorules.diagnostics.samples import HEAD
from unorules.rulebook.check import check

SING = '[[custom_card]]\nname = { en = "Sing" }\non = "blank"\n'


@pytest.mark.parametrize(
    ("below", "codes"),
    [
        ('[[sources]]\nid = "a"\nkind = "granny"\nsays = { xx = "hej" }\n', {"RS207", "RS208"}),
        ('[[sources]]\nsays = { xx = "hej" }\nagrees = "no"\n', {"RS204", "RS208", "RS503"}),
        ('[[custom_card]]\non = "blanck"\neffect = { draw = 99, steal = 1 }\ncount = "two"\n', None),
    ],
)
def test_what_stands_beside_a_fault_is_read_too(below: str, codes: set[str] | None, tmp_path: Path) -> None:
    assert set(heavy(checked(tmp_path, below))) == (codes or {"RS203", "RS204", "RS206", "RS207", "RS215"})


@pytest.mark.parametrize("letter", ["\u200b", "\u00ad", "\ufeff", "\u2060", "\u200d", "\u200c"])
@pytest.mark.parametrize("place", ["title", "uses"])
def test_letters_that_take_no_room_are_told(letter: str, place: str, tmp_path: Path) -> None:
    below = f'uses = ["jump{letter}-in"]\n' if place == "uses" else ""
    head = HEAD if place == "uses" else HEAD.replace("Sample", f"Sam{letter}ple")
    path = tmp_path / "sample.toml"
    path.write_text(head + below, encoding="utf-8")
    found = [each for each in check(path, folders=()).findings if each.code == "RS210"]
    assert [each.params["letter"] for each in found] == [f"U+{ord(letter):04X}"]
    assert found[0].mends == ("",)


@pytest.mark.parametrize("title", ["👨‍👩‍👧 rules", "🏴‍☠️", "می‌خواهم", "नि‍ष्ठा", "❤️"])
def test_what_joins_the_letters_of_a_script_or_the_parts_of_an_emoji_is_not(title: str, tmp_path: Path) -> None:
    path = tmp_path / "sample.toml"
    path.write_text(HEAD.replace("Sample", title), encoding="utf-8")
    assert heavy(check(path, folders=())) == []


def test_a_card_is_told_that_others_took_the_blanks(tmp_path: Path) -> None:
    base, dance = 'base = "official-112-blank"\n', SING.replace("Sing", "Dance")
    found = checked(tmp_path, f"{base}{SING}count = 4\n{dance}")
    [homeless] = [each for each in found.findings if each.code == "RS405"]
    assert [label.key for label in homeless.secondary] == ["taker"]
    assert [each.key for each in homeless.helps] == ["raise"]
    alone = checked(tmp_path, f'base = "official"\n{SING}')
    assert [
        (each.secondary, [help_.key for help_ in each.helps]) for each in alone.findings if each.code == "RS405"
    ] == [((), ["deck"])]


def test_a_value_in_a_conflict_is_told_with_the_one_to_take_and_not_to_be_taken_out(tmp_path: Path) -> None:
    both = '[scoring]\nmode = "winner-takes"\nelimination = true\n'
    assert heavy(checked(tmp_path, both)) == ["RS406"]
    assert heavy(checked(tmp_path, both.replace("winner-takes", "own-cards"))) == []


def test_every_hidden_letter_of_a_text_is_told_at_once_and_its_length_too(tmp_path: Path) -> None:
    text = HEAD.replace('en = "Sample"', f'en = "A\\u001b[31m\\u202e{"x" * 300}"')
    found = check(write(tmp_path, text), folders=NOWHERE).findings
    assert sorted(str(each.params.get("letter", "")) for each in found if each.code == "RS210") == ["U+001B", "U+202E"]
    assert [each.code for each in found if each.code == "RS220"] == ["RS220"]
