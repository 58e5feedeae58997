"""Everything that must hold before a commit, in one command that stops at the first red.

python -m tests.check
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    ("pytest",),
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
)


def check(steps: Sequence[Sequence[str]] = STEPS) -> int:
    """Run each step in turn; the exit code of the first that is red, else 0."""
    for step in steps:
        print(f"--- {' '.join(step)}", flush=True)
        code = subprocess.run([sys.executable, "-m", *step], cwd=ROOT, check=False).returncode
        if code:
            print(f"--- {' '.join(step)}: red ({code})", flush=True)
            return code
    print("--- all of it is green", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(check())
