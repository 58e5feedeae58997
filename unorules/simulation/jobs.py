"""Sharing rounds out to several processes. A round is made by its number alone, so the sum is the same for any sharing."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from typing import Final

from unorules.engine.rules import Rules
from unorules.simulation.chance import seed_of
from unorules.simulation.policies import Policy, RandomPolicy
from unorules.simulation.rounds import MAX_TURNS, play_match, play_round, round_at
from unorules.simulation.sensible import SensiblePolicy
from unorules.simulation.statistics import Tally

POLICIES: Final[dict[str, Policy]] = {"random": RandomPolicy(), "sensible": SensiblePolicy()}
"""The policies by the names that the command line gives them."""

_LARGEST_SHARE: Final = 200
_SHARES_A_JOB: Final = 8
# Never forked: a thread that draws a progress bar would be lost in the child, and the same code serves every system.
_PROCESSES: Final = multiprocessing.get_context("spawn")

Heard = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: `count` rounds, or matches where `matches` is set, each of `players` that keep to one policy.

    `policy` is a key of POLICIES; `seed` is any whole number; a round is given up after `limit` turns.
    """

    rules: Rules
    players: int = 4
    policy: str = "random"
    count: int = 1000
    seed: int = 0
    limit: int = MAX_TURNS
    matches: bool = False


def play(plan: Plan, jobs: int = 1, heard: Heard | None = None) -> Tally:
    """Play the plan in `jobs` processes (1: in this one). `heard` is told how many are done each time some are."""
    tally = Tally()
    shares = list(_shares(plan, jobs))
    if jobs <= 1 or len(shares) == 1:
        for share in shares:
            _count(tally, *_play_counted(share), heard)
        return tally
    with ExitStack() as stack:  # leaving it, by Ctrl-C too, ends the processes
        with _interrupts_held_back():
            pool = stack.enter_context(_PROCESSES.Pool(min(jobs, len(shares)), _leave_interrupts_to_the_parent))
        for done, part in pool.imap_unordered(_play_counted, shares):
            _count(tally, done, part, heard)
    return tally


def _count(tally: Tally, done: int, part: Tally, heard: Heard | None) -> None:
    tally.add(part)
    if heard is not None:
        heard(done)


_Piece = tuple[Plan, int, int]


def _shares(plan: Plan, jobs: int) -> Iterator[_Piece]:
    size = max(1, min(_LARGEST_SHARE, plan.count // (max(1, jobs) * _SHARES_A_JOB)))
    for first in range(0, plan.count, size):
        yield plan, first, min(plan.count, first + size)


def _play_share(share: _Piece) -> Tally:
    plan, first, last = share
    tally, policy = Tally(), POLICIES[plan.policy]
    for index in range(first, last):
        seed = seed_of(plan.seed, index)
        if plan.matches:
            tally.note_match(play_match(plan.rules, plan.players, policy, seed, plan.limit))
        else:
            table, chance = round_at(plan.rules, plan.players, seed)
            tally.note(play_round(table, policy, chance, plan.limit))
    return tally


def _play_counted(share: _Piece) -> tuple[int, Tally]:
    return share[2] - share[1], _play_share(share)


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
