"""Whose points go where: those of all the others to the one who went out, those of a partner to the pair."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    (
        "en",
        ("official",),
        "Ned went out and reckons the points from all our hands are his. Is he entitled to them?",
        "yes",
    ),
    (
        "en",
        ("official", "partners"),
        "Playing in pairs. I went out, my partner's still got a wild and a 4. Do those 54 go on our score along with "
        "what the other two were left with?",
        "no",
    ),
    (
        "en",
        ("official", "partners"),
        "2 v 2. My partner's gone out while I've six cards in my mitt. Do my six count against us?",
        "no",
    ),
    (
        "fi",
        ("official",),
        "Pekka lopetti kierroksen ja otti kaikkien muiden pisteet itselleen. Kuuluvatko ne hänelle?",
        "yes",
    ),
    (
        "fi",
        ("official", "low-score"),
        "Voitin kierroksen. Kirjataanko muiden käteen jääneet kortit mulle pisteiksi?",
        "no",
    ),
    (
        "nb",
        ("official",),
        "Liv gikk ut og vil ha alle poengene vi andre sitter med. Tilfaller de henne?",
        "yes",
    ),
    (
        "sv",
        ("official", "partners"),
        "Vi kör lag, jag å Olle mot tjejerna, och jag blev av med alla kort. Får vi poäng för Olles kort också?",
        "no",
    ),
    (
        "sv",
        ("official", "low-score"),
        "Vi räknar så att lägst poäng vinner. Jag gick ut, ska alla andras poäng skrivas upp på mig då?",
        "no",
    ),
]


@pytest.mark.parametrize(("language", "rules", "question", "verdict"), ASKED)
def test_the_yes_goes_to_what_is_offered(language: str, rules: tuple[str, ...], question: str, verdict: str) -> None:
    assert answer(question, rules, language).verdict == verdict
