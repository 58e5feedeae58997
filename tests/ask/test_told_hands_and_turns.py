"""What is told beside a question is read as it is told: under a wild, in a hand, of a partner, of whose turn it is."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

LAID = [
    (
        "official",
        "Top of the pile's a wild, called yellow. There's a green 2 under it. I've a green 8: does that go?",
        "no",
    ),
    (
        "official",
        "Øverst ligger en joker, ønsket gult. Under den ligger en grønn toer. Jeg har en grønn åtter, går den?",
        "no",
    ),
    (
        "official",
        "Överst ligger en joker, gult önskat. Under den ligger en grön tvåa. Jag har en grön åtta, går den?",
        "no",
    ),
    (
        "official",
        "Edellinen sano jokerilla sinistä, mut mä löin keltasen seiskan ku jokerin alla näky keltanen. Oliko lyönti "
        "sääntöjen mukanen?",
        "no",
    ),
    (
        "official mixed-stacking",
        "Lorna played a +4 at me and said green. I've only a red +2. Can I add it on and send the lot to the next fella?",
        "no",
    ),
    (
        "official mixed-stacking",
        "Kompisen la +4, ville ha grønt, og jeg kasta en gul +2 oppå. Vi har blandet stabling. Blir min liggende?",
        "no",
    ),
    (
        "official mixed-stacking",
        "Mormor önskade rött med sin +4, jag svarade med en röd +2 och skickade vidare allihop. Nu skriker hon. Fick jag "
        "göra så?",
        "yes",
    ),
    (
        "official mixed-stacking",
        "Siri la en röd +2 på Mickes +4, som han hade önskat rött med. Vi blandar pluskorten. Var det okej?",
        "yes",
    ),
    (
        "official mixed-stacking",
        "Siiri löi punasen +2:n Mikon +4:n päälle, johon oli sanottu punainen. Meillä saa sekottaa plussia. Oliko se ok?",
        "yes",
    ),
    (
        "official progressive",
        "Vi staplar ju plustvåor. Elsa skippade mig, jag har också ett stoppkort, kan jag smälla dit det så att det blir "
        "Arvid som får stå över?",
        "no",
    ),
    (
        "official",
        "Red +2 was played on Al, he took his two and sat out. I'm next, with a green +2. Can I lay it on the red one as "
        "my normal go, or would that be stacking?",
        "yes",
    ),
    (
        "official no-bluff",
        "Blue 3 on top. All I've that's blue is a reverse, and then there's a +4. Can I play the +4?",
        "no",
    ),
    (
        "official no-bluff",
        "Blå treer øverst. Det eneste blå jeg har er et snukort, og så har jeg en +4. Kan jeg legge +4?",
        "no",
    ),
    (
        "official no-bluff",
        "Blå trea överst. Det enda blåa jag har är ett vändkort, och så har jag en +4. Kan jag lägga +4:an?",
        "no",
    ),
    (
        "official no-bluff",
        "Jokerilla oli valittu keltainen. Mun ainoa keltainen on ohitus, eihän se numero oo. Onko plus nelonen siis laillinen?",
        "no",
    ),
    (
        "official",
        "I stedet for å legge den gule toeren min trakk jeg, og opp kom en +4! Det ligger gult. Går det etter reglene an å "
        "legge den rett ut?",
        "no",
    ),
]
CHALLENGED = [
    (
        "official",
        "Called Declan out on his +4, he lets me see the hand and there's not one card of the old colour in it. What's the "
        "damage for me, in cards?",
        6,
    ),
    (
        "official",
        "Jeg var bombesikker på at Nils bløffa med +4, så jeg utfordret. Men hånda hans var helt rein. Hvor mange kort blir "
        "det på meg?",
        6,
    ),
    (
        "official",
        "Jag ifrågasatte Berits +4, vi var på grönt, och hon fick visa upp en grön nolla. Vad ska hon dra?",
        4,
    ),
    ("official", "Haastoin Pirkon +4:n, oltiin vihreellä, ja sen piti näyttää vihree nolla. Montako Pirkko nostaa?", 4),
    (
        "official progressive",
        "Stacking on. Two plus fours in a row, I'm third, I challenge the second one, and he turns out to be innocent. How "
        "many am I picking up?",
        10,
    ),
    (
        "official progressive",
        "Tess and then Gus laid a +4 each. I challenge Gus, and he should never have played it. How many for Gus?",
        8,
    ),
    (
        "official progressive",
        "Tone og så Geir la hver sin +4. Jeg utfordrer Geir, og han skulle aldri ha lagt den. Hvor mange på Geir?",
        8,
    ),
    (
        "official progressive",
        "Tove och sen Göran la varsin +4. Jag ifrågasätter Göran, och han borde inte ha lagt den. Hur många drar Göran?",
        8,
    ),
    (
        "official progressive",
        "Taina ja sitten Jorma löi kumpikin +4:n. Haastan Jorman eikä sen olis saanu sitä lyödä. Montako Jorma nostaa?",
        8,
    ),
    (
        "official progressive",
        "Vi stabler +4, og jeg er tredje mann: det ligger to på bordet (8 kort) og jeg utfordrer den siste, men han hadde "
        "ikke fargen. Hvor mange trekker jeg?",
        10,
    ),
    ("official progressive", "Three +2s in a row and I'd a fourth but forgot I had it. How many do I draw?", 6),
    ("official progressive", "Tre +2 på rad, og jeg hadde en fjerde, men glemte den. Hvor mange trekker jeg?", 6),
    ("official progressive", "Tre +2 i rad, och jag hade en fjärde men glömde den. Hur många drar jag?", 6),
    ("official progressive", "Kolme +2:ta putkeen ja mulla ois ollu neljäs mut unohin. Montako nostan?", 6),
    (
        "official",
        "Aidan's +2 got me, I drew and lost my go. Then the girl after me put her own +2 on top in her own turn. Does the "
        "fella after her take two or four?",
        2,
    ),
]
ASKED_OF_TWO = [
    (
        "official mixed-stacking",
        "Alf +4'd me and picked blue, I've a blue +2 and a red one. Mixed stacking's on. Can the red one go on it?",
        "no",
    ),
    (
        "official mixed-stacking",
        "Alf la +4 på meg og valgte blått, jeg har en blå +2 og en rød +2. Vi blander. Kan den røde legges på?",
        "no",
    ),
    (
        "official mixed-stacking",
        "Affe la +4 på mig och valde blått, jag har en blå +2 och en röd +2. Vi blandar. Kan den röda läggas på?",
        "no",
    ),
    (
        "official mixed-stacking",
        "Ale löi mulle +4:n ja valitsi sinisen, mulla on sininen +2 ja punainen +2. Sekaketjutus on käytössä. Saako sen "
        "punasen lyödä?",
        "no",
    ),
    ("official progressive", "Two +2s had gone down, I added mine, and then Kim hadn't got one. What's her bill?", 6),
    ("official progressive", "To +2 var lagt, jeg la på min, og så hadde ikke Kim noen. Hvor mye må hun ta?", 6),
    ("official progressive", "Två +2 hade lagts, jag la på min, och sen hade Kim ingen. Hur mycket måste hon ta?", 6),
    (
        "official progressive",
        "Kaks +2:ta oli lyöty, mä lisäsin omani, eikä Kimillä ollu yhtään. Paljonko sen pitää ottaa?",
        6,
    ),
    (
        "official",
        "Keke haasto mun +4:n. Mulla oli jokeri ja kaks vihreetä, ja pino oli punanen ennen ku löin. Montako korttia Keke "
        "nostaa?",
        6,
    ),
]
SCORED = [
    (
        "official",
        "Det sto 485 på meg, og så vant jeg runden mot en snu i hånda til Per og en treer hos Kari. Har jeg vunnet hele greia?",
        "yes",
    ),
    (
        "official",
        "Jag låg på 485 och vann rundan mot ett vändkort i Pers hand och en trea hos Karin. Har jag vunnit alltihop?",
        "yes",
    ),
    (
        "no-mercy",
        "I'd 930 in the book and I won this round with a wild draw ten and a skip everyone left in the last fella's hand. Am "
        "I the winner of the whole match?",
        "yes",
    ),
    (
        "no-mercy",
        "I'm on 870 in No Mercy, one fella's been knocked out at 25 and the last one holds a 3 and a discard all. Is that me "
        "past the thousand?",
        "yes",
    ),
    (
        "no-mercy",
        "Jag har 870 i No Mercy, en är utslagen med 25 kort och den sista sitter med en trea och ett kasta alla. Är jag över "
        "tusen?",
        "yes",
    ),
    (
        "no-mercy",
        "Mulla on 870 No Mercyssä, yks putos 25 kortilla ja viimesellä on kolmonen ja hylkää kaikki. Meneekö tonni rikki?",
        "yes",
    ),
    (
        "official partners",
        "Playing in pairs. I went out, my partner's still got a wild and a 4. Do those 54 go on our score along with what the "
        "other two were left with?",
        "no",
    ),
    (
        "official partners",
        "Vi spiller par. Jeg er ute. Makkeren min har en nier igjen. Får vi poeng for den også?",
        "no",
    ),
    (
        "official partners",
        "Vi kör lag, jag å Olle mot tjejerna, och jag blev av med alla kort. Får vi poäng för Olles kort också?",
        "no",
    ),
    (
        "official partners",
        "Pelataan pareittain. Mä oon ulkona. Mun parilla on ysi jäljellä. Saadaanko siitäkin pisteet?",
        "no",
    ),
    (
        "official partners",
        "Pelataan pareittain. Mä pääsin ulos, parille jäi käteen +4 ja vastustajille kasi ja ohitus. Montako pistettä me saadaan?",
        28,
    ),
]
TURNS = [
    ("official", "Five of us. It was going anticlockwise when Ivy laid a reverse. Is it clockwise again now?", "yes"),
    ("official", "Vi er fem. Det gikk mot klokka da Ida la snu. Går det med klokka igjen nå?", "yes"),
    ("official", "Vi är fem. Det gick medurs när Ida la ett vändkort. Går det fortfarande medurs nu?", "no"),
    (
        "official",
        "Meitä on viis. Mentiin vastapäivään kun Iida löi suunnanvaihdon. Mennäänkö nyt taas myötäpäivään?",
        "yes",
    ),
    (
        "official",
        "Farfar och jag spelar, inga andra. Jag la blå stopp och sen direkt en blå åtta. Farfar skriker fusk. Fuskade jag?",
        "no",
    ),
    (
        "official",
        "Ray had one card and kept schtum. I noticed before Lou, who sits after him, had touched anything. Can we "
        "still make him draw?",
        "yes",
    ),
    (
        "official",
        "Tony went down to one and never said uno. I only twigged once Priya, who's after him, had put her card "
        "down. Has he got away with it?",
        "yes",
    ),
    (
        "official",
        "Rolf hadde ett kort og holdt kjeft. Jeg så det før Liv, som sitter etter han, hadde rørt noe som helst. Må han trekke?",
        "yes",
    ),
    (
        "official",
        "Rune hade ett kort kvar och teg. Jag såg det innan Lena, som sitter efter honom, hade rört något. Åker han dit?",
        "yes",
    ),
    (
        "official",
        "Antti löi tokavikansa ihan hiljaa. Sari sen vieressä ehti jo nostaa kortin omalla vuorollaan, ja vasta sitten mä "
        "hoksasin. Selvisikö Antti ilman sakkoja?",
        "yes",
    ),
    ("official draw-three", "Har trukket rød 1, blå 9 og grønn 2, ikke noe går på gul 6. Må jeg trekke mer?", "no"),
    ("official draw-three", "Nostin jo kaks enkä kumpaakaan voi lyödä. Saanko ottaa vielä yhden?", "yes"),
    ("official", "Drog två som inte passar. Måste jag dra en till?", "no"),
    ("no-mercy", "I drew two and neither fits. Do I have to draw another?", "yes"),
]


@pytest.mark.parametrize(("rules", "question", "wanted"), LAID + ASKED_OF_TWO + CHALLENGED + SCORED + TURNS)
def test_what_is_told_counts_as_it_is_told(rules: str, question: str, wanted: str | int) -> None:
    found = answer(question, rules.split())
    assert wanted in (found.verdict, found.value)
