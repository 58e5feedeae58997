"""The contracts of pyproject.toml: rooms stand in one line, the engine knows nothing but itself, one module draws in colour."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RUN = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command; lint_imports_command()"


def lint(folder: Path) -> tuple[int, str]:
    """The exit status of the linter over the package in the folder, and what it says."""
    done = subprocess.run(
        [sys.executable, "-c", RUN, "--no-cache", "--no-logo"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(name="copied")
def copied_package(tmp_path: Path) -> Path:
    """The package and its contracts, to be spoilt."""
    shutil.copytree(ROOT / "unorules", tmp_path / "unorules", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_every_import_points_down_the_line() -> None:
    status, told = lint(ROOT)
    assert status == 0, told
    assert "0 broken" in told


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("engine/cards.py", "import unorules.rulebook.load", "rooms stand in one line"),
        ("rulebook/load.py", "import unorules.records.replay", "rooms stand in one line"),
        ("i18n/messages.py", "import unorules.engine.cards", "rooms stand in one line"),
        ("engine/shuffle.py", "import random", "the engine knows nothing but itself"),
        ("engine/judge.py", "import unorules.diagnostics.model", "the engine knows nothing but itself"),
        ("records/replay.py", "import rich.console", "only the console draws in colour"),
        ("api/verbs.py", "import unorules.server.tools", "rooms stand in one line"),
        ("api/verbs.py", "import mcp.server", "only the server speaks the protocol"),
    ],
)
def test_a_breach_is_caught_and_named(copied: Path, module: str, line: str, contract: str) -> None:
    spoilt = copied / "unorules" / module
    spoilt.write_text(f"{spoilt.read_text(encoding='utf-8')}\n\n{line}  # noqa\n", encoding="utf-8")
    status, told = lint(copied)
    assert status == 1
    assert f"{contract} BROKEN" in told
    importer = "unorules." + module.removesuffix(".py").replace("/", ".")
    imported = line.removeprefix("import ")
    assert re.search(rf"{re.escape(importer)}\s+->\s+{re.escape(imported.split('.')[0])}", told.replace("\n", " ")), (
        told
    )


def test_a_room_that_nobody_placed_in_the_line_is_caught(copied: Path) -> None:
    (copied / "unorules" / "cupboard").mkdir()
    (copied / "unorules" / "cupboard" / "__init__.py").write_text('"""A new room."""\n', encoding="utf-8")
    status, told = lint(copied)
    assert status == 1
    assert "unorules.cupboard" in told


def test_the_line_names_the_rooms_that_there_are() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    placed = {room for layer in contracts[0]["layers"] for room in layer.split(" | ")}
    rooms = {
        path.stem for path in (ROOT / "unorules").iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    assert rooms - {"__init__", "__main__"} <= placed


def test_in_the_command_line_only_the_console_imports_rich() -> None:
    for path in (ROOT / "unorules" / "cli").glob("*.py"):
        if re.search(r"^\s*(from|import) rich\b", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert path.name == "console.py"
