"""Cards and colours in the notation, both ways, and the decks that ship."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unorules.engine.cards import (
    COLOURED_ACTIONS,
    CUSTOMIZABLE,
    WILDS,
    Card,
    Colour,
    Kind,
    parse_card,
    parse_cards,
    parse_colour,
    write_cards,
)
from unorules.engine.rules import CustomCard, Rules, deck

from .perft import rules_of
from .strategies import cards


@given(cards)
def test_a_card_is_read_as_it_was_written(card: Card) -> None:
    assert parse_card(str(card)) is card
    assert parse_card(str(card).upper()) is card
    assert parse_card(f"  {str(card).lower()} ") is card


@given(st.lists(cards, max_size=9))
def test_a_hand_is_read_as_it_was_written(hand: list[Card]) -> None:
    assert parse_cards(write_cards(hand)) == tuple(hand)
    assert parse_cards(write_cards(hand).replace(" ", ", ")) == tuple(hand)


@given(cards)
def test_equal_cards_are_one_object_however_they_came_about(card: Card) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert Card(card.kind, card.colour, card.number, card.custom) is card
    assert repr(card) == f"card({str(card)!r})"


@given(cards)
def test_what_a_card_is_follows_from_its_face(card: Card) -> None:
    assert card.is_wild == (card.colour is None)
    assert card.is_number == (card.number is not None) == (not card.is_action)
    assert card.draws in (0, 2, 4, 6, 10)
    assert (card.draws > 0) == ("+" in str(card))


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("red-5", "r5"),
        ("red 5", "r5"),
        ("Red 5", "r5"),
        ("red-skip", "rS"),
        ("red skip", "rS"),
        ("red-draw-two", "r+2"),
        ("rD2", "r+2"),
        ("wild", "W"),
        ("+4", "W+4"),
        ("wild-draw-four", "W+4"),
        ("wild draw four", "W+4"),
        ("red-skip-everyone", "rSE"),
        ("green-discard-all", "gDA"),
        ("blue-draw-four", "b+4"),
        ("wild-reverse-draw-four", "WR+4"),
        ("+10", "W+10"),
        ("wild-colour-roulette", "WCR"),
        ("wild-customizable", "Wcu"),
        ("wcu:sing", "Wcu:sing"),
        ("bl:hop-twice", "Bl:hop-twice"),
    ],
)
def test_other_ways_of_writing_are_read_too(text: str, written: str) -> None:
    assert str(parse_card(text)) == written


@pytest.mark.parametrize(
    "text",
    ["", "r", "5", "r10", "r-1", "x5", "rW", "redred5", "W=blue", "r5!", "W:sing", "r5:sing", "r٣", "r²", "rouge-5"],
)
def test_what_is_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match=r"no card|nothing is written"):
        parse_card(text)


@pytest.mark.parametrize(
    "face",
    [
        (Kind.NUMBER, Colour.RED, 10, None),
        (Kind.NUMBER, Colour.RED, None, None),
        (Kind.NUMBER, None, 5, None),
        (Kind.SKIP, Colour.RED, 3, None),
        (Kind.SKIP, None, None, None),
        (Kind.WILD, Colour.RED, None, None),
        (Kind.WILD, None, None, "sing"),
    ],
)
def test_a_face_that_no_edition_prints_cannot_be_made(face: tuple[Kind, Colour | None, int | None, str | None]) -> None:
    with pytest.raises(ValueError):
        Card(*face)


def test_a_card_does_not_change() -> None:
    with pytest.raises(AttributeError):
        parse_card("r5").number = 6
    with pytest.raises(AttributeError):
        del parse_card("r5").number


@pytest.mark.parametrize("colour", Colour)
def test_a_colour_is_read_by_its_letter_and_its_name(colour: Colour) -> None:
    for text in (colour.value, colour.letter, colour.value.upper(), f" {colour.letter.upper()} "):
        assert parse_colour(text) is colour


@pytest.mark.parametrize("text", ["", "re", "violet", "wild", "r5"])
def test_what_is_no_colour_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no colour"):
        parse_colour(text)


def test_every_kind_of_card_stands_in_one_group() -> None:
    groups = Counter([Kind.NUMBER, *COLOURED_ACTIONS, *WILDS, Kind.BLANK])
    assert groups == Counter(Kind)
    assert set(CUSTOMIZABLE) <= {*WILDS, Kind.BLANK}


@pytest.mark.parametrize(
    ("ruleset", "size"),
    [
        ("official", 108),
        ("official-112", 112),
        ("official-112-swap", 112),
        ("official-112-blank", 112),
        ("no-mercy", 168),
        ("two-packs", 216),
    ],
)
def test_the_decks_have_the_size_printed_on_the_box(ruleset: str, size: int) -> None:
    cards = deck(rules_of((ruleset,)))
    assert len(cards) == size
    assert all(parse_card(str(card)) is card for card in cards)


def test_the_official_deck_is_that_of_the_leaflet() -> None:
    found = Counter(deck(Rules()))
    assert {found[card] for card in found if card.number == 0} == {1}
    assert {found[card] for card in found if card.number} == {2}
    assert {found[card] for card in found if card.is_action and not card.is_wild} == {2}
    assert (found[parse_card("W")], found[parse_card("W+4")]) == (4, 4)


def test_what_the_table_wrote_takes_the_place_of_its_own_kind_and_never_adds_a_card() -> None:
    rules = Rules({"deck.wild_customizable": 3}, [CustomCard("sing", count=2), CustomCard("hop", count=2)])
    found = Counter(deck(rules))
    assert (found[parse_card("Wcu:sing")], found[parse_card("Wcu:hop")], found[parse_card("Wcu")]) == (2, 1, 0)
    assert len(deck(rules)) == 111
