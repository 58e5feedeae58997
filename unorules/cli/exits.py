"""The exit codes, and what each of them means."""

from __future__ import annotations

from typing import Final

OK: Final = 0
"""All is well: answered, allowed, nothing wrong."""

FOUND: Final = 1
"""Something was found: a move that is not allowed, an error in a ruleset."""

LINE_FAILED: Final = 1
"""A line of a batch failed; the others were answered."""

USAGE: Final = 2
"""Used wrongly, or the rules or a record cannot be read."""

NOT_UNDERSTOOD: Final = 3
"""A question that was not understood, or that is about something else."""

INTERRUPTED: Final = 130
"""Stopped from the keyboard (128 and the number of the signal, as shells have it)."""


class ToldError(Exception):
    """What is wrong has been told already; the program ends with `code`."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code
