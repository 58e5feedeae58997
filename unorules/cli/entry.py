"""Where the program begins: with the command line, or with what needs less of it and loads less.

That is a question asked plainly, and what a shell wants to complete.
"""

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
    from unorules.cli.plain_ask import plainly_asked

    asked = plainly_asked(sys.argv[1:])
    if asked is None:
        from unorules.cli.app import main as call

        call()
        return
    from unorules.cli.course import run
    from unorules.cli.plain_ask import run as answer

    run(sys.argv[1:], lambda: answer(asked))
