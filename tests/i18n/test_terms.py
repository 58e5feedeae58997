"""Cards are named as players name them, in the case and gender that the sentence needs."""

import pytest

from unorules.engine.cards import Kind, parse_card
from unorules.i18n.messages import load


@pytest.mark.parametrize(
    ("language", "card", "form", "told"),
    [
        ("fi", "g8", "nom", "vihreä kahdeksikko"),
        ("fi", "g8", "gen", "vihreän kahdeksikon"),
        ("fi", "b7", "all", "siniselle seiskalle"),
        ("fi", "r+2", "par", "punaista nosta kaksi -korttia"),
        ("fi", "y9", "ill", "keltaiseen yhdeksikköön"),
        ("fi", "W", "ade", "värinvaihtokortilla"),
        ("fi", "Bl", "gen", "tyhjän kortin"),
        ("nb", "r5", "base", "rød femmer"),
        ("nb", "g8", "def", "den grønne åtteren"),
        ("nb", "b+2", "a", "et blått trekk to-kort"),
        ("nb", "yS", "def", "det gule stå over-kortet"),
        ("nb", "W+4", "def", "trekk fire-kortet"),
        ("sv", "g8", "a", "en grön åtta"),
        ("sv", "g8", "def", "den gröna åttan"),
        ("sv", "bR", "a", "ett blått vändkort"),
        ("sv", "r7", "pl", "röda sjuor"),
        ("en", "g8", "a", "a green 8"),
        ("en", "W+4", "pl", "wild draw fours"),
    ],
)
def test_a_card_bends(language, card, form, told):
    assert load(language).card(parse_card(card))[form] == told


@pytest.mark.parametrize(
    ("language", "short"), [("fi", "punainen +2"), ("nb", "rød +2"), ("sv", "röd +2"), ("en", "red +2")]
)
def test_a_card_has_a_short_name_for_hands(language, short):
    assert load(language).card(parse_card("r+2"))["short"] == short


def test_a_draw_four_of_a_colour_is_set_apart_where_no_colour_is_said():
    messages = load("sv")
    assert str(messages.kind(Kind.DRAW_FOUR)) == "färgat dra fyra-kort"
    assert str(messages.card(parse_card("r+4"))) == "rött dra fyra-kort"


def test_a_card_of_the_tables_own_carries_its_name():
    card = parse_card("Wcu:sing")
    assert str(load("nb").card(card, "Syng {n}")) == "tilpassbart jokerkort «Syng {n}»"
    assert str(load("en").card(card)) == "customizable wild “sing”"


def test_a_sentence_may_begin_with_a_card():
    card = load("sv").card(parse_card("g8"))
    assert f"{card:C}" == "Grön åtta"
    assert format(card["a"], "C") == "En grön åtta"


def test_a_form_that_the_language_lacks_is_a_fault_of_the_template():
    with pytest.raises(KeyError):
        load("en").card(parse_card("g8"))["gen"]
