"""A claim that is held up to be judged: whose yes it is depends on what was claimed and what is asked of it."""

from __future__ import annotations

import pytest

from unorules.ask.reading import read
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


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("I put a +2 on a +2. Tom says he must draw four. Is he right?", "no"),
        ("Jag la en +2 på en +2. Olle säger att han måste dra fyra. Har han rätt?", "no"),
        ("Jeg la en +2 oppå en +2. Ola sier at han må trekke fire. Har han rett?", "no"),
        ("Laitoin +2:n +2:n päälle. Liisa sanoo, että hänen pitää nostaa neljä. Onko hän oikeassa?", "no"),
    ],
)
def test_who_is_said_to_owe_for_two_cards_is_said_to_have_been_stacked_on(text: str, verdict: str) -> None:
    assert answer(text).verdict == verdict


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Anna says I'm not allowed to put a +2 on a +2. Is she right?", ("Anna",)),
        ("I've put a +2 on Tom's +2. He's saying I draw. Am I right to refuse?", ("Tom",)),
        ("Kari la en +2 og så la jeg en +2 oppå. Nå sier Ola at han må trekke fire. Hvem har rett?", ("Kari", "Ola")),
    ],
)
def test_only_persons_are_taken_for_names(text: str, named: tuple[str, ...]) -> None:
    assert read(text).names == named
