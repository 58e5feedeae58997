"""The documents say what is so: the files they show load, the tables they hold are those of the code, their links lead somewhere.

`UNORULES_WRITE=1 python -m pytest tests/test_docs.py` writes what is generated anew; read the difference before committing it.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

import pytest

from tests.test_readme import PAGES, ROOT
from unorules import api
from unorules.engine.options import OPTIONS, Option
from unorules.records.record import read_file
from unorules.records.replay import replay
from unorules.rulebook.check import check
from unorules.rulebook.load import load

EXAMPLES = ROOT / "docs" / "examples"
RULESETS = ROOT / "docs" / "rulesets.md"
WRONG = {"our-rules"}
"""The example that is there to show what `validate` says."""

_GENERATED = re.compile(r"(?<=<!-- options -->\n).*?(?=<!-- end -->)", re.DOTALL)
_TOML = re.compile(r"^```toml\n(.*?)^```", re.DOTALL | re.MULTILINE)
_PATHS = re.compile(r"`((?:docs|tests|rulesets|locales|benchmarks|unorules|\.ci)/[\w./-]*)`")


def rulesets() -> list[Path]:
    return [path for path in sorted(EXAMPLES.glob("*.toml")) if "kind" in tomllib.loads(path.read_text("utf-8"))]


def records() -> list[Path]:
    return [path for path in sorted(EXAMPLES.glob("*.toml")) if path not in rulesets()]


def row(option: Option) -> str:
    official = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
    values = ", ".join(f"`{value}`" for value in option.values.written)
    return f"| `{option.key}` | {values} | `{official}` |\n"


def table() -> str:
    """Every option as docs/rulesets.md lists it."""
    return "\n| key | values | `official` |\n|---|---|---|\n" + "".join(row(option) for option in OPTIONS) + "\n"


def test_the_list_of_options_is_that_of_the_code() -> None:
    text = RULESETS.read_text(encoding="utf-8")
    if os.environ.get("UNORULES_WRITE"):
        RULESETS.write_text(_GENERATED.sub(lambda _: table(), text), encoding="utf-8")
        return
    found = _GENERATED.search(text)
    assert found is not None and found.group() == table()


@pytest.mark.parametrize("path", rulesets(), ids=lambda path: path.stem)
def test_a_worked_ruleset_has_nothing_wrong_and_nothing_superfluous(path: Path) -> None:
    heavy = [found.code for found in check(path, folders=()).findings if found.severity != "note"]
    assert bool(heavy) == (path.stem in WRONG)
    if path.stem not in WRONG:
        assert load([str(path)], folders=()).ok
        assert api.sheet([str(path)], "en")


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_a_worked_record_can_be_played(path: Path) -> None:
    assert replay(read_file(path)).steps


def test_the_files_that_the_page_on_rulesets_shows_are_those_of_the_examples() -> None:
    shown = _TOML.findall(RULESETS.read_text(encoding="utf-8"))
    written = [path.read_text(encoding="utf-8") for path in rulesets() if path.stem not in WRONG]
    assert shown == written
    assert len(shown) == 2


def test_the_files_that_the_page_on_records_shows_are_those_of_the_examples() -> None:
    shown = _TOML.findall((ROOT / "docs" / "records.md").read_text(encoding="utf-8"))
    assert shown == [path.read_text(encoding="utf-8") for path in records()]


@pytest.mark.parametrize("page", (*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"), ids=lambda page: page.name)
def test_every_path_that_a_page_names_is_there(page: Path) -> None:
    named = set(_PATHS.findall(page.read_text(encoding="utf-8")))
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def rows(page: str) -> list[list[str]]:
    """The rows of the tables of a page in docs/, by their cells."""
    lines = (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def test_the_page_on_what_was_tried_names_runs_and_counts() -> None:
    text = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    runs = re.findall(r"python -m (tests(?:\.\w+)+)", text)
    assert {"tests.soak.mixed", "tests.soak.hostile_questions", "tests.soak.fuzz_rulesets"} <= set(runs)
    for run in runs:
        assert "__main__" in (ROOT / f"{run.replace('.', '/')}.py").read_text(encoding="utf-8"), run
    steps = rows("reliability.md")
    counted = [cells for cells in steps if len(cells) == 3 and cells[1].isdigit()]
    assert len(counted) > 10 and all(int(cells[1]) > 0 for cells in counted)


def test_the_page_on_costs_has_ask_take_some_nine_tenths_more_than_its_libraries() -> None:
    asked = {cells[0]: cells[2] for cells in rows("performance.md") if cells[0].startswith("`unorules ask (")}
    assert len(asked) == len(api.languages())
    times = [float(number) for cell in asked.values() for number in cell.split("–")]
    assert all(1.8 <= time <= 2.0 for time in times)


def test_the_page_on_costs_tells_of_each_script_and_of_the_compiled_build() -> None:
    text = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    measured = {cells[0] for cells in rows("performance.md")}
    scripts = {path.name for path in (ROOT / "benchmarks").glob("*.py") if "__main__" in path.read_text("utf-8")}
    assert [name for name in sorted(scripts) if f"`benchmarks/{name}`" not in measured] == []
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert hook["targets"]["wheel"]["hooks"]["custom"]["enable-by-default"] is False
    assert "HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 python -m build --wheel" in text
    assert (ROOT / "hatch_build.py").is_file() and "`hatch_build.py`" in text
