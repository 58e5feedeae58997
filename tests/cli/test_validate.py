"""`unorules validate` and `unorules rules`: what is printed, and the exit codes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from unorules.cli import rules, validate
from unorules.cli.app import main
from unorules.diagnostics.samples import HEAD

WRONG = HEAD + "[uno]\npenalty = 30\n"
ODD = HEAD + "[uno]\npenalty = 2\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sample.toml"


def test_exit_code_is_one_for_an_error_and_with_strict_for_a_warning(file: Path) -> None:
    file.write_text(WRONG, encoding="utf-8")
    assert validate.run([str(file)], "full", "en", False) == 1
    file.write_text(ODD, encoding="utf-8")
    assert validate.run([str(file)], "full", "en", False) == 0
    assert validate.run([str(file)], "full", "en", True) == 1


def test_a_file_that_is_not_there_is_wrong_usage(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert validate.run([str(file)], "full", "sv", False) == 2
    assert "det går inte att läsa" in capsys.readouterr().out


def test_json_is_one_object_a_file_one_a_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(WRONG, encoding="utf-8")
    validate.run([str(file), "progressive"], "json", "en", False)
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert (first["file"], first["ok"], first["findings"][0]["code"]) == (str(file), False, "RS206")
    assert second["ok"] is True


def test_concise_is_a_line_for_each_finding(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(WRONG + "[setup]\nhand_size = 8\n", encoding="utf-8")
    validate.run([str(file)], "concise", "en", False)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{file}:6:11: error[RS206]: `uno.penalty` cannot be 30"
    assert len(lines) == 2


def test_concise_says_nothing_of_a_sound_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert validate.run(["progressive"], "concise", "en", False) == 0
    assert capsys.readouterr().out == ""


def test_a_folder_is_checked_file_by_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(WRONG.replace("sample", name), encoding="utf-8")
    validate.run([str(tmp_path)], "json", "en", False)
    assert [Path(json.loads(line)["file"]).stem for line in capsys.readouterr().out.splitlines()] == ["one", "two"]


@pytest.mark.parametrize("form", ["full", "concise"])
def test_a_folder_without_rulesets_is_wrong_usage(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.txt").write_text("none", encoding="utf-8")
    assert validate.run([str(tmp_path)], form, "en", False) == 2
    assert "there are no ruleset files" in capsys.readouterr().out


def test_a_folder_without_rulesets_is_an_object_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert validate.run([str(tmp_path)], "json", "en", False) == 2
    found = json.loads(capsys.readouterr().out)
    assert (found["file"], found["ok"], found["findings"][0]["code"]) == (str(tmp_path), False, "RS101")


def test_json_is_asked_for_as_of_the_other_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["validate", "--json", "progressive"])
    assert ended.value.code == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True


def test_a_sound_file_is_told_to_be_so(capsys: pytest.CaptureFixture[str]) -> None:
    validate.run(["progressive"], "full", "en", False)
    assert capsys.readouterr().out.strip().endswith("progressive.toml: nothing to say against it")


def test_rules_lists_what_there_is_in_the_order_of_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.run([], False, "en", False) == 0
    told = capsys.readouterr().out
    assert (
        told.index("official-112-blank") < told.index("no-mercy") < told.index("progressive") < told.index("two-packs")
    )


def test_rules_tells_what_one_says_and_who_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.run(["bounce"], False, "en", False) == 0
    told = capsys.readouterr().out
    assert "bounce.skip = same-colour" in told
    assert "For fun and for one day, not official." in " ".join(told.split())


def test_rules_shows_every_value_in_force_with_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.run(["official-112", "jump-in"], True, "en", True) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["rules"] == ["official-112", "jump-in"]
    allowed, penalty = found["values"]["jump_in.allowed"], found["values"]["uno.penalty"]
    assert (allowed["value"], allowed["ruleset"], allowed["line"]) == (True, "jump-in", 8)
    assert penalty["ruleset"] == "official-112"
    assert {source["agrees"] for source in penalty["sources"]} == {True, False}


def test_rules_that_do_not_load_are_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.run(["progresive"], False, "en", False) == 2
    assert rules.run(["partners", "challenge-uno"], True, "en", False) == 2
    told = capsys.readouterr().err
    assert "did you mean `progressive`?" in told
    assert "cannot be played together" in told


def test_a_ruleset_of_the_own_folder_is_checked_by_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNORULES_RULESETS", str(tmp_path))
    (tmp_path / "my-rules.toml").write_text(WRONG.replace("sample", "my-rules"), encoding="utf-8")
    assert validate.run(["my-rules"], "json", "en", False) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["file"], found["findings"][0]["code"]) == (str(tmp_path / "my-rules.toml"), "RS206")
    assert validate.run(["my-rule"], "concise", "en", False) == 2
    assert "there is no ruleset `my-rule`" in capsys.readouterr().out


def test_a_name_that_nothing_has_is_answered_with_what_is_near(capsys: pytest.CaptureFixture[str]) -> None:
    assert validate.run(["progresive"], "full", "en", False) == 2
    assert "did you mean `progressive`?" in capsys.readouterr().out


@pytest.mark.parametrize("form", ["full", "concise", "json", "sarif", "github"])
def test_every_form_can_be_asked_for_on_the_command_line(
    form: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(WRONG, encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["validate", "--format", form, str(file)])
    assert ended.value.code == 1
    assert "RS206" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe that breaks is no error there")
@pytest.mark.parametrize("form", ["full", "concise", "json", "sarif"])
def test_the_code_is_that_of_what_was_found_though_nobody_reads_on(form, tmp_path):
    for number in range(200):
        (tmp_path / f"wrong-{number}.toml").write_text(WRONG + f"foo{number} = 1\n", encoding="utf-8")
    command = [sys.executable, "-m", "unorules", "validate", "--format", form, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as begun:
        begun.stdout.close()
        assert begun.wait(60) == 1
