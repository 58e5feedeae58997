"""Numbers in words, as they are said and written together in each language."""

from __future__ import annotations

import pytest

from unorules.ask import model
from unorules.ask.numbers_in_words import numbers, value_of
from unorules.ask.words import tokens


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "three hundred and ninety points", [390]),
        ("en", "a hundred and eight cards", [108]),
        ("en", "eighty six left and forty points", [86, 40]),
        ("en", "one thousand two hundred and forty", [1240]),
        ("en", "seven and eight and two tens", []),
        ("nb", "hundreogåtte kort", [108]),
        ("nb", "firehundreogtolv pluss åttisju", [412, 87]),
        ("nb", "fem hundre, syttito og toogtyve", [500, 72, 22]),
        ("nb", "to gule og fire røde", []),
        ("sv", "åttisex kort, femhundra poäng", [86, 500]),
        ("sv", "hundra åtta och tjugo", [108, 20]),
        ("sv", "två fyror och sju sexor", []),
        ("fi", "satakaheksan korttia", [108]),
        ("fi", "seitkytkaks jäljellä ja neljäsataakolkyt", [72, 430]),
        ("fi", "viiteensataan, kaheksankytyks", [500, 81]),
        ("fi", "viisitoista ja kaksikymmentäviisi", [15, 25]),
        ("fi", "kaksi seiskaa ja kolme", []),
    ],
)
def test_numbers_of_several_parts_are_read(language: str, text: str, wanted: list[int]) -> None:
    found = numbers(tokens(text, language), model.lexicon(language).numbers)
    assert [value for value in found.values() if value is not None] == wanted


@pytest.mark.parametrize("row", [["2", "4"], ["20", "+", "5"], ["+", "5"], ["100", "x10"], ["x100", "+"]])
def test_what_is_no_number_has_no_value(row: list[str]) -> None:
    assert value_of(row) is None
