"""Settings that contradict each other are told with both places, and what cannot be laid together with what to take out."""

from pathlib import Path

import pytest

from tests.rulebook.files import NOWHERE, checked, heavy, loaded, write
from unorules.diagnostics.model import Finding
from unorules.diagnostics.samples import HEAD
from unorules.rulebook.check import check

PAIRS = '[players]\nmin = 4\nmax = 4\n[round_end]\nplay_on = "last-one-holding"\n[teams]\npartners = true\n'
FORCED = "[turn]\nvoluntary_draw = false\npass_without_drawing = true\n"


def only(place: Path, below: str, code: str) -> Finding:
    found = checked(place, below)
    assert heavy(found) == [code]
    return next(each for each in found.findings if each.code == code)


@pytest.mark.parametrize(
    ("below", "code", "keys"),
    [
        (PAIRS, "RS406", {"round_end.play_on", "teams.partners"}),
        (FORCED, "RS414", {"turn.voluntary_draw", "turn.pass_without_drawing"}),
    ],
)
def test_two_settings_of_which_one_undoes_the_other_are_both_named(
    below: str, code: str, keys: set[str], tmp_path: Path
) -> None:
    found = only(tmp_path, below, code)
    assert set(found.related) == keys
    assert found.span is not None and len(found.secondary) == 1 and found.helps


def test_a_pair_by_a_house_rule_contradicts_playing_on_too(tmp_path: Path) -> None:
    found = only(tmp_path, 'uses = ["partners"]\n[round_end]\nplay_on = "last-one-holding"\n', "RS406")
    assert found.span is not None and found.span.line == 7
    assert found.secondary[0].span.line == 5


@pytest.mark.parametrize(
    ("below", "cures"),
    [
        (
            'uses = ["partners"]\n[round_end]\nplay_on = "last-one-holding"\n',
            [("unset", "round_end.play_on", 7), ("take-out", "partners", 5)],
        ),
        (
            "[teams]\npartners = true\n[players]\nmin = 4\nmax = 4\n"
            '[scoring]\nmode = "own-cards"\nelimination = true\n',
            [("unset", "scoring.elimination", 12), ("unset", "teams.partners", 6)],
        ),
    ],
)
def test_two_endings_are_told_with_the_lines_of_which_one_has_to_go(
    below: str, cures: list[tuple[str, str, int]], tmp_path: Path
) -> None:
    found = only(tmp_path, below, "RS406")
    assert [
        (each.key, each.params.get("name", each.params.get("id")), each.params["line"]) for each in found.helps[1:]
    ] == cures
    lines = (HEAD + below).splitlines(keepends=True)
    for _, name, line in cures:
        assert name.rpartition(".")[2] in lines[line - 1]
        left = "".join(each for number, each in enumerate(lines, 1) if number != line)
        assert "RS406" not in heavy(check(write(tmp_path, left), folders=NOWHERE))


def test_an_entry_that_cannot_be_laid_with_another_is_named_with_its_line(tmp_path: Path) -> None:
    found = only(tmp_path, 'uses = [\n  "partners",\n  "challenge-uno",\n]\n', "RS401")
    said = [(each.key, each.params.get("id"), each.params.get("line")) for each in found.helps]
    assert said[:2] == [("take-out", "challenge-uno", 7), ("take-out", "partners", 6)]


def test_an_edition_that_shuts_out_an_entry_may_be_another(tmp_path: Path) -> None:
    found = only(tmp_path, 'base = "no-mercy"\nuses = ["no-bluff"]\n', "RS401")
    assert [each.key for each in found.helps][:2] == ["take-out", "base"]


def test_names_that_cannot_go_together_are_told_where_no_file_brings_them_in() -> None:
    found = next(each for each in loaded("partners", "challenge-uno").findings if each.code == "RS401")
    assert found.helps[0].key == "one"
    assert {found.helps[0].params["id"], found.helps[0].params["by"]} == {"partners", "challenge-uno"}


def test_a_line_that_breaks_a_pin_is_the_one_to_take_out(tmp_path: Path) -> None:
    write(tmp_path, HEAD.replace("sample", "season") + 'pins = ["uno.penalty"]\n[uno]\npenalty = 4\n', "season")
    found = only(tmp_path, 'uses = ["season"]\n[uno]\npenalty = 3\n', "RS402")
    assert [(each.key, each.params["line"]) for each in found.helps] == [("unset", 7), ("take-out", 5)]


@pytest.mark.parametrize(("name", "cure"), [("Our Rules_2", "file"), ("our-rules", "rename")])
def test_no_id_is_proposed_that_is_none(name: str, cure: str, tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + "[uno]\npenalty = 3\n", name)
    found = next(each for each in check(path, folders=NOWHERE).findings if each.code == "RS212")
    assert [each.key for each in found.helps] == [cure]
