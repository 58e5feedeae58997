"""Chance that can be repeated: every round has a seed of its own, made of the seed given and the number of the round."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

_T = TypeVar("_T")
_MASK: Final = (1 << 64) - 1


def seed_of(base: int, index: int) -> int:
    """The 64-bit seed of the round (or match) `index`, from 0, under the seed `base`.

    Neighbouring numbers give seeds that have nothing to do with each other (the finaliser of splitmix64: Steele, Lea and
    Flood, "Fast splittable pseudorandom number generators", 2014).
    """
    mixed = (base * 0xD1342543DE82EF95 + (index + 1) * 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)


def pick(items: Sequence[_T], chance: Random) -> _T:
    """One of the items, each as likely. Only `Random.random` is asked: Python promises its numbers for a seed for ever."""
    return items[int(chance.random() * len(items))]
