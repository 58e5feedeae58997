"""A card told by what it does is that card: counted, priced and played as if it had been named."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

BY_DEED = [
    ("official-112", "How many of the cards that shuffle everyone's hands are in the box?", 1),
    ("official-112-swap", "What's the joker that makes you trade hands with somebody worth at the end?", 40),
    ("official-112-start-cards", "How many points is the card where you write your own rule on it?", 40),
    ("no-mercy", "What's the card that lets you dump every card of one colour worth?", 20),
    ("official-112", "Hvor mange er det av de kortene som stokker alle hendene i esken?", 1),
    ("official-112", "Jeg brant inne med kortet som stokker alle hendene. Hvor mange poeng gir det Vegard?", 50),
    ("official-112-swap", "Hvor mange poeng er kortet som lar deg bytte hånd med noen?", 40),
    ("official-112", "Hur många såna där kort som man får skriva en egen regel på ska det finnas?", 3),
    ("official-112-start-cards", "Vad är kortet man själv får skriva regler på värt när man sitter kvar med det?", 40),
    ("official-112", "Montako semmosta korttia pakassa on, joka sekottaa kaikkien kädet?", 1),
    ("official-112-swap", "Paljonko on kortti jolla vaihdetaan käsi jonkun kanssa, jos se jää käteen?", 40),
]
PLAIN = [
    ("en", "A 7 is the card where you swap hands, isn't it?", "wild-swap-hands"),
    ("nb", "Får jeg kaste alle tre i ett jafs?", "discard-all"),
    ("sv", "Kort blandas om innan man delar ut, eller?", "wild-shuffle-hands"),
    ("fi", "Sekoitetaanko kortit kun pakka loppuu?", "wild-shuffle-hands"),
]


@pytest.mark.parametrize(("rules", "question", "value"), BY_DEED)
def test_a_card_is_known_by_what_it_does(rules: str, question: str, value: int) -> None:
    assert answer(question, rules.split()).value == value


@pytest.mark.parametrize(("language", "question", "kind"), PLAIN)
def test_a_deed_that_is_no_cards_names_none(language: str, question: str, kind: str) -> None:
    told = answer(question, ["official"], language).arguments
    assert kind not in (told.get("card"), *(told.get("cards") or ()))
