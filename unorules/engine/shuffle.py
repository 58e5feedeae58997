"""Shuffling without a hidden source of chance: the same cards and seed give the same order, everywhere and for ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

_T = TypeVar("_T")
_MASK = (1 << 64) - 1
_FACTOR = 6364136223846793005
_STEP = 1442695040888963407
_INVERSE = pow(_FACTOR, -1, 1 << 64)


def next_seed(seed: int) -> int:
    """The seed after this one: 64 bits, never the same twice within 2**64 steps (Knuth's linear congruence)."""
    return (seed * _FACTOR + _STEP) & _MASK


def seed_before(seed: int) -> int:
    """The seed whose next one is this: what a record must say for a shuffle to come out as it did."""
    return ((seed - _STEP) * _INVERSE) & _MASK


def shuffled(items: Sequence[_T], seed: int) -> tuple[list[_T], int]:
    """The items in an order that `seed` (any integer) decides, and the seed for the next shuffle."""
    found = list(items)
    seed = next_seed(seed & _MASK)
    for last in range(len(found) - 1, 0, -1):
        seed = (seed * _FACTOR + _STEP) & _MASK  # next_seed, written out: a deck needs it a hundred times
        other = ((seed >> 32) * (last + 1)) >> 32
        found[last], found[other] = found[other], found[last]
    return found, seed
