"""A record that is no TOML, or is wrong in itself, is told at its place in the reader's language."""

import pytest

from unorules.i18n.messages import load
from unorules.records.fault import Fault, RecordError
from unorules.records.record import read
from unorules.records.telling import fault_text

LANGUAGES = ("fi", "nb", "sv", "en")


def fault(text: str) -> Fault:
    with pytest.raises(RecordError) as wrong:
        read(text)
    return wrong.value.fault


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('format = 1\nplayers = ["a" "b"]\n', (2, 16)),
        ("seed = ja\n", (1, 8)),
        ("moves: []\n", (1, 6)),
        (f"seed = {'9' * 9000}\n", (1, 1)),
        (f"moves = {'[' * 5000}\n", (1, 1)),
    ],
)
def test_a_slip_in_toml_is_told_where_it_is(text: str, place: tuple[int, int]) -> None:
    found = fault(text)
    assert (found.line, found.column) == place
    told = {fault_text(load(language), found) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(each and "at line" not in each for each in told)


def test_the_nearest_name_is_offered() -> None:
    english = load("en")
    assert "`players`" in fault_text(english, fault('playrs = ["a", "b"]\n'))
    text = 'players = ["Aino", "Eero"]\ntop = "r5"\nmoves = ["Ano: draw"]\n'
    assert "Aino" in fault_text(english, fault(text))
