"""A plain statement put to be confirmed is not turned round by the tag behind it."""

from __future__ import annotations

import pytest

from unorules.ask.reading import read


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "She laid +2 on me and we stack. I can put my own +2 on it and it goes on to Kim, yeah?"),
        ("en", "When there's no red in my hand I can play the draw four, right?"),
        ("fi", "Kun sinistä ei ole, nelosen saa lyödä, vaikka numero kävisi, eikö niin?"),
        ("fi", "Pöydältä saa poimia, jos pakka ei huvita, vai mitä?"),
        ("nb", "Når jeg ikke har grønt kan jeg legge +4, ikke sant?"),
        ("nb", "Jeg kan legge kortet jeg nettopp trakk med en gang, ikke sant?"),
        ("sv", "Jag får lägga kortet jag just drog med en gång, eller hur?"),
        ("sv", "När jag inte har någon blå får jag lägga +4, eller hur?"),
    ],
)
def test_said_plainly_it_is_not_turned(language: str, question: str) -> None:
    assert not read(question, language).turned


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "I can't put a +2 on a +2, right?"),
        ("fi", "Enhän mä voi lyödä punaista kasia siniselle ysille, eikö niin?"),
        ("nb", "Du kan ikke legge +2 på +2, ikke sant?"),
        ("sv", "Man får inte lägga +2 på +2, eller hur?"),
    ],
)
def test_said_with_a_not_it_is(language: str, question: str) -> None:
    assert read(question, language).turned


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "My teen reckons other wilds don't spoil a +4. Does she have that right?"),
        ("fi", "Vaarin mielestä repeytynyt kortti ei estä peliä. Puhuuko vaari totta?"),
        ("nb", "Ragnar sier at jokeren min ikke stopper plussfireren. Har han rett?"),
        ("sv", "Moster säger att jokern på handen inte hindrar en +4. Har hon rätt?"),
    ],
)
def test_what_hinders_nothing_leaves_it_allowed(language: str, question: str) -> None:
    assert not read(question, language).turned


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "he's only gone and slapped a plus two on my plus two, thats not allowed is it"),
        ("en", "He put a +2 on my +2. That's not allowed, is it?"),
        ("nb", "Man kan vel ikke legge pluss to på pluss to?"),
        ("sv", "Hon la +2 på min +2. Det får man väl inte?"),
    ],
)
def test_a_denial_that_asks_is_judged_by_what_it_asks_about(language: str, question: str) -> None:
    assert not read(question, language).turned


def test_what_takes_the_turn_away_is_the_opposite_of_playing_on() -> None:
    assert read("blir jag av med turen när jag får en +4", "sv").turned
