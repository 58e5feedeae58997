"""Findings as workflow commands: one line each, with everything escaped that would end a command or a property."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from tests.diagnostics.test_samples import found_in
from tests.folded import for_every
from tests.rulebook.files import checked
from unorules.cli import validate
from unorules.diagnostics.codes import CODES, finding
from unorules.diagnostics.github import github
from unorules.diagnostics.model import Span
from unorules.diagnostics.samples import SAMPLES
from unorules.i18n.messages import load
from unorules.rulebook.check import Checked
from unorules.rulebook.model import LANGUAGES

EN = load("en")
_COMMAND = re.compile(r"::(error|warning|notice) ((?:[a-zA-Z]+=[^:,\r\n]*)(?:,[a-zA-Z]+=[^:,\r\n]*)*)::([^\r\n]+)\Z")


def parsed(line: str) -> tuple[str, dict[str, str], str]:
    """A command read as the runner of GitHub reads it."""
    found = _COMMAND.match(line)
    assert found is not None, line
    level, properties, message = found.groups()
    pairs = (pair.partition("=") for pair in properties.split(","))
    return level, {name: plain(value) for name, _, value in pairs}, plain(message)


def plain(text: str) -> str:
    for escaped, letter in (("%2C", ","), ("%3A", ":"), ("%0A", "\n"), ("%0D", "\r"), ("%25", "%")):
        text = text.replace(escaped, letter)
    return text


@for_every(code=[code for code in CODES if not SAMPLES[code].also])
def test_every_finding_is_a_command(code: str, tmp_path: Path) -> None:
    found = found_in(tmp_path, SAMPLES[code].failing, SAMPLES[code], ())
    assert isinstance(found, Checked)
    for each, language in product(found.findings, LANGUAGES):
        level, properties, _ = parsed(github(each, load(language)))
        assert level == {"error": "error", "warning": "warning", "note": "notice"}[each.severity]
        assert properties["file"] == each.file
        assert properties["title"] == f"{each.code} {each.name}"


def test_the_place_is_given_with_line_and_column(tmp_path: Path) -> None:
    [command, *_] = [github(each, EN) for each in checked(tmp_path, "[uno]\npenalti = 3\n").findings]
    _, properties, message = parsed(command)
    assert (properties["line"], properties["col"], properties["endLine"], properties["endColumn"]) == (
        "6",
        "1",
        "6",
        "8",
    )
    assert message == "unknown key `uno.penalti`\ndid you mean `penalty`?"


def test_columns_are_left_out_where_several_lines_are_meant() -> None:
    wrong = finding("RS209", "f.toml", Span("f.toml", 3, 9, 5, 2), params={"name": "title.en"})
    _, properties, _ = parsed(github(wrong, EN))
    assert properties == {"file": "f.toml", "line": "3", "endLine": "5", "title": "RS209 empty-text"}


def test_nothing_in_a_name_ends_a_property_or_a_command() -> None:
    name = "a,b:c%d\n::error::x\x1b[31m.toml"
    line = github(finding("RS101", name, params={"file": name, "why": "100% sure::\n::error file=x::y"}), EN)
    level, properties, message = parsed(line)
    assert (level, properties["file"]) == ("error", "a,b:c%d<U+000A>::error::x<U+001B>[31m.toml")
    assert "\x1b" not in line and "\n" not in message


def test_the_format_can_be_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert validate.run(["progresive"], "github", "en", False) == 2
    level, properties, message = parsed(capsys.readouterr().out.strip())
    assert (level, properties["file"]) == ("error", "progresive")
    assert "did you mean `progressive`?" in message
