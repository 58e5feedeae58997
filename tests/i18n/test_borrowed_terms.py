"""A language whose names of cards are not all there yet borrows the rest from English."""

from __future__ import annotations

from unorules.engine.cards import parse_card
from unorules.i18n.messages import load
from unorules.i18n.terms import Terms

HALF = {"forms": ["base", "def"], "colours": {"red": ["rød"]}, "adjective_forms": ["base"], "nouns": {}}


def english() -> Terms:
    return load("en").terms


def test_a_card_without_a_name_has_its_english_one_in_every_form_that_is_asked_for() -> None:
    half, card = Terms(HALF, english), parse_card("r5")
    assert str(half.card(card)) == str(english().card(card))
    assert half.card(card)["elative"] == str(english().card(card))
    assert str(half.kind("skip")) == str(english().kind("skip"))
    assert str(half.number(5)) == str(english().number(5))


def test_what_is_there_is_not_borrowed() -> None:
    half = Terms(HALF, english)
    assert str(half.colour("red")) == "rød"
    assert str(half.colour("blue")) == str(english().colour("blue"))


def test_a_list_is_joined_as_english_does_where_no_way_is_told() -> None:
    assert Terms(HALF, english).joined(["a", "b", "c"], "or") == english().joined(["a", "b", "c"], "or")
