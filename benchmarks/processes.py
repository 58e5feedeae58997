"""What a whole process takes: CPU seconds and the most memory it held, as the system tells them of a child (Unix)."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parents[1]
UNORULES = (sys.executable, "-m", "unorules")


@dataclass(frozen=True, slots=True)
class Spent:
    """What a process took: on the clock, in CPU time with its children's, and in memory (MB) at its largest."""

    wall: float
    cpu: float
    memory: float


def environ() -> dict[str, str]:
    """The environment of an installed program: byte code is kept, and nobody's own rulesets are read."""
    found = {**os.environ, "UNORULES_RULESETS": os.devnull}
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    return found


def spent(command: Sequence[str], env: Mapping[str, str] | None = None, most: int = 1) -> Spent:
    """Run once, output thrown away. Raises CalledProcessError for an exit code over `most`: 1 is a finding or a refusal."""
    with tempfile.TemporaryFile() as told:
        begin = perf_counter()
        process = subprocess.Popen(command, env=env or environ(), stdout=subprocess.DEVNULL, stderr=told, cwd=ROOT)
        _, status, usage = os.wait4(process.pid, 0)
        wall = perf_counter() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
        if not 0 <= process.returncode <= most:
            told.seek(0)
            raise subprocess.CalledProcessError(process.returncode, command, stderr=told.read().decode())
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10  # macOS counts bytes, the others kilobytes
    return Spent(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit)


def machine() -> str:
    """What the figures were taken on, in a line."""
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"
