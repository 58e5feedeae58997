"""What the optional compiled build takes in: a class cannot inherit across its border."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLAYED = re.findall(r'"((?:simulation|proof)/\w+)"', (ROOT / "hatch_build.py").read_text(encoding="utf-8"))


def classes(path: Path) -> dict[str, set[str]]:
    """The classes of a module, each with the names that it inherits from."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = (node for node in tree.body if isinstance(node, ast.ClassDef))
    return {each.name: {base.id for base in each.bases if isinstance(base, ast.Name)} for each in found}


def test_whoever_inherits_from_a_compiled_player_is_compiled_too() -> None:
    compiled = {name for module in PLAYED for name in classes(ROOT / "unorules" / f"{module}.py")}
    apart = [
        path.relative_to(ROOT).as_posix()
        for room in ("simulation", "proof")
        for path in (ROOT / "unorules" / room).glob("*.py")
        if f"{room}/{path.stem}" not in PLAYED and any(bases & compiled for bases in classes(path).values())
    ]
    assert len(PLAYED) > 3
    assert not apart, "name it in PLAYED of hatch_build.py"


def test_a_module_that_inherits_is_found(tmp_path: Path) -> None:
    module = tmp_path / "other.py"
    module.write_text("class Other(SensiblePolicy):\n    pass\n", encoding="utf-8")
    assert classes(module) == {"Other": {"SensiblePolicy"}}
