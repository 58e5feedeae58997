"""Cards fit by colour, number or symbol, told here once more in words that need no bits; every card on every card."""

from __future__ import annotations

from itertools import product

import pytest

from unorules.engine.cards import CUSTOMIZABLE, WILDS, Card, Colour, Kind
from unorules.engine.matching import fits, fitting

FACES = [
    *(Card(Kind.NUMBER, colour, number) for colour in Colour for number in range(10)),
    *(Card(kind, colour) for colour in Colour for kind in Kind if kind not in (*WILDS, Kind.NUMBER, Kind.BLANK)),
    *(Card(kind) for kind in (*WILDS, Kind.BLANK)),
    *(Card(kind, custom="sing") for kind in CUSTOMIZABLE),
]


def ought_to_fit(card: Card, top: Card, colour: Colour | None) -> bool:
    if card.kind is Kind.BLANK and card.custom is None:
        return False
    if card.colour is None:
        return True
    return card.colour == colour or (card.kind == top.kind and card.number == top.number)


@pytest.mark.parametrize("colour", [None, *Colour])
def test_every_card_fits_on_every_other_exactly_where_it_ought_to(colour: Colour | None) -> None:
    for card, top in product(FACES, FACES):
        assert fits(card, top, colour) == ought_to_fit(card, top, colour), (card, top, colour)


@pytest.mark.parametrize("colour", [None, *Colour])
def test_what_fits_of_a_hand_keeps_its_order_and_number(colour: Colour | None) -> None:
    hand = [*FACES, *reversed(FACES)]
    for top in FACES:
        assert fitting(hand, top, colour) == [card for card in hand if ought_to_fit(card, top, colour)]


def test_no_two_symbols_and_no_colour_share_a_sign() -> None:
    signs = {card.symbol: card.sign for card in FACES}
    assert len(set(signs.values())) == len(signs) == 10 + len(Kind) - 1
    assert all(sign.bit_count() == 1 for sign in signs.values())
