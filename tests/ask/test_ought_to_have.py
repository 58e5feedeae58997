"""What ought to have been done instead or follows, whose turn it is of two, and freedoms and bars in other words."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

INSTEAD = [
    ("I had a blue that fitted but played a wild. Should I have played the blue?", "", "no"),
    ("Jeg hadde en blå som passet, men la joker. Burde jeg ha lagt den blå?", "", "no"),
    ("Jag hade en blå som passade men la en joker. Borde jag ha lagt den blå?", "", "no"),
    ("Mulla oli sopiva sininen mut löin jokerin. Oisko mun pitänyt lyödä se sininen?", "", "no"),
    ("I had a yellow that fitted and played a wild. Dad says I should have played the yellow. Is he right?", "", "no"),
    ("Jeg hadde en gul som passet, men la joker. Pappa sier jeg skulle ha lagt den gule. Har han rett?", "", "no"),
    ("Jag hade en gul som passade men la joker. Pappa säger att jag skulle ha lagt den gula. Har han rätt?", "", "no"),
    (
        "Mulla oli sopiva keltainen mut löin jokerin. Isä sanoo että mun olis pitäny lyödä keltainen. Onko isä oikeassa?",
        "",
        "no",
    ),
    ("I drew a red 5 that would have gone, and kept it. Should I have played it?", "", "no"),
    ("Jeg trakk en rød femmer som passet, og beholdt den. Skulle jeg ha lagt den?", "", "no"),
    ("Jag drog en röd femma som passade och behöll den. Borde jag ha lagt den?", "", "no"),
    ("Nostin punaisen vitosen joka olisi käynyt ja pidin sen. Olisiko mun pitänyt pelata se?", "", "no"),
]

THE_NEXT_PAYS = [
    (
        "Green +2 on me, but I had a green skip and laid it so the next one draws instead. He refuses. Must he draw?",
        "bounce",
        "yes",
    ),
    (
        "Grønn +2 på meg, men jeg hadde en grønn hopp over og la den så nestemann må trekke i stedet. Han nekter. Må han trekke?",
        "bounce",
        "yes",
    ),
    (
        "Grön +2 på mig, men jag hade ett grönt stopp och la det så att nästa fick dra i stället. Han vägrar. Måste han dra?",
        "bounce",
        "yes",
    ),
    (
        "Vihreä +2 minulle, mutta mulla oli vihreä ohitus ja löin sen "
        "niin että seuraava nostaa. Se kieltäytyy. Pitääkö sen nostaa?",
        "bounce",
        "yes",
    ),
    (
        "Green +2 on me, but I laid a green skip so the next one should draw instead. He refuses. Must he draw?",
        "",
        "no",
    ),
    (
        "Grønn +2 på meg, men jeg la en grønn hopp over så nestemann må trekke i stedet. Han nekter. Må han trekke?",
        "",
        "no",
    ),
    (
        "Grön +2 på mig, men jag la ett grönt stopp så att nästa fick dra i stället. Han vägrar. Måste han dra?",
        "",
        "no",
    ),
    (
        "Vihreä +2 minulle, mutta löin vihreän ohituksen niin että seuraava nostaa. Se kieltäytyy. Pitääkö sen nostaa?",
        "",
        "no",
    ),
]

TURN_OF_TWO = [
    ("Just the two of us. Sonja drew her two for my +2. Is it Sonja's turn now?", "", "no"),
    ("Bare vi to. Sonja trakk to for min +2. Er det Sonjas tur nå?", "", "no"),
    ("Bara vi två. Sonja drog två för min +2. Är det Sonjas tur nu?", "", "no"),
    (
        "Me and the wife, just us two. I laid a +2, she drew two and then went and played a card. Wasn't it my turn?",
        "",
        "yes",
    ),
    ("Kona og jeg spiller alene. Jeg la +2, hun trakk to og la så et kort. Var det ikke min tur?", "", "yes"),
    ("Frugan och jag spelar själva. Jag la +2, hon drog två och la sedan ett kort. Var det inte min tur?", "", "yes"),
    (
        "Pelataan vaimon kanssa kahdestaan. Löin plus kakkosen, se nosti kaksi ja rupes vielä pelaamaan. Eikö vuoro ollut mun?",
        "",
        "yes",
    ),
    (
        "Mannen og jeg spiller alene. La +2, han trakk to og la så en gul femmer. Skulle jeg ha spilt i stedet for ham?",
        "",
        "yes",
    ),
    (
        "Maken och jag spelar ensamma. La +2, han drog två och la en gul femma. Skulle jag ha spelat i stället för honom?",
        "",
        "yes",
    ),
    (
        "Mies ja minä kahdestaan. Löin +2, hän nosti kaksi ja löi keltaisen vitosen. Olisiko mun pitänyt pelata hänen sijastaan?",
        "",
        "yes",
    ),
]

FREE_TO = [
    ("I played a 7 but I like my own hand. Am I let off the swap?", "seven-o", "no"),
    ("Jeg la en sjuer, men liker min egen hånd. Slipper jeg å bytte?", "seven-o", "no"),
    ("Jag la en sjua men gillar min egen hand. Slipper jag bytet?", "seven-o", "no"),
    ("Löin seiskan mut tykkään omasta kädestäni. Vältynkö vaihdolta?", "seven-o", "no"),
    ("Played a 7 and my hand is a beauty. Can I get out of swapping?", "seven-o", "no"),
    ("Sjueren er lagt og hånda mi er kjempefin. Kan jeg la være å bytte?", "seven-o", "no"),
    ("Sjuan är lagd och min hand är toppen. Får jag låta bli att byta?", "seven-o", "no"),
    ("Seiska on lyöty ja käteni on loistava. Saanko jättää vaihdon väliin?", "seven-o", "no"),
    ("Tina's +4 smells fishy to me. Have I the option of challenging her?", "", "yes"),
    ("Tinas +4 lukter muffens. Har jeg anledning til å utfordre henne?", "", "yes"),
    ("Tinas +4 luktar skumt. Har jag möjlighet att utmana henne?", "", "yes"),
    ("Tina's +4 smells fishy to me. Have I the option of challenging her?", "no-bluff", "no"),
    ("Tinas +4 lukter muffens. Har jeg anledning til å utfordre henne?", "no-bluff", "no"),
    ("Tinas +4 luktar skumt. Har jag möjlighet att utmana henne?", "no-bluff", "no"),
    ("Tiinan +4 haiskahtaa. Onko mulla mahdollisuus haastaa se?", "no-bluff", "no"),
    ("Drew a card that fits. Have I the option of keeping it?", "", "yes"),
    ("Trakk et kort som passer. Har jeg anledning til å beholde det?", "", "yes"),
    ("Drog ett kort som passar. Har jag möjlighet att behålla det?", "", "yes"),
    ("Nostin sopivan kortin. Onko mulla mahdollisuus pitää se?", "", "yes"),
]

BARRED = [
    ("I've three 7s in my hand. Is there anything to stop me dumping the lot in one go?", "", "yes"),
    ("Jeg har tre sjuere på hånda. Er det noe i veien for å dumpe alle i ett jafs?", "", "yes"),
    ("Jag har tre sjuor på handen. Är det något som hindrar att jag lägger alla på en gång?", "", "yes"),
    ("Mulla on kolme seiskaa kädessä. Onko mitään estettä lyödä kaikki kerralla?", "", "yes"),
    ("I've three 7s in my hand. Is there anything to stop me dumping the lot in one go?", "multi-play", "no"),
    ("Jeg har tre sjuere på hånda. Er det noe i veien for å dumpe alle i ett jafs?", "multi-play", "no"),
    ("Jag har tre sjuor på handen. Är det något som hindrar att jag lägger alla på en gång?", "multi-play", "no"),
    ("Mulla on kolme seiskaa kädessä. Onko mitään estettä lyödä kaikki kerralla?", "multi-play", "no"),
    (
        "We agreed before the deal that each of us may once draw a card from "
        "a neighbour's hand. Does that count as breaking the rules if all agree?",
        "",
        "no",
    ),
    (
        "Vi avtalte før given at alle én gang kan trekke et kort fra naboens hånd. Er det regelbrudd hvis alle er enige?",
        "",
        "no",
    ),
    (
        "Vi kom överens före given om att alla en gång får dra ett kort "
        "ur grannens hand. Räknas det som regelbrott om alla är överens?",
        "",
        "no",
    ),
    (
        "Sovittiin ennen jakoa oma sääntö, että jokainen saa kerran nostaa kortin "
        "naapurin kädestä. Meneekö se rikkomuksen puolelle jos kaikki on samaa mieltä?",
        "",
        "no",
    ),
]

LAPSES = [
    ("The +4 was challenged and whoever laid it got caught. Does the colour they chose lapse?", "", "no"),
    ("+4-en ble utfordret og den som la den ble tatt. Faller fargen som ble valgt bort?", "", "no"),
    ("+4:an utmanades och den som la den åkte fast. Faller färgen som valdes bort?", "", "no"),
    ("Plus nelonen haastettiin ja lyöjä jäi kiinni. Raukeeko samalla se väri jonka se valitsi?", "", "no"),
]

TURN_GONE = [
    (
        "Mary says once you've drawn your two for a +2 your turn's gone, even if one of them fits. Has she got that right?",
        "",
        "yes",
    ),
    (
        "Mari sier at når du har trukket to for en +2 er turen over, selv om ett av dem passer. Har hun skjønt det riktig?",
        "",
        "yes",
    ),
    (
        "Maria säger att när man dragit två för en +2 är turen över, även om ett av dem passar. Har hon fattat rätt?",
        "",
        "yes",
    ),
    (
        "Mari sanoo että kun on nostanut kaksi plus kakkosesta vuoro on ohi, vaikka toinen kävisi. Onko Mari ymmärtänyt oikein?",
        "",
        "yes",
    ),
]

PUT_OUT = [
    (
        "My brother wants me out of the round for having 26 cards in hand. Can he demand that?",
        "no-mercy-exclusions",
        "no",
    ),
    (
        "Broren min vil ha meg ut av runden fordi jeg har 26 kort på hånda. Kan han kreve det?",
        "no-mercy-exclusions",
        "no",
    ),
    (
        "Brorsan vill ha ut mig ur rundan för att jag har 26 kort på handen. Kan han kräva det?",
        "no-mercy-exclusions",
        "no",
    ),
    (
        "Veli haluaa minut ulos kierrokselta koska mulla on 26 korttia. Voiko se vaatia sitä?",
        "no-mercy-exclusions",
        "no",
    ),
    ("My brother wants me out of the round for having 26 cards in hand. Can he demand that?", "no-mercy", "yes"),
    ("Broren min vil ha meg ut av runden fordi jeg har 26 kort på hånda. Kan han kreve det?", "no-mercy", "yes"),
    ("Brorsan vill ha ut mig ur rundan för att jag har 26 kort på handen. Kan han kräva det?", "no-mercy", "yes"),
    ("Veli haluaa minut ulos kierrokselta koska mulla on 26 korttia. Voiko se vaatia sitä?", "no-mercy", "yes"),
]

NUMBERS = [
    ("Gran drew six in a row before she found one that fitted. One would have been enough, wouldn't it?", "", "yes"),
    ("Mummi nosti kuusi korttia putkeen ennen kuin löysi sopivan. Yksi olisi riittänyt, eikö vaan?", "", "yes"),
    (
        "Gran drew six in a row before she found one that fitted. One would have been enough, wouldn't it?",
        "no-mercy",
        "no",
    ),
    ("Mummi nosti kuusi korttia putkeen ennen kuin löysi sopivan. Yksi olisi riittänyt, eikö vaan?", "no-mercy", "no"),
    ("Dad drew five cards before one fitted. Did he draw too many?", "", "yes"),
    ("Pappa trakk fem kort før ett passet. Trakk han for mange?", "", "yes"),
    ("Pappa drog fem kort innan ett passade. Drog han för många?", "", "yes"),
    ("Isä nosti viisi korttia ennen kuin yksi kävi. Nostiko hän liikaa?", "", "yes"),
    (
        "We turned over a card each to see who deals. I got a wild, Niamh a 3, and she says the 3 beats it. Is she right?",
        "",
        "yes",
    ),
    (
        "Vi snudde et kort hver for å se hvem som deler. Jeg fikk "
        "joker, Nina en treer, og hun sier treeren slår den. Har hun rett?",
        "",
        "yes",
    ),
    (
        "Vi vände ett kort var för att se vem som ger. Jag fick en "
        "joker, Nina en trea, och hon säger att trean slår den. Har hon rätt?",
        "",
        "yes",
    ),
    (
        "Käännettiin kortti kukin jakajan valintaan. Sain jokerin, "
        "Niina kolmosen, ja se sanoo että kolmonen voittaa. Onko se oikeassa?",
        "",
        "yes",
    ),
]

THE_WIN = [
    ("Leif passed 620 points and is dancing about like a world champion. Is it over?", "no-mercy", "no"),
    ("Leif passerte 620 poeng og danser rundt som verdensmester. Er det over?", "no-mercy", "no"),
    ("Leif passerade 620 poäng och dansar omkring som världsmästare. Är det slut?", "no-mercy", "no"),
    ("Leevi ylitti 620 pistettä ja tanssii kuin maailmanmestari. Onko peli ohi?", "no-mercy", "no"),
    (
        "Had 455 before. I won this round and the others had 38 points in "
        "hand altogether. Now Lena says I haven't won the match yet. Have I?",
        "",
        "no",
    ),
    (
        "Hadde 455 fra før. Denne runden vant jeg, og de andre hadde 38 poeng på "
        "hånda til sammen. Nå sier Lena at jeg ikke har vunnet ennå. Har jeg det?",
        "",
        "no",
    ),
    (
        "Hade 455 förut. Den här omgången vann jag och de andra hade 38 poäng "
        "på hand sammanlagt. Nu säger Lena att jag inte vunnit än. Har jag det?",
        "",
        "no",
    ),
    (
        "Mulla oli 455. Voitin tämän kierroksen ja muilla oli yhteensä "
        "38 pistettä kädessä. Leena sanoo etten ole vielä voittanut. Olenko?",
        "",
        "no",
    ),
]


@pytest.mark.parametrize(
    ("text", "rules", "verdict"),
    [*INSTEAD, *THE_NEXT_PAYS, *TURN_OF_TWO, *FREE_TO, *BARRED, *LAPSES, *TURN_GONE, *PUT_OUT, *NUMBERS, *THE_WIN],
)
def test_the_yes_goes_the_way_it_is_asked(text: str, rules: str, verdict: str) -> None:
    assert answer(text, rules.split()).verdict == verdict
