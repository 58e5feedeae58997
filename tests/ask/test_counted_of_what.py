"""What a number is of: cards dealt to each, people at the table, cards of a colour, people for two sides."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    ("Grandad handed out nine apiece. Isn't nine too many?", "official", "yes"),
    ("She gave everybody seven. Too few?", "official", "no"),
    ("Ukki antoi ysin per naama. Eiks yheksän oo liikaa?", "official", "yes"),
    ("Mummo jakelin viis kaikille. Onko viis liian vähän?", "official", "yes"),
    ("Morfar delte ut ni til alle. Er ikke ni for mange?", "official", "yes"),
    ("Vi fekk fem kvar. Er fem for lite?", "official", "yes"),
    ("Morfar gav alla nio. Är inte nio för många?", "official", "yes"),
    ("Vi fick fem var. Är fem för lite?", "official", "yes"),
    ("We are eight. Is eight too many?", "official", "no"),
    ("Eight of us want to play. Is that too many?", "official", "no"),
    ("Meitä on kahdeksan. Onko kahdeksan liikaa?", "official", "no"),
    ("Vi er åtte. Er åtte for mange?", "official", "no"),
    ("Vi är åtta. Är åtta för många?", "official", "no"),
    ("Vi delade upp oss på åtta spelare. Är åtta för många?", "official", "no"),
    ("I want to deal to eight people. Is eight too many?", "official", "no"),
    ("We'd like to play in pairs. How many people must we be?", "official,partners", "value"),
    ("Vi vill spela parvis. Hur många måste vi vara?", "official,partners", "value"),
    ("Halutaan pelata pareina. Montako pelaajaa tarvitaan?", "official,partners", "value"),
    ("Vi vil spille parvis. Hvor mange spillere trengs?", "official,partners", "value"),
    ("Montako punaista kokonaisessa pakassa on?", "official", "value:25"),
    ("Hvor mange grønne er det i hele kortstokken?", "official", "value:25"),
    ("Hur många röda ingår i hela leken?", "official", "value:25"),
    ("I dealt eight each and Sue kicked up a fuss. Is eight too many?", "official", "yes"),
    ("I was dealt eight. Is that right?", "official", "no"),
    ("Dad dealt everyone six. Is six too few?", "official", "yes"),
    ("Jaoin kaheksan jokaselle ja Sirkka nostaa äläkän. Onko kaheksan liikaa?", "official", "yes"),
    ("Jaoin kuus joka ukolle. Onko kuus liian vähän?", "official", "yes"),
    ("Isä jako seittemän kaikille. Onko se liikaa?", "official", "no"),
    ("Mulle jaettiin kaheksan. Onko se oikein?", "official", "no"),
    ("Jeg delte ut åtte til hver og Berit protesterer. Er åtte for mye?", "official", "yes"),
    ("Ga seks til hver. Er seks for få?", "official", "yes"),
    ("Pappa delte ut sju til alle. Er det for mange?", "official", "no"),
    ("Jeg fikk utdelt åtte. Er det riktig?", "official", "no"),
    ("Jag delade ut åtta till var och en och Birgitta klagar. Är åtta för mycket?", "official", "yes"),
    ("Gav sex till var och en. Är sex för lite?", "official", "yes"),
    ("Pappa gav sju till alla. Är det för mycket?", "official", "no"),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), ASKED)
def test_the_number_is_of_what_stands_beside_it(question: str, rules: str, wanted: str) -> None:
    """Cards that are dealt are no players, and players are no cards."""
    found = answer(question, rules.split(","))
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
