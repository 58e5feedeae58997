"""The examples of docs/library.md give what stands there, and the programs beside it run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_readme import ROOT
from unorules import api

PAGE = ROOT / "docs" / "library.md"
EXAMPLES = ROOT / "docs" / "examples"
_CODE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def test_the_examples_of_the_page_give_what_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("UNORULES_LANG", "en")
    code = "\n".join(_CODE.findall(PAGE.read_text(encoding="utf-8")))
    told: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(code, {}, "library.md", str(PAGE), 0), out=told.append)
    assert runner.failures == 0, "".join(told)
    assert runner.tries > 30


def test_the_page_shows_every_verb_and_names_every_error() -> None:
    text = PAGE.read_text(encoding="utf-8")
    verbs = [name for name in api.__all__ if name.islower() and callable(getattr(api, name))]
    assert [name for name in verbs if f"api.{name}(" not in text and name != "languages"] == []
    errors = [name for name in api.__all__ if name.endswith("Error")]
    assert [name for name in errors if f"`{name}`" not in text] == []


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, str(EXAMPLES / program), *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_many_questions_are_asked_under_two_sets_of_rules() -> None:
    done = run("ask_many.py", "docs/examples/questions.txt", "mixed-stacking")
    assert done.stderr == ""
    first, second, *rest = done.stdout.splitlines()
    assert first.startswith("* ")
    assert first.endswith("no / yes")
    assert second.startswith("  ")
    assert len(rest) == 3


def test_a_folder_is_checked_and_the_wrong_file_found() -> None:
    done = run("check_folder.py", "docs/examples", "fi")
    assert done.returncode == 1
    assert "RS201" in done.stdout
    assert "virhe" in done.stdout


def test_a_sheet_is_written_in_every_language(tmp_path: Path) -> None:
    done = run("sheets_for_all.py", "seven-o", str(tmp_path))
    assert done.stdout.split() == [f"seven-o-{language}.html" for language in api.languages()]
    assert len(list(tmp_path.iterdir())) == len(api.languages())


@pytest.mark.parametrize(
    ("program", "arguments"),
    [
        *((name, ()) for name in ("ask_many.py", "check_folder.py", "sheets_for_all.py")),
        ("ask_many.py", ("no-such-file.txt", "seven-o")),
        ("ask_many.py", ("docs/examples/questions.txt", "no-such-rule")),
        ("check_folder.py", ("no-such-folder",)),
        ("check_folder.py", ("docs/examples", "tlh")),
        ("sheets_for_all.py", ("no-such-rule", "{place}")),
        ("sheets_for_all.py", ("seven-o", "pyproject.toml")),
    ],
)
def test_a_program_that_cannot_go_on_says_what_it_wants(
    program: str, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    done = run(program, *(each.format(place=tmp_path) for each in arguments))
    assert (done.returncode, done.stdout) == (2, "")
    assert "usage: " in done.stderr or "RS301" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_folder_for_sheets_is_made_where_there_is_none(tmp_path: Path) -> None:
    done = run("sheets_for_all.py", "docs/examples/cabin-rules.toml", str(tmp_path / "new" / "sheets"))
    assert done.returncode == 0
    assert (tmp_path / "new" / "sheets" / "cabin-rules-sv.html").is_file()
