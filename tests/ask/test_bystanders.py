"""Whose turn it is, who is accused, and who has to name a colour, by who does what to whom."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, value",
    [
        (
            "Ben drops a +4 on Eve and Eve doesn't challenge. Who plays next, Eve or the one after her?",
            "official",
            "player-after-next",
        ),
        (
            "Kalle la en plusfyra på Eva och hon utmanade inte. Vem lägger härnäst, Eva eller den efter henne?",
            "official",
            "player-after-next",
        ),
        (
            "Per la en pluss fire på Eva og hun utfordret ikke. Hvem spiller nå, Eva eller den etter henne?",
            "official",
            "player-after-next",
        ),
        (
            "Pekka lyö plusnelosen Eevalle ja Eeva ei haasta. Kuka pelaa seuraavaksi, Eeva vai häntä seuraava?",
            "official",
            "player-after-next",
        ),
    ],
)
def test_a_four_left_unchallenged_asks_whose_turn_it_is(question: str, rules: str, value: str) -> None:
    assert str(answer(question, rules.split()).value) == value


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        ("I challenged the +4 and was right. Do I sit this one out anyway?", "official", "no"),
        ("Some bloke three seats away called bluff on my +4. Do I have to show him my hand?", "official", "no"),
        ("She laid a wild and went silent. Doesn't she have to name a colour?", "official", "yes"),
        ("Jag utmanade plusfyran och det var bluff. Står jag över ändå?", "official", "no"),
        ("Nils satt två platser bort och ropade bluff på min +4. Måste jag visa korten för honom?", "official", "no"),
        ("Hon la en joker och höll tyst. Måste hon inte välja färg?", "official", "yes"),
        ("Jeg utfordret pluss fire og hadde rett. Må jeg sitte over likevel?", "official", "no"),
        ("Nils satt tre plasser unna og ropte bløff på min pluss fire. Må jeg vise hånden til ham?", "official", "no"),
        ("Hun la jokeren og tidde. Må hun ikke si en farge?", "official", "yes"),
        ("Haastoin plusnelosen ja olin oikeassa. Jäänkö silti väliin?", "official", "no"),
        (
            "Nipa istui kolmen paikan päässä ja huusi bluffi mun plusneloselle. Pitääkö mun näyttää käteni hänelle?",
            "official",
            "no",
        ),
        ("Hän löi jokerin ja oli hiljaa. Eikö hänen pidä sanoa väri?", "official", "yes"),
    ],
)
def test_deeds_are_told_apart_by_who_does_them(question: str, rules: str, verdict: str) -> None:
    assert answer(question, rules.split()).verdict == verdict


@pytest.mark.parametrize(
    "question, topic",
    [
        ("My sister shouted uno at me, but I had three cards. Must she draw two?", "uno-false-accusation"),
        ("Syrran skrek uno på mig, men jag hade tre kort. Ska hon dra två?", "uno-false-accusation"),
        ("Søstera mi ropte uno på meg, men jeg hadde tre kort. Skal hun trekke to?", "uno-false-accusation"),
        ("Sisko huusi unon mulle, mutta mulla oli kolme korttia. Pitääkö sen nostaa kaksi?", "uno-false-accusation"),
    ],
)
def test_an_uno_shouted_at_another_accuses(question: str, topic: str) -> None:
    assert answer(question, ["official"]).reading.topic == topic
