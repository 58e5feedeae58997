"""A deck counted, a row of draw cards summed up, the one card that goes, cards that only look alike."""

from __future__ import annotations

from typing import Any

import pytest

from unorules.ask.reply import answer

COUNTED = [
    ("I keep getting 111. Has something gone missing?", "official-112", "deck-size", "yes"),
    ("Counted twice, 112 both times in our no mercy lot. Are some missing?", "no-mercy", "deck-size", "yes"),
    ("Laskin 108. Puuttuuko yks?", "official", "deck-size", "no"),
    ("Jeg får 110 hver gang. Mangler det kort?", "official-112", "deck-size", "yes"),
    ("Räknar jag får jag 107. Fattas det ett kort?", "official", "deck-size", "yes"),
    ("Bo claims he had three red skips in one hand, single deck. Is that possible?", "official", "card-count", "no"),
    ("Hän väitti että kädessä oli kolme vihreää kutosta, yksi pakka. Voiko niin olla?", "official", "card-count", "no"),
    ("Han sier han hadde to gule nuller på hånda, én kortstokk. Kan det stemme?", "official", "card-count", "no"),
    ("Hon påstår att hon hade två blå nior på handen, en kortlek. Kan det stämma?", "official", "card-count", "yes"),
    ("+2 from Al, +2 from Bo, +2 from me. Is it really eight cards for her?", "progressive", "stack-total", "no"),
    ("+6 Liisalta, +6 minulta päälle. Onko se oikeasti kaksitoista korttia?", "no-mercy", "stack-total", "yes"),
    ("+2 av Per, +2 av mig, +2 av Li. Är det verkligen åtta kort för Ola?", "progressive", "stack-total", "no"),
    ("After two reverses, does play go clockwise again?", "official", "direction", "yes"),
    ("Toinen suunnanvaihto: kierretäänkö taas myötäpäivään?", "official", "direction", "yes"),
    ("Det andre snukortet: går det med klokka igjen?", "official", "direction", "yes"),
    ("Efter det andra vändkortet, går det medurs igen?", "official", "direction", "yes"),
    ("Can I put a draw 2 on a number 2?", "official", "match", "no"),
    ("Saako pluskakkosen lyödä tavallisen kakkosen päälle?", "official", "match", "no"),
    ("Kan jeg legge +2 på en vanlig toer?", "official", "match", "no"),
    ("Is a 9 turned upside down good on a 6?", "official", "match", "no"),
    ("Saako kutosen kääntää ylösalaisin ja lyödä ysin päälle?", "official", "match", "no"),
    ("Kan jeg snu sekseren opp ned og legge den på en nier?", "official", "match", "no"),
    ("Får jag vända sexan upp och ner och lägga den på en nia?", "official", "match", "no"),
    ("May one hit by a +2 put down a similar card, not draw?", "progressive", "stack-draw-two", "yes"),
    ("Saako +2:n saanut lyödä samanlaisen kortin eikä nostaa?", "official", "stack-draw-two", "no"),
    ("Får den som drabbas av ett +2 lägga ett motsvarande kort?", "progressive", "stack-draw-two", "yes"),
    (
        "Blue 3 on top. I hold blue 9, red 1, yellow 6. Is the blue 9 all I can play?",
        "official",
        "playable-cards",
        "yes",
    ),
    ("Vihreä 5 pöydässä, kädessä g8, r5 ja b1. Onko r5 ainoa jonka voin lyödä?", "official", "playable-cards", "no"),
    ("Blå 3 ligger. Har blå 9 og rød 1. Er nieren det eneste jeg kan legge?", "official", "playable-cards", "yes"),
]
SUMS = [
    ("Blue +2, then my green +2, then a red +2. Two or six for Bea?", "progressive", 6),
    ("Ensin pluskakkonen, sitten plusnelonen siihen. Neljä vai kuusi mulle?", "mixed-stacking", 6),
    ("Først +2, så +4 oppå, og jeg har ingenting. Fire eller seks på meg?", "mixed-stacking", 6),
    ("Först +2, sedan +4 ovanpå, och jag har inget. Fyra eller sex för mig?", "mixed-stacking", 6),
    ("My last card was a +2. How many cards does he take, zero or two?", "official", 2),
    ("Viimeinen kortti oli +4. Montako seuraava nostaa ennen pisteitä, nolla vai neljä?", "official", 4),
    ("Siste kortet var +2. Hvor mange må neste trekke før poengene, null eller to?", "official", 2),
    ("Sista kortet var +4. Hur många kort tar nästa, noll eller fyra?", "official", 4),
    ("number of cards uno no mercy", "no-mercy", 168),
    ("korttien määrä uno no mercy", "no-mercy", 168),
    ("antall kort uno no mercy", "no-mercy", 168),
    ("antal kort uno no mercy", "no-mercy", 168),
]


@pytest.mark.parametrize(("question", "rules", "topic", "verdict"), COUNTED)
def test_what_is_counted_or_looks_alike_is_judged(question: str, rules: str, topic: str, verdict: str) -> None:
    """The topic is the one that the count or the cards tell."""
    found = answer(question, [rules])
    assert (found.reading.topic, found.verdict) == (topic, verdict)


@pytest.mark.parametrize(("question", "rules", "value"), SUMS)
def test_an_amount_asked_for_is_told(question: str, rules: str, value: Any) -> None:
    """Two amounts offered leave the answer to the amount itself."""
    found = answer(question, [rules])
    assert (found.verdict, found.value) == ("value", value)
