"""An option is said as it is played beside the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.i18n.messages import load as words
from unorules.records.option_said import option_said
from unorules.rulebook.load import load
from unorules.rulebook.model import LANGUAGES, Rulebook
from unorules.sheets.rule_sheet import rule_sheet

SAID = [
    ("[mercy]\nlimit = 10\n[setup]\nhand_size = 11\n", "mercy.limit", "answers_no_mercy.mercy-rule.cards-dealt"),
    ("[mercy]\nlimit = 10\n[setup]\nhand_size = 10\n", "mercy.limit", "answers_no_mercy.mercy-rule.cards-dealt"),
    ('[scoring]\nmode = "none"\nrounds = 3\n', "scoring.rounds", "answers_scoring.target-score.most-rounds-joint"),
    (
        'uses = ["partners"]\n[scoring]\nmode = "none"\nrounds = 3\n',
        "scoring.rounds",
        "answers_scoring.target-score.most-rounds-pairs-joint",
    ),
    (
        '[scoring]\nmode = "own-cards"\nelimination = true\ntarget_test = "exceed"\n',
        "scoring.elimination",
        "sheet.points.out-past",
    ),
    (
        'uses = ["mercy-25", "low-score"]\n[scoring.points]\nknocked_out = "cards"\n',
        "scoring.points.knocked_out",
        "sheet.points.knocked-out",
    ),
]
PLAIN = [
    ("[mercy]\nlimit = 25\n", "mercy.limit"),
    ('[mercy]\nlimit = 10\ntiming = "end-of-turn"\n[setup]\nhand_size = 11\n', "mercy.limit"),
    ("[scoring]\nrounds = 3\n", "scoring.rounds"),
    ('[scoring]\nmode = "own-cards"\nelimination = true\n', "scoring.elimination"),
]


def own(place: Path, below: str) -> Rulebook:
    path = place / "own.toml"
    path.write_text(f'format = 1\nid = "own"\nkind = "house-rule"\ntitle = {{ en = "Own" }}\n{below}', encoding="utf-8")
    rulebook = load([str(path)], folders=())
    assert rulebook.ok
    return rulebook


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("below", "key", "message"), SAID)
def test_an_option_is_said_as_it_is_played(below: str, key: str, message: str, language: str, tmp_path: Path) -> None:
    rulebook, messages = own(tmp_path, below), words(language)
    said = option_said(key, rulebook.rules, messages)
    number = rulebook.rules[key]
    assert said == messages(message, n=number)
    assert said != messages.option(key, number)
    sheet = str(rule_sheet(rulebook, messages))
    assert said in sheet and messages.option(key, number) not in sheet


@pytest.mark.parametrize(("below", "key"), PLAIN)
def test_where_the_plain_sentence_holds_it_is_said(below: str, key: str, tmp_path: Path) -> None:
    rules = own(tmp_path, below).rules
    assert option_said(key, rules, words("en")) == words("en").option(key, rules[key])
