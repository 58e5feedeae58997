"""Whole rounds, written for reading, are played again as they were written down."""

from __future__ import annotations

import pytest

from unorules.rulebook.load import shipped

from . import playthrough
from .playthrough import FOLDER, MOST_LINES, SHOWS, again, path


@pytest.mark.parametrize("ruleset", shipped())
def test_the_round_is_played_as_it_was_written_down(ruleset: str) -> None:
    found = again(ruleset)
    assert found.text.splitlines() == path(ruleset).read_text(encoding="utf-8").splitlines()
    assert found.table.round_over
    assert len(found.lines) <= MOST_LINES
    assert set(SHOWS[ruleset]) <= found.shown, "the round shows the rule it is there for"


def test_every_ruleset_that_ships_has_a_round_and_no_other_file_lies_there() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {f"{ruleset}.txt" for ruleset in shipped()}
    assert set(SHOWS) == set(shipped())


def test_a_round_that_differs_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = path("seven-o").read_text(encoding="utf-8")
    (tmp_path / "seven-o.txt").write_text(text.replace("[seven_o.seven]", "[match]"), encoding="utf-8")
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    assert playthrough.main(["seven-o"]) == 1
    assert capsys.readouterr().out == "seven-o\n"
    assert playthrough.main(["seven-o", "--write"]) == 0
    assert (tmp_path / "seven-o.txt").read_text(encoding="utf-8") == text
