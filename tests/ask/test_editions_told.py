"""What names the edition or the deck is no number and no card that is asked about, in every language."""

from __future__ import annotations

import pytest

from unorules.ask import model
from unorules.ask.read_editions import edition_told, is_sheet, names_an_edition
from unorules.ask.read_features import Frame, frame
from unorules.ask.reply import answer


def seen(text: str, language: str) -> Frame:
    return frame(text, language, model.lexicon(language))


@pytest.mark.parametrize(
    ("rules", "question", "value"),
    [
        (
            "official-112",
            "Five at the table and we own the 112-card deck. How large is the draw pile at the start?",
            76,
        ),
        ("official-112", "vi er tre med 112-korts uno, hvor mange kort blir igjen i bunken når alle har fått sju", 90),
        ("official", "108 kort, fyra spelare, sju var. Hur stor är draghögen?", 79),
        ("official", "108 kortin pakka, neljä pelaajaa, seitsemän korttia kullekin. Kuinka iso nostopakka on?", 79),
        ("no-mercy", "We have the 168-card box. How big is the starting hand?", 7),
        ("no-mercy", "Vi har asken med 168 kort. Hur många kort delas ut till var och en?", 7),
        ("official", "108-card game, 3 players. What are we playing to?", 500),
        ("official", "Vi har en lek på 108 kort. Hur många kan spela?", [2, 10]),
        ("official", "Vi har én pakke med 108 kort. Hvor mange kan spille?", [2, 10]),
        ("official-112", "Leaflet W2087 19A: what is the shuffle hands card worth?", 50),
        ("official-112", "Ark W2087 19A. Taperen har et tilpassbart jokerkort og et stoppkort. Hvor mange poeng?", 70),
        (
            "official-112",
            "Blad W2087 19A. Förloraren har ett valfritt jokerkort och ett stoppkort. Hur många poäng?",
            70,
        ),
        ("official-112", "42001-ohjeen mukaan: montako sakkokorttia unon unohtamisesta?", 2),
        ("official", "A 108-card box. How many shuffle hands cards should be in it?", 0),
        ("official", "points value wild draw four 108 deck", 50),
        ("official", "poengverdi pluss fire 108-pakken", 50),
        ("official-112", "koko pakan pistesumma W2087 112 korttia", 1440),
        ("official-112-swap", "swap hands card points 112", 40),
    ],
)
def test_a_deck_or_leaflet_told_is_nothing_that_is_offered(rules: str, question: str, value: object) -> None:
    found = answer(question, [rules])
    assert (found.verdict, found.value) == ("value", value)


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Is 112 the number of cards in the basic deck?", "no"),
        ("Det är 108 kort i en hel lek, eller hur?", "yes"),
        ("Er det 112 kort i en vanlig kortstokk?", "no"),
        ("Täydessä pakassa on 108 korttia, eikö niin?", "yes"),
        ("Was uno invented in 2001?", "no"),
        ("Keksittiinkö uno vuonna 2001?", "no"),
    ],
)
def test_a_size_or_a_year_that_is_asked_about_is_held_against_the_answer(question: str, verdict: str) -> None:
    assert answer(question, ["official"]).verdict == verdict


@pytest.mark.parametrize(
    ("language", "text", "edition"),
    [
        ("en", "112 cards, four of them blank: how many do I draw?", "official-112-blank"),
        ("en", "We have the pack with four blanks in it.", "official-112-blank"),
        ("nb", "Arket fra 2001, stokken med 4 blanke kort.", "official-112-blank"),
        ("sv", "2001 års lek med tomma kort", "official-112-blank"),
        ("fi", "Pakka jossa on neljä tyhjää korttia.", "official-112-blank"),
        ("en", "the 112-card deck where the start cards count", "official-112-start-cards"),
        ("nb", "112-pakken der startkortene gjelder", "official-112-start-cards"),
        ("sv", "leken på 112 kort där startkortet räknas", "official-112-start-cards"),
        ("fi", "112 kortin pakka, jossa aloituskortti vaikuttaa", "official-112-start-cards"),
        ("en", "by sheet W2087", "official-112"),
        ("en", "do start cards count in the 112-card deck?", "official-112"),
        ("en", "is there a blank card in the deck?", None),
    ],
)
def test_an_edition_is_told_by_what_marks_it(language: str, text: str, edition: str | None) -> None:
    assert edition_told(seen(text, language)) == edition


@pytest.mark.parametrize(
    "question",
    [
        "Sheet of 2001, deck with 4 blank cards. Reverse turned up at the start. Who goes first?",
        "Pakken vår har fire tomme kort. Et snukort snus først. Hvem begynner?",
        "Vår lek med fyra tomma kort. Ett vändkort vänds upp först. Vem börjar?",
        "Pakka jossa on neljä tyhjää korttia. Ensimmäiseksi kääntyi suunnanvaihto. Kuka aloittaa?",
    ],
)
def test_blank_cards_that_mark_the_edition_are_not_the_card_asked_about(question: str) -> None:
    found = answer(question)
    assert found.arguments["card"] == "reverse"
    assert found.value == "right-of-dealer-starts-counter-clockwise"


def test_a_blank_card_that_is_asked_about_stays_one() -> None:
    assert answer("How many blanks are there in the 2001 pack?", ["official-112-blank"]).value == 4


def test_a_table_with_its_own_deck_of_112_keeps_it() -> None:
    assert answer("verdi stokkekort 112 kort", ["official-112-start-cards"]).value == 40


@pytest.mark.parametrize(("text", "at"), [("W2087", 1), ("utgave 19A", 1), ("42001", 0)])
def test_numbers_of_leaflets_are_known_by_their_letters_or_length(text: str, at: int) -> None:
    assert is_sheet(seen(text, "nb"), at)
    assert not is_sheet(seen("I have 19 cards", "en"), 2)


def test_a_sum_of_points_may_be_as_large_as_a_deck() -> None:
    told = seen("that is 112 points, and the pack has 112 cards", "en")
    found = [names_an_edition(told, at, "hand-points") for at, word in enumerate(told.words) if word.number]
    assert found == [False, True]
