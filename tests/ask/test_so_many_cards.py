"""How many draw cards are told: "both his +2s", "to pluss to"; and how many cards are too many for a hand."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

NOTHING: tuple[str, ...] = ()

SUMS = [
    ("en", 4, "Dad put down a +2 and then my sister another +2. I'm next and have none. How many cards?"),
    ("en", 4, "Both their draw twos ended up with me. How many cards do I draw?"),
    ("en", 8, "Two +4s came one after the other at me, how many do I take?"),
    ("fi", 4, "Kaks plus kakkosta tuli mulle putkeen. Paljonko nostan?"),
    ("fi", 4, "Kummatkin plus kakkoset jäi mulle. Montako nostan?"),
    ("nb", 8, "To pluss fire kom på meg. Hvor mange trekker jeg?"),
    ("nb", 8, "Fire pluss to kom på meg. Hvor mange trekker jeg?"),
    ("nb", 4, "Begge pluss to-kortene landet hos meg. Hvor mange trekker jeg?"),
    ("sv", 8, "Två plus fyra kom på mig. Hur många drar jag?"),
    ("sv", 4, "Båda plus två-korten hamnade hos mig. Hur många drar jag?"),
    ("nb", 4, "To pluss to kom på meg. Hvor mange trekker jeg?"),
    ("nb", 4, "To stykker +2 kom på rad mot meg, hvor mye må jeg ta?"),
    ("nb", 4, "Begge hans +2 landet på meg. Hvor mange kort blir det?"),
    ("nb", 6, "Tre pluss to kom på meg. Hvor mange trekker jeg?"),
    ("en", 4, "Two +2s came one after the other, how many do I draw?"),
    ("en", 4, "Both his +2s landed on me. How many cards do I take?"),
    ("en", 4, "Two plus twos hit me. How many do I pick up?"),
    ("en", 6, "Three draw twos came at me. How many do I draw?"),
    ("en", 4, "A pair of +2s got to me. How many do I draw?"),
    ("fi", 4, "Kaksi plus kakkosta tuli mulle. Montako nostan?"),
    ("fi", 4, "Kaks plus kakkosta tuli peräkkäin, paljonko nostan?"),
    ("fi", 4, "Molemmat sen +2:t tuli mun päälle. Montako korttia?"),
    ("fi", 6, "Kolme +2:ta tuli mulle. Montako nostan?"),
    ("sv", 4, "Två plus två kom på mig. Hur många drar jag?"),
    ("sv", 4, "Två +2 kom efter varandra, hur många kort tar jag?"),
    ("sv", 4, "Båda hans +2 hamnade på mig. Hur många ska jag dra?"),
    ("sv", 6, "Tre plus två kom på mig. Hur många drar jag?"),
]

TOO_MANY = [
    ("en", ("progressive",), "Two +2s came to me, do I draw four?"),
    ("fi", ("progressive",), "Kaksi plus kakkosta tuli mulle, nostanko neljä?"),
    ("sv", ("progressive",), "Två plus två kom på mig, måste jag dra fyra?"),
    ("en", NOTHING, "Nine cards dealt to each, is that too many?"),
    ("fi", NOTHING, "Yhdeksän korttia kullekin, onko liikaa?"),
    ("nb", NOTHING, "Ni kort til hver, er det for mange?"),
    ("sv", NOTHING, "Nio kort var, är det för många?"),
    ("en", NOTHING, "I was dealt eight cards, is that too many?"),
    ("en", NOTHING, "Eight cards each at the start, is that too many?"),
    ("fi", NOTHING, "Jaettiin kahdeksan korttia, onko se liikaa?"),
    ("nb", NOTHING, "Jeg fikk utdelt åtte kort, er det for mange?"),
    ("sv", NOTHING, "Jag fick åtta kort i given, är det för många?"),
]

NOT_TOO_MANY = [
    ("en", ("progressive",), "Two +2s came to me, do I draw two?"),
    ("en", NOTHING, "Seven cards for me, is that too many?"),
    ("en", ("mercy-25",), "I'm on 18 cards, is that too many?"),
    ("fi", NOTHING, "Seitsemän korttia mulle, onko se liikaa?"),
    ("fi", ("mercy-25",), "Mulla on 18 korttia, onko se liikaa?"),
    ("nb", NOTHING, "Sju kort til meg, er det for mange?"),
    ("nb", ("mercy-25",), "18 kort på meg, er det for mye?"),
    ("sv", NOTHING, "Sju kort till mig, är det för många?"),
    ("en", NOTHING, "Fifteen cards in my hand, is that too many?"),
]


@pytest.mark.parametrize(("language", "owed", "question"), SUMS)
def test_every_card_that_came_is_counted(language: str, owed: int, question: str) -> None:
    assert answer(question, ("progressive",), language).value == owed


@pytest.mark.parametrize(("language", "rules", "question"), TOO_MANY)
def test_the_number_is_so_or_too_large(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "yes"


@pytest.mark.parametrize(("language", "rules", "question"), NOT_TOO_MANY)
def test_the_number_is_not_so_or_not_too_large(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "no"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "15 cards for me, is that too many?"),
        ("fi", "15 korttia mulle, onko se liikaa?"),
        ("nb", "15 kort til meg, er det for mange?"),
    ],
)
def test_cards_in_a_hand_are_no_players(language: str, question: str) -> None:
    assert answer(question, (), language).reading.topic in ("hand-size", "mercy-rule")
