"""A match of so many rounds without points: who has won most of them has won it, and the answer says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.ask.reply import answer
from unorules.i18n.messages import load as words
from unorules.sheets.fact import fact_of

HEAD = 'format = 1\nid = "own"\nkind = "house-rule"\ntitle = { en = "Own" }\n'
NOTHING = "".join(f"{kind} = 0\n" for kind in ("number", "skip", "reverse", "draw_two", "wild", "wild_draw_four"))
ASKED = {
    "en": "Who wins the match?",
    "fi": "Kuka voittaa koko ottelun?",
    "nb": "Hvem vinner spillet?",
    "sv": "Vem vinner matchen?",
}


def own(place: Path, below: str) -> str:
    path = place / "own.toml"
    path.write_text(HEAD + below, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", ASKED)
@pytest.mark.parametrize(
    ("below", "say"),
    [
        ('[scoring]\nmode = "none"\nrounds = 3\n', "most-rounds-joint"),
        ('uses = ["partners"]\n[scoring]\nmode = "none"\nrounds = 3\n', "most-rounds-pairs-joint"),
        (f'[scoring]\nrounds = 3\ntie = "extra-round"\n[scoring.points]\n{NOTHING}', "most-rounds-extra-round"),
    ],
)
def test_who_wins_the_match_is_said(below: str, say: str, language: str, tmp_path: Path) -> None:
    found = answer(ASKED[language], [own(tmp_path, below)], language)
    assert found.outcome is not None and found.outcome.say == say
    said = fact_of(found.reading.topic or "", found.outcome, words(language))
    assert "3" in said and "scoring.rounds" in found.outcome.reasons


@pytest.mark.parametrize(
    ("below", "value"),
    [
        ('[scoring]\nmode = "none"\nrounds = 3\n', "joint"),
        (f'[scoring]\nrounds = 3\ntie = "extra-round"\n[scoring.points]\n{NOTHING}', "extra-round"),
    ],
)
def test_what_becomes_of_those_level_is_said(below: str, value: str, tmp_path: Path) -> None:
    found = answer("What happens if two players are level at the end?", [own(tmp_path, below)])
    assert (found.verdict, found.value) == ("value", value)


def test_a_match_that_points_end_is_told_as_before(tmp_path: Path) -> None:
    found = answer(ASKED["en"], [own(tmp_path, "[scoring]\nrounds = 3\n")])
    assert found.outcome is not None and found.outcome.say == "rounds"


def test_a_total_that_has_to_be_passed_is_told_as_the_least_that_does(tmp_path: Path) -> None:
    below = '[scoring]\nmode = "own-cards"\nelimination = true\ntarget = 500\ntarget_test = "exceed"\n'
    found = answer("What happens if two players are level at the end?", [own(tmp_path, below)])
    assert found.outcome is not None and found.outcome.params["target"] == 501
