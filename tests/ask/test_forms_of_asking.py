"""The clause that asks decides what is wanted: a "who" or "when" inside it that only joins or quotes asks nothing."""

from __future__ import annotations

import pytest

from unorules.ask.reading import read


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Does the leaflet say when you may challenge?"),
        ("en", "Is the one who dealt also the one who starts?"),
        ("en", "Can the player whose turn it is lay two cards?"),
        ("en", "The leaflet says when a +4 may be played. May I play it when I hold a wild?"),
        ("en", "Does the colour go back to what it was before the +4?"),
        ("en", "Must I play what I drew?"),
        ("en", "Am I allowed to choose whatever colour it was before?"),
        ("fi", "Ohjeessa lukee, milloin +4:n saa pelata. Saako sen pelata, jos kädessä on jokeri?"),
        ("fi", "Onko se, joka haastoi, se joka nostaa kuusi?"),
        ("fi", "Tiedänkö oikein, kuka aloittaa: jakajasta vasemmalla?"),
        ("fi", "Saako se, kenen vuoro on, pelata kaksi korttia?"),
        ("fi", "Lehtinen kertoo kuinka pisteet lasketaan. Pitääkö pisteitä laskea?"),
        ("nb", "Er det den som la kortet som velger farge?"),
        ("nb", "Må den som glemte uno når han la kortet sitt trekke to?"),
        ("nb", "I heftet står det når man kan utfordre. Kan jeg utfordre når jeg har sett kortene?"),
        ("nb", "Får jeg legge det jeg trakk, uansett hva det er?"),
        ("nb", "Slepp eg å seie noko når det aller siste kortet går ned?"),
        ("sv", "Är det den som la kortet som väljer färg?"),
        ("sv", "Går färgen tillbaka till vad den var före +4?"),
        ("sv", "Måste den som glömde säga uno när han la kortet dra två?"),
        ("sv", "Bladet säger när +4 får läggas. Får jag lägga den när jag har en joker?"),
        ("sv", "Får jag lägga det jag drog, vad det än är?"),
        ("sv", "Spelar det någon roll vem som märker det?"),
        ("sv", "Är det meningslöst att välja färg när man går ut på en vild?"),
        ("sv", "Slipper nästa spelare dra när jag går ut på en plusfyra?"),
    ],
)
def test_a_verb_first_asks_for_yes_or_no(language: str, question: str) -> None:
    assert read(question, language).form == "yes-no"


@pytest.mark.parametrize(
    ("language", "question", "form"),
    [
        ("nb", "Hvem av oss har rett til å utfordre?", "who"),
        ("sv", "Vem har rätt att ifrågasätta?", "who"),
        ("en", "Who has the right to challenge?", "who"),
        ("fi", "Kenellä on oikeus haastaa?", "who"),
        ("en", "When may I challenge?", "value"),
        ("sv", "När får jag ifrågasätta en +4?", "value"),
    ],
)
def test_a_question_word_first_asks_for_what_it_says(language: str, question: str, form: str) -> None:
    assert read(question, language).form == form
