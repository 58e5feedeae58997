"""Rows of small numbers in one byte each: one row for each feature that is known, or a plain matrix.

They are looked up where they lie, as `model.Table` is; a row is made into numbers only where it is asked for.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

from unorules.values import dataclass

_BYTES_A_HASH = 4


@dataclass(frozen=True, slots=True)
class Vectors:
    """A row of `width` numbers from -127 to 127 for each hash; 127 stands for `scale`. `hashes` are in order."""

    hashes: Sequence[int]
    weights: Sequence[int]
    width: int
    scale: float

    def find(self, wanted: int) -> Sequence[int] | None:
        """The row of a feature's hash, or none."""
        at = bisect_left(self.hashes, wanted)
        if at == len(self.hashes) or self.hashes[at] != wanted:
            return None
        return self.weights[at * self.width : (at + 1) * self.width]

    @property
    def unit(self) -> float:
        """What 1 stands for."""
        return self.scale / 127

    def rows(self) -> Iterator[Sequence[int]]:
        """All rows in order, as they lie; `unit` times that is what they stand for."""
        return (self.weights[at * self.width : (at + 1) * self.width] for at in range(len(self.hashes)))


def packed(rows: Mapping[int, Sequence[int]]) -> bytes:
    """Rows as they lie in a file, in the order of their hashes."""
    hashes = sorted(rows)
    return array("I", hashes).tobytes() + b"".join(bytes(each % 256 for each in rows[name]) for name in hashes)


def unpacked(body: memoryview, rows: int, width: int, scale: float) -> Vectors:
    """The rows at the beginning of some bytes."""
    begin = _BYTES_A_HASH * rows
    return Vectors(body[:begin].cast("I"), body[begin : begin + rows * width].cast("b"), width, scale)


def length(rows: int, width: int) -> int:
    """How many bytes so many rows take, with their hashes."""
    return rows * (_BYTES_A_HASH + width)
