"""`unorules default`, and the commands that go by it where no rules are named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from unorules.cli import default, exits
from unorules.cli.app import main
from unorules.i18n.messages import load as words
from unorules.rulebook.model import LANGUAGES

CABIN = 'format = 1\nid = "cabin"\nkind = "house-rule"\ntitle = { en = "Cabin" }\n[uno]\npenalty = 4\n'
QUESTION = "How many cards for forgetting UNO?"


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of settings, with one ruleset of the table's own and no default."""
    monkeypatch.delenv("UNORULES_RULESETS", raising=False)
    monkeypatch.delenv("UNORULES_RULES", raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("UNORULES_LANG", "en")
    (tmp_path / "unorules" / "rulesets").mkdir(parents=True)
    (tmp_path / "unorules" / "rulesets" / "cabin.toml").write_text(CABIN, encoding="utf-8")
    return tmp_path / "unorules"


def run(*given: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(given))
    return int(ended.value.code or 0)


def value(capsys, *given: str) -> int:
    """How many cards a forgotten UNO costs, as `ask` has it."""
    capsys.readouterr()
    assert run("ask", "--json", *given, QUESTION) == exits.OK
    return int(json.loads(capsys.readouterr().out)["value"])


def test_a_default_holds_until_it_is_cleared(capsys, place: Path) -> None:
    assert value(capsys) == 2
    assert run("default", "cabin") == exits.OK
    assert value(capsys) == 4
    assert value(capsys, "--rules", "official") == 2
    assert run("default", "--clear") == exits.OK
    assert value(capsys) == 2


def test_the_default_is_shown(capsys, place: Path) -> None:
    assert run("default") == exits.OK
    assert "There is no default" in capsys.readouterr().out
    run("default", "official-112", "cabin")
    capsys.readouterr()
    assert run("default") == exits.OK
    assert "official-112 + cabin" in capsys.readouterr().out
    assert run("default", "--json") == exits.OK
    found = json.loads(capsys.readouterr().out)
    assert found == {"rules": ["official-112", "cabin"], "place": str(place / "config.toml")}


def test_a_default_that_is_gone_is_told(capsys, place: Path) -> None:
    run("default", "cabin")
    (place / "rulesets" / "cabin.toml").unlink()
    capsys.readouterr()
    for given in ([], ["--json"]):
        assert run("default", *given) == exits.USAGE
        captured = capsys.readouterr()
        assert "cabin" in captured.out
        assert "there is no ruleset `cabin`" in captured.err
        assert "unorules default --clear" in captured.err


def test_every_command_that_takes_rules_goes_by_the_default(capsys) -> None:
    run("default", "cabin")
    capsys.readouterr()
    assert run("sheet") == exits.OK
    assert "UNO rules: Cabin" in capsys.readouterr().out
    assert run("rules", "--show") == exits.OK
    assert capsys.readouterr().out.startswith("official + cabin\n")
    assert run("simulate", "--rounds", "1") == exits.OK
    assert "Cabin" in capsys.readouterr().out
    assert run("judge", "--top", "r5", "--hand", "r7 b2", "r7") == exits.OK
    assert capsys.readouterr().err == "By your default rules: cabin\n"
    assert run("judge", "--top", "r5", "--hand", "r7 b2", "r7", "--json") == exits.OK
    captured = capsys.readouterr()
    assert (json.loads(captured.out)["rules"], captured.err) == (["official", "cabin"], "")


def test_a_batch_goes_by_the_default_where_a_line_names_no_rules(capsys, tmp_path: Path) -> None:
    run("default", "cabin")
    lines = tmp_path / "questions.jsonl"
    told = [{"question": QUESTION}, {"question": QUESTION, "rules": ["official"]}]
    lines.write_text("\n".join(map(json.dumps, told)), encoding="utf-8")
    capsys.readouterr()
    assert run("ask", "--json", "--batch", str(lines)) == exits.OK
    assert [json.loads(line)["value"] for line in capsys.readouterr().out.splitlines()] == [4, 2]


def test_a_record_keeps_its_own_rules(capsys, tmp_path: Path) -> None:
    run("default", "no-mercy")
    record = tmp_path / "record.toml"
    record.write_text(
        'format = 1\nrules = ["official"]\nplayers = ["A", "B"]\ntop = "r5"\n[hands]\nA = "r7 b2"\nB = "g1"\n',
        encoding="utf-8",
    )
    capsys.readouterr()
    assert run("judge", "--record", str(record), "--json") == exits.OK
    assert json.loads(capsys.readouterr().out)["rules"] == ["official"]


def test_rules_that_cannot_be_played_become_no_default(capsys, place: Path) -> None:
    assert run("default", "partners", "challenge-uno") == exits.USAGE
    assert "played together" in capsys.readouterr().err
    assert run("default", "cabbin") == exits.USAGE
    assert "did you mean `cabin`?" in capsys.readouterr().err
    assert not (place / "config.toml").exists()


def test_a_file_becomes_the_default_wherever_it_is_asked_from(capsys, tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "hut.toml").write_text(CABIN.replace("cabin", "hut"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert run("default", "hut.toml") == exits.OK
    monkeypatch.chdir("/")
    assert value(capsys) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_default_that_no_longer_loads_is_named_with_what_to_do(
    language: str, capsys, place: Path, monkeypatch
) -> None:
    run("default", "cabin")
    (place / "rulesets" / "cabin.toml").unlink()
    monkeypatch.setenv("UNORULES_LANG", language)
    for given in (
        ["ask", QUESTION],
        ["sheet"],
        ["judge", "--top", "r5", "--hand", "r7"],
        ["simulate"],
        ["rules", "--show"],
    ):
        capsys.readouterr()
        assert run(*given) == exits.USAGE
        captured = capsys.readouterr()
        assert captured.out == ""
        assert "`unorules default --clear`" in captured.err
        assert "RS301" in captured.err and "cabin" in captured.err
    assert run("sheet", "--rules", "official") == exits.OK
    assert run("default", "--clear") == exits.OK
    assert run("sheet") == exits.OK


def test_the_variable_goes_before_the_settings(capsys, monkeypatch) -> None:
    run("default", "cabin")
    monkeypatch.setenv("UNORULES_RULES", "official-112-blank, two-packs")
    capsys.readouterr()
    assert run("default") == exits.OK
    assert "official-112-blank + two-packs (UNORULES_RULES)" in capsys.readouterr().out
    assert run("default", "jump-in") == exits.OK
    assert "UNORULES_RULES is set" in capsys.readouterr().err
    monkeypatch.setenv("UNORULES_RULES", "nothing")
    assert run("sheet") == exits.USAGE
    assert "UNORULES_RULES" in capsys.readouterr().err
    monkeypatch.setenv("UNORULES_RULES", "")
    assert value(capsys) == 2


@pytest.mark.parametrize("text", ["rules = 3\n", "rules = \n", 'rules = "cabin"\n'])
def test_settings_that_cannot_be_read_are_told_by_every_command(text: str, capsys, place: Path) -> None:
    (place / "config.toml").write_text(text, encoding="utf-8")
    for given in (["default"], ["ask", QUESTION], ["sheet"]):
        assert run(*given) == exits.USAGE
        assert "config.toml` cannot be read" in capsys.readouterr().err
    assert run("ask", "--rules", "official", QUESTION) == exits.OK


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_settings_that_are_no_toml_the_line_is_told_and_what_is_wrong_with_it(
    language: str, capsys, place: Path
) -> None:
    (place / "config.toml").write_text('# ours\nrules = ["nosuch"\n', encoding="utf-8")
    for given in (["default"], ["sheet"], ["default", "progressive"]):
        assert run(*given, "--lang", language) == exits.USAGE
        told = capsys.readouterr().err
        assert "2: " in told and "`[`" in told and '["ID"]' not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "line", "cure"),
    [
        ('# ours\nrules = "jump-in, seven-o"\n', 2, 'rules = ["jump-in", "seven-o"]'),
        ('x = 1\nrules = [1, "cabin"]\n', 2, 'rules = ["cabin"]'),
        ("rules = 3\n", 1, 'rules = ["jump-in"]'),
        ("\n[rules]\na = 1\n", 2, 'rules = ["jump-in"]'),
    ],
)
def test_of_settings_without_a_list_the_line_is_told_and_what_belongs_there(
    text: str, line: int, cure: str, language: str, capsys, place: Path
) -> None:
    path = place / "config.toml"
    path.write_text(text, encoding="utf-8")
    assert run("default", "--lang", language) == exits.USAGE
    told = words(language)("default.unreadable", path=str(path), line=line, cure=cure)
    assert capsys.readouterr().err == told + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_settings_that_are_no_text_the_reason_is_told(language: str, capsys, place: Path) -> None:
    (place / "config.toml").write_bytes(b"\xff\xfe")
    for given in (["default"], ["default", "cabin"]):
        assert run(*given, "--lang", language) == exits.USAGE
        told = capsys.readouterr().err
        assert "UTF-16" in told and "rules =" not in told


@pytest.mark.parametrize("given", ["cabin", "--clear"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_without_a_list_are_kept_before_they_are_changed(
    given: str, language: str, capsys, place: Path
) -> None:
    path, aside = place / "config.toml", place / "config.toml.unread"
    path.write_text('# ours\nrules = "cabin"\n', encoding="utf-8")
    assert run("default", given, "--lang", language) == exits.OK
    told = words(language)("default.kept-aside", path=str(path), aside=str(aside))
    assert "".join(told.split()) in "".join(capsys.readouterr().out.split())
    assert aside.read_text(encoding="utf-8") == '# ours\nrules = "cabin"\n'
    assert path.read_text(encoding="utf-8").startswith("# ours\n")


@pytest.mark.parametrize("data", [b"rules = \n", b"\xff\xfe", b"[rules]\na = 1\n", b"rules = [[" * 3])
def test_settings_that_cannot_be_read_are_put_aside_when_cleared(data: bytes, capsys, place: Path) -> None:
    (place / "config.toml").write_bytes(data)
    assert run("default", "cabin") == exits.USAGE
    assert (place / "config.toml").read_bytes() == data
    capsys.readouterr()
    assert run("default", "--clear") == exits.OK
    assert "config.toml.unread" in "".join(capsys.readouterr().out.split())
    assert (place / "config.toml.unread").read_bytes() == data
    assert run("default") == exits.OK
    assert run("default", "cabin") == exits.OK


def test_the_rest_of_the_settings_stays(place: Path) -> None:
    (place / "config.toml").write_text("# mine\nother = 1\n", encoding="utf-8")
    run("default", "cabin")
    assert (place / "config.toml").read_text(encoding="utf-8") == '# mine\nother = 1\nrules = ["cabin"]\n'
    run("default", "--clear")
    assert (place / "config.toml").read_text(encoding="utf-8") == "# mine\nother = 1\n"


def test_a_name_and_clear_are_not_given_together(capsys) -> None:
    assert run("default", "--clear", "cabin") == exits.USAGE
    assert "cannot be given together" in capsys.readouterr().err


def test_without_a_home_the_variable_is_named(capsys, monkeypatch) -> None:
    monkeypatch.setattr("unorules.cli.default.settings_file", lambda: None)
    assert run("default", "cabin") == exits.FOUND
    assert "UNORULES_RULES" in capsys.readouterr().err


def test_without_a_default_nothing_is_loaded_for_it(monkeypatch, capsys) -> None:
    """What `ask` costs stays what it was: one look for a file."""
    loaded = []
    monkeypatch.setattr("unorules.cli.asked._refuse_faults", lambda *given: loaded.append(given))
    assert run("ask", QUESTION) == exits.OK
    assert loaded == []


@pytest.mark.parametrize("spoil", [b"x" * 1_000_001, b"rules = " + b"[" * 100_000, b"\xff\xfe\xfd"])
def test_settings_that_cannot_be_settings_are_left_as_they_are(
    spoil: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("UNORULES_RULES", raising=False)
    path = tmp_path / "unorules" / "config.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(spoil)
    with pytest.raises(SystemExit) as ended:
        main(["default", "seven-o"])
    assert ended.value.code == exits.USAGE
    assert "config.toml" in capsys.readouterr().err
    assert path.read_bytes() == spoil


def test_what_was_put_aside_before_is_not_lost(place: Path) -> None:
    for text in ("first = \n", "second = \n"):
        (place / "config.toml").write_text(text, encoding="utf-8")
        assert run("default", "--clear") == exits.OK
    aside = sorted(each.read_text("utf-8") for each in place.glob("config.toml.unread*"))
    assert aside == ["first = \n", "second = \n"]


def test_rules_that_play_shows_to_be_wrong_do_not_become_the_default(capsys, place: Path) -> None:
    barred = '[deck]\nzeros = 0\ndigits = 0\npacks = 4\n[round_end]\naction_card = "not-allowed"\n'
    text = CABIN.replace("cabin", "stuck").replace("[uno]\npenalty = 4\n", barred)
    (place / "rulesets" / "stuck.toml").write_text(text, encoding="utf-8")
    assert run("default", "stuck") == exits.USAGE
    told = capsys.readouterr().err
    assert "RS603" in told and "Not made the default" in told
    assert not (place / "config.toml").exists()


def test_a_ruleset_named_twice_is_the_default_once(capsys, place: Path) -> None:
    assert run("default", "jump-in", "jump-in") == exits.OK
    assert run("default", "--json") == exits.OK
    assert '"rules": ["jump-in"]' in " ".join(capsys.readouterr().out.split()).replace("[ ", "[").replace(" ]", "]")


def test_a_path_is_kept_without_a_way_back_in_it_and_a_file_without_an_ending_by_its_path(
    place: Path, tmp_path: Path, capsys, monkeypatch
) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "ours").write_text(CABIN.replace('"cabin"', '"ours"'), encoding="utf-8")
    monkeypatch.chdir(tmp_path / "table")
    for given in ("../table/ours", "ours"):
        assert run("default", given) == exits.OK
        assert run("default", "--json") == exits.OK
        assert json.loads(capsys.readouterr().out.splitlines()[-1])["rules"] == [str(tmp_path / "table" / "ours")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_on_the_command_line_lies_beside_no_file(language: str, capsys) -> None:
    assert run("default", "no-such", "--lang", language) == exits.USAGE
    told = capsys.readouterr().err
    assert "`unorules rules`" in told
    assert not any(each in told for each in ("beside this one", "denne", "den här", "tämän"))


def test_two_editions_are_both_named_where_one_only_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert default.run(["official", "official-112"], False, False, "en") == exits.USAGE
    assert "official, official-112" in capsys.readouterr().err


def test_no_default_is_cleared_where_there_is_none(capsys, place: Path) -> None:
    assert run("default", "--clear") == exits.OK
    assert "There is no default" in capsys.readouterr().out
    assert run("default", "cabin") == run("default", "--clear") == exits.OK
    assert "The default is gone" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_name_is_no_folder(language: str, capsys, place: Path) -> None:
    assert run("default", "", "--lang", language) == exits.USAGE
    assert "unorules rules" in (told := capsys.readouterr().err) and str(Path.cwd()) not in told
    assert not (place / "config.toml").exists()


@pytest.mark.parametrize(("language", "word"), [("fi", "SÄÄNNÖSTÖ"), ("sv", "REGELUPPSÄTTNING"), ("nb", "REGELSETT")])
def test_what_cannot_be_given_together_is_called_as_the_help_calls_it(language: str, word: str, capsys) -> None:
    assert run("default", "--clear", "cabin", "--lang", language) == exits.USAGE
    assert f"`{word}`" in (told := capsys.readouterr().err) and "RULESET" not in told
