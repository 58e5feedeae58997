"""The clause that asks decides what is wanted: a "who" or "when" inside it that only joins or quotes asks nothing."""

from __future__ import annotations

import pytest

from unorules.ask import model
from unorules.ask.read_clause import either_or_at, last_clause
from unorules.ask.read_features import Frame, frame
from unorules.ask.read_form import form as form_of
from unorules.ask.read_opener import opener
from unorules.ask.read_question_words import asks_openly
from unorules.ask.reading import read


def seen(text: str, language: str) -> Frame:
    return frame(text, language, model.lexicon(language))


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


@pytest.mark.parametrize(
    ("language", "text", "opens"),
    [
        ("en", "The penalty of four, does the pile get it", "does"),  # behind a comma
        ("en", "When I bluff does the whole table see it", "does"),  # before a noun
        ("en", "What you drew is my card", None),
        ("nb", "Hvis noen glemte det, får jeg si fra", "får"),
        ("nb", "Når startkortet er vilt, velger giveren fargen", "velger"),  # no verb that is listed
        ("sv", "Nästa slog fel och måste jag dra två", "måste"),
        ("sv", "Kortet ligger och det räknas", None),
        ("fi", "Sen jälkeen saanko pelata", "saanko"),
        ("fi", "Voittaa joko sinä tai minä", None),  # ends as if it asked
    ],
)
def test_a_yes_no_question_is_opened_by_its_verb(language: str, text: str, opens: str | None) -> None:
    told = seen(text, language)
    at = opener(told, last_clause(told), set())
    assert (None if at is None else text[at:].split(maxsplit=1)[0]) == opens


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "May I play it or not?"),
        ("fi", "Pelaanko sen vai en?"),
        ("nb", "Vant jeg eller ei?"),
        ("sv", "Går det eller int?"),
    ],
)
def test_or_not_offers_no_second_thing(language: str, text: str) -> None:
    assert either_or_at(seen(text, language)) is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Too many cards in hand, right?"),
        ("fi", "Liian monta korttia, eikö niin?"),
        ("nb", "For mange kort, ikke sant?"),
        ("sv", "För många kort, eller hur?"),
    ],
)
def test_too_many_asks_for_no_number(language: str, text: str) -> None:
    assert not asks_openly(seen(text, language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "UNO is said at one card, when it lies there, right?"),
        ("nb", "Uno sies ved ett kort, når det ligger der, ikke sant?"),
        ("sv", "Uno sägs vid ett kort, när det ligger där, eller hur?"),
    ],
)
def test_a_when_before_a_tag_only_joins(language: str, text: str) -> None:
    assert not asks_openly(seen(text, language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Can someone tell me how many you draw?"),
        ("fi", "Osaatko sanoa paljonko siitä tulee?"),
        ("nb", "Kan du si hvor mange man trekker?"),
        ("sv", "Kan nån säga hur mycket?"),
    ],
)
def test_who_asks_to_be_told_wants_the_number(language: str, text: str) -> None:
    assert form_of(seen(text, language), "uno-penalty") == "value"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "In what year was it made?"),
        ("fi", "Mikä se vuosi oli?"),
        ("nb", "Hva år ble det laget?"),
        ("sv", "Vad var det för år?"),
    ],
)
def test_a_year_is_a_value(language: str, text: str) -> None:
    assert form_of(seen(text, language), "history") == "value"
