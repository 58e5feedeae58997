"""What docs/house-rules.md and docs/asking.md show beyond single commands: a workshop in one folder, and a talk at the table.

`UNORULES_WRITE=1 python -m pytest tests/test_tutorials.py` writes the output anew; read the difference before committing it.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tests.test_readme import BLOCK, ROOT, WORKSHOP, run
from unorules.cli.commands import NAMES, Lazy
from unorules.cli.table_talk import run as talk

DOCS = ROOT / "docs"
HOUSE_RULES, ASKING = DOCS / "house-rules.md", DOCS / "asking.md"
ACTION = DOCS / "examples" / "github-action.yml"
_TOML = re.compile(r"(?<=^```toml\n)(.*?)(?=^```)", re.DOTALL | re.MULTILINE)
_TALK = re.compile(r"(?<=<!-- talk -->\n\n```text\n)(.*?)(?=^```)", re.DOTALL | re.MULTILINE)


def written(page: Path, text: str) -> None:
    """Hold the page against what it should say, or write it so."""
    if os.environ.get("UNORULES_WRITE"):
        page.write_text(text, encoding="utf-8")
    assert page.read_text(encoding="utf-8") == text


def commands(block: str) -> list[str]:
    return [line for line in block.splitlines() if line.startswith("$ ")]


def test_the_workshop_goes_as_the_page_tells_it(tmp_path: Path) -> None:
    text = HOUSE_RULES.read_text(encoding="utf-8")
    assert WORKSHOP in text
    for block in BLOCK.findall(text):
        now = "".join(f"{each}\n{run(each.removeprefix('$ '), tmp_path)}" for each in commands(block))
        text = text.replace(block, now)
        if "unorules new" in block:
            file = (tmp_path / "cabin-rules.toml").read_text(encoding="utf-8")
            text = _TOML.sub(lambda _, file=file: file, text, count=1)
    written(HOUSE_RULES, text)
    assert {path.name for path in tmp_path.iterdir()} == {"cabin-rules.toml", "cabin.md", "cabin.html"}


def test_the_talk_goes_as_the_page_tells_it(capsys: pytest.CaptureFixture[str], monkeypatch) -> None:
    monkeypatch.setenv("UNORULES_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    page = ASKING.read_text(encoding="utf-8")
    [block] = _TALK.findall(page)
    lines = [line.removeprefix("> ") for line in block.splitlines() if line.startswith("> ")]
    typed: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        line = next(typed)
        print(f"{prompt}{line}")
        return line

    assert talk([], None, True, read) == 0
    now = f"{block.splitlines()[0]}\n{capsys.readouterr().out.rstrip()}\n"
    written(ASKING, page.replace(block, now))
    assert len(lines) >= 6


def test_the_workflow_to_copy_is_yaml_and_calls_what_there_is(tmp_path: Path) -> None:
    workflow = yaml.safe_load(ACTION.read_text(encoding="utf-8"))
    steps = [step["run"] for step in workflow["jobs"]["validate"]["steps"] if "run" in step]
    called = [line.strip() for step in steps for line in step.splitlines() if line.strip().startswith("unorules ")]
    assert [shlex.split(line)[1] for line in called] == ["validate", "sheet"]
    for line in called:
        _, name, *words = shlex.split(line)
        assert name in NAMES
        known = {option for param in Lazy()[name].params for option in param.opts}
        assert [word for word in words if word.startswith("-") and word not in known] == []


def test_the_first_command_of_the_workflow_tells_faults_where_there_are_any(tmp_path: Path) -> None:
    (tmp_path / "rulesets").mkdir()
    wrong = 'format = 1\nid = "ours"\nkind = "house-rule"\ntitle = { en = "Ours" }\n[uno]\npenalti = 3\n'
    (tmp_path / "rulesets" / "ours.toml").write_text(wrong, encoding="utf-8")
    told = run("unorules validate --format github --strict rulesets", tmp_path)
    assert told.startswith("::error file=rulesets/ours.toml,line=6")
