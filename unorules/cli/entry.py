"""Where the program begins: with the command line, or with what a shell wants to complete of one, for which nothing else loads."""

from __future__ import annotations

import os
import sys

from unorules.cli.completion import SHELLS, VARIABLE


def main() -> None:
    """Run what was called and exit with its code."""
    shell = os.environ.get(VARIABLE)
    if shell in SHELLS:
        from unorules.cli.completion.candidates import lines

        told = "".join(f"{line}\n" for line in lines(shell, sys.argv[1:]))
        sys.stdout.buffer.write(told.encode("utf-8", "replace"))
        return
    from unorules.cli.app import main as run

    run()
