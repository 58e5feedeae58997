"""Drawn cards: a drawing of its own for every kind, told apart without colours, well formed whatever is written on it."""

from __future__ import annotations

import re
from itertools import product
from xml.etree import ElementTree

import pytest

from tests.document.pages import HOSTILE
from unorules.document.drawings import PAINTS, card
from unorules.document.model import Picture
from unorules.document.signs import SCISSORS, SIGNS, marker, ornament, sign
from unorules.engine.cards import COLOURED_ACTIONS, Kind

SIGNED = {Kind.DRAW_TWO: "+2", Kind.DRAW_FOUR: "+4", Kind.WILD_DRAW_FOUR: "+4"}
SIGNED |= {Kind.WILD_DRAW_SIX: "+6", Kind.WILD_DRAW_TEN: "+10"}
COLOURED = (Kind.NUMBER, *COLOURED_ACTIONS)


def pictures() -> list[Picture]:
    """Every face there is."""
    found = [Picture("number", "", tint, str(digit)) for tint, digit in product(PAINTS, range(10))]
    found += [Picture(kind, "", tint, SIGNED.get(kind, "")) for kind, tint in product(COLOURED_ACTIONS, PAINTS)]
    return found + [Picture(kind, "", "", SIGNED.get(kind, "")) for kind in Kind if kind not in COLOURED]


def colourless(drawn: str) -> str:
    return re.sub(r"#[0-9a-f]{6}", "#", drawn)


def test_every_face_has_a_drawing_of_its_own() -> None:
    faces = pictures()
    assert len({card(each) for each in faces}) == len(faces)


def test_faces_are_told_apart_without_colours_and_without_letters() -> None:
    faces = pictures()
    assert len({colourless(card(each)) for each in faces}) == len(faces)


def test_the_letters_of_a_colour_stand_on_its_cards_and_on_no_wild() -> None:
    assert card(Picture("skip", "", "green"), "Gr").count(">Gr</text>") == 2
    assert ">Gr<" not in card(Picture("wild", ""), "Gr")


def test_a_draw_card_shows_as_many_strokes_as_cards() -> None:
    bare = card(Picture("wild", "", "", "5")).count("<rect")
    for count in (2, 4, 6, 10):
        assert card(Picture("x", "", "", f"+{count}")).count("<rect") == bare + count


def test_six_and_nine_are_underlined() -> None:
    plain = card(Picture("number", "", "red", "8")).count("<rect")
    for digit in "69":
        assert card(Picture("number", "", "red", digit)).count("<rect") == plain + 1


@pytest.mark.parametrize("text", HOSTILE)
def test_whatever_is_written_on_a_card_it_is_text(text: str) -> None:
    root = ElementTree.fromstring(card(Picture("wild-customizable", "", "red", text), text))
    assert {re.sub(r"\{.*\}", "", each.tag) for each in root.iter()} <= {
        "svg",
        "rect",
        "circle",
        "text",
        "path",
        "polygon",
    }


def test_signs_are_drawings_too() -> None:
    for drawn in (SCISSORS, ornament(), *(marker(tint) for tint in PAINTS), *(sign(name, "black") for name in SIGNS)):
        assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert len({colourless(marker(tint)) for tint in PAINTS}) == len(PAINTS)


def test_colours_are_far_enough_from_what_stands_on_them() -> None:
    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for paint in PAINTS.values():
        dark, bright = sorted((light(paint.ground), light(paint.on)))
        assert (bright + 0.05) / (dark + 0.05) >= 4.5, paint
