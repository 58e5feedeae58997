"""The terminal that a dialogue is held at: lines read from it, and what was typed there while nothing was asked."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

Read = Callable[[str], str]

_MOST = 4096
"""Bytes that are waiting and are looked at; a terminal keeps no more of a line."""


def from_terminal() -> Read:
    """Lines with the editing that the system's library has; what was typed is no history to scroll through."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
    return input


def nothing_typed() -> str:
    """What is read from elsewhere than a terminal is nothing that was typed ahead."""
    return ""


def drop_typed() -> str:
    """What was typed and not read yet, a line without its end included: it is taken from the terminal and given back as text."""
    with suppress(ImportError, OSError, ValueError):  # no such terminals here, or no terminal
        import termios

        place = sys.stdin.fileno()
        with _unfinished_lines(place):
            typed = os.read(place, _MOST)
        termios.tcflush(place, termios.TCIFLUSH)
        return typed.decode(sys.stdin.encoding or "utf-8", "replace")
    return ""


@contextmanager
def _unfinished_lines(place: int) -> Iterator[None]:
    """For a while a line can be read before its end, and where there is nothing nothing is waited for."""
    import termios

    before = termios.tcgetattr(place)
    now = termios.tcgetattr(place)
    now[3] &= ~termios.ICANON
    now[6] = [*now[6]]
    now[6][termios.VMIN] = now[6][termios.VTIME] = 0
    termios.tcsetattr(place, termios.TCSANOW, now)
    try:
        yield
    finally:
        termios.tcsetattr(place, termios.TCSANOW, before)
