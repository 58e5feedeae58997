"""Sharing rounds out to several processes. A round is made by its number alone, so the sum is the same for any sharing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from unorules.engine.rules import Rules
from unorules.simulation.chance import seed_of
from unorules.simulation.one_card import ByChance, Sensible
from unorules.simulation.policies import Policy
from unorules.simulation.processes import shared_out
from unorules.simulation.rounds import MAX_TURNS, play_match, play_round, round_at
from unorules.simulation.statistics import Tally

POLICIES: Final[dict[str, Policy]] = {"random": ByChance(), "sensible": Sensible()}
"""The policies by the names that the command line gives them."""

_LARGEST_SHARE: Final = 200
_SHARES_A_JOB: Final = 8

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
    with closing(shared_out(_play_counted, list(_shares(plan, jobs)), jobs)) as played:
        for done, part in played:
            tally.add(part)
            if heard is not None:
                heard(done)
    return tally


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
