"""Whose turn it is with two players: who laid the card, and who is asked about."""

from __future__ import annotations

import pytest

from unorules.ask import model
from unorules.ask.read_features import frame
from unorules.ask.read_two import asks_of_the_other
from unorules.ask.reply import answer

TURNS = [
    ("One on one, I play a reverse, is it her turn now?", "no"),
    ("Just the two of us. He laid a skip, is it his turn now?", "yes"),
    ("Only my cousin and I are playing. She put a +2 on me and I drew. Is it my turn now?", "no"),
    ("Two players. I played a skip, may I go again?", "yes"),
    ("It's just us two. My sister played a reverse. Can I play now?", "no"),
    ("Heads up: I laid a +4 and he drew four, does he get to play now?", "no"),
    ("Vi er bare to. Jeg la +4 og samboeren trakk, skal hun få legge nå?", "no"),
    ("En mot en, jeg legger et snukort, er det hennes tur nå?", "no"),
    ("Bare oss to. Han la stopp, er det hans tur igjen?", "yes"),
    ("Vi er to. Søsteren la snu, er det min tur da?", "no"),
    ("Kun vi to. Jeg la +2 og hun trakk, er det min tur nå?", "yes"),
    ("Bare to med. Hun la stoppkort, får jeg legge nå?", "no"),
    ("En mot en, jag lägger ett vändkort, är det hennes tur nu?", "no"),
    ("Vi är bara två. Jag la +4 och sambon drog, får hon lägga nu?", "no"),
    ("Bara vi två. Han la stopp, är det hans tur igen?", "yes"),
    ("Vi är två. Systern la vändkort, är det min tur då?", "no"),
    ("Bara vi två. Jag la +2 och hon drog, är det min tur nu?", "yes"),
    ("Bara två med. Hon la stoppkort, får jag lägga nu?", "no"),
    ("Kahdestaan pelataan. Löin suunnanvaihdon, onko nyt hänen vuoronsa?", "no"),
    ("Kaksinpeli. Hän löi stopin, onko vuoro taas hänen?", "yes"),
    ("Meitä on kaksi. Löin +2:n ja hän nosti, onko nyt mun vuoro?", "yes"),
    ("Ollaan kahdestaan. Sisko löi suunnanvaihdon, onko nyt mun vuoro?", "no"),
    ("Kaksi pelaajaa. Löin ohituksen, saanko lyödä heti uudestaan?", "yes"),
    ("Kaksin pelataan. Se löi +4:n, nostin neljä, saanko mä nyt pelata?", "no"),
    ("Kahdestaan pelattiin. Se löi +4:n, nostin neljä ja pelasin sitten oman kortin. Teinkö virheen?", "yes"),
]


@pytest.mark.parametrize(("question", "verdict"), TURNS)
def test_the_one_who_laid_the_card_is_told_from_the_one_asked_about(question: str, verdict: str) -> None:
    assert answer(question).verdict == verdict


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Just us two. After a skip I had to wait for her. Is that right?", "en"),
        ("Vi är två. Är det min tur eller hennes efter ett stopp?", "sv"),
        ("Vi er to. Må jeg vente på henne etter snu?", "nb"),
        ("Kahdestaan: pitääkö minun antaa vuoro hänelle?", "fi"),
    ],
)
def test_nothing_is_said_where_either_is_not_plain(question: str, language: str) -> None:
    assert asks_of_the_other(frame(question, language, model.lexicon(language)), "skip-two-players") is None
