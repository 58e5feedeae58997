"""A detail of a card or of a count that is offered gets a yes or a no, or its value."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        ("I hold a discard all in green and four more greens. Do the greens go along with it?", "no-mercy", "yes"),
        (
            "Dropped a blue discard all with a blue +2 among the rest. Does the next player have to draw for it?",
            "no-mercy",
            "no",
        ),
        (
            "I laid the colour roulette and called green, she said that's her job. Was that wrong of me?",
            "no-mercy",
            "yes",
        ),
        ("Is there another way to win the round besides getting rid of everything?", "official", "no"),
        ("My partner went out and I've four cards left. Do they count for the other pair?", "official partners", "no"),
        (
            "Had a peek at my partner's cards, we're a team after all. Was that all right?",
            "official partners",
            "unspecified",
        ),
        ("Jag har släng alla i gult och fyra gula till. Åker de gula med i samma drag?", "no-mercy", "yes"),
        ("La grön släng alla med en grön +2 bland de andra. Ska nästa dra två för den?", "no-mercy", "no"),
        (
            "La färgrouletten på Lisa. Jag sa grönt, hon sa att det är hennes sak. Var det fel av mig?",
            "no-mercy",
            "yes",
        ),
        ("Går det att vinna rundan på annat sätt än att bli av med korten?", "official", "no"),
        ("Jag gick ut och min partner har tre kort kvar. Räknas de för oss?", "official partners", "no"),
        ("Tjuvtittade i min partners kort. Var det okej?", "official partners", "unspecified"),
        ("Jeg har kast alle i grønt og to grønne til. Går de grønne med i samme trekk?", "no-mercy", "yes"),
        ("La blå kast alle med en blå pluss to blant resten. Må neste trekke to for den?", "no-mercy", "no"),
        ("Kan man vinne runden på en annen måte enn å bli kvitt kortene?", "no-mercy", "yes"),
        ("Makkeren min gikk ut og jeg har fire kort igjen. Teller de for motstanderne?", "official partners", "no"),
        ("Tittet i korta til makkeren. Var det lov?", "official partners", "unspecified"),
        (
            "Mulla on punainen heitä kaikki ja kolme muuta punaista. Lähteekö ne punaiset samalla vuorolla?",
            "no-mercy",
            "yes",
        ),
        ("Voiko kierroksen voittaa millään muulla tavalla kuin pääsemällä korteista?", "no-mercy", "yes"),
        ("Voiko kierroksen voittaa muulla tavalla kuin pääsemällä korteista?", "official", "no"),
        (
            "Parini pääsi eroon korteista ja mulla on neljä korttia jäljellä. Lasketaanko ne vastustajien hyväksi?",
            "official partners",
            "no",
        ),
        ("Kurkistin parini kortteja. Oliko se ok?", "official partners", "unspecified"),
    ],
)
def test_a_detail_gets_a_yes_or_a_no(question: str, rules: str, verdict: str) -> None:
    assert answer(question, rules.split()).verdict == verdict


@pytest.mark.parametrize(
    "question, rules, value",
    [
        ("Who gets the points when I go out, me or the pair of us?", "official partners", "team"),
        ("I went out. The opponents hold 14 and 25 points. How many does our pair get?", "official partners", "39"),
        ("Jag blev av med allt. Vem får poängen, jag eller vi båda?", "official partners", "team"),
        (
            "Jag gick ut. Motståndarna har 14 och 25 poäng på hand. Hur många poäng får vårt lag?",
            "official partners",
            "39",
        ),
        (
            "Jeg gikk ut. Motstanderne har 14 og 25 poeng på hånda. Hvor mange poeng får laget vårt?",
            "official partners",
            "39",
        ),
        ("Jeg ble ferdig først. Hvem får poengene, jeg eller hele laget?", "official partners", "team"),
        ("Pääsin ulos ensin. Kuka saa pisteet, minä vai meidän pari?", "official partners", "team"),
        (
            "Pääsin korteista. Vastustajilla on 14 ja 25 pistettä. Montako pistettä meidän pari saa?",
            "official partners",
            "39",
        ),
    ],
)
def test_points_of_a_pair_are_told_outright(question: str, rules: str, value: str) -> None:
    assert str(answer(question, rules.split()).value) == value
