"""A last card laid on a draw card, a 0 as the last card, and a drawn card kept for a later turn."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ON_A_STACK = [
    ("en", "Is it allowed to end the round with a +4 on top of a +4?"),
    ("en", "With two players, can I lay a draw two on a draw two as my final card?"),
    ("sv", "Får man avsluta med en +2 på en +2?"),
    ("sv", "Är det okej att vinna på en +4 ovanpå en +4?"),
    ("nb", "Er det lov å gå ut med en +2 oppå en +2?"),
    ("nb", "Er det greit å vinne med +4 på +4?"),
    ("fi", "Saako lopettaa lyömällä +2:n toisen +2:n päälle?"),
    ("fi", "Saanko lyödä +2 +2:n päälle, jos se on viimeinen korttini?"),
]

A_NOUGHT = [
    ("en", "If I lay a 0 as my final card, have I won?"),
    ("en", "Can I go out on a zero?"),
    ("sv", "Får jag gå ut på en nolla?"),
    ("sv", "Vinner jag om mitt sista kort är en nolla?"),
    ("nb", "Får jeg gå ut på en null?"),
    ("nb", "Vinner jeg hvis det siste kortet er en 0?"),
    ("fi", "Voitanko kierroksen, jos lyön viimeisenä nollan?"),
    ("fi", "Saako peliä lopettaa nollaan?"),
]

KEPT = [
    ("en", "I picked up a card that fits and held on to it. Am I allowed to lay it next time round?"),
    ("en", "May I use a card I drew earlier on a later turn?"),
    ("sv", "Får jag lägga ett kort som jag drog förra turen senare?"),
    ("sv", "Jag sparade det jag drog. Kan jag spela det nästa gång?"),
    ("nb", "Jeg sparte kortet jeg trakk. Kan jeg spille det senere?"),
    ("nb", "Hvis jeg beholder det trukne kortet, kan jeg legge det neste runde?"),
    ("fi", "Jos pidän nostetun kortin, voinko pelata sen ensi vuorolla?"),
    ("fi", "Säästin nostamani kortin. Saako sen lyödä myöhemmin?"),
]


@pytest.mark.parametrize(("language", "question"), ON_A_STACK)
def test_on_a_draw_card_the_last_card_is_judged_on_the_stack(language: str, question: str) -> None:
    assert answer(question, (), language).verdict == "no"
    stacked = answer(question, ("progressive",), language)
    assert (stacked.verdict, stacked.outcome and stacked.outcome.say) == ("yes", "wins")
    barred = answer(question, ("progressive", "no-action-finish"), language)
    assert (barred.verdict, barred.outcome and barred.outcome.say) == ("no", "not-last")


@pytest.mark.parametrize(("language", "question"), A_NOUGHT)
def test_of_a_nought_the_answer_speaks_of_a_nought(language: str, question: str) -> None:
    found = answer(question, ("seven-o",), language)
    assert (found.verdict, found.reading.arguments["card"]) == ("yes", "0")


@pytest.mark.parametrize(("language", "question"), KEPT)
def test_a_drawn_card_that_was_kept_is_like_any_other_on_the_next_turn(language: str, question: str) -> None:
    found = answer(question, (), language)
    assert (found.verdict, found.outcome and found.outcome.say) == ("yes", "later-yes")
    assert answer(question, ("force-play",), language).verdict == "no"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Can I play the card I drew right away?"),
        ("sv", "Får jag lägga kortet jag drog direkt?"),
        ("nb", "Kan jeg legge kortet jeg trakk med en gang?"),
        ("fi", "Saanko lyödä nostamani kortin heti?"),
    ],
)
def test_a_card_just_drawn_is_not_one_that_was_kept(language: str, question: str) -> None:
    assert "later" not in answer(question, (), language).reading.arguments
