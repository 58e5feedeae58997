"""Cards laid one after the other: the last one told is held against what lies there by then."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

PLAYS = [
    ("official", "Red 6, then a green 6 went on it, then a green skip on that. Can I put my blue skip down?", "yes"),
    (
        "official multi-play",
        "Three of a kind allowed here. The pile was yellow 5, Nan laid a yellow 9, a blue 9 and a red 9 "
        "last, and I put down a yellow 2. Does my card go?",
        "no",
    ),
    (
        "official",
        "A wild got played and red was called, somebody put a red 4 on it, and I've only a blue 7. Can that go down?",
        "no",
    ),
    (
        "official",
        "There was a wild down, yellow asked for, yellow 5 got played and now my brother drops a green "
        "7 on that. Is that a legal play?",
        "no",
    ),
    (
        "official",
        "My gran put a green skip on the green 8, then I answered with a yellow skip. Now Uncle Des is "
        "trying to lay a green 4. Can he?",
        "no",
    ),
    (
        "official",
        "Chain went red 1, blue 1, blue +2 and that got paid. I'm up and I've got a yellow +2. Does it go on?",
        "yes",
    ),
    ("official", "Dealer turned a blue 9, Ann put a blue 3, then Bea a red 3. I've a blue 6. Will it go on?", "no"),
    (
        "official",
        'Jokeri pöytään ja väriksi sininen. Kimmo löi siihen vihreen vitosen kun "jokerin päälle käy kaikki". Kävikö?',
        "no",
    ),
    (
        "official",
        "Pinossa oli keltanen 3, siihen tuli punanen 3 ja siihen punanen ohitus. Saanko lyödä vihreän ohituksen?",
        "yes",
    ),
    (
        "official multi-play",
        "Meillä saa lyödä monta samaa. Pöydässä sininen 4, löin sinisen kutosen ja päällimmäiseks "
        "keltaisen kutosen. Seuraava löi sinisen ysin. Kelpasko?",
        "no",
    ),
    ("official", "Joku löi jokerin ja sanoi punainen, siihen lyötiin punainen 8. Mulla on vihreä 8, käykö se?", "yes"),
    (
        "official",
        "Pöydällä oli vihreä 4, Sari löi siihen sinisen nelosen ja Juha sinisen suunnanvaihdon. Käykö "
        "mun punainen suunnanvaihto siihen?",
        "yes",
    ),
    (
        "official",
        "Jokerilla pyydettiin keltaista ja Arto laittoi keltaisen kakkosen. Sitten Liisa iski siihen "
        "vihreän vitosen. Oliko se sallittu?",
        "no",
    ),
    (
        "official",
        "Pinossa vihreä ysi, mummo löi keltaisen ysin ja vaari keltaisen ohituksen. Nyt Leo yrittää "
        "vihreää kolmosta. Kelpaako?",
        "no",
    ),
    (
        "official",
        "Jokeri, väriksi vihreä, sitten vihreä +2 joka on jo nostettu. Mulla on sininen +2, saako sen lyödä nyt?",
        "yes",
    ),
    (
        "official",
        "Jakaja käänsi sinisen ysin, Anu löi sinisen kolmosen ja Pia punaisen kolmosen. Mulla on "
        "sininen kutonen. Käykö se siihen?",
        "no",
    ),
    ("official", "Tuva la joker og ropte gult. Så la Ola en grønn 6 på og sa at alt går på joker. Gikk den?", "no"),
    ("official", "Det lå blå 9, så kom rød 9 oppå og så rød snu. Kan jeg legge gul snu?", "yes"),
    (
        "official multi-play",
        "Vi legger flere like samtidig. Bunken viste gul 3, jeg la gul 7 og så blå 7 øverst. Nestemann "
        "la blå 1. Var det greit?",
        "yes",
    ),
    ("official", "Joker med valgt blå, så la noen blå 2 på den. Jeg har bare rød 5. Går den?", "no"),
    ("official", "Rød 5 lå der, Mina la rød 0 på den, så fulgte Tor opp med blå 0. Kan jeg komme med blå 8?", "yes"),
    (
        "official",
        "Noen ba om grønt med en joker, og grønn 4 ble lagt. Nå hiver Ole en rød 6 oppå. Er det innafor?",
        "no",
    ),
    (
        "official",
        "Grønn 8 lå der, mor la grønn stopp, jeg svarte med gul stopp. Nå vil Kåre legge grønn 4. Går den?",
        "no",
    ),
    ("official", "Etter joker og rødt la Siv rød 9. Jeg sitter med gul 9, kan jeg legge den?", "yes"),
    ("official", "Giveren snudde blå 9, Anne la blå 3 og så Beate rød 3. Jeg har blå 6. Går den på?", "no"),
    (
        "official",
        'Lisa la en joker och sa rött. Sedan la Emil en grön 3 på, "joker har ju ingen siffra". Funkade det?',
        "no",
    ),
    ("official", "Först låg röd 4, sen kom blå 4 och sen blå hoppa över. Får jag lägga ett grönt hoppa över?", "yes"),
    (
        "official multi-play",
        "Vi får lägga flera lika. Det låg grön 5, jag la grön 8 och röd 8 överst, och nästa la grön 1. Gick det?",
        "no",
    ),
    ("official", "Joker lades och gult önskades, på den kom gul 6. Jag har röd 6, går den?", "yes"),
    (
        "official",
        "Det låg en blå sexa, Kalle lade en gul sexa och Wilma en gul vändning på den. Kan jag lägga en röd vändning?",
        "yes",
    ),
    (
        "official",
        "Jokern gav blått, och någon la en blå femma. Nu slänger Max en grön tvåa på den. Är det tillåtet?",
        "no",
    ),
    (
        "official",
        "Grön åtta låg, mamma la ett grönt stopp och jag ett gult stopp. Nu vill Kalle lägga en grön fyra. Går den?",
        "no",
    ),
    ("official", "Efter en joker med rött la Siv en röd nia. Jag har en gul nia, kan jag lägga den?", "yes"),
    (
        "official",
        "Given vände upp en blå nia, Anna la en blå trea och sen Bea en röd trea. Jag har en blå sexa. Går den på?",
        "no",
    ),
]

STUCK = [
    (
        "official",
        "Top card's a red 9. I have blue 2, green 7, yellow skip and no wild. So I've nothing that goes, right?",
        "yes",
    ),
    ("official", "Green 3 on top. I have a red 5, a blue 7 and a yellow skip. Do I have to draw?", "yes"),
    (
        "official",
        "A wild is on top, green was asked for. In my hand: green 4, red 4, green skip, a wild. What can I play?",
        ["g4", "gS", "W"],
    ),
    (
        "official",
        "Red's in force after a wild. I've red 7, blue 7, red +2 and a green reverse. Which of them go?",
        ["r7", "r+2"],
    ),
    ("official", "Päällä vihreä 2. Mulla on punainen 5, sininen 8 ja keltainen ohitus. Oonks mä jumissa?", "yes"),
    (
        "official",
        "Päällimmäisenä sininen ysi ja kädessä punainen 1, keltainen 3 ja vihreä ohitus. Onko mun pakko nostaa?",
        "yes",
    ),
    (
        "official",
        "Päällimmäisenä jokeri, väriks sanottu sininen. Kädessä sininen 3, punainen 3, vihreä 7 ja "
        "sininen suunnanvaihto. Mitä voin lyödä?",
        ["b3", "bR"],
    ),
    ("official", "Øverst ligger rød 1. Hånda mi: grønn 4, blå 6, gul snu. Må jeg trekke?", "yes"),
    ("official", "Gul 8 øverst. Jeg har rød 2, grønn 3 og blå stopp. Sitter jeg fast?", "yes"),
    (
        "official",
        "Joker ligger øverst og gult er valgt. Jeg sitter med gul 5, grønn 5, rød stopp og gul +2. Hva kan jeg legge?",
        ["y5", "y+2"],
    ),
    ("official", "Överst ligger gul 7. Jag har röd 3, blå 4 och grönt hoppa över. Sitter jag fast?", "yes"),
    ("official", "Röd fyra överst. Min hand: blå 1, grön 9, gult vändkort. Måste jag dra?", "yes"),
    (
        "official",
        "En joker ligger överst och rött gäller. Jag har röd 2, blå 2, röd vändning, grön 9 och en "
        "joker. Vad kan jag lägga?",
        ["r2", "rR", "W"],
    ),
]


@pytest.mark.parametrize(("rules", "question", "wanted"), PLAYS)
def test_the_last_of_a_row_is_held_against_the_one_before_it(
    rules: str, question: str, wanted: str | int | list[str]
) -> None:
    found = answer(question, rules.split())
    assert found.reading.topic in "match draw-card-later-turn".split()
    assert wanted in (found.verdict, found.value)


@pytest.mark.parametrize(("rules", "question", "wanted"), STUCK)
def test_a_hand_of_which_nothing_fits_is_stuck(rules: str, question: str, wanted: str | int | list[str]) -> None:
    found = answer(question, rules.split())
    assert wanted in (found.verdict, found.value)
