"""An optional step of the build: the engine compiled by mypyc, out of the very sources that run uncompiled.

    HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 python -m build --wheel

Without the variable nothing is compiled and the wheel is pure Python. The sources ship in either, so an interpreter for which
nothing was compiled runs them as they are.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PLAYED = (
    "simulation/chance",
    "simulation/one_card",
    "simulation/policies",
    "simulation/rounds",
    "simulation/sensible",
    "proof/players",
)
"""The last inherits from two of the others: what is not compiled cannot inherit from what is."""


def sources() -> list[str]:
    """What is compiled: the engine, and those who play thousands of rounds on it."""
    engine = [path for path in sorted((ROOT / "unorules/engine").glob("*.py")) if path.stem != "__init__"]
    players = [ROOT / f"unorules/{name}.py" for name in PLAYED]
    return [path.relative_to(ROOT).as_posix() for path in (*engine, *players)]


def compiled(work: Path) -> list[Path]:
    """Compile into the folder `work`; the extension modules, at their places under it. Raises what the C compiler does."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    modules = mypycify(["--strict", *sources()], opt_level="3", group_name="unorules", target_dir=str(work / "c"))
    distribution = Distribution({"name": "unorules", "ext_modules": modules})
    build = distribution.get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(work / "lib"), str(work / "o")
    build.ensure_finalized()
    build.run()
    return [Path(output) for output in build.get_outputs()]


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel where the environment asks for it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together, and tell it the machine that it is for."""
        if version == "editable":  # it runs the sources where they lie
            return
        self._work = tempfile.TemporaryDirectory()
        work = Path(self._work.name)
        for path in compiled(work):
            build_data["force_include"][str(path)] = path.relative_to(work / "lib").as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        """The work folder has done its service."""
        if version != "editable":
            self._work.cleanup()
