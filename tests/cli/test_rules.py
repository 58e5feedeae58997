"""`unorules rules`, and rulesets named wrongly: what is hidden behind a shipped id, what names nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from unorules.bundled import folder
from unorules.cli import exits
from unorules.cli.app import main
from unorules.rulebook.model import LANGUAGES

FILE = 'format = 1\nid = "{id}"\nkind = "house-rule"\ntitle = {{ en = "Ours" }}\n'


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own folder of rulesets."""
    monkeypatch.setenv("UNORULES_RULESETS", str(tmp_path))
    monkeypatch.setenv("UNORULES_LANG", "en")
    return tmp_path


def run(*given: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main([*given])
    return int(ended.value.code or 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_hides_behind_a_shipped_ruleset_is_told_of(language: str, place: Path, capsys) -> None:
    for name in ("jump-in", "cabin"):
        (place / f"{name}.toml").write_text(FILE.format(id=name), encoding="utf-8")
    assert run("rules", "--lang", language) == exits.OK
    told = capsys.readouterr().out
    assert str(place / "jump-in.toml") in told
    assert str(place / "cabin.toml") not in told
    assert "  cabin  " in told
    assert run("rules", "--json") == exits.OK
    assert str(place) not in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", "  "])
@pytest.mark.parametrize("command", [("ask", "Can I stack +2?"), ("sheet",)])
def test_rules_named_by_nothing_are_told(command: tuple[str, ...], name: str, language: str, capsys) -> None:
    assert run(command[0], "--rules", name, *command[1:], "--lang", language) == exits.USAGE
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "--rules" in captured.err and "RS" not in captured.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", ["cli.error", "cli.sheet", "new.wrong", "simulate.wrong", "set"])
def test_what_is_told_by_itself_begins_like_a_sentence(group: str, language: str) -> None:
    file, _, table = group.partition(".")
    found = yaml.safe_load((folder("locales") / language / f"{file}.yaml").read_text(encoding="utf-8"))
    texts = [*sentences(found[table] if table else found)]
    assert texts
    assert [text for text in texts if text[0].islower()] == []


def sentences(part: Any) -> Iterator[str]:
    """Every text below a part of a locale, its plural forms too."""
    if isinstance(part, str):
        yield part
    else:
        for each in part.values():
            yield from sentences(each)
