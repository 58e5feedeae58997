"""Where as many cards are dealt as put a player out, only who has drawn is out: the answer says no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.ask.reply import answer
from unorules.i18n.messages import load as words
from unorules.rulebook.model import LANGUAGES
from unorules.sheets.fact import fact_of


def own(place: Path, hand: int) -> str:
    path = place / "own.toml"
    head = 'format = 1\nid = "own"\nkind = "house-rule"\ntitle = { en = "Own" }\n'
    path.write_text(f"{head}[mercy]\nlimit = 10\n[setup]\nhand_size = {hand}\n", encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "question", ["I have 10 cards. Am I out?", "I have 11 cards. Am I out?", "Jag har 10 kort. Är jag ute?"]
)
def test_a_hand_as_it_was_dealt_is_not_said_to_be_out(question: str, tmp_path: Path) -> None:
    found = answer(question, [own(tmp_path, 11)])
    assert (found.verdict, found.outcome and found.outcome.say) == ("explain", "cards-dealt")


def test_more_than_was_dealt_has_been_drawn(tmp_path: Path) -> None:
    found = answer("I have 12 cards. Am I out?", [own(tmp_path, 11)])
    assert (found.verdict, found.value) == ("yes", 10)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str, tmp_path: Path) -> None:
    found = answer("I have 11 cards. Am I out?", [own(tmp_path, 11)])
    assert found.outcome is not None
    assert "10" in fact_of(found.reading.topic or "", found.outcome, words(language))


def test_where_fewer_are_dealt_the_limit_itself_decides(tmp_path: Path) -> None:
    assert answer("I have 10 cards. Am I out?", [own(tmp_path, 7)]).verdict == "yes"
