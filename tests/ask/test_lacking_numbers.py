"""A number that the deck lacks is answered for as if it were there, and the answer says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.ask.reply import answer
from unorules.i18n.messages import load as words
from unorules.rulebook.load import load
from unorules.rulebook.model import LANGUAGES
from unorules.sheets.answer_page import sentence
from unorules.sheets.rule_sheet import rule_sheet

HEAD = 'format = 1\nid = "own"\nkind = "house-rule"\ntitle = { en = "Own" }\n'
QUESTIONS = ("How many points is a 0?", "Do all hands move on when a 0 is played?", "Can I play a red 0 on a blue 0?")


def own(folder: Path, below: str) -> str:
    path = folder / "own.toml"
    path.write_text(HEAD + below, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_is_said_of_a_zero_in_a_deck_without_zeros_is_said_to_be_supposed(question: str, tmp_path: Path) -> None:
    lacking = answer(question, [own(tmp_path, 'uses = ["seven-o"]\n[deck]\nzeros = 0\n')], "en")
    assert words("en")("ask.put-back") in sentence(lacking, words("en"))
    assert lacking.outcome and lacking.outcome.example is None
    assert words("en")("ask.put-back") not in sentence(answer(question, ["seven-o"], "en"), words("en"))


def test_how_many_zeros_there_are_is_asked_of_the_deck_as_it_is(tmp_path: Path) -> None:
    found = answer("How many zeros are in the deck?", [own(tmp_path, "[deck]\nzeros = 0\n")], "en")
    assert (found.value, found.outcome and found.outcome.borrowed) == (0, None)


def test_an_answer_that_the_card_is_not_there_supposes_nothing(tmp_path: Path) -> None:
    only_skips = "[deck]\nzeros = 0\ndigits = 0\nreverse = 0\ndraw_two = 0\nwild = 0\nwild_draw_four = 0\nskip = 8\n"
    found = answer("Can I play a red 5 on a blue 5?", [own(tmp_path, f"[players]\nmax = 4\n{only_skips}")], "en")
    assert found.verdict == "no" and words("en")("ask.put-back") not in sentence(found, words("en"))


def test_seven_o_is_told_with_the_cards_that_it_lacks(tmp_path: Path) -> None:
    found = answer("What is Seven-O?", [own(tmp_path, 'uses = ["seven-o"]\n[deck]\nzeros = 0\n')], "en")
    assert found.outcome and "deck.zeros" in found.outcome.reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_does_not_tell_what_a_missing_zero_does(language: str, tmp_path: Path) -> None:
    rulebook = load([own(tmp_path, 'uses = ["seven-o"]\n[deck]\nzeros = 0\n')], folders=())
    text = str(rule_sheet(rulebook, words(language)))
    assert words(language)("quarrels.seven") in text
    assert words(language)("quarrels.zero") not in text
