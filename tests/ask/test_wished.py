"""A card held against a wild that covers another, and a wild for which no colour is named."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

HELD = [
    ("Punainen 8 pinossa, villi sen päällä, sininen valittiin. Mulla on sininen 2. Käykö?", "yes"),
    (
        "Siinä oli vihreä 6, sitten tuli jokeri päälle ja toivottiin keltaista. Mulla on punainen 6. Saanko lyödä sen?",
        "no",
    ),
    ("Villi kortti on sinisen nelosen päällä ja punainen on valittu. Saanko lyödä vihreän nelosen?", "no"),
    ("Jokeri keltaisen ysin päällä, vihreä valittiin. Saanko lyödä vihreän vitosen?", "yes"),
    ("Sininen 7 oli pöydässä, isä löi jokerin päälle ja pyysi punaista. Mulla on vihreä 7. Saanko lyödä sen?", "no"),
    ("Sininen 7 oli pöydässä, isä löi jokerin päälle ja pyysi punaista. Mulla on punainen 1. Saanko lyödä sen?", "yes"),
    ("Rød 8 på bunken, joker på den, blå ble valgt. Jeg har en blå 2. Passer den?", "yes"),
    ("Det er ønsket gult, under jokeren ligger en grønn sekser, jeg har en rød sekser. Går den?", "no"),
    ("En joker ligger på en blå 4 og rødt er valgt. Kan jeg legge min grønne 4 på grunn av fireren under?", "no"),
    ("Joker oppå en gul 9, grønn ble valgt. Kan jeg legge min grønne 5?", "yes"),
    ("Blå 7 lå der, far la en joker oppå og ba om rød. Jeg har en grønn 7. Får jeg legge den?", "no"),
    ("Blå 7 lå der, far la en joker oppå og ba om rød. Jeg har en rød 1. Får jeg legge den?", "yes"),
    ("Röd 8 på högen, en joker på den, blått valdes. Jag har en blå 2. Passar den?", "yes"),
    ("Gult är önskat, under jokern ligger en grön sexa, jag har en röd sexa. Går den?", "no"),
    ("En joker ligger på en blå 4 och rött är valt. Kan jag lägga min gröna 4 på grund av fyran under?", "no"),
    ("Joker ovanpå en gul 9, grönt valdes. Får jag lägga min gröna 5?", "yes"),
    ("Blå 7 låg där, pappa la en joker ovanpå och bad om rött. Jag har en grön 7. Får jag lägga den?", "no"),
    ("Blå 7 låg där, pappa la en joker ovanpå och bad om rött. Jag har en röd 1. Får jag lägga den?", "yes"),
    ("Red 8 on the pile, a wild on it, blue called. I have a blue 2. Does it go?", "yes"),
    ("They asked for yellow, under the wild there's a green six, I hold a red six. Does it fit?", "no"),
    ("A wild lies on a blue 4 and red was wished. Can I put my green 4 down because of the 4 underneath?", "no"),
    ("Wild on top of a yellow 9, green was called. Will my green 5 do?", "yes"),
    ("Blue 7 was lying there, Dad put a wild over it and asked for red. I hold a green 7. May I lay it?", "no"),
    ("Blue 7 was lying there, Dad put a wild over it and asked for red. I hold a red 1. May I lay it?", "yes"),
]

OPEN = [
    ('When I play a wild can I say "no colour, anything goes"?', "no"),
    ("I laid a wild and told them any colour they like. Can I do that?", "no"),
    ('Can I say "whatever" instead of a colour after a wild?', "no"),
    ("Når jeg legger joker, kan jeg si «valgfri farge»?", "no"),
    ("Jeg la joker og sa at det er samme for meg, ingen farge. Går det?", "no"),
    ("Kan jeg si «samme hva» i stedet for en farge når jeg legger joker?", "no"),
    ('När jag lägger joker, får jag säga "valfri färg"?', "no"),
    ("Jag la joker och sa att det kvittar vilken färg. Får man göra så?", "no"),
    ('Kan jag säga "vad som helst" istället för en färg när jag lägger joker?', "no"),
    ('Kun lyön jokerin, saanko sanoa "mikä tahansa väri käy"?', "no"),
    ("Löin jokerin ja sanoin että ihan sama. Saako niin tehdä?", "no"),
    ('Voiko jokerin jälkeen sanoa "ei väriä, kaikki käy"?', "no"),
]


@pytest.mark.parametrize(("question", "verdict"), HELD)
def test_the_colour_called_counts_and_not_the_card_beneath(question: str, verdict: str) -> None:
    found = answer(question)
    assert (found.reading.topic, found.reading.arguments["on"], found.verdict) == ("match", "wild", verdict)


@pytest.mark.parametrize(("question", "verdict"), OPEN)
def test_anything_goes_is_no_colour(question: str, verdict: str) -> None:
    assert answer(question).verdict == verdict


@pytest.mark.parametrize(
    "question",
    ["Can I choose any colour I like with a wild?", "Får jag välja vilken färg som helst med jokern?"],
)
def test_any_of_the_colours_may_be_named(question: str) -> None:
    assert answer(question).verdict != "no"
