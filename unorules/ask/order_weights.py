"""The weights of the nets that read words in their order, as `read_in_order.py` works with them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from unorules.ask import model
from unorules.values import dataclass

Some = TypeVar("Some")


@dataclass(frozen=True, slots=True)
class Net:
    """The matrices as they lie, with unit and bias: by net what a word makes of gates and new values; votes on topics and turn;
    by net what its state says for the two sides of each pair, and what the pairs weigh by modality.
    """

    words: list[Sequence[Sequence[int]]]
    words_unit: float
    words_bias: list[Sequence[float]]
    topics: list[Sequence[int]]
    topics_unit: float
    topics_bias: list[float]
    turned: list[Sequence[int]]
    turned_unit: float
    turned_bias: list[float]
    pairs: list[Sequence[Sequence[int]]]
    pairs_unit: float
    pairs_bias: list[Sequence[float]]
    pairs_weigh: list[list[float]]


@cache
def net() -> Net:
    """The nets that ship, side by side."""
    shared = model.common()
    bias = shared.header["order_bias"]
    names = ("words", "topics", "turned", "pairs")
    words, topics, turned, pairs = (shared.vectors[f"order-{name}"] for name in names)
    nets = shared.vectors["order"].width // words.width
    return Net(
        shares(list(map(list, words.rows())), nets),
        words.unit,
        shares(bias["words"], nets),
        list(map(list, topics.rows())),
        topics.unit,
        bias["topics"],
        list(turned.rows()),
        turned.unit,
        bias["turned"],
        shares(list(map(list, pairs.rows())), nets),
        pairs.unit,
        shares(bias["pairs"], nets),
        bias["weigh"],
    )


def shares(whole: Sequence[Some], count: int) -> list[Sequence[Some]]:
    """A list in so many parts of the same length."""
    width = len(whole) // count
    return [whole[at * width : (at + 1) * width] for at in range(count)]
