"""Words that Typer reads and nobody can have meant: empty names, several rulesets in one word."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.cli import exits
from unorules.cli.app import main
from unorules.i18n.messages import load
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.model import LANGUAGES


def run(*words: str) -> int:
    """The exit code of a command line run in this process."""
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    return int(str(ended.value.code))


EMPTY = (
    ("validate", ""),
    ("validate", "official", " "),
    ("replay", ""),
    ("diff", "", "official"),
    ("score", ""),
    ("set", "", "uno.penalty=3"),
    ("rules", "--show", ""),
    ("sheet", "--output", ""),
    ("schema", "--output", ""),
    ("simulate", "--against", ""),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", EMPTY, ids=" ".join)
def test_an_empty_name_is_told_to_be_none_and_not_to_be_a_folder(
    given: tuple[str, ...], language: str, capsys, tmp_path: Path, monkeypatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*given, "--lang", language) == exits.USAGE
    first = capsys.readouterr().err.splitlines()[0]
    before, _, after = load(language)("cli.error.nameless", name="NAME").partition("NAME")
    assert first.startswith(before) and first.endswith(after)


LISTED = (
    (("default", "progressive,jump-in"), ("default", "progressive", "jump-in")),
    (("default", "progressive,", "jump-in"), ("default", "progressive", "jump-in")),
    (("default", "progressive", "+", "jump-in"), ("default", "progressive", "jump-in")),
    (("default", "[progressive; jumpin]"), ("default", "progressive", "jump-in")),
    (("rules", "official, seven-o,jump-in"), ("rules", "official", "seven-o", "jump-in")),
    (("validate", "progressive,jump-in"), ("validate", "progressive", "jump-in")),
    (("ask", "-r", "progressive,jump-in", "+2?"), ("ask", "-r", "progressive", "--rules", "jump-in", "+2?")),
    (("sheet", "--rules=seven-o jump-in"), ("sheet", "--rules", "seven-o", "--rules", "jump-in")),
    (("sheet", "-r", "progressive,", "jump-in"), ("sheet", "-r", "progressive", "--rules", "jump-in")),
    (("sheet", "-r", "progressive", "jump-in"), ("sheet", "-r", "progressive", "--rules", "jump-in")),
    (("diff", "official", "progressive,jump-in"), ("diff", "official", "progressive+jump-in")),
    (("new", "--use", "progressive,jump-in"), ("new", "--use", "progressive", "--use", "jump-in")),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("given", "meant"), LISTED, ids=str)
def test_several_rulesets_in_one_word_are_told_how_each_is_named(
    given: tuple[str, ...], meant: tuple[str, ...], language: str, capsys, tmp_path: Path, monkeypatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UNORULES_LANG", language)
    assert run(*given) == exits.USAGE
    command = " ".join(["unorules", *meant]).replace("+2?", "'+2?'")
    assert load(language)("cli.error.listed", command=command) in capsys.readouterr().err


@pytest.mark.parametrize("joined", [",", "progressive,", "progressive,nosuch", "a/b,c", "+"])
def test_what_is_no_list_of_rulesets_is_no_file(joined: str, capsys, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    [found] = load_rules([joined], folders=()).findings
    assert (found.code, found.helps) == ("RS101", ())
    run("rules", joined)
    assert "unorules rules progressive nosuch" not in capsys.readouterr().err


def test_a_file_with_a_comma_in_its_name_is_meant(tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.chdir(tmp_path)
    head = 'format = 1\nid = "x"\nkind = "house-rule"\ntitle = { en = "X" }\n'
    Path("progressive,jump-in").write_text(head, encoding="utf-8")
    assert run("rules", "progressive,jump-in") == exits.OK
