"""Two things asked at once: both are told, or the first of them is judged."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

NOTHING: tuple[str, ...] = ()

TOLD = [
    ("en", NOTHING, "How many cards if the challenge is right, and how many if not?"),
    ("en", ("partners",), "In pairs, are both partners' points counted or just the winner's?"),
    ("fi", NOTHING, "Kuka nostaa jos hän bluffasi haastetun +4:n ja kuka jos ei?"),
    ("fi", ("partners",), "Lasketaanko parien pisteet yhteen vai vain voittajan pisteet?"),
    ("nb", NOTHING, "Hvem trekker hvis han bløffet da jeg utfordret +4-en, og hvem hvis ikke?"),
    ("nb", ("partners",), "Teller begge makkernes poeng, eller bare vinnerens?"),
    ("sv", NOTHING, "Vem drar om han bluffade när jag utmanade +4:an, och vem om inte?"),
    ("sv", ("partners",), "Räknas bägge i parets poäng eller bara vinnarens?"),
]

FIRST = [
    ("en", ("challenge-uno",), "I'm at 430 points. Still in or out?"),
    ("fi", ("challenge-uno",), "Mulla on 430 pistettä. Olenko vielä mukana vai ulkona?"),
    ("nb", ("challenge-uno",), "Jeg har 430 poeng. Er jeg fortsatt med eller ute?"),
    ("sv", ("challenge-uno",), "Jag har 430 poäng. Är jag fortfarande med eller ute?"),
]

SECOND = [
    ("en", ("challenge-uno",), "My score is 430. Am I out, or am I still in?"),
    ("en", ("challenge-uno",), "I'm on 530. Still playing or out?"),
    ("fi", ("challenge-uno",), "Pisteitä on 430. Putosinko vai olenko vielä mukana?"),
    ("fi", ("challenge-uno",), "Pisteet 530. Oonko vielä mukana vai pihalla?"),
    ("nb", ("challenge-uno",), "Jeg står i 430 poeng. Røk jeg ut, eller er jeg fortsatt med?"),
    ("nb", ("challenge-uno",), "530 poeng her. Er jeg fortsatt med eller slått ut?"),
    ("sv", ("challenge-uno",), "Jag ligger på 430 poäng. Åkte jag ut, eller är jag kvar?"),
    ("sv", ("challenge-uno",), "530 poäng. Är jag kvar eller utslagen?"),
]


@pytest.mark.parametrize(("language", "rules", "question"), TOLD)
def test_both_are_told(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "explain"


@pytest.mark.parametrize(("language", "rules", "question"), FIRST)
def test_the_first_of_two_is_so(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "yes"


@pytest.mark.parametrize(("language", "rules", "question"), SECOND)
def test_the_first_of_two_is_not_so(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "no"
