"""`unorules completion`: the script of a shell, which asks this program for the candidates."""

from __future__ import annotations

from pathlib import Path

from unorules.cli import exits

_SCRIPTS = Path(__file__).parent / "scripts"


def run(shell: str) -> int:
    """Print the script of `shell`, one of SHELLS. Exit code 0."""
    print((_SCRIPTS / f"unorules.{shell}").read_text(encoding="utf-8"), end="")
    return exits.OK
