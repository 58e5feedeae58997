"""The hook for pre-commit and the examples of docs/editors.md: they name what there is, and what they run runs."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.test_readme import ROOT
from unorules.cli.app import main
from unorules.cli.commands import NAMES
from unorules.cli.commands.validate import Report

[HOOK] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "editors.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def test_the_hook_has_all_that_pre_commit_wants() -> None:
    assert {"id", "name", "entry", "language"} <= set(HOOK)
    assert HOOK["language"] == "python"
    program, command = shlex.split(HOOK["entry"])
    assert program in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]
    assert command in NAMES


@pytest.mark.parametrize(
    ("name", "is_meant"),
    [
        ("rulesets/cabin.toml", True),
        ("a/house-rules/x.toml", True),
        ("pyproject.toml", False),
        ("rulesets/x.yaml", False),
        ("myrulesets/x.toml", False),
        ("rulesets/deep/x.toml", False),
    ],
)
def test_the_hook_takes_rulesets_and_no_other_files(name: str, is_meant: bool) -> None:
    assert bool(re.search(HOOK["files"], name)) == is_meant


def test_what_the_hook_runs_stops_a_commit_with_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(
        'format = 1\nid = "wrong"\nkind = "house-rule"\ntitle = { en = "x" }\n[uno]\npenalti = 3\n', "utf-8"
    )
    for path, code in ((ROOT / "rulesets" / "jump-in.toml", 0), (wrong, 1)):
        with pytest.raises(SystemExit) as ended:
            main([*shlex.split(HOOK["entry"])[1:], str(path)])
        assert ended.value.code == code
    assert "did you mean `penalty`?" in capsys.readouterr().out


def test_the_examples_are_right_in_their_own_languages() -> None:
    configuration, workflow, steps = (yaml.safe_load(block) for block in blocks("yaml"))
    assert configuration["repos"][0]["hooks"] == [{"id": HOOK["id"]}]
    assert commands(workflow["jobs"]["validate"]["steps"])[-1] == ["validate", "--format", "github", "rulesets"]
    assert commands(steps)[0][:3] == ["validate", "--format", "sarif"]
    ruleset, rule = (tomllib.loads(block) for block in blocks("toml"))
    assert ruleset["format"] == 1 and rule["rule"][0]["schema"]["path"] == "./unorules.schema.json"
    [settings] = (json.loads(block) for block in blocks("json"))
    [pattern] = settings["evenBetterToml.schema.associations"]
    assert re.search(pattern, "file:///somewhere/rulesets/cabin.toml")


def commands(steps: list[dict[str, Any]]) -> list[list[str]]:
    """What the steps of a workflow run with unorules."""
    lines = [shlex.split(step["run"]) for step in steps if "run" in step]
    return [line[1:] for line in lines if line[0] == "unorules"]


def test_the_page_tells_every_form() -> None:
    assert re.findall(r"^\| `(\w+)` \| [A-Za-z ]+:", PAGE, re.MULTILINE) == [form.value for form in Report]
