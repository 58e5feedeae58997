"""A record that is no TOML, or is wrong in itself, is told at its place in the reader's language."""

from pathlib import Path

import pytest

from unorules.engine.cards import Kind, parse_card
from unorules.engine.rules import CustomCard, Rules
from unorules.i18n.messages import load
from unorules.records.fault import Fault, RecordError
from unorules.records.record import can_owe, read, read_file
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
        ("moves: []\n", (1, 1)),
        (f"seed = {'9' * 9000}\n", (1, 8)),
        (f"moves = {'[' * 5000}\n", (1, 59)),
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


def test_a_file_larger_than_any_record_is_not_read_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unorules.records.record.LARGEST", 100)
    file = tmp_path / "record.toml"
    file.write_bytes(b"# " + b"x" * 99)
    with pytest.raises(RecordError) as wrong:
        read_file(file)
    assert wrong.value.fault.key == "too-large"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no endless device here")
def test_a_device_without_end_is_too_large_for_a_record() -> None:
    with pytest.raises(RecordError) as wrong:
        read_file(Path("/dev/zero"))
    assert wrong.value.fault.key == "too-large"


def test_cards_can_be_owed_only_for_a_card_that_makes_somebody_draw() -> None:
    found = fault('players = ["Aino", "Eero"]\ntop = "r5"\npending = 2\nmoves = []\n')
    assert (found.key, found.line) == ("no-debt", 3)
    written = CustomCard("sing", Kind.WILD_CUSTOMIZABLE, draw=3)
    rules = Rules({"deck.wild_customizable": 1, "bounce.skip": "any"}, [written])
    assert [can_owe(rules, parse_card(text)) for text in ("rS", "rR", "r+2", "W+4", "W", "Wcu")] == [
        *(True, False, True, True, False, False)
    ]
    assert can_owe(rules, written.card)


def test_hands_that_the_deck_cannot_be_dealt_into_are_refused(tmp_path: Path) -> None:
    (tmp_path / "large.toml").write_text(
        'format = 1\nid = "large"\nkind = "house-rule"\ntitle = { en = "L" }\n[players]\nmax = 20\n[setup]\nhand_size = 20\n',
        encoding="utf-8",
    )
    text = 'rules = ["large"]\nplayers = ["A", "B", "C", "D", "E", "F", "G"]\ntop = "r3"\nmoves = []\n'
    with pytest.raises(RecordError) as wrong:
        read(f'{text}[hands]\nA = "r5 g5"\n', tmp_path)
    found = wrong.value.fault
    assert (found.key, found.line, found.params["left"]) == ("too-few-to-deal", 2, "105")
    assert "105" in fault_text(load("en"), found)
    fives = read(text.replace(', "F", "G"', ""), tmp_path).table.hands
    assert [len(hand) for hand in fives] == [20] * 5


def test_a_record_of_partners_is_of_four_whatever_the_table_is_open_to(tmp_path: Path) -> None:
    (tmp_path / "pairs.toml").write_text(
        'format = 1\nid = "pairs"\nkind = "house-rule"\ntitle = { en = "P" }\nuses = ["partners"]\n[players]\nmin = 3\nmax = 5\n',
        encoding="utf-8",
    )
    text = 'rules = ["pairs"]\nplayers = ["A", "B", "C"]\ntop = "r3"\nmoves = []\n'
    with pytest.raises(RecordError) as wrong:
        read(text, tmp_path)
    assert wrong.value.fault.params == {"n": "3", "seats": "4"}
    assert len(read(text.replace('"C"]', '"C", "D"]'), tmp_path).table.hands) == 4
