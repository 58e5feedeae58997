"""Whoever does nothing holds none of the cards that are told: a deck has only two of a number and colour."""

from __future__ import annotations

from tests.folded import for_every
from unorules.ask.reply import answer
from unorules.engine.cards import Colour


@for_every(number=range(1, 10), colour=Colour)
def test_two_of_any_card_can_be_laid_at_once(number: int, colour: Colour) -> None:
    top = "blue" if colour is not Colour.BLUE else "red"
    found = answer(
        f"two {colour.value} {number}s in my hand, {top} {number} on the pile, can both go at once", ["multi-play"]
    )
    assert found.verdict == "yes"
