"""`unorules diff`: what differs between two rulebooks, with where the two part ways, for people and for machines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from tests.folded import for_every
from tests.rulebook.files import HEAD, write
from unorules.cli import diff, exits
from unorules.cli.app import main
from unorules.proof.parting import Difference, differences
from unorules.records.record import read
from unorules.records.replay import replay
from unorules.rulebook.load import shipped
from unorules.rulebook.model import LANGUAGES, Rulebook


def told(capsys: pytest.CaptureFixture[str], one: str, other: str, lang: str = "en") -> str:
    assert diff.run(one, other, lang, False) == exits.OK
    return " ".join(capsys.readouterr().out.split())


def data(capsys: pytest.CaptureFixture[str], one: str, other: str) -> Any:
    assert diff.run(one, other, "en", True) == exits.OK
    return json.loads(capsys.readouterr().out)


def test_each_option_is_told_with_its_values_and_where_they_come_from(capsys: pytest.CaptureFixture[str]) -> None:
    page = told(capsys, "official", "official-112-blank")
    assert "uno.penalty 2 (official:104) 4 (official-112-blank:104)" in page
    assert "uno.penalty – penalty for a forgotten UNO" in page
    assert "official If you forget UNO and are caught in time, you draw 2 cards." in page


def test_the_position_is_played_both_ways_in_words_and_in_notation(capsys: pytest.CaptureFixture[str]) -> None:
    page = told(capsys, "official", "progressive").partition("stacking.wild_draw_four_on_wild_draw_four – ")[0]
    assert "A red draw two is on the table; the colour is red. Aino has 2 cards to draw." in page
    assert "official ✗ Aino: r+2 – A draw two may not be answered with another draw two." in page
    assert "progressive ✓ Aino: r+2 – Aino plays a red draw two. Eero has 4 cards to draw." in page
    assert "Notation top=r+2 | colour=red | pending=2 | Aino: r+2" in page


def test_several_rulesets_are_laid_over_each_other_on_one_side(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "official-112", "official-112+jump-in+seven-o")
    assert [each["key"] for each in found["differences"]] == ["seven_o.seven", "seven_o.zero", "jump_in.allowed"]
    assert found["sides"][1] == {
        "name": "official-112+jump-in+seven-o",
        "rules": ["official-112", "jump-in", "seven-o"],
    }


def test_files_are_compared_as_well_as_ids(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = write(tmp_path, HEAD.replace("sample", "one") + "[uno]\npenalty = 3\n", "one")
    other = write(tmp_path, HEAD.replace("sample", "other") + "[uno]\npenalty = 5\n", "other")
    page = told(capsys, str(one), str(other))
    assert page.startswith("one and other")
    assert "uno.penalty 3 (one:6) 5 (other:6)" in page


def test_files_of_the_same_name_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one, other = (write(tmp_path / name, HEAD + f"[uno]\npenalty = {n}\n") for name, n in (("a", 3), ("b", 5)))
    found = data(capsys, str(one), str(other))
    assert [side["name"] for side in found["sides"]] == [str(one), str(other)]


def test_the_same_rules_do_not_differ(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no difference" in told(capsys, "official", "official")
    assert data(capsys, "official", "official")["differences"] == []


def test_what_decides_nothing_and_what_is_merely_agreed_is_said_to(capsys: pytest.CaptureFixture[str]) -> None:
    page = told(capsys, "official", "no-mercy")
    assert "It decides nothing as long as `jump_in.allowed = false`." in page
    assert "You settle this among yourselves; no position at the table depends on it." in page
    assert "With 7 players you can play by official, but not by no-mercy." in page
    assert (
        "Possible by no-mercy, never by official, is a hand with these in it: [red skip] [red skip] [red skip]" in page
    )


def test_own_cards_of_the_table_are_told_where_they_differ(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = 'base = "official-112"\n[[custom_card]]\nname = { en = "Sing" }\neffect = { draw = 2 }\n'
    path = write(tmp_path, HEAD + card)
    page = told(capsys, "official-112", str(path))
    assert "The table’s own cards official-112 – sample Sing" in page
    assert data(capsys, "official-112", str(path))["cards"] == [[], ["sing"]]


@pytest.mark.parametrize(
    "asked", [("progresive", "official"), ("official", "partners+challenge-uno"), ("", "official")]
)
def test_rules_that_cannot_be_played_are_not_compared(
    asked: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert diff.run(*asked, "en", False) == exits.USAGE
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err


def test_a_record_of_the_json_is_replayed_to_the_events_beside_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "official", "seven-o+jump-in")["differences"]
    assert [each["parting"]["kind"] for each in found] == ["play"] * 3
    for each in found:
        for record, side in zip(each["parting"]["records"], each["parting"]["played"], strict=True):
            played = replay(read(tomli_w.dumps(record)))
            assert played.ok == side["legal"]
            assert [event.record(played.table.players) for event in played.steps[-1].events] == side["events"]


@for_every(lang=LANGUAGES)
@for_every(name=shipped())
def test_every_shipped_ruleset_is_compared_in_every_language(
    name: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("unorules.cli.diff.differences", remembered)
    page = told(capsys, "official", name, lang)
    assert "{" not in page and "}" not in page
    assert name in page


_KNOWN: dict[tuple[str, ...], tuple[Difference, ...]] = {}


def remembered(one: Rulebook, other: Rulebook) -> tuple[Difference, ...]:
    """What differs, looked for once: the languages tell the same."""
    if other.ids not in _KNOWN:
        _KNOWN[other.ids] = differences(one, other)
    return _KNOWN[other.ids]


def test_the_command_takes_two_arguments(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNORULES_LANG", "en")
    with pytest.raises(SystemExit) as ended:
        main(["diff", "official"])
    assert ended.value.code == exits.USAGE
    assert "`B` is missing" in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        main(["diff", "official", "bounce", "--json"])
    assert ended.value.code == exits.OK
    assert len(json.loads(capsys.readouterr().out)["differences"]) == 2
