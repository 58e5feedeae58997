"""A value asked outright is told, one told before is held against the answer only where it is put to be confirmed."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    ("question", "value"),
    [
        (
            "Mum says it with one card in hand, dad while laying the one before. When is it?",
            "when-playing-second-to-last-card",
        ),
        (
            "Isä sanoo unon kun kädessä on yksi kortti, minä kun lyön toiseksi viimeisen. Milloin?",
            "when-playing-second-to-last-card",
        ),
        ("Year it was invented? Tom says 1985, Ann says 1971.", 1971),
        ("Olli sanoo 1969, Kaisa sanoo kahdeksankymmentäluku. Minä vuonna uno keksittiin?", 1971),
        ("He plays to 300, she to 1000. What is it?", 500),
        ("My wife says five, my mother says ten. Age limit?", 7),
        ("Kona sier fem år, mor sier ti år. Aldersgrense?", 7),
        ("Frun säger fem år, mamma säger tio år. Åldersgräns?", 7),
        ("Kim vil gi meg fire kort for glemt uno, Jo ett. Hva gjelder?", 2),
        ("Kim vill ge mig fyra kort för glömt uno, Jo ett. Vad gäller?", 2),
        ("Yks sanoo kaks korttia, toinen neljä unohdetusta unosta. Mitä ohjeessa sanotaan?", 2),
        ("Isä sanoo vastapäivään, äiti myötäpäivään. Kumpi suunta?", "clockwise"),
    ],
)
def test_two_opinions_before_the_question_are_not_judged(question: str, value: object) -> None:
    found = answer(question, ["official"])
    assert (found.verdict, found.value) == ("value", value)


@pytest.mark.parametrize(
    ("rules", "question", "verdict"),
    [
        ("official", "Our youngest is five. Is he old enough for uno?", "no"),
        ("official", "going by what the leaflet says, is my nine-year-old old enough?", "yes"),
        ("official", "Five years old, my boy. Old enough by the box?", "no"),
        ("official", "She's six. Is that too young?", "yes"),
        ("official", "Hon är sex år. Är det för ungt?", "yes"),
        ("official", "Gutten har fylt åtte, er han gammel nok ifølge esken?", "yes"),
        ("official", "meijän pienin on viis vuotta, onks se tarpeeks vanha unoon?", "no"),
        ("official", "Tyttö on kuusivuotias. Onko hän liian nuori?", "yes"),
        ("no-mercy", "We'd be eight with the No Mercy box. Is that within the rules?", "no"),
        ("no-mercy", "Vi er åtte og har No Mercy-esken. Er det lov?", "no"),
        ("no-mercy", "Sju stycken och No Mercy-asken, går det enligt reglerna?", "no"),
        ("no-mercy", "Meitä on viisi ja pelataan No Mercyä: onko se sallittua?", "yes"),
        ("official", "Sam says four cards for a forgotten uno. Is he right?", "no"),
    ],
)
def test_a_fact_that_is_told_is_held_against_the_value(rules: str, question: str, verdict: str) -> None:
    assert answer(question, [rules]).verdict == verdict


@pytest.mark.parametrize(
    ("rules", "question", "verdict", "value"),
    [
        (
            "no-mercy",
            "Roulette: does the player of the card name the colour, or the one who has to draw?",
            "value",
            "next-player",
        ),
        (
            "no-mercy",
            "Fargerulett: er det den som legger kortet eller den som må trekke som velger farge?",
            "value",
            "next-player",
        ),
        (
            "no-mercy",
            "Färgroulette: är det den som lägger kortet eller den som ska dra som väljer färg?",
            "value",
            "next-player",
        ),
        (
            "no-mercy",
            "Väriruletti: valitseeko värin kortin lyöjä vai se joka joutuu nostamaan?",
            "value",
            "next-player",
        ),
        ("official", "Börjar given eller den till höger om given?", "value", "left-of-dealer"),
        ("official", "Must you land exactly on 500 or will 510 do?", "no", None),
        ("official", "Må jeg treffe 500 nøyaktig, eller er det nok å komme over?", "no", None),
        ("official", "Måste man landa på precis 500, eller duger 510?", "no", None),
        ("official", "Pitääkö saada tasan 500, vai riittääkö ylittäminen?", "no", None),
        ("official-112-blank", "I drew a card that fits. Must I play it, or may I keep it?", "yes", None),
        ("official-112-blank", "Nostin sopivan kortin. Pitääkö se pelata, vai saako sen pitää?", "yes", None),
    ],
)
def test_of_two_halves_the_first_is_judged_or_the_value_told(
    rules: str, question: str, verdict: str, value: object
) -> None:
    found = answer(question, [rules])
    assert found.verdict == verdict
    assert value is None or found.value == value


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("stacking on. three draw twos on me now, nothing to answer with. how many?", 6),
        ("stabling: tre +2 ligger der og jeg har ingen. hvor mange kort?", 6),
        ("stapling: tre +2 ligger där och jag har ingen. hur många kort?", 6),
        ("pinoaminen käytössä: kolme +2:ta pöydässä eikä mulla ole. montako nostan?", 6),
    ],
)
def test_cards_that_are_counted_on_the_pile_are_no_number_offered(question: str, value: int) -> None:
    found = answer(question, ["official", "progressive"])
    assert (found.verdict, found.value) == ("value", value)
