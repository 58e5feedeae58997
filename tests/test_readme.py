"""Every console block of the README and of docs/ that calls unorules is run, and prints what stands there.

`UNORULES_WRITE=1 python -m pytest tests/test_readme.py` writes the output anew; read the difference before committing it.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = (README, *sorted((ROOT / "docs").glob("*.md")))
WORKSHOP = "<!-- workshop -->"
"""On a page whose blocks go on from one another and write files; tests/test_tutorials.py runs it."""

FENCED = re.compile(r"^[ ]*```(console|sh)\n(.*?)^[ ]*```", re.DOTALL | re.MULTILINE)
ELSEWHERE = {
    "$ python3 -m venv .venv && .venv/bin/pip install --quiet . ": ".ci/run, in a clean copy",
    "$ python3 -m venv .venv-test && .venv-test/bin/pip install": ".ci/run, in a clean copy",
    '$ python3 -m venv .venv && .venv/bin/pip install --quiet -e ".[test,train]"': "as .ci/run, with what training needs",
    'pip install ".[mcp]"': "is done before the suite; tests/mcp tells what is said without the extra",
    "HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 python -m build --wheel": "takes a compiler and a minute",
    "mkdir locales/da": "tests/i18n/test_new_language.py",
    "unorules locales check locales/da": "tests/i18n/test_new_language.py",
}
"""Blocks that the tests do not run, by how they begin, and who does."""

BLOCK = re.compile(r"^```console\n(\$ unorules .*?)^```", re.DOTALL | re.MULTILINE)


def blocks() -> list[tuple[Path, str]]:
    texts = [(page, page.read_text(encoding="utf-8")) for page in PAGES]
    return [(page, block) for page, text in texts if WORKSHOP not in text for block in BLOCK.findall(text)]


def run(command: str, folder: Path = ROOT) -> str:
    words = shlex.split(command)[1:]
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "NO_COLOR": "1", "PYTHONPATH": str(ROOT)}
    environment |= {"UNORULES_RULES": "", "UNORULES_CACHE": os.environ.get("UNORULES_CACHE", "")}  # nobody's own
    done = subprocess.run(
        [sys.executable, "-m", "unorules", *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def printed(block: str) -> str:
    """The block as it would be printed now: each command with its output."""
    commands = [line for line in block.splitlines() if line.startswith("$ ")]
    return "".join(f"{command}\n{run(command.removeprefix('$ '))}" for command in commands)


@pytest.mark.parametrize(
    ("page", "block"), blocks(), ids=lambda each: each.stem if isinstance(each, Path) else each[:60]
)
def test_a_console_block_prints_what_the_page_shows(page: Path, block: str) -> None:
    now = printed(block)
    if os.environ.get("UNORULES_WRITE"):
        page.write_text(page.read_text(encoding="utf-8").replace(block, now), encoding="utf-8")
        return
    assert now == block


def others() -> list[tuple[Path, str, str]]:
    """The blocks for a shell that are not run above: page, kind and text."""
    found = [
        (page, kind, textwrap.dedent(block))
        for page in (*PAGES, ROOT / "CONTRIBUTING.md")
        for kind, block in FENCED.findall(page.read_text(encoding="utf-8"))
    ]
    return [each for each in found if not (each[1] == "console" and each[2].startswith("$ unorules "))]


def test_no_block_for_a_shell_is_passed_over_in_silence(tmp_path: Path) -> None:
    pytest.importorskip("typst")
    met = set()
    for page, kind, block in others():
        known = [start for start in ELSEWHERE if block.startswith(start)]
        met |= {*known}
        if not known:
            assert kind == "sh", (page.name, block)
            for line in block.splitlines():
                assert line.startswith("unorules "), (page.name, line)
                words = shlex.split(line, comments=True)
                told = run(shlex.join(words), tmp_path)
                assert (tmp_path / words[words.index("-o") + 1]).exists(), (page.name, line, told)
    assert met == {*ELSEWHERE}


def test_the_readme_shows_an_answer_in_each_language() -> None:
    text = README.read_text(encoding="utf-8")
    for word in ("Säännöt", "Hvorfor", "Varför", "Why"):
        assert word in text


def test_the_readme_names_every_command() -> None:
    from unorules.cli.app import app

    text = README.read_text(encoding="utf-8")
    for command in app.registered_commands:
        name = command.name or (command.callback.__name__ if command.callback else "")
        assert f"`{name}`" in text, name
