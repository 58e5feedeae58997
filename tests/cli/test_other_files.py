"""The scores of evenings and game records where rulesets are wanted: known for what they are, and never written into."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from unorules.cli import app
from unorules.i18n.language import LANGUAGES
from unorules.i18n.messages import load

EVENING = 'format = 1\nrules = ["official"]\nplayers = ["A", "B"]\n'
RECORD = Path(__file__).parents[2] / "docs" / "examples" / "challenge.toml"
RULES = 'format = 1\nid = "cabin"\nkind = "house-rule"\ntitle = { en = "Cabin" }\nuses = ["jump-in"]\n'

Out = pytest.CaptureFixture[str]


def main(words: list[str]) -> int:
    with pytest.raises(SystemExit) as ended:
        app.main(words)
    return int(ended.value.code or 0)


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an evening and a record beside a ruleset; it is the user's own, too."""
    monkeypatch.setenv("UNORULES_RULESETS", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setenv("UNORULES_LANG", "en")
    monkeypatch.chdir(tmp_path)
    Path("friday.toml").write_text(EVENING, encoding="utf-8")
    shutil.copy(RECORD, "record.toml")
    Path("cabin.toml").write_text(RULES, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("file", "kind"), [("friday.toml", "evening"), ("record.toml", "record")])
def test_set_writes_nothing_into_what_is_no_ruleset(file: str, kind: str, capsys: Out) -> None:
    before = Path(file).read_bytes()
    for edit in (["uno.penalty=3"], ["id=x"], ["--unset", "title"]):
        assert main(["set", file, *edit]) == 2
        assert load("en")(f"diagnostics.system.{kind}") in capsys.readouterr().err
    assert Path(file).read_bytes() == before


def test_set_writes_nothing_into_the_file_of_another_program(capsys: Out) -> None:
    Path("pyproject.toml").write_text('[project]\nname = "x"\n', encoding="utf-8")
    assert main(["set", "pyproject.toml", "uno.penalty=3"]) == 2
    assert load("en")("set.no-rules", path="pyproject.toml") in capsys.readouterr().err
    assert "uno" not in Path("pyproject.toml").read_text(encoding="utf-8")


def test_a_ruleset_with_nothing_but_a_rule_can_still_be_mended(capsys: Out) -> None:
    Path("half.toml").write_text("[uno]\npenalty = 3\n", encoding="utf-8")
    assert main(["set", "half.toml", "id=half"]) == 0
    assert 'id = "half"' in Path("half.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", ["friday.toml", "record.toml"])
@pytest.mark.parametrize(
    "words", ["ask -r {} does-a-7-swap", "default {}", "diff {} official", "rules {}", "rules --show {}", "sheet -r {}"]
)
def test_every_command_that_wants_rules_says_what_the_file_is(words: str, file: str, capsys: Out) -> None:
    kind = "evening" if file == "friday.toml" else "record"
    assert main(words.format(file).split()) == 2
    told = capsys.readouterr().err
    assert load("en")(f"diagnostics.system.{kind}") in told
    assert told.count("error[") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_validate_passes_them_over_in_a_folder_and_says_so(language: str, capsys: Out) -> None:
    assert main(["validate", ".", "--no-play", "--lang", language]) == 0
    out, err = capsys.readouterr()
    names = load(language).list(["`friday.toml`", "`record.toml`"])
    assert load(language)("validate.no-rulesets", folder=".", files=names) in err
    assert "friday" not in out
    assert "record" not in out


def test_validate_tells_what_it_is_once_where_it_is_named(capsys: Out) -> None:
    assert main(["validate", "friday.toml", "--format", "concise"]) == 2
    (line,) = capsys.readouterr().out.splitlines()
    assert load("en")("diagnostics.system.evening") in line


def test_a_folder_of_nothing_else_has_no_rulesets(capsys: Out) -> None:
    Path("cabin.toml").unlink()
    assert main(["validate", "."]) == 2
    assert load("en")("diagnostics.system.no-rulesets") in capsys.readouterr().out


def test_the_list_of_rulesets_leaves_them_out(capsys: Out) -> None:
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    assert "cabin" in out
    assert "friday" not in out
    assert "record" not in out


def test_an_evening_by_its_id_is_told_too(capsys: Out) -> None:
    assert main(["ask", "-r", "friday", "Does a 7 swap hands?"]) == 2
    assert load("en")("diagnostics.system.evening") in capsys.readouterr().err


def test_a_ruleset_whose_players_are_a_list_is_still_one(capsys: Out) -> None:
    Path("cabin.toml").write_text(RULES + 'players = ["A", "B"]\n', encoding="utf-8")
    assert main(["validate", "cabin.toml"]) == 1
    assert "players" in capsys.readouterr().out


OTHERS = [
    (command, file, key)
    for command, files in (
        ("score {}", {"cabin.toml": "score.fault.is-ruleset", "record.toml": "score.fault.is-record"}),
        ("replay {}", {"cabin.toml": "record.is-ruleset", "friday.toml": "record.is-evening"}),
        ("judge --record {}", {"cabin.toml": "record.is-ruleset", "friday.toml": "record.is-evening"}),
    )
    for file, key in files.items()
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "file", "key"), OTHERS)
def test_whoever_wants_another_kind_of_file_says_what_it_is(
    words: str, file: str, key: str, language: str, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNORULES_LANG", language)
    assert main(words.format(file).split()) == 2
    out, err = capsys.readouterr()
    assert (out + err).strip() == f"{file}:1:1: {load(language)(key)}"


def test_an_evening_with_rounds_is_no_record_and_a_ruleset_of_rules_alone_is_a_ruleset(capsys: Out) -> None:
    Path("friday.toml").write_text(EVENING + '[[rounds]]\nwinner = "A"\nhands = { B = "r8" }\n', encoding="utf-8")
    Path("cabin.toml").write_text("[uno]\npenalty = 4\n", encoding="utf-8")
    assert main(["replay", "friday.toml"]) == 2 == main(["replay", "cabin.toml"])
    told = capsys.readouterr().out
    assert load("en")("record.is-evening") in told
    assert load("en")("record.is-ruleset") in told


@pytest.mark.parametrize(
    ("command", "text", "told"),
    [
        ("replay", 'players = ["A", "B"]\ntitle = "x"\n', "record.no-top"),
        ("replay", 'players = ["A", "B"]\nstart = true\nid = "x"\n', "record.unknown-key"),
        ("score", EVENING + "[[rounds]]\n[hands]\nA = 3\n", "score.fault.unknown-key"),
    ],
)
def test_a_file_of_the_right_kind_with_a_fault_is_told_the_fault(
    command: str, text: str, told: str, capsys: Out
) -> None:
    Path("own.toml").write_text(text, encoding="utf-8")
    assert main([command, "own.toml"]) == 2
    out, err = capsys.readouterr()
    assert load("en")(told, name="id" if command == "replay" else "hands") in out + err


def test_a_record_of_a_deal_without_moves_is_no_evening(capsys: Out) -> None:
    Path("deal.toml").write_text('players = ["A", "B"]\nstart = true\nseed = 3\n', encoding="utf-8")
    assert main(["score", "deal.toml"]) == 2
    assert load("en")("score.fault.is-record") in capsys.readouterr().err
