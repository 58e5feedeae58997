"""A claim that is held up to be judged: whose yes it is depends on what was claimed and what is asked of it."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Saako haastaa jos on jo nostanut kortit?", "no"),
        ("Kan jeg utfordre når jeg allerede har trukket kortene?", "no"),
        ("Får jag utmana om jag redan har dragit korten?", "no"),
        ("May I challenge when I have already drawn the cards?", "no"),
        ("I've already picked up my four. Is it too late to challenge?", "yes"),
    ],
)
def test_having_drawn_already_is_too_late(text: str, verdict: str) -> None:
    assert answer(text).verdict == verdict


@pytest.mark.parametrize(
    "text",
    [
        "Can I put a reverse on a skip of the same colour?",
        "Saako suunnanvaihdon lyödä samanvärisen ohituksen päälle?",
        "Kan jag lägga ett vändkort på ett stoppkort i samma färg?",
        "Kan man legge snu på stopp i samme farge?",
    ],
)
def test_of_the_same_colour_is_of_the_same_colour(text: str) -> None:
    assert answer(text).verdict == "yes"


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Nana says you may not lay a +4 on a +2. Is she right?", "yes"),
        ("Nana says you may not lay a +4 on a +2. Is she wrong?", "no"),
        ("Pappa mener at man kan legge +4 på +2. Har han rett?", "no"),
        ("Brorsan påstår att man får lägga +4 på +2. Har han fel?", "yes"),
        ("Mummo väittää että plus nelosen saa laittaa plus kakkosen päälle. Onko hän oikeassa?", "no"),
        ("Lillebror sier man må trekke tre kort hvis man ikke kan legge. Stemmer det?", "no"),
        ("Brorsan säger att man måste säga uno en gång till på sista kortet. Har han fel?", "yes"),
    ],
)
def test_a_judged_claim_is_answered_as_it_was_put(text: str, verdict: str) -> None:
    assert answer(text).verdict == verdict
