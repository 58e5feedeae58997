"""A bluff that nobody challenged and that comes out later stands; where no bluff stands, it does not."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        (
            "Two turns later we found out that Kim's wild draw four was a bluff. Nobody had challenged it. Does "
            "she have to take four now?",
            "",
            "no",
        ),
        (
            "I'd a blue in my hand when I +4'd Rachel on a blue. She didn't challenge, just drew. Now she's "
            "found out and wants to give the four back. Can she?",
            "",
            "no",
        ),
        (
            "Ingen utfordret Lars, men etterpå kom det fram at han hadde grønt da han la +4 på grønt. Må han ta den tilbake?",
            "",
            "no",
        ),
        (
            "To runder etterpå fant vi ut at Mari bløffet med +4. Ingen hadde utfordret henne. Må hun ta de fire nå?",
            "",
            "no",
        ),
        (
            "Ett varv senare kom det fram att Olle bluffade med +4:an. Ingen utmanade honom då. Ska han ta fyra nu?",
            "",
            "no",
        ),
        (
            "Efter att poängen skrivits upp erkände Berit att hennes +4 var en bluff. Ingen hade utmanat. Stryks hennes poäng?",
            "",
            "no",
        ),
        (
            "Kierrosta myöhemmin selvisi että Liisan +4 oli bluffi. Kukaan ei haastanut sitä. Joutuuko Liisa nyt "
            "ottamaan ne neljä?",
            "",
            "no",
        ),
        (
            "Kun pisteet oli jo kirjattu, Berit myönsi että +4 oli bluffi. Kukaan ei ollut haastanut. Perutaanko Beritin pisteet?",
            "",
            "no",
        ),
        (
            "Ingen utfordret Lars, men etterpå kom det fram at han hadde grønt da han la +4 på grønt. Må han ta den tilbake?",
            "no-bluff",
            "yes",
        ),
    ],
)
def test_what_comes_out_later_changes_nothing(question: str, rules: str, verdict: str) -> None:
    assert answer(question, ["official", *rules.split()]).verdict == verdict


@pytest.mark.parametrize(
    "question",
    [
        "I've two blues and a wild, Bob has one card. Should I burn my wild now or keep it?",
        "Har to blå og en joker igjen, Bård har ett kort. Bør jeg brenne jokeren nå eller vente?",
        "Ska jag bränna jokern nu eller spara den?",
        "Kannattaako jokeri käyttää heti vai säästää?",
    ],
)
def test_what_is_wise_is_no_rule(question: str) -> None:
    assert answer(question, ["official"]).status == "out-of-scope"
