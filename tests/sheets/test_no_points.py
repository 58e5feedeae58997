"""Where every card counts nothing, the sheet says so in one sentence and nothing that does not go with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.ask.case import Case
from unorules.ask.reply import answer
from unorules.ask.topics.rounds import who_writes
from unorules.engine.ending import counts_points
from unorules.engine.options import BY_KEY
from unorules.engine.rules import deck
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
    assert words("en")("answers_scoring.target-score.most-rounds-joint", n=3) in text


KINDS = tuple(key for key in BY_KEY if key.startswith("scoring.points.") and not key.endswith("knocked_out"))


def only(kept: str, base: str) -> str:
    """A ruleset over an edition in which one kind of card alone counts what it counts there."""
    zeros = "".join(f"{key.rpartition('.')[2]} = 0\n" for key in KINDS if key != kept)
    return f'base = "{base}"\n[scoring.points]\n{zeros}'


@pytest.mark.parametrize(
    ("base", "key"),
    [
        (base, key)
        for base in ("official", "official-112", "no-mercy")
        for key in KINDS
        if any(key.endswith(f".{card.kind.value.replace('-', '_')}") for card in deck(load([base]).rules))
    ],
)
def test_whichever_kind_of_card_counts_points_are_counted(base: str, key: str, tmp_path: Path) -> None:
    assert words("en")("sheet.points.nothing") not in sheet(tmp_path, "en", only(key, base))
    rulebook = load([str(tmp_path / "own.toml")], folders=())
    assert counts_points(rulebook.rules)
    case = Case("who-scores", rulebook, {})
    assert who_writes(case) == "winner"
    assert not [found for found in rulebook.findings if found.code == "RS416"]


@pytest.mark.parametrize("question", ["How many points is a wild draw four?", "When is the match over?"])
def test_one_card_that_counts_is_enough_for_an_answer(question: str, tmp_path: Path) -> None:
    sheet(tmp_path, "en", only("scoring.points.wild_draw_four", "official"))
    assert answer(question, [str(tmp_path / "own.toml")], "en").value in (50, 500)


def test_a_sum_for_who_is_knocked_out_is_enough(tmp_path: Path) -> None:
    sheet(tmp_path, "en", f"[mercy]\nlimit = 12\n[scoring.points]\n{POINTLESS}knocked_out = 100\n")
    assert answer("Who gets the points?", [str(tmp_path / "own.toml")], "en").value == "round-winner"
