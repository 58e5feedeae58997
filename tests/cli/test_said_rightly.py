"""What a command says of slips is true of what was typed, and its exit code is that of the kind of slip."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.folded import for_every
from unorules.cli import app
from unorules.i18n.language import LANGUAGES
from unorules.i18n.messages import load
from unorules.rulebook.check import check
from unorules.sheets.explain_head import FILE_KEYS, written_as

Out = pytest.CaptureFixture[str]
HEAD = 'format = 1\nid = "cabin"\nkind = "house-rule"\n'
TITLE = 'title = { en = "Cabin" }\n'


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as ended:
        app.main(list(words))
    return int(ended.value.code or 0)


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("UNORULES_RULESETS", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setenv("UNORULES_LANG", "en")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("top", "hand", "key", "count", "deck"),
    [
        ("r5", "b5 b5 b5", "card-too-often", 3, 2),
        ("b5", "b5 b5", "card-too-often", 3, 2),
        ("r5", "b5 Bl", "card-not-in-deck", 1, 0),
    ],
)
def test_judge_says_how_many_of_a_card_the_deck_has(
    language: str, top: str, hand: str, key: str, count: int, deck: int, capsys: Out
) -> None:
    assert run("judge", "--top", top, "--hand", hand, "--lang", language) == 2
    card = "Bl" if key == "card-not-in-deck" else "b5"
    assert capsys.readouterr().err.strip() == load(language)(f"record.{key}", card=card, count=count, deck=deck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_colour_that_judge_wants_is_named_by_its_option(language: str, capsys: Out) -> None:
    assert run("judge", "--top", "W", "--hand", "b5", "--lang", language) == 2
    assert "--colour" in capsys.readouterr().err
    assert run("judge", "--top", "W", "--hand", "b5", "--colour", "blue", "--lang", language) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_points_are_counted_none_are_told(language: str, capsys: Out) -> None:
    Path("cabin.toml").write_text(f'{HEAD}{TITLE}[scoring]\nmode = "none"\nrounds = 3\n', encoding="utf-8")
    assert run("score", "e.toml", "--players", "A, B, C", "-r", "cabin.toml") == 0
    capsys.readouterr()
    assert run("score", "e.toml", "add", "A: r5; C: r2", "--lang", language) == 0
    out = capsys.readouterr().out
    held = load(language)("score.hand", player="A", cards="·", n=5).partition("·")[2]
    assert "A: " in out
    assert held not in out
    assert run("score", "p.toml", "--players", "A, B, C") == 0
    assert run("score", "p.toml", "add", "A: r5; C: r2", "--lang", language) == 0
    assert held in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_of_quotes_that_were_not_typed(language: str, capsys: Out) -> None:
    Path("cabin.toml").write_text(HEAD + TITLE, encoding="utf-8")
    words = load(language)
    for args in (
        ("set", "cabin.toml", "jump_in.allowed=TRUE"),
        ("new", "--title", "X", "--set", "jump_in.allowed=TRUE"),
    ):
        assert run(*args, "--lang", language) == 2
        told = capsys.readouterr().err
        assert words("diagnostics.RS205.message", name="jump_in.allowed") not in told
        assert "RS204" in told
        assert "jump_in.allowed=true" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_where_only_one_may_stand_is_quoted_with_that_one(language: str, capsys: Out) -> None:
    assert run("locales", "foo", "--lang", language) == 2
    assert load(language)("cli.error.only-this", found="foo", values="`check`") in capsys.readouterr().err


def test_a_file_that_cannot_be_written_gives_the_same_code_everywhere(capsys: Out) -> None:
    assert run("new", "--title", "X", "-o", "gone/x.toml") == 1
    assert run("schema", "-o", "gone/x.json") == 1
    assert run("sheet", "-o", "gone/x.md") == 1
    assert run("score", "gone/e.toml", "--players", "A, B") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_in_the_place_of_a_folder_is_told(language: str, capsys: Out) -> None:
    Path("ok.toml").touch()
    assert run("sheet", "--all-languages", "-o", "ok.toml", "--lang", language) == 1
    assert load(language)("diagnostics.system.file") in capsys.readouterr().err


@pytest.mark.parametrize(
    ("day", "key"), [("2026-02-30", "no-such-day"), ("30.11.2026", "no-date"), ("2026", "no-date")]
)
def test_a_day_that_no_calendar_has_is_not_told_how_dates_are_written(day: str, key: str, capsys: Out) -> None:
    assert run("sheet", "--date", day) == 2
    assert capsys.readouterr().err.strip() == load("en")(f"cli.sheet.{key}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_option_of_set_is_told_what_an_option_is(language: str, capsys: Out) -> None:
    assert run("new", "--title", "X", "--set", "nix=3", "-o", "-", "--lang", language) == 2
    told = capsys.readouterr().err
    assert load(language)("diagnostics.RS201.help.option") in told
    assert "`format`" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_cards_of_one_name_are_told_what_to_do(language: str, capsys: Out) -> None:
    cards = '[[custom_card]]\nname = { en = "Thief" }\n' * 2
    Path("cabin.toml").write_text(f'{HEAD}{TITLE}base = "official-112"\n{cards}', encoding="utf-8")
    assert run("validate", "cabin.toml", "--no-play", "--lang", language) == 1
    assert load(language)("diagnostics.RS216.help.rename") in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_title_is_empty_and_not_missing(language: str, capsys: Out) -> None:
    words = load(language)
    for title, n in (('title = { en = " " }\n', 0), ("", 1)):
        Path("cabin.toml").write_text(HEAD + title, encoding="utf-8")
        assert run("validate", "cabin.toml", "--no-play", "--lang", language) == 1
        out = capsys.readouterr().out
        assert words("diagnostics.RS203.message", name="title", n=n) in out
        assert words("diagnostics.RS203.message", name="title", n=1 - n) not in out


@for_every(language=LANGUAGES)
@for_every(key=FILE_KEYS)
def test_every_key_of_a_file_is_explained(key: str, language: str, capsys: Out) -> None:
    words = load(language)
    assert run("explain", key, "--lang", language) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert words(FILE_KEYS[key]) in out
    assert written_as(key, words).split("\n")[-1] in out


def test_a_key_is_found_by_its_last_word_and_with_hyphens_too(capsys: Out) -> None:
    assert run("explain", "custom-card") == 0
    assert run("explain", "covers") == 2
    assert "`sources.covers`" in capsys.readouterr().err


def test_machines_read_of_a_key_what_people_do(capsys: Out) -> None:
    assert run("explain", "kind", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["explains"], found["key"]) == ("key", "kind")
    assert [each["value"] for each in found["values"]] == ["house-rule", "edition"]
    assert run("explain", "--json") == 0
    listed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["key"] for each in listed if each["explains"] == "key"] == list(FILE_KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_that_show_the_keys_are_a_ruleset_together(language: str, tmp_path: Path) -> None:
    lines = [written_as(key, load(language)) for key in FILE_KEYS if "." not in key]
    file = tmp_path / "cabin-rules.toml"
    file.write_text("\n".join([*lines[:-2], "[uno]", "penalty = 3", *lines[-2:]]) + "\n", encoding="utf-8")
    assert [each for each in check(file).findings if each.severity != "note"] == []
