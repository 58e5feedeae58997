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


@pytest.mark.parametrize("joined", ["progressive,jump-in", "official, seven-o,jump-in"])
def test_several_rulesets_in_one_word_are_told_how_each_is_named(joined: str) -> None:
    [found] = load_rules([joined], folders=()).findings
    [told] = found.helps
    assert found.code == "RS101"
    names = [word for word in str(told.params["cure"]).split() if word != "--rules"]
    assert names == [each.strip() for each in joined.split(",")]
    assert load_rules(names, folders=()).ok


@pytest.mark.parametrize("joined", [",", "progressive,", "progressive,nosuch", "a/b,c"])
def test_what_is_no_list_of_rulesets_is_no_file(joined: str) -> None:
    [found] = load_rules([joined], folders=()).findings
    assert (found.code, found.helps) == ("RS101", ())
