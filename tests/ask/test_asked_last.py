"""What is asked last decides: a value told before it is no claim, and a tag behind one makes it one."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    (
        "I laid a +4 on her +4, she challenged and I was bluffing. So it's eight on the pile: how many do I draw?",
        "progressive",
        "value:8",
    ),
    (
        "He forgot to say uno and we got him, so that's four cards isn't it, or how many does he take?",
        "official",
        "value:2",
    ),
    ("My cousin reckons ten cards each at the start so how many is it really", "official", "value:7"),
    ("They told me two hundred wins it. What's the target then", "official", "value:500"),
    ("Someone said a reverse was ten, but what does it count for?", "official", "value:20"),
    ("I'd have thought the dealer starts, so who does start?", "official", "value:left-of-dealer"),
    ("We made her take four for not saying uno, is that what it costs?", "official", "no"),
    ("When I forget uno I take four, right?", "official", "no"),
    ("Nostetaan jakajaa ja äiti sai ohituskortin, minkä arvonen se sit on", "official", "value:0"),
    ("Nostettiin kortit et kuka jakaa ja mutsi sai suunnanvaihdon. miks se lasketaan siinä", "official", "value:0"),
    ("Unohdin sanoo unon ja jäin kiinni. Veli sanoo neljä korttia, mikä se nyt on", "official", "value:2"),
    ("Serkun mielestä jaetaan kymmenen korttia, monta se oikeesti on", "official", "value:7"),
    ("Ohitus jäi käteen ja mummo kirjas siitä kymmenen. Kui paljo se on oikeesti", "official", "value:20"),
    ("Sanoivat et kahdella sadalla voittaa, mikä se raja on", "official", "value:500"),
    ("Serkku jakoi kymmenen korttia, montako niitä pitäs jakaa", "official", "value:7"),
    ("Ohitus on muka kymmenen pistettä, paljonko se oikeesti on?", "official", "value:20"),
    (
        "Eg la +4 på hennar +4, nestemann utfordra og eg bløffa. Det er altså åtte kort i bunken, kor mange må eg trekka?",
        "progressive",
        "value:8",
    ),
    ("Vi trakk om hvem som skal dele ut, og mor fikk et stoppkort, ka telle det som da", "official", "value:0"),
    ("Glømte å si uno og ble tatt. Broren min sier fire kort, hva er det egentlig da", "official", "value:2"),
    ("Jeg satt igjen med et stoppkort, farmor skrev ti poeng, ka ska det vær", "official", "value:20"),
    ("Tanta ga oss ti kort, kor mange ska det vær?", "official", "value:7"),
    ("Det skal vel være hundre og tolv i eska, hvor mange er det?", "official", "value:108"),
    ("Vi lot henne trekke fire for glemt uno, er det det det koster?", "official", "no"),
    ("Det er det det er: stopp er tjue poeng, ikke sant?", "official", "yes"),
    ("Ska dra om vem som ger å morsan fick upp ett stoppkort, va räknas de som då", "official", "value:0"),
    ("Vi drog om vem som ger, mormor fick en stopp, va e den värd då", "official", "value:0"),
    ("Glömde säga uno å åkte dit. Brorsan säger fyra kort, va e de då", "official", "value:2"),
    ("Kusinen säger tio kort var, hur många e de egentligen man ska ha", "official", "value:7"),
    ("Jag satt kvar med ett stoppkort och farmor skrev tio, va ska det va", "official", "value:20"),
    ("Dom sa att man vinner på tvåhundra, va e gränsen", "official", "value:500"),
    ("Moster gav tio kort, hur många ska det va?", "official", "value:7"),
    ("Nån sa att vändkort är tio, va är de värt då?", "official", "value:20"),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), ASKED)
def test_the_thing_asked_last_decides(question: str, rules: str, wanted: str) -> None:
    """ "So it is eight: how many do I draw?" wants the number; "it is ten each, right?" is held against it."""
    found = answer(question, [rules])
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
