"""A draw card that was just laid on whoever asks: nothing but an answer to it may be played, and once paid the turn is over."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

OWED = [
    ("en", ("official",), "A blue +2 was just played on me. I hold green +2, blue 5 and a wild. What may I play?", []),
    (
        "en",
        ("official",),
        "The player before me laid a +2 on me. I have red +2, red 5 and yellow 1. Which cards can I play?",
        [],
    ),
    ("en", ("official",), "I got hit with a red +2. My hand: red 7, green 7, wild. What can I lay?", []),
    (
        "en",
        ("official",),
        "A +4 was just played against me and blue was called. I hold blue 7, blue 2 and a wild. What may I play?",
        [],
    ),
    (
        "en",
        ("official",),
        "Someone threw a green +2 at me. In my hand are green 4, green skip and yellow +2. May I play any of them?",
        [],
    ),
    ("en", ("official",), "A blue +2 was just played on me. I hold blue 5 and a wild. May I play my blue 5?", "no"),
    ("en", ("official",), "A blue +2 was just played on me. May I play my blue 5?", "no"),
    (
        "en",
        ("official",),
        "A blue +2 lies on top. I hold green +2, blue 5 and a wild. What may I play?",
        ["g+2", "b5", "W"],
    ),
    ("en", ("official",), "I drew the two cards for the blue +2. May I now play my blue 5?", "no"),
    (
        "en",
        ("official",),
        "A blue +2 was played on me and I drew the two cards. I hold blue 5 and a wild. What may I play now?",
        "no",
    ),
    (
        "fi",
        ("official",),
        "Mulle lyötiin juuri sininen +2. Kädessäni on vihreä +2, sininen 5 ja jokeri. Mitä saan lyödä?",
        [],
    ),
    (
        "fi",
        ("official",),
        "Edellinen löi mulle punaisen +2:n. Mulla on punainen +2, punainen 5 ja keltainen 1. Mitkä niistä voin pelata?",
        [],
    ),
    (
        "fi",
        ("official",),
        "Sain juuri +4:n niskaani ja väri on sininen. Kädessä sininen 7, sininen 2 ja jokeri. Mitä voin lyödä?",
        [],
    ),
    ("fi", ("official",), "Minua vastaan pelattiin sininen +2. Saanko lyödä sinisen 5:n?", "no"),
    (
        "fi",
        ("official",),
        "Mulle lyötiin sininen +2. Mulla on sininen 5 ja jokeri. Saanko lyödä sinisen vitosen?",
        "no",
    ),
    (
        "fi",
        ("official",),
        "Pöydällä on sininen +2. Kädessäni on vihreä +2, sininen 5 ja jokeri. Mitä saan lyödä?",
        ["g+2", "b5", "W"],
    ),
    ("fi", ("official",), "Nostin jo ne kaksi korttia +2:sta. Saanko nyt lyödä sinisen vitosen?", "no"),
    (
        "nb",
        ("official",),
        "En blå +2 ble nettopp lagt på meg. Jeg har grønn +2, blå 5 og et jokerkort. Hva kan jeg legge?",
        [],
    ),
    (
        "nb",
        ("official",),
        "Spilleren før meg la en rød +2 på meg. Jeg har rød +2, rød 5 og gul 1. Hvilke kort kan jeg legge?",
        [],
    ),
    (
        "nb",
        ("official",),
        "Jeg fikk en +4 mot meg og fargen er blå. På hånda har jeg blå 7, blå 2 og jokerkort. Hva kan jeg spille?",
        [],
    ),
    ("nb", ("official",), "En blå +2 ble lagt på meg. Kan jeg legge min blå 5?", "no"),
    (
        "nb",
        ("official",),
        "En blå +2 ble lagt på meg. Jeg har blå 5 og et jokerkort. Kan jeg legge den blå femmeren?",
        "no",
    ),
    (
        "nb",
        ("official",),
        "En blå +2 ligger øverst. Jeg har grønn +2, blå 5 og et jokerkort. Hva kan jeg legge?",
        ["g+2", "b5", "W"],
    ),
    ("nb", ("official",), "Jeg har trukket de to kortene for +2. Kan jeg nå legge min blå 5?", "no"),
    ("sv", ("official",), "En blå +2 lades just på mig. Jag har grön +2, blå 5 och en joker. Vad får jag lägga?", []),
    (
        "sv",
        ("official",),
        "Spelaren före mig la en röd +2 på mig. Jag har röd +2, röd 5 och gul 1. Vilka kort kan jag lägga?",
        [],
    ),
    (
        "sv",
        ("official",),
        "Jag fick en +4 mot mig och färgen är blå. På hand har jag blå 7, blå 2 och joker. Vad kan jag spela?",
        [],
    ),
    ("sv", ("official",), "En blå +2 lades på mig. Får jag lägga min blå 5?", "no"),
    ("sv", ("official",), "En blå +2 lades på mig. Jag har blå 5 och en joker. Får jag lägga den blå femman?", "no"),
    (
        "sv",
        ("official",),
        "En blå +2 ligger överst. Jag har grön +2, blå 5 och en joker. Vad får jag lägga?",
        ["g+2", "b5", "W"],
    ),
    ("sv", ("official",), "Jag har dragit de två korten för +2. Får jag nu lägga min blå 5?", "no"),
    (
        "en",
        ("official", "progressive"),
        "A blue +2 was just played on me. I hold green +2, blue 5 and a wild. What may I play?",
        ["g+2"],
    ),
    (
        "en",
        ("official", "progressive"),
        "The player before me laid a +2 on me. I have red +2, red 5 and yellow 1. Which cards can I play?",
        ["r+2"],
    ),
    (
        "en",
        ("official", "progressive"),
        "Someone threw a green +2 at me. In my hand are green 4, green skip and yellow +2. May I play any of them?",
        ["y+2"],
    ),
    (
        "fi",
        ("official", "progressive"),
        "Mulle lyötiin juuri sininen +2. Kädessäni on vihreä +2, sininen 5 ja jokeri. Mitä saan lyödä?",
        ["g+2"],
    ),
    (
        "fi",
        ("official", "progressive"),
        "Edellinen löi mulle punaisen +2:n. Mulla on punainen +2, punainen 5 ja keltainen 1. Mitkä niistä voin pelata?",
        ["r+2"],
    ),
    (
        "nb",
        ("official", "progressive"),
        "En blå +2 ble nettopp lagt på meg. Jeg har grønn +2, blå 5 og et jokerkort. Hva kan jeg legge?",
        ["g+2"],
    ),
    (
        "nb",
        ("official", "progressive"),
        "Spilleren før meg la en rød +2 på meg. Jeg har rød +2, rød 5 og gul 1. Hvilke kort kan jeg legge?",
        ["r+2"],
    ),
    (
        "sv",
        ("official", "progressive"),
        "En blå +2 lades just på mig. Jag har grön +2, blå 5 och en joker. Vad får jag lägga?",
        ["g+2"],
    ),
    (
        "sv",
        ("official", "progressive"),
        "Spelaren före mig la en röd +2 på mig. Jag har röd +2, röd 5 och gul 1. Vilka kort kan jag lägga?",
        ["r+2"],
    ),
    (
        "en",
        ("official",),
        "They've just hit me with a yellow +2. Holding yellow 3, yellow 8 and red +2, what can I put down?",
        [],
    ),
    (
        "en",
        ("official", "progressive"),
        "They've just hit me with a yellow +2. Holding yellow 3, yellow 8 and red +2, what can I put down?",
        ["r+2"],
    ),
    ("en", ("official",), "My neighbour gave me a green +2. Can I put my green 9 on it?", "no"),
    (
        "en",
        ("official",),
        "It is my turn and the player before me laid a blue +2. I have blue 3, blue 9 and red 1. Which cards can I play?",
        [],
    ),
    ("fi", ("official",), "Naapuri antoi mulle vihreän +2:n. Voinko laittaa vihreän ysin päälle?", "no"),
    (
        "fi",
        ("official",),
        "On mun vuoro ja edellinen pelaaja löi sinisen +2:n. Mulla on sininen 3, sininen 9 ja punainen 1. Mitä voin pelata?",
        [],
    ),
    (
        "fi",
        ("official", "progressive"),
        "Mulle iskettiin keltainen +2. Kädessä keltainen 3, keltainen 8 ja punainen +2. Mitä voin laittaa?",
        ["r+2"],
    ),
    ("nb", ("official",), "Naboen ga meg en grønn +2. Kan jeg legge den grønne nieren på?", "no"),
    (
        "nb",
        ("official",),
        "Det er min tur og spilleren før meg la blå +2. Jeg har blå 3, blå 9 og rød 1. Hvilke kort kan jeg spille?",
        [],
    ),
    (
        "nb",
        ("official", "progressive"),
        "Jeg fikk nettopp en gul +2 mot meg. På hånda: gul 3, gul 8 og rød +2. Hva kan jeg legge?",
        ["r+2"],
    ),
    ("sv", ("official",), "Grannen gav mig en grön +2. Får jag lägga min gröna nia på?", "no"),
    (
        "sv",
        ("official",),
        "Det är min tur och spelaren före mig la blå +2. Jag har blå 3, blå 9 och röd 1. Vilka kort kan jag spela?",
        [],
    ),
    (
        "sv",
        ("official", "progressive"),
        "Jag fick just en gul +2 mot mig. På hand: gul 3, gul 8 och röd +2. Vad kan jag lägga?",
        ["r+2"],
    ),
]


@pytest.mark.parametrize(("language", "rules", "question", "right"), OWED)
def test_what_is_owed_comes_before_the_hand(
    language: str, rules: tuple[str, ...], question: str, right: list[str] | str
) -> None:
    found = answer(question, list(rules), language)
    assert right in (found.value, found.verdict)
