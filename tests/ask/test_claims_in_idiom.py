"""A claim called invented, or a thing, or its owner mistaken: judged as by "is that right?"."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        ("He says you need exactly 500, not a point more. Is he having me on?", "", "yes"),
        ("Joe claims you've got to land on 500 bang on. Is that for real?", "", "no"),
        ("Nothing agreed beforehand. Sal says forgetting Uno costs me four. Is that invented?", "", "yes"),
        ("Mum reckons you can't go out on a wild. Is that a thing?", "", "no"),
        (
            "I'd two red 5s so I dropped the pair of them together. Gran says it's one a turn. Is Gran mistaken?",
            "",
            "no",
        ),
        ("Han sier det må være 500 på prikken. Tull?", "", "yes"),
        ("Jonas hevder at man må lande på nøyaktig 500. Er det en ekte regel?", "", "no"),
        ("Mor sier at glemt Uno koster fire kort. Er det noe hun har funnet på?", "", "yes"),
        ("Onkel Geir hevder at en stopp kan stoppes med en stopp. Bare oppspinn?", "", "yes"),
        ("Hon säger att man måste få precis 500. Är det påhittat?", "", "yes"),
        ("Jonas hävdar att man måste hamna på exakt 500. Är det en riktig regel?", "", "no"),
        ("Svärmor påstår att glömt Uno kostar fyra kort. Bluff?", "", "yes"),
        ("Se sanoo että pitää saada tasan 500. Keksittyä?", "", "yes"),
        ("Jonas väittää että pitää päästä täsmälleen 500:aan. Onko se oikea sääntö?", "", "no"),
        ("Anoppi sanoo että unohdettu Uno maksaa neljä korttia. Onko se omasta päästä?", "", "yes"),
    ],
)
def test_an_idiom_judges_as_a_plain_word_does(question: str, rules: str, verdict: str) -> None:
    assert answer(question, ["official", *rules.split()]).verdict == verdict


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        (
            'Ronja went out on a skip. Cousin Lou: "void, the last card must be a number". Is Lou\'s rule a real one?',
            "",
            "no",
        ),
        (
            "Ronja gikk ut på et stoppkort. Fetter Ola: «ugyldig, siste kort må være et tall». Stemmer Olas regel?",
            "",
            "no",
        ),
        (
            'Ronja gick ut på ett stoppkort. Kusin Ludde: "ogiltigt, sista kortet ska vara en siffra". Är Luddes regel riktig?',
            "",
            "no",
        ),
        (
            'Ronja lopetti ohitukseen. Serkku Pekka: "ei kelpaa, vikan kortin on oltava numero". Pitääkö Pekan sääntö paikkansa?',
            "",
            "no",
        ),
    ],
)
def test_a_rule_that_is_only_quoted_is_not_in_force(question: str, rules: str, verdict: str) -> None:
    assert answer(question, ["official", *rules.split()]).verdict == verdict
