"""The verbs give what the command line prints, take texts for files, and say what is wrong by raising what they promise."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.test_readme import ROOT
from unorules import api
from unorules.cli.app import main
from unorules.i18n.language import languages

CABIN = 'format = 1\nid = "cabin"\nkind = "house-rule"\ntitle = { en = "Cabin" }\n[uno]\npenalty = 5\n'
PENALTY = "How many cards for forgetting UNO?"
RECORD = ROOT / "docs" / "examples" / "challenge.toml"
WRONG = ROOT / "docs" / "examples" / "our-rules.toml"


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit):
        main(arguments)
    return capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        (("ask", PENALTY), lambda: api.ask(PENALTY)),
        (("ask", "Boil an egg?"), lambda: api.ask("Boil an egg?")),
        (
            ("judge", "r8", "--top", "y5", "--hand", "b5 r8"),
            lambda: api.judge(api.Position("y5", hand="b5 r8"), "r8"),
        ),
        (("validate", "--no-play", str(WRONG)), lambda: api.check(WRONG, play=False)),
        (("simulate", "--rounds", "20", "--seed", "4"), lambda: api.simulate(rounds=20, seed=4)),
        (("rules", "--show", "jump-in"), lambda: api.load(["jump-in"])),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else "",
)
def test_the_object_is_that_of_the_command(
    arguments: tuple[str, ...], found: Callable[[], Any], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if arguments[0] == "ask":
        found_now = api.ask(arguments[1], language=language)
        told = api.as_json(found_now)
    else:
        told = api.as_json(found(), language)
    assert json.loads(json.dumps(told)) == json.loads(printed(capsys, *arguments, "--json", "--lang", language))


def test_the_object_of_a_record_is_that_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    expected = json.loads(printed(capsys, "replay", str(RECORD), "--json", "--lang", "fi"))
    del expected["file"]
    assert json.loads(json.dumps(api.as_json(api.replay(RECORD), "fi"))) == expected
    assert api.as_json(api.replay(RECORD.read_text(encoding="utf-8")), "fi") == api.as_json(api.replay(RECORD), "fi")


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        (("ask", PENALTY, "--lang", "en"), lambda: api.ask(PENALTY)),
        (("judge", "--top", "y5", "--hand", "b5", "--lang", "en"), lambda: api.judge(api.Position("y5", hand="b5"))),
        (("simulate", "--rounds", "20", "--lang", "en"), lambda: api.simulate(rounds=20)),
    ],
)
def test_the_text_is_that_of_the_command(
    arguments: tuple[str, ...], found: Callable[[], Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert api.as_text(found(), "en") == printed(capsys, *arguments)


@pytest.mark.parametrize("form", ["markdown", "html", "terminal"])
@pytest.mark.parametrize("size", ["full", "card", "pocket"])
def test_a_sheet_is_that_of_the_command(form: Any, size: Any, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("sheet", "--lang", "sv", "--and", "fi", "--format", form, "--size", size, "--date", "2026-11-30")
    made = api.sheet((), "sv", beside="fi", form=form, size=size, date="2026-11-30")
    assert made == printed(capsys, *arguments)


def test_a_sheet_as_pdf_is_bytes_and_the_same_each_time() -> None:
    pytest.importorskip("typst")
    made = api.sheet(["seven-o"], form="pdf", size="card")
    assert made.startswith(b"%PDF")
    assert made == api.sheet(["seven-o"], form="pdf", size="card")


def test_a_text_is_as_good_as_the_file(tmp_path: Path) -> None:
    path = tmp_path / "cabin.toml"
    path.write_text(CABIN, encoding="utf-8")
    by_text, by_path = api.RulesetText(CABIN), path
    assert api.ask(PENALTY, [by_text]).value == api.ask(PENALTY, [by_path]).value == 5
    assert api.sheet([by_text]) == api.sheet([by_path])
    assert api.as_json(api.load([by_text]))["values"]["uno.penalty"]["file"] == "cabin.toml"


def test_texts_use_each_other_by_their_ids() -> None:
    over = CABIN.replace("cabin", "attic").replace("[uno]\npenalty = 5", 'uses = ["cabin"]')
    found = api.load([api.RulesetText(over), api.RulesetText(CABIN)])
    assert found.ok
    assert found.value("uno.penalty") == 5
    assert api.load([api.RulesetText(over)]).findings[0].code == "RS301"


def test_a_file_that_changes_is_read_anew_for_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "cabin.toml"
    values = []
    for penalty in ("5", "6"):
        path.write_text(CABIN.replace("5", penalty), encoding="utf-8")
        values.append(api.ask(PENALTY, [str(path)]).value)
    assert values == [5, 6]


def test_nothing_lies_beside_a_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cabin.toml").write_text(CABIN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    over = CABIN.replace('id = "cabin"', 'id = "attic"\nuses = ["cabin"]')
    assert api.check(api.RulesetText(over), play=False).findings[0].code == "RS301"
    assert api.load(["cabin"]).findings[0].code == "RS301"


@pytest.mark.parametrize("name", ["cabin.toml", "./cabin.toml", "cabin", "/etc/hosts"])
def test_without_paths_no_file_is_opened(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in ("cabin.toml", "cabin"):
        (tmp_path / file).write_text(CABIN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert api.load([name], paths=False).findings[0].code == "RS301"
    assert api.check(name, paths=False).findings[0].code == "RS301"
    with pytest.raises(api.RulesError):
        api.ask(PENALTY, [name], paths=False)
    assert api.load(["official"], paths=False).ok


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: api.ask(PENALTY, ["no-such-rules"]), api.RulesError),
        (lambda: api.ask(PENALTY, language="xx"), api.UnknownLanguageError),
        (lambda: api.judge(api.Position("y5", hand="zz")), api.RecordError),
        (lambda: api.judge(api.Position("y5", hand="b5"), "!!"), api.RecordError),
        (lambda: api.judge(api.Position("y5", hand="b5"), rules=["no-such-rules"]), api.RulesError),
        (lambda: api.replay("moves = 3"), api.RecordError),
        (lambda: api.replay(Path("no such file")), api.RecordError),
        (lambda: api.simulate(rounds=1, matches=1), api.PlanError),
        (lambda: api.simulate(players=19), api.PlanError),
        (lambda: api.simulate(against=["no-such-rules"]), api.RulesError),
        (lambda: api.sheet(["no-such-rules"]), api.RulesError),
        (lambda: api.sheet((), "xx"), api.UnknownLanguageError),
        (lambda: api.sheet((), "fi", beside="fi"), ValueError),
        (lambda: api.explain("xyzzy"), api.UnknownNameError),
    ],
)
def test_what_is_wrong_is_raised_and_can_be_told(call: Callable[[], Any], error: type[Exception]) -> None:
    with pytest.raises(error) as raised:
        call()
    if error in (ValueError, api.UnknownLanguageError):
        return
    told = {api.as_text(raised.value, language) for language in languages()}  # type: ignore[arg-type]
    assert len(told) == len(languages())
    assert all(each.endswith("\n") for each in told)


def test_loading_and_checking_raise_nothing() -> None:
    for odd in ("", "\0", "no-such-rules", "no such file.toml", str(ROOT)):
        assert not api.load([odd]).ok
        assert not api.check(odd).ok
    assert not api.check(api.RulesetText("\0")).ok


@pytest.mark.parametrize("name", api.__all__)
def test_every_public_name_says_what_it_is(name: str) -> None:
    public = getattr(api, name)
    if inspect.isclass(public) or inspect.isfunction(public):
        assert inspect.getdoc(public)


def test_every_verb_says_what_it_raises() -> None:
    for verb in (api.ask, api.judge, api.replay, api.simulate, api.sheet, api.explain, api.load, api.check):
        assert "Raises" in (inspect.getdoc(verb) or "")


def test_the_package_is_typed_and_the_library_pulls_in_no_terminal() -> None:
    assert (ROOT / "unorules" / "py.typed").is_file()
    code = "import sys, unorules.api; sys.exit(any(name in sys.modules for name in ('typer', 'rich', 'mcp')))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, timeout=60).returncode == 0


def test_a_record_given_as_text_may_name_rules_given_as_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own.toml").write_text(CABIN, encoding="utf-8")
    record = (
        'rules = ["cabin"]\nplayers = ["A", "B"]\ntop = "y5"\nhands = { A = "y8 r2", B = "b8 g1" }\nmoves = ["A: y8"]\n'
    )
    played = api.replay(record, [api.RulesetText(CABIN)], paths=False)
    assert (played.ok, played.rulebook.ids) == (True, ("official", "cabin"))
    beside = record.replace("cabin", "own.toml")
    assert api.replay(beside).ok
    for text in (record, beside):
        with pytest.raises(api.RecordError):
            api.replay(text, paths=False)


@pytest.mark.parametrize("wrong", [{"size": "huge"}, {"form": "doc"}])
def test_a_size_or_form_that_there_is_not_is_a_value_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"huge|doc"):
        api.sheet(["seven-o"], "fi", **wrong)


def test_an_unknown_language_is_told_as_the_command_tells_it() -> None:
    with pytest.raises(api.UnknownLanguageError) as raised:
        api.ask(PENALTY, language="xx")
    assert api.as_text(raised.value, "sv").startswith("`xx`")
