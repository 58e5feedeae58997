"""How what was proven is told: to people with the position, to machines with the record, and only where it is asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.proof.files import by_play, played, proven
from tests.rulebook.files import write
from unorules.cli import validate
from unorules.diagnostics.samples import HEAD
from unorules.diagnostics.show import as_data, brief, full, seen
from unorules.i18n.messages import load
from unorules.records.record import read
from unorules.records.replay import replay

BLANKS = "[deck]\nblank = 4\n"
LANGUAGES = {"fi": "nähty", "nb": "sett", "sv": "sett", "en": "seen"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_frame_shows_the_position_and_what_came_of_it(language: str) -> None:
    found = played(HEAD + BLANKS)
    [blank] = by_play(found)
    lines = full(blank, load(language), found.lines).splitlines()
    at = next(place for place, line in enumerate(lines) if line.lstrip().startswith(f"= {LANGUAGES[language]}: "))
    assert lines[at].endswith(seen(blank, load(language))[0])
    assert lines[at + 1].strip() == "P1: Bl -> objection deck.blank"


def test_machines_get_the_whole_record_and_the_figures_as_numbers() -> None:
    found = played(HEAD + "[deck]\ndraw_two = 8\nwild_draw_four = 8\n")
    rows = as_data(found.file, found.findings, load("en"))["findings"]
    assert isinstance(rows, list)
    [data] = [row["data"] for row in rows if row["code"] == "RS613"]
    assert json.loads(json.dumps(data)) == data
    assert isinstance(data["turns"], int) and isinstance(data["seed"], int)
    assert replay(read(data["record"])).table.round_over


def test_rules_are_not_played_where_that_is_not_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(write(tmp_path, HEAD + BLANKS))
    assert validate.run([path], "concise", "en", True, play=False) == 0
    assert "RS6" not in capsys.readouterr().out
    assert validate.run([path], "concise", "en", True) == 1
    assert "warning[RS607]" in capsys.readouterr().out


def test_findings_of_looking_and_of_playing_are_in_one_order() -> None:
    places = [each.order for each in played(HEAD + BLANKS + "[uno]\npenalty = 3\n").findings]
    assert len(places) == 3
    assert places == sorted(places)


def test_what_a_file_is_called_stands_in_the_record_so_that_it_can_be_played() -> None:
    [found] = proven(BLANKS)
    assert f'"{found.file}"' in str(found.data["record"])


def test_a_note_says_how_to_see_for_oneself() -> None:
    found = played(HEAD + "[deck]\ndraw_two = 8\nwild_draw_four = 8\n")
    rows = as_data(found.file, found.findings, load("en"))["findings"]
    assert isinstance(rows, list)
    [told] = [row["help"] for row in rows if row["code"] == "RS613"]
    assert "unorules simulate --rules" in told and "--against official --players 4 --policy sensible" in told


ROUND_AND_ROUND = (
    "[players]\nmin = 3\nmax = 3\n[deck]\nzeros = 0\ndigits = 0\nskip = 0\nreverse = 0\n"
    "draw_two = 8\nwild = 0\nwild_draw_four = 0\n"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_rounds_without_an_end_it_is_told_that_one_lap_is_shown(language: str) -> None:
    found = played(HEAD + ROUND_AND_ROUND)
    [endless] = by_play(found)
    words = load(language)
    assert words("diagnostics.lap") in full(endless, words, found.lines)
    assert words("diagnostics.lap") not in brief(endless, words)  # nothing is shown there
