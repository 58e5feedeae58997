"""Cards drawn, and more that is demanded or asked for: held against how many are to be drawn."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    (
        "en",
        ("official", "draw-until-playable"),
        "couldnt go so I drew one, couldnt go with that either. do i have to keep drawin til i get one that fits",
        "yes",
    ),
    (
        "en",
        ("official", "draw-until-playable"),
        "Couldn't go, drew one, it didn't fit, so I said 'next'. They say I've more to draw. Have I?",
        "yes",
    ),
    (
        "en",
        ("official",),
        "Nothing went, took one off the deck, still nothing. Are they right to make me take another?",
        "no",
    ),
    (
        "en",
        ("no-mercy",),
        "Nothing went, took one off the deck, still nothing. Are they right to make me take another?",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Nostin yhden eikä se käynyt, nyt patistavat ottamaan toisen. Onko mun otettava?",
        "no",
    ),
    (
        "fi",
        ("official", "draw-three"),
        "Nostin jo kaks enkä kumpaakaan voi lyödä. Saanko ottaa vielä yhden?",
        "yes",
    ),
    (
        "nb",
        ("official", "draw-three"),
        "Har trukket rød 1, blå 9 og grønn 2, ikke noe går på gul 6. Må jeg trekke mer?",
        "no",
    ),
    (
        "nb",
        ("no-mercy",),
        "Lillesøster måtte trekke elleve kort før hun fant et hun kunne legge. Skal det være sånn?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Lillesøster måtte trekke elleve kort før hun fant et hun kunne legge. Skal det være sånn?",
        "no",
    ),
    (
        "sv",
        ("official",),
        "Drog ett och det gick inte. Nu tjatar de om att jag ska ta ett till. Måste jag?",
        "no",
    ),
    (
        "sv",
        ("official", "draw-until-playable"),
        "Drog ett och det gick inte. Nu tjatar de om att jag ska ta ett till. Måste jag?",
        "yes",
    ),
]


@pytest.mark.parametrize(("language", "rules", "question", "verdict"), ASKED)
def test_the_yes_goes_to_what_is_offered(language: str, rules: tuple[str, ...], question: str, verdict: str) -> None:
    assert answer(question, rules, language).verdict == verdict
