"""Cards drawn in vain: whether one may stop there hangs on how many the rules make one draw."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, topic, verdict",
    [
        (
            "I've picked up five cards and still nothing fits. Can I just stop now and let Becky go?",
            "",
            "draw-count",
            "yes",
        ),
        ("Drew two, none fits. May I pass it on now?", "draw-three", "draw-count", "no"),
        (
            "Drawn six in a row and no match yet. May I stop there and pass it on?",
            "draw-until-playable",
            "draw-count",
            "no",
        ),
        (
            "Jeg har trukket fem kort nå og ingen passer. Kan jeg gi meg og la nestemann spille?",
            "",
            "draw-count",
            "yes",
        ),
        ("Vi spiller at man trekker til man kan legge. Har tatt sju kort, kan jeg stoppe nå?", "", "draw-count", "no"),
        (
            "Svein trakk fire kort uten å få noe som passa, så ga han opp. Fikk han lov til å stoppe der?",
            "draw-until-playable",
            "draw-count",
            "no",
        ),
        (
            "Jag har dragit fyra kort och inget av dem går. Får jag sluta nu och låta nästa köra?",
            "",
            "draw-count",
            "yes",
        ),
        (
            "Tre kort har jag dragit, inget napp. Får jag ge upp och lämna över turen nu?",
            "draw-until-playable",
            "draw-count",
            "no",
        ),
        (
            "Oon nostanut jo viisi korttia eikä mikään käy. Saanko lopettaa ja antaa vuoron seuraavalle?",
            "",
            "draw-count",
            "yes",
        ),
        ("Nostin neljä korttia eikä yksikään käynyt. Saako jo sanoa pass?", "draw-until-playable", "draw-count", "no"),
    ],
)
def test_whether_one_may_stop(question: str, rules: str, topic: str, verdict: str) -> None:
    found = answer(question, ["official", *rules.split()])
    assert (found.reading.topic, found.verdict) == (topic, verdict)
