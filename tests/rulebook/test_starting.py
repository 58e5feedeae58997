"""Where no card can begin a round, every line that keeps one from it is shown, and taking out any of those named mends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.files import checked, heavy
from unorules.diagnostics.model import Finding
from unorules.diagnostics.show import helps, marks
from unorules.i18n.language import LANGUAGES
from unorules.i18n.messages import load

BARRED = {f"start_card.{name}": f'{name} = "returned"\n' for name in ("draw_two", "skip", "reverse", "wild")}
NO_NUMBERS = "[deck]\nzeros = 0\ndigits = 0\n"
NONE = f"{NO_NUMBERS}packs = 4\n"
WILDS = f"{NO_NUMBERS}skip = 0\nreverse = 0\ndraw_two = 0\nwild = 20\n[players]\nmax = 2\n"


def below(*keys: str) -> str:
    return "[start_card]\n" + "".join(BARRED[key] for key in keys)


def the(text: str, place: Path) -> Finding:
    [found] = [each for each in checked(place, text).findings if each.code == "RS407"]
    return found


def test_every_line_that_keeps_a_card_from_beginning_is_shown_and_named(tmp_path: Path) -> None:
    found = the(below(*BARRED) + NONE, tmp_path)
    assert {label.params["name"] for label in found.secondary} == set(BARRED)
    assert [(each.key, each.params) for each in found.helps] == [("numbers", {}), ("one-out", {"wanted": (*BARRED,)})]


@pytest.mark.parametrize("key", BARRED)
def test_taking_out_any_line_that_is_named_mends_it(key: str, tmp_path: Path) -> None:
    assert heavy(checked(tmp_path, below(*(each for each in BARRED if each != key)) + NONE)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_deck_of_wilds_the_line_about_wilds_is_told(language: str, tmp_path: Path) -> None:
    found = the(below(*BARRED) + WILDS, tmp_path)
    assert [(each.key, each.params) for each in found.helps[1:]] == [("out", {"name": "start_card.wild"})]
    assert "`start_card.wild`" in helps(found, load(language))[1]
    assert [mark.label for mark in marks(found, load(language)) if mark.primary] == [
        load(language)("diagnostics.unbegun.deck")
    ]
    assert heavy(checked(tmp_path, WILDS)) == []


def test_a_rule_that_comes_in_by_uses_is_set_over(tmp_path: Path) -> None:
    head = 'format = 1\nid = "no-start"\nkind = "house-rule"\ntitle = { en = "x" }\n'
    (tmp_path / "no-start.toml").write_text(head + below(*BARRED), encoding="utf-8")
    found = the(f'uses = ["no-start"]\n{WILDS}', tmp_path)
    cure = Finding(found.code, found.name, found.severity, "", helps=found.helps[1:])
    assert helps(cure, load("en")) == ("set `start_card.wild` to first-player-chooses, and that card can begin",)
    mended = f'uses = ["no-start"]\n{WILDS}[start_card]\nwild = "first-player-chooses"\n'
    assert "RS407" not in heavy(checked(tmp_path, mended))
