"""Where every card counts nothing, the sheet says so in one sentence and nothing that does not go with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.ask.reply import answer
from unorules.i18n.messages import load as words
from unorules.rulebook.load import load
from unorules.rulebook.model import LANGUAGES
from unorules.sheets.rule_sheet import rule_sheet
from unorules.sheets.why import why

POINTLESS = "".join(f"{kind} = 0\n" for kind in ("number", "skip", "reverse", "draw_two", "wild", "wild_draw_four"))


def sheet(place: Path, language: str, below: str) -> str:
    path = place / "own.toml"
    head = 'format = 1\nid = "own"\nkind = "house-rule"\ntitle = { en = "Own" }\n'
    path.write_text(head + below, encoding="utf-8")
    return str(rule_sheet(load([str(path)], folders=()), words(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_without_points_does_not_speak_of_who_gets_them(language: str, tmp_path: Path) -> None:
    text = sheet(tmp_path, language, f"[scoring.points]\n{POINTLESS}")
    messages = words(language)
    assert messages("sheet.points.nothing") in text
    assert messages.option("scoring.mode", "winner-takes") not in text
    assert messages.option("scoring.tie", "joint") not in text


@pytest.mark.parametrize("more", ["[mercy]\nlimit = 25\n", ""])
def test_one_card_that_counts_is_enough(more: str, tmp_path: Path) -> None:
    counting = f"{more}[scoring.points]\n{POINTLESS.replace('skip = 0', 'skip = 5')}"
    assert words("en")("sheet.points.nothing") not in sheet(tmp_path, "en", counting)


@pytest.mark.parametrize("question", ["How many points is a skip?", "Who gets the points?"])
def test_an_answer_without_points_does_not_give_the_reason_of_one_with_points(question: str, tmp_path: Path) -> None:
    sheet(tmp_path, "en", f"[scoring.points]\n{POINTLESS}")
    found = answer(question, [str(tmp_path / "own.toml")], "en")
    assert found.value in (0, "nobody")
    told = why(found, words("en"))
    assert words("en").option("scoring.points.skip", 0) in told
    assert words("en").option("scoring.mode", "winner-takes") not in told


def test_rounds_are_told_all_the_same(tmp_path: Path) -> None:
    text = sheet(tmp_path, "en", f"[scoring]\nrounds = 3\n[scoring.points]\n{POINTLESS}")
    assert words("en").option("scoring.rounds", 3) in text
