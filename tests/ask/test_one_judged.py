"""The one judged of two who quarrel; deeds done against a claim; how a challenge ended; cards on top of a hand."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ONE_OF_TWO = [
    (
        "My mate reckons you can contest a draw four. I say there's no challenging at all here. Is my mate right?",
        "no-mercy",
        "no",
    ),
    ("Mummo sanoo että +4:n saa haastaa. Minä sanon ettei saa. Onko mummo oikeassa?", "official", "yes"),
    ("Lars sier at man kan legge +2 på +2. Jeg sier at det ikke er lov. Har Lars rett?", "official", "no"),
    ("Farmor säger att man får lägga +2 på +2. Jag säger att det är förbjudet. Har farmor rätt?", "progressive", "yes"),
]

ALL_THE_SAME = [
    (
        "Dad says you may stack a +2 on a +2. So I did and my sister had to take four. Was that allowed?",
        "official",
        "no",
    ),
    ("Pappa säger att man inte får lägga +2 på +2. Jag gjorde det ändå. Gjorde jag fel?", "progressive", "no"),
    (
        "Nora sier man ikke kan legge en vanlig joker når man har riktig farge. Jeg la den likevel. Var det ok?",
        "official",
        "yes",
    ),
    (
        "Noora sanoo ettei jokeria saa lyödä jos on oikeaa väriä. Mulla oli ja löin sen silti. Oliko se ok?",
        "official",
        "yes",
    ),
]

CHALLENGES = [
    ("Lost my challenge and drew the six. Surely I still get to play a card now?", "no"),
    ("Lost my challenge. Do I play next?", "no"),
    ("Jeg tapte utfordringen. Er det min tur nå?", "no"),
    ("Jag förlorade utmaningen och drog sex. Får jag lägga nu?", "no"),
    ("Hävisin haasteen ja nostin kuus. Saanko nyt pelata?", "no"),
]

ON_TOP = [
    ("On 23 cards and I've just been hit for two. Is that me gone?", "official,mercy-25", "yes"),
    ("24 kort på hånda og så fikk jeg to til. Er jeg ute nå?", "no-mercy", "yes"),
    ("Jag hade 23 kort och fick två till. Är jag ute?", "official,mercy-25", "yes"),
    ("Mulla oli 23 korttia ja sain kaksi lisää. Putosinko?", "no-mercy", "yes"),
    ("I'm on 18 cards, is that too many?", "official,mercy-25", "no"),
]


@pytest.mark.parametrize(("question", "rules", "verdict"), ONE_OF_TWO + ALL_THE_SAME + ON_TOP)
def test_what_is_judged_is_told_from_what_is_only_said(question: str, rules: str, verdict: str) -> None:
    assert answer(question, rules.split(",")).verdict == verdict


@pytest.mark.parametrize(("question", "verdict"), CHALLENGES)
def test_whoever_lost_a_challenge_does_not_play(question: str, verdict: str) -> None:
    found = answer(question)
    assert (found.reading.topic, found.verdict) == ("challenge-next-turn", verdict)


CLAIMED = [
    ("Me against Zoe, nobody else. I play a skip and she reckons it's her turn now. Is she wrong?", "yes"),
    ("Just me and Kim. I laid a reverse and Kim says it's Kim's go. Is Kim right?", "no"),
    ("Bare Ola og jeg. Jeg la stå over og Ola sier det er hans tur nå. Tar han feil?", "yes"),
    ("Bara jag och Ida. Hon la +2, jag drog två och säger att det är min tur. Har jag fel?", "yes"),
    ("Pelataan kahdestaan. Löin ohituksen ja Ella väittää että on sen vuoro. Onko se väärässä?", "yes"),
]


@pytest.mark.parametrize(("question", "verdict"), CLAIMED)
def test_a_turn_of_two_that_is_claimed_is_judged(question: str, verdict: str) -> None:
    assert answer(question).verdict == verdict


ASKED_OPENLY = [
    ("Siri la +4 og ropte grønt, jeg trakk. Nestemann har grønn 2 og gul 7, hva kan han legge?", ["g2"]),
    ("She laid a +4 and called green, I drew. The next one holds a green 2 and a yellow 7. What can he lay?", ["g2"]),
]


@pytest.mark.parametrize(("question", "cards"), ASKED_OPENLY)
def test_what_goes_is_asked_of_the_cards_held(question: str, cards: list[str]) -> None:
    found = answer(question)
    assert found.reading.topic == "playable-cards"
    assert list(found.value) == cards


LATE = [
    ("Nästa spelare hade redan dragit. Är det försent att kräva att Bo tar straffkort för glömt uno?", "yes"),
    ("B drog ett kort och först därefter ropade C att A glömt uno. Måste A ta två kort?", "no"),
]


@pytest.mark.parametrize(("question", "verdict"), LATE)
def test_a_card_that_is_drawn_is_no_lost_cause(question: str, verdict: str) -> None:
    assert answer(question).verdict == verdict
