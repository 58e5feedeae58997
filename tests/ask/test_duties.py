"""What may be done is no duty, whether it is allowed or not; what must be done is asked of the topic that knows."""

from __future__ import annotations

import pytest

from unorules.ask.reading import read
from unorules.ask.reply import answer

NOTHING: tuple[str, ...] = ()
JUMP, FORCE, NUMBER = ("jump-in",), ("force-play",), ("no-action-finish",)

NO_DUTY = [
    ("en", NOTHING, "Is it obligatory to top a draw two with another draw two?"),
    ("en", NOTHING, "Am I compelled to throw my +4 on top of her +4?"),
    ("en", NOTHING, "Grandma claims you must stack a +2 whenever you can. Is she right?"),
    ("en", JUMP, "Is a player required to cut in when holding the twin?"),
    ("en", NOTHING, "Am I bound to jump in with an identical card?"),
    ("en", NOTHING, "Is challenging obligatory when somebody lays a +4?"),
    ("en", NOTHING, "Do I have to send the +2 on with a reverse?"),
    ("en", NOTHING, "I drew two for his +2. Must I play something now?"),
    ("en", NOTHING, "Do I have to take from the discard pile?"),
    ("en", FORCE, "Must I draw if I have a card that fits?"),
    ("sv", NOTHING, "Är det ett krav att lägga sin +2 på en annan +2?"),
    ("sv", NOTHING, "Tvingas jag svara på en +2 med min +4?"),
    ("sv", NOTHING, "Mormor säger att man måste lägga en +2 på en +2. Har hon rätt?"),
    ("sv", JUMP, "Behöver jag hoppa in när jag har likadant kort?"),
    ("sv", NOTHING, "Är man skyldig att hoppa in med ett identiskt kort?"),
    ("sv", NOTHING, "Måste jag ifrågasätta om jag tror att han bluffar?"),
    ("sv", NOTHING, "Måste jag lägga alla lika kort på en gång?"),
    ("nb", NOTHING, "Er det påkrevd å legge en +2 oppå en annen +2?"),
    ("nb", NOTHING, "Tvinges jeg til å svare på en +2 med min +4?"),
    ("nb", NOTHING, "Lyt eg leggja min +4 på hennar +4?"),
    ("nb", JUMP, "Trenger jeg å hoppe inn når jeg har maken kort?"),
    ("nb", JUMP, "Broren min påstår at jeg må hoppe inn. Stemmer det?"),
    ("nb", NOTHING, "Er jeg pliktig til å utfordre hvis jeg mistenker bløff?"),
    ("nb", NOTHING, "Må jeg legge et annet kort etter at jeg har trukket?"),
    ("fi", NOTHING, "Joudunko lyömään +2:n toisen +2:n päälle?"),
    ("fi", NOTHING, "Onko pakollista vastata plus kakkoseen plus nelosella?"),
    ("fi", NOTHING, "Mummo väittää, että +2:n päälle täytyy lyödä toinen +2. Onko hän oikeassa?"),
    ("fi", JUMP, "Tarviiko väliin hypätä, jos kädessä on sama kortti?"),
    ("fi", JUMP, "Veli väittää että mun pitää lyödä väliin. Pitääkö paikkansa?"),
    ("fi", NOTHING, "Onko pakko haastaa, jos epäilen bluffia?"),
    ("fi", NOTHING, "Pitääkö ohituskorttiin vastata ohituskortilla?"),
]

DUTY = [
    ("en", JUMP, "Must the card be identical to jump in?"),
    ("en", FORCE, "Do I have to play my wild if nothing else fits?"),
    ("en", NUMBER, "Do I have to finish on a number?"),
    ("en", NOTHING, "We're only two at the table. Is calling UNO still compulsory?"),
    ("sv", NOTHING, "Måste jag ta upp två kort när någon lägger en +2 på mig?"),
    ("sv", JUMP, "Måste kortet vara helt likadant för att hoppa in?"),
    ("sv", FORCE, "Måste jag lägga jokern om inget annat passar?"),
    ("sv", NUMBER, "Måste man sluta med ett sifferkort?"),
    ("sv", NOTHING, "Vi spelar bara två. Är man tvungen att säga UNO?"),
    ("nb", NOTHING, "Må jeg ta to kort når noen legger en +2 på meg?"),
    ("nb", JUMP, "Må kortet være helt likt for å hoppe inn?"),
    ("nb", FORCE, "Må jeg bruke jokeren når jeg ikke har noe annet?"),
    ("nb", NUMBER, "Må man slutte med et tallkort?"),
    ("nb", NOTHING, "Vi spiller bare to. Må vi rope UNO?"),
    ("fi", NOTHING, "Täytyykö mun nostaa neljä, kun saan +4:n?"),
    ("fi", JUMP, "Pitääkö kortin olla täysin sama, että voi lyödä väliin?"),
    ("fi", NUMBER, "Pitääkö lopettaa numerokorttiin?"),
    ("fi", NOTHING, "Pelataan kahdestaan. Täytyykö uno sanoa?"),
]

FREE = [
    ("en", NOTHING, "I don't have to stack, right?"),
    ("en", NOTHING, "Grandma claims you must stack a +2 whenever you can. Is she wrong?"),
    ("sv", JUMP, "Jag måste inte hoppa in, eller hur?"),
    ("nb", JUMP, "Jeg trenger ikke hoppe inn, ikke sant?"),
    ("fi", JUMP, "Ei ole pakko lyödä väliin, eihän?"),
]


@pytest.mark.parametrize(("language", "rules", "question"), NO_DUTY)
def test_nobody_has_to_do_what_is_only_allowed_or_not_even_that(
    language: str, rules: tuple[str, ...], question: str
) -> None:
    assert answer(question, rules, language).verdict == "no"


@pytest.mark.parametrize(("language", "rules", "question"), DUTY)
def test_what_the_rules_demand_has_to_be_done(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "yes"


@pytest.mark.parametrize(("language", "rules", "question"), FREE)
def test_that_nobody_has_to_is_confirmed(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "yes"


def test_under_stacking_of_like_cards_a_four_on_a_two_is_refused_with_its_reason() -> None:
    found = answer("Must I put a +4 on a +2?", ("progressive",), "en")
    assert found.verdict == "no"
    assert found.outcome is not None
    assert found.outcome.say == "not-these"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "must I show my hand when somebody challenges my +4"),
        ("fi", "onko pakko näyttää kortit kun joku haastaa mun +4:n"),
        ("nb", "må jeg vise kortene når noen utfordrer +4en min"),
        ("sv", "måste jag visa handen när någon utmanar min +4"),
    ],
)
def test_a_hand_to_be_shown_is_no_question_of_whether_one_may_challenge(language: str, question: str) -> None:
    assert read(question, language).topic == "challenge-hand-shown-to"
