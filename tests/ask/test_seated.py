"""How many sit at the table, as it is said in one word or two, and words at the head of a sentence that are nobody's name."""

from __future__ import annotations

import pytest

from unorules.ask.reading import read

SEATED = [
    ("fi", "Pelattiin kolmistaan ja löin suunnanvaihdon. Kuka on seuraavana?", 3),
    ("fi", "Pelataan kolmestaan. Löin ohituksen. Kenen vuoro?", 3),
    ("fi", "Pelaajia on kolme. Löin suunnanvaihdon. Kuka pelaa seuraavaksi?", 3),
    ("fi", "Oltiin neljästään ja pelasin ohituksen. Kuka jatkaa?", 4),
    ("fi", "Meitä on kolme ja löin suunnanvaihdon. Kuka jatkaa?", 3),
    ("fi", "Viidestään pelattiin, löin +2:n. Kenen vuoro sen jälkeen?", 5),
    ("nb", "Vi spiller tre stykker. Jeg la en snu. Hvem er neste?", 3),
    ("nb", "Vi spilte på tremannshånd og jeg la stopp. Hvem sin tur?", 3),
    ("nb", "Tre mann rundt bordet, jeg la snu. Hvem spiller nå?", 3),
    ("nb", "Vi satt fire mann. Jeg la et stoppkort. Hvem er neste?", 4),
    ("sv", "Vi är tre som spelar. Jag la en vändning. Vems tur är det?", 3),
    ("sv", "Vi spelar på tre man. Jag la hoppa över. Vem är näst?", 3),
    ("sv", "Vi var fyra som spelade och jag la vänd. Vems tur?", 4),
    ("en", "Three-handed game. I played a reverse. Who goes next?", 3),
    ("en", "Three of us at the table, I laid a skip. Whose turn is it?", 3),
    ("en", "It's a three-player game. I laid a reverse. Who's next?", 3),
    ("en", "We were four, I played a skip. Whose turn?", 4),
    ("en", "We're playing three-handed and I drop a Reverse. Who goes next?", 3),
    ("fi", "Kuudestaan pelataan. Löin ohituksen, kuka jatkaa?", 6),
    ("nb", "Vi er fem som spiller. Jeg la snu. Hvem er neste?", 5),
    ("nb", "Me er tre stykk. Eg la stopp. Kven sin tur?", 3),
    ("sv", "Vi sitter tre stycken. Jag la en vänd. Vem är näst?", 3),
    ("sv", "På tremanshand la jag en vändning. Vems tur?", 3),
    ("en", "There were five playing. I put down a skip. Whose go?", 5),
    ("fi", "Kolmen pelissä löin suunnanvaihdon. Kenen vuoro?", 3),
    ("fi", "Neljän hengen pelissä löin ohituksen. Kenen vuoro?", 4),
]
CARDS = [
    ("en", "I have three cards and played a reverse. Who goes next?"),
    ("nb", "Jeg har tre kort igjen og la snu. Hvem er neste?"),
    ("sv", "Jag har tre kort kvar och la vänd. Vems tur är det?"),
    ("fi", "Mulla on kolme korttia. Löin suunnanvaihdon. Kuka on seuraavana?"),
]
NOBODY = [
    ("fi", "Minut haastettiin +4:stä. Mulla oli sopiva väri. Kuka nostaa?"),
    ("fi", "Minua haastettiin +4:stä. Kuka nostaa?"),
    ("fi", "Hänet haastettiin. Kuka nostaa?"),
    ("fi", "Tuo löi +4:n ja minä haastoin. Kuka nostaa?"),
    ("en", "Him laying a +4 after my wild, can I challenge?"),
    ("en", "That played card was wrong. Who draws?"),
    ("nb", "Meg utfordret han på +4. Hvem trekker?"),
    ("nb", "Nå la hun en +4 og jeg utfordret. Hvem trekker?"),
    ("sv", "Mig utmanade hon på +4. Vem drar?"),
    ("sv", "Nu la hon en +4 och jag utmanade. Vem drar?"),
    ("fi", "Eilen löi yksi +4:n. Saako haastaa?"),
    ("sv", "Sen la han en +4. Får jag utmana?"),
]


@pytest.mark.parametrize(("language", "question", "players"), SEATED)
def test_those_at_the_table_are_counted(language: str, question: str, players: int) -> None:
    assert read(question, language).arguments["players"] == players


@pytest.mark.parametrize(("language", "question"), CARDS)
def test_cards_in_a_hand_are_no_players(language: str, question: str) -> None:
    assert "players" not in read(question, language).arguments


@pytest.mark.parametrize(("language", "question"), NOBODY)
def test_a_common_word_at_the_head_of_a_sentence_is_no_name(language: str, question: str) -> None:
    assert read(question, language).names == ()


def test_a_name_is_still_one() -> None:
    assert read("Ville löi +4:n ja minä haastoin. Kuka nostaa?", "fi").names == ("Ville",)
