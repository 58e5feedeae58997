"""`unorules doctor`: what it looks at, what it finds wrong, and what it keeps to itself."""

import json
import os
import shutil
from pathlib import Path

import pytest

from tests.cli.test_app import run
from unorules import bundled
from unorules.cli import checks, exits
from unorules.cli.version import hashes
from unorules.i18n.language import chosen_by

NAMES = ("version python platform locales rulesets model language cache settings own default pdf mcp terminal").split()


@pytest.fixture(autouse=True)
def at_home(monkeypatch, tmp_path):
    """A home that holds nothing yet, and English."""
    monkeypatch.setenv("UNORULES_LANG", "en")
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "UNORULES_RULESETS", "UNORULES_CACHE"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def told(capsys):
    """The checks by name, and the exit code, as machines are told."""

    def tell(*words):
        code = run("doctor", "--json", *words)
        found = json.loads(capsys.readouterr().out)
        assert found["ok"] == (code == exits.OK)
        return {each["name"]: each for each in found["checks"]}, code

    return tell


def test_where_all_is_well_every_check_is_told_and_the_code_is_0(told):
    found, code = told()
    assert list(found) == NAMES
    assert code == exits.OK
    assert found["version"]["locales"] == hashes()["locales"]
    assert found["language"]["by"] == "UNORULES_LANG"


@pytest.mark.parametrize("language", ["fi", "nb", "sv", "en"])
def test_people_are_told_in_their_language(language, capsys):
    assert run("doctor", "--lang", language) == exits.OK
    lines = [line for line in capsys.readouterr().out.splitlines() if line[:1] in "✓–✗"]
    assert len([line for line in lines if line]) == len(NAMES)


def test_the_home_is_not_named(at_home, capsys):
    (at_home / ".config" / "unorules" / "rulesets").mkdir(parents=True)
    (at_home / ".config" / "unorules" / "config.toml").write_text(
        f'rules = ["{(at_home / "mine.toml").as_posix()}"]', encoding="utf-8"
    )
    for words in ([], ["--json"]):
        run("doctor", *words)
        told = capsys.readouterr().out
        assert str(at_home) not in told
        assert "~" in told


def test_a_default_that_cannot_be_played_is_wrong(at_home, told, monkeypatch):
    monkeypatch.setenv("UNORULES_RULES", "nonsense")
    found, code = told()
    assert (code, found["default"]["state"]) == (exits.FOUND, "wrong")
    monkeypatch.delenv("UNORULES_RULES")
    settings = at_home / ".config" / "unorules"
    settings.mkdir(parents=True)
    (settings / "config.toml").write_text("rules = 3", encoding="utf-8")
    found, code = told()
    assert (code, found["default"]["told"].split(" in ")[0]) == (exits.FOUND, "The settings")


def test_own_rulesets_are_counted_and_those_that_are_broken_named(at_home, told):
    place = at_home / ".config" / "unorules" / "rulesets"
    place.mkdir(parents=True)
    head = 'format = 1\nkind = "house-rule"\ntitle = { en = "Ours" }\n'
    (place / "good.toml").write_text(f'id = "good"\n{head}', encoding="utf-8")
    assert told()[0]["own"]["state"] == "ok"
    (place / "bad.toml").write_text('id = "bad"\n[uno]\npenalty = "x"\n', encoding="utf-8")
    found, code = told()
    assert (found["own"]["n"], found["own"]["broken"], code) == (2, "bad", exits.OK)


@pytest.mark.skipif(
    os.name == "nt" or not hasattr(os, "geteuid") or os.geteuid() == 0, reason="who may do all may write"
)
def test_a_cache_that_cannot_be_written_to_is_a_note(at_home, told):
    (at_home / ".cache").mkdir(mode=0o500)
    found, code = told()
    assert (found["cache"]["state"], code) == ("note", exits.OK)


def test_a_cache_folder_that_is_a_file_is_a_note(at_home, told, monkeypatch):
    (at_home / "file").touch()
    monkeypatch.setenv("UNORULES_CACHE", str(at_home / "file"))
    assert told()[0]["cache"]["writable"] is False
    monkeypatch.setenv("UNORULES_CACHE", "")
    assert told()[0]["cache"]["place"] is None


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """The data that ships, as a copy that may be spoilt."""
    left_out = shutil.ignore_patterns("questions")
    for name in ("locales", "rulesets"):
        shutil.copytree(bundled.folder(name), tmp_path / name, ignore=left_out)
    monkeypatch.setattr(bundled, "folder", lambda name: tmp_path / name)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("locales/fi/ask.yaml", "locales"),
        ("rulesets/no-mercy.toml", "rulesets"),
        ("locales/nb/understanding.bin", "model"),
        ("locales/understanding.bin", "model"),
    ],
)
def test_data_that_is_missing_or_spoilt_is_wrong(copied, file, name):
    assert {each.state for each in checks.checks("en", None)} <= {"ok", "note"}
    path = copied / file
    for spoil in (lambda: path.write_bytes(path.read_bytes()[:50] + b"\xff: {"), path.unlink):
        spoil()
        found = {each.name: each for each in checks.checks("en", None)}
        assert [each for each in found if found[each].state == "wrong"] == [name]
        assert Path(file).name in str(found[name].data["broken"])


def test_extras_that_are_not_there_are_a_note(monkeypatch):
    monkeypatch.setattr(checks, "find_spec", lambda _name: None)
    found = {each.name: each for each in checks.checks("en", None)}
    assert found["pdf"].state == found["mcp"].state == "note"


def test_the_hashes_follow_the_data(copied, monkeypatch):
    monkeypatch.setattr("unorules.cli.version.folder", lambda name: copied / name)
    before = hashes()
    path = copied / "rulesets" / "official.toml"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert hashes() == before, "the ends of lines are the system's affair"
    path.write_bytes(path.read_bytes() + b"# more\n")
    after = hashes()
    assert after["rulesets"] != before["rulesets"]
    assert (after["locales"], after["model"]) == (before["locales"], before["model"])


@pytest.mark.parametrize(
    ("explicit", "environ", "by"),
    [
        ("sv", {"UNORULES_LANG": "fi"}, "--lang"),
        (None, {"UNORULES_LANG": "fi", "LANG": "sv"}, "UNORULES_LANG"),
        (None, {"LC_ALL": "sv_FI", "LANG": "fi"}, "LC_ALL"),
        (None, {"LANG": "tlh"}, ""),
        (None, {}, ""),
    ],
)
def test_what_decides_the_language_is_told(explicit, environ, by):
    assert chosen_by(explicit, environ) == by
