"""The rule of 25 cards where a table plays it in ordinary UNO, and the hand that somebody has come to."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

HELD = [
    (
        "Otettiin 25 kortin sääntö tavalliseen Unoon. Mulla on 24 ja sain +2:n. Putosinko?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "Pelataan tavallista unoa 25 kortin säännöllä. Oli 23 ja jouduin nostamaan kaksi lisää. Oonko ulkona?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "Meillä on 25 kortin sääntö tavallisessa Unossa. Oli 20 ja nostin neljä. Putoanko?",
        ["official", "mercy-25"],
        "no",
    ),
    (
        "Meillä on käytössä 25 kortin sääntö perus-Unossa. Ollilla oli 22 ja se nosti neljä lisää. Putosiko Olli?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "Armosääntö on meillä käytössä tavallisessa unossa: 25 korttia ja ulos. Mulla on 22 ja sain +2:n. Olenko ulkona?",
        ["official", "mercy-25"],
        "no",
    ),
    (
        "25 kortin sääntö on voimassa meidän tavallisessa Unossa. 21 kädessä, sitten tuli +4. Putoanko pelistä?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "Meillä pätee 25 kortin sääntö tavallisessa Unossa. Mulla oli 19 ja nostin kuusi. Olenko ulkona?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "Vi har tatt 25-kortsregelen inn i vanlig Uno. Jeg har 24 og fikk en +2. Er jeg ute?",
        ["official", "mercy-25"],
        "yes",
    ),
    ("vi har den 25-korts greia. jeg hadde 23 og måtte ta to til. ute?", ["official", "mercy-25"], "yes"),
    ("Vi bruker 25-kortsregelen i vanlig uno. Hadde 20 og trakk fire. Ryker jeg ut?", ["official", "mercy-25"], "no"),
    (
        "Vi spiller vanlig UNO med 25-kortsregelen. Ola hadde 22 og fikk fire til. Er han ute?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "Vi har nåderegelen i vanlig uno: 25 kort og du er ute. Jeg har 22 og fikk en +2. Er jeg ute?",
        ["official", "mercy-25"],
        "no",
    ),
    (
        "25-kortsregelen gjelder hos oss i klassisk Uno. 21 på hånda, så kom det en +4. Er jeg slått ut?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "Hos oss gjelder 25-kortsregelen i vanlig Uno. Jeg satt med 19 og måtte trekke seks. Er jeg ute?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "Vi har tagit in 25-kortsregeln i vanliga Uno. Jag har 24 och fick en +2. Är jag ute?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "vi kör med 25-kortsregeln i vanlig uno. hade 23 och fick ta två till. är jag ute?",
        ["official", "mercy-25"],
        "yes",
    ),
    ("Vi använder 25-kortsregeln i vanligt uno. Hade 20 och drog fyra. Åker jag ut?", ["official", "mercy-25"], "no"),
    (
        "Vi spelar vanligt UNO med 25-kortsregeln. Olle hade 22 och fick fyra till. Är han ute?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "Vi har nåderegeln i vanlig uno: 25 kort och man är ute. Jag har 22 och fick en +2. Är jag ute?",
        ["official", "mercy-25"],
        "no",
    ),
    (
        "25-kortsregeln gäller hos oss i klassiska Uno. 21 på hand, sen kom en +4. Är jag utslagen?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "Hos oss gäller 25-kortsregeln i vanligt Uno. Jag satt med 19 och fick dra sex. Är jag ute?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "We took the 25-card rule into ordinary Uno. I have 24 and just got hit with a +2. Am I out?",
        ["official", "mercy-25"],
        "yes",
    ),
    (
        "We play regular uno with the 25 card rule. I had 23, had to take two more. Out?",
        ["official", "mercy-25"],
        "yes",
    ),
    ("We use the 25-card rule in classic Uno. I had 20 and drew four. Am I out?", ["official", "mercy-25"], "no"),
    ("i've got 22 cards and drew 4 more. am i out? we have that 25 card thing", ["official", "mercy-25"], "yes"),
    (
        "We've adopted the mercy rule in our normal game: 25 cards and you're gone. I hold 22, took a +2. Am I gone?",
        ["official", "mercy-25"],
        "no",
    ),
    ("Mercy rule on in plain Uno. 21 in hand, then a +4 landed on me. Knocked out?", ["official", "mercy-25"], "yes"),
    (
        "House rule here: 25 cards and you're out, in normal Uno. I sat on 19 and had to draw 6. Am I out?",
        ["official", "mercy-25"],
        "yes",
    ),
]


@pytest.mark.parametrize(("question", "rules", "verdict"), HELD)
def test_the_hand_is_judged_where_the_rule_is_in_force(question: str, rules: list[str], verdict: str) -> None:
    found = answer(question)
    assert (found.reading.topic, found.verdict) == ("mercy-rule", verdict)
    assert set(rules) == set(found.rulebook.ids)


@pytest.mark.parametrize(
    "question",
    [
        "I have 25 cards in ordinary Uno. Am I out?",
        "Jag har 25 kort på handen. Vi spelar helt vanligt uno. Är jag ute?",
        "Jeg har 25 kort på hånda i vanlig Uno. Er jeg ute?",
        "Mulla on 25 korttia tavallisessa Unossa. Olenko ulkona?",
    ],
)
def test_nobody_is_out_where_the_rule_is_not_said_to_be_played(question: str) -> None:
    assert answer(question).verdict == "no"
