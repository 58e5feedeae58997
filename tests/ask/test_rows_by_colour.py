"""Rows of draw cards by several persons, further ones told by their colour, by "another", or by whose they are."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ROWS = [
    (
        "official progressive",
        "Dee started with a yellow +2, Bob put a red one on it, I put a blue one on that and Carl a "
        "green. Mia's got none. How many for Mia?",
        8,
    ),
    ("official progressive", "Jo laid a +4 on Kev, Kev laid another on me and I've nowt. What do I pick up?", 8),
    (
        "no-mercy",
        "A +2 came off Anna, Bea put a +4 on it and I chucked a +6 on that. Cleo can't answer. What's her bill?",
        12,
    ),
    (
        "official progressive",
        "My lot stack. Blue +2, then a yellow one from Dad, then Aunty Jean's green one, and it's "
        "landed on me with nothing. What do I owe?",
        6,
    ),
    (
        "official progressive",
        "Three +4s came round one after another and I'm the mug at the end without one. How many cards is that?",
        12,
    ),
    (
        "official progressive",
        "Five of us, everybody's had a +2 to add except me, and it's come all the way round: Ann, Bob, "
        "Cy, Dot and Ed all laid one. What's my damage?",
        10,
    ),
    (
        "official mixed-stacking",
        "Mixed stacking's on. Nina laid a +2, Omar another, I slung a +4 on and Pip had nothing. How "
        "many does Pip eat?",
        8,
    ),
    (
        "official progressive",
        "Punainen +2 Anulta, sininen +2 Pekalta, mä löin vihreän ja Heikillä ei ollut mitään. Montako Heikki nostaa?",
        6,
    ),
    (
        "official progressive",
        "Kolme plus nelosta peräkkäin: Arska, Sirpa ja mä. Jonnalla ei ole. Paljonko Jonna nostaa?",
        12,
    ),
    ("no-mercy", "Eka tuli +6, siihen Jani löi +10:n eikä Sannalla ollut vastausta. Paljonko Sanna nostaa?", 16),
    (
        "official progressive",
        "Ketjutetaan. Sininen +2, sitten keltainen Maijalta, punainen Villeltä ja vihreä multa. "
        "Paljonko Oona joutuu nostamaan?",
        8,
    ),
    (
        "no-mercy",
        "Pekka aloitti +2:lla, Ulla pani +4:n ja minä +6:n. Seuraavalla ei ole mitään. Montako korttia se nostaa?",
        12,
    ),
    (
        "official progressive",
        "Anna, Bertta, Cilla, Daavid ja Elmo löi jokainen plus kakkosen ja mulla ei ole. Montako mun pitää nostaa?",
        10,
    ),
    (
        "official mixed-stacking",
        "Sekaketjutus. Niina löi +2:n, Oskari toisen, mä +4:n ja Pirkolla ei mitään. Paljonko Pirkko nostaa?",
        8,
    ),
    (
        "official progressive",
        "Kimmo löi mulle +2:n ja mä löin oman +2:n päälle. Montako Lauri nostaa, jos ei vastaa?",
        4,
    ),
    (
        "official progressive",
        "Gul +2 fra Siri, rød +2 fra Jonas, jeg la en blå, og Mats hadde ingenting. Hvor mange trekker Mats?",
        6,
    ),
    (
        "official progressive",
        "Per la +4 på meg, jeg la min egen +4 oppå, og Kari hadde ikke noe å svare med. Hva får Kari?",
        8,
    ),
    ("no-mercy", "Først +4, så +6, så +10, og det stopper på meg. Hvor mye må jeg trekke?", 20),
    (
        "official progressive",
        "Vi stabler. Rød +2 først, deretter en gul fra Ida og så min grønne, og Lars har ingen. Hva må Lars trekke?",
        6,
    ),
    ("no-mercy", "Jeg la en +6, Anne slengte en +10 oppå og Bo satt uten svar. Hvor mange kort får Bo?", 16),
    (
        "official progressive",
        "Anne, Bo, Carl, Dina og Even la hver sin +2, og så var det meg uten noe. Hva må jeg trekke?",
        10,
    ),
    (
        "official mixed-stacking",
        "Blandet stabling hos oss. Nina la +2, Omar en til, jeg +4 og Pia hadde ikke noe. Hvor mange til Pia?",
        8,
    ),
    ("official progressive", "Kim la +2 på meg og jeg la min egen +2 oppå. Hva må Lars ta hvis han ikke kan svare?", 4),
    (
        "official progressive",
        "Grön +2 från Klara, gul +2 från Hugo, jag la en röd och Vera hade inget att svara med. Hur "
        "många tar Vera upp?",
        6,
    ),
    ("official progressive", "Fem plus två i rad och nu är det jag som inte har någon. Hur många drar jag?", 10),
    ("no-mercy", "Nils la +4, Moa la +6 på den och jag hade inget. Vad får jag ta upp?", 10),
    (
        "official progressive",
        "Vi staplar. Röd +2, sedan en blå från mamma, en gul från pappa och så min gröna. Moster har "
        "ingen. Hur många får hon dra?",
        8,
    ),
    ("no-mercy", "En +4 från Siv, jag svarade med en till, och Bosse hade inget. Vad drar Bosse?", 8),
    (
        "official progressive",
        "Anna, Bo, Calle, Dora och Eva la varsin +2 och sen var det jag som inte hade någon. Hur många ska jag dra?",
        10,
    ),
    (
        "official mixed-stacking",
        "Blandad stapling hos oss. Nina la +2, Omar en till, jag +4 och Pia hade inget. Hur många drar Pia?",
        8,
    ),
    (
        "official progressive",
        "Kim la +2 på mig och jag la min egen +2 ovanpå. Vad får Lasse ta om han inte kan svara?",
        4,
    ),
]

WAITING = [
    ("no-mercy", "There's a +4 waiting for me. Could I get away with a +10?", "yes"),
    (
        "official progressive",
        "A +2 was played on me. All I've got is a +4. Can I drop that on it and pass it on?",
        "no",
    ),
    ("no-mercy", "Someone's +10 is waiting for me and the best I have is a +6. Is that good enough?", "no"),
    ("no-mercy", "Right, Al played a +6. I've a green +4, can I chuck it on there?", "no"),
    ("no-mercy", "Eteen tuli +2 ja kädessä on +6. Saanko lyödä sen ja siirtää eteenpäin?", "yes"),
    ("official progressive", "Sain +4:n niskaan ja mulla on pelkkä +2. Voiko sen lyödä päälle?", "no"),
    ("no-mercy", "Edessä odottaa +4 ja mulla on +10. Voinko siirtää sen eteenpäin?", "yes"),
    ("no-mercy", "Sain vastaani kympin, siis +10:n. Mulla ois +6. Meneekö se siihen?", "no"),
    ("no-mercy", "Aleksi löi +6:n. Mulla on vihreä +4, voinko lyödä sen siihen?", "no"),
    ("no-mercy", "Det ligger en +10 og venter på meg. Holder det med +6?", "no"),
    ("no-mercy", "Jeg fikk en +4 mot meg og har en +6 på hånda. Kan jeg slå den oppå og sende den videre?", "yes"),
    ("official progressive", "Jeg fikk +2 i fanget, og det eneste jeg har er en +4. Kan jeg legge den oppå?", "no"),
    ("no-mercy", "Jeg har en +10 mot meg. Kan en +4 stoppe den?", "no"),
    ("no-mercy", "Aleks la en +6. Jeg har en grønn +4, kan jeg legge den på?", "no"),
    ("no-mercy", "Det ligger en +6 framför mig. Räcker det med en +4?", "no"),
    ("no-mercy", "Jag fick en +2 på mig och har en +10. Får jag lägga den och skicka vidare?", "yes"),
    ("official progressive", "Jag blev träffad av en +4 och har bara en +2. Kan jag lägga den ovanpå?", "no"),
    ("no-mercy", "En +6 ligger och väntar på mig och jag har också en +6. Duger den?", "yes"),
    ("no-mercy", "Jag fick en +10 emot mig och har bara en +6. Går den?", "no"),
    ("no-mercy", "Alex la en +6. Jag har en grön +4, kan jag lägga den på?", "no"),
]

DODGES = [
    ("official bounce", "Yellow +2 on me and the only reverse I hold is a blue one. Will that send it back?", "no"),
    (
        "official bounce",
        "He hit me with a red +2, I'm holding a red skip. Can I use it to push the two on to Lena?",
        "yes",
    ),
    (
        "official bounce",
        "There's a blue +2 staring at me. My only skip's a yellow one. Can I use that to move it on?",
        "no",
    ),
    ("official bounce", "Sininen +2 tuli mulle ja ainoa ohituskorttini on keltainen. Meneekö sillä eteenpäin?", "no"),
    ("official bounce", "Mulle lyötiin vihreä +2, kädessä vihreä suunnanvaihto. Saanko palauttaa sen lyöjälle?", "yes"),
    (
        "official bounce",
        "Mua kohti on tulossa punainen +2. Ohituskortti löytyy mutta se on vihreä. Siirtyykö nosto sillä eteenpäin?",
        "no",
    ),
    (
        "official bounce",
        "Rød +2 på meg, og det eneste stoppkortet jeg har er grønt. Kan jeg sende den videre med det?",
        "no",
    ),
    ("official bounce", "Blå +2 kom mot meg og jeg har blå snu. Får jeg sende den tilbake?", "yes"),
    ("official bounce", "Grønn +2 på meg, og stoppkortet mitt er også grønt. Kan jeg sende den videre?", "yes"),
    (
        "official bounce",
        "En rød +2 kommer mot meg. Jeg har et stoppkort, men det er grønt. Kan jeg sende videre?",
        "no",
    ),
    (
        "official bounce",
        "Gul +2 på mig och det enda vändkort jag har är rött. Kan jag studsa tillbaka den med det?",
        "no",
    ),
    (
        "official bounce",
        "Hon la en blå +2 på mig, jag har ett blått hoppa över. Går det att skicka vidare med den?",
        "yes",
    ),
    ("official bounce", "Röd +2 på mig och mitt enda hoppa över-kort är gult. Kan jag skicka vidare den?", "no"),
    (
        "official bounce",
        "En röd +2 kommer mot mig. Jag har ett stoppkort, men det är grönt. Kan jag skicka vidare?",
        "no",
    ),
]


@pytest.mark.parametrize(("rules", "question", "wanted"), ROWS)
def test_each_card_of_the_row_is_counted(rules: str, question: str, wanted: str | int | list[str]) -> None:
    found = answer(question, rules.split())
    assert wanted in (found.verdict, found.value)


@pytest.mark.parametrize(("rules", "question", "wanted"), WAITING)
def test_the_card_that_waits_lies_beneath(rules: str, question: str, wanted: str | int | list[str]) -> None:
    found = answer(question, rules.split())
    assert wanted in (found.verdict, found.value)


@pytest.mark.parametrize(("rules", "question", "wanted"), DODGES)
def test_the_colour_said_of_a_skip_is_the_cards(rules: str, question: str, wanted: str | int | list[str]) -> None:
    found = answer(question, rules.split())
    assert wanted in (found.verdict, found.value)
