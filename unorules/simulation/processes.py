"""Work shared out to processes that end with this one, by Ctrl-C too."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Final, TypeVar

_Piece = TypeVar("_Piece")
_Done = TypeVar("_Done")

# Never forked: a thread that draws a progress bar would be lost in the child, and the same code serves every system.
_PROCESSES: Final = multiprocessing.get_context("spawn")


def cores(jobs: int) -> int:
    """How many processes are meant by what was asked for: 0 are as many as the machine has cores."""
    return jobs or os.cpu_count() or 1


def shared_out(work: Callable[[_Piece], _Done], pieces: Sequence[_Piece], jobs: int) -> Generator[_Done, None, None]:
    """What `work` makes of each piece, in the order of the pieces, in `jobs` processes (1, or a single piece: in this one).

    `work` and what goes in and out must bear pickling. Leaving the iterator early ends the processes.
    """
    if jobs <= 1 or len(pieces) <= 1:
        yield from map(work, pieces)
        return
    with _interrupts_held_back():
        pool = _PROCESSES.Pool(min(jobs, len(pieces)), _leave_interrupts_to_the_parent)
    with pool:
        yield from pool.imap(work, pieces)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal. Those started here inherit that it is held back; this one hears of it after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started any later, it would let go of the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
