"""The names of the table's own cards are no players' names, in whatever form they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from unorules.ask.card_names import says
from unorules.ask.reply import answer

HEAD = 'format = 1\nid = "own"\nkind = "house-rule"\ntitle = { en = "Own" }\nbase = "official-112"\n[[custom_card]]\n'
CARD = (
    'name = { en = "Sing", nb = "Syng", fi = "Laula", sv = "Sjung" }\ntext = { en = "Sing." }\neffect = { draw = 2 }\n'
)


def own(place: Path) -> str:
    path = place / "own.toml"
    path.write_text(HEAD + CARD, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "question",
    [
        "Mitä Laula-kortti tekee?",
        "Mitä kortti Laula tekee?",
        "Saako Laula-kortin päälle pelata nelosen?",
        "Saako Laulan pelata viimeisenä?",
        "Hva gjør Syng-kortet?",
        "Kan jeg legge en +4 på Syng?",
        "Kan jag lägga en +4 på Sjung?",
        "What does the Sing card do?",
        "Can I play a +4 on Sing?",
    ],
)
def test_a_card_of_the_table_plays_nothing_itself(question: str, tmp_path: Path) -> None:
    found = answer(question, [own(tmp_path)])
    assert not {"Laula", "Laulan", "Syng", "Sjung", "Sing"} & set(found.reading.names)
    played = found.outcome.example if found.outcome else None
    assert played is None or played.players[0] == "Aino"


def test_whoever_is_named_beside_the_card_keeps_the_seat(tmp_path: Path) -> None:
    assert answer("Kan Ola legge en +4 på Syng?", [own(tmp_path)]).reading.names == ("", "Ola")


def test_without_such_a_card_it_is_a_name(tmp_path: Path) -> None:
    assert "Laula" in answer("Saako Laulan pelata viimeisenä?").reading.names


@pytest.mark.parametrize(
    ("text", "card", "language", "holds"),
    [
        ("Mitä Laulakortti tekee?", "Laula", "fi", True),
        ("Mitä Laulan pelaaminen tekee?", "Laula", "fi", True),
        ("Kun joku laulaa, kuka nostaa?", "Laula", "fi", False),
        ("Hva gjør Syngkortet?", "Syng", "nb", True),
        ("What is the effect of All change?", "All change", "en", True),
        ("Can all players change it?", "All change", "en", False),
        ("What does Draw 2 do?", "Draw 1", "en", False),
    ],
)
def test_a_card_is_known_by_all_of_its_name(text: str, card: str, language: str, holds: bool) -> None:
    assert says(text, card, language) is holds
