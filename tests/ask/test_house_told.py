"""House rules told in a question: what the table says it plays is in force, what somebody claims or denies is not."""

from __future__ import annotations

import pytest

from unorules.ask.reading import read
from unorules.ask.reply import answer

PLAYED = [
    (
        "en",
        "House rule here: you can stack draw twos. Someone put a +2 on me. May I answer with my own +2?",
        "progressive",
    ),
    ("fi", "Meillä pinotaan +2:t. Saanko vastata +2:een omalla +2:lla?", "progressive"),
    ("nb", "Vi kjører stabling. Noen la +2 på meg. Kan jeg svare med en +2?", "progressive"),
    ("sv", "Vi kör med stapling. Någon la +2 på mig. Får jag svara med en +2?", "progressive"),
    ("en", "Stacking is on. Can I put my +4 on his +4?", "progressive"),
    ("en", "At our table you're allowed to put a +4 on a +2. Can I lay a +4 on a +2?", "mixed-stacking"),
    ("fi", "Meillä saa ketjuttaa mitä vaan. Saanko lyödä +4:n +2:n päälle?", "mixed-stacking"),
    ("nb", "Vi stabler alt om hverandre. Kan jeg legge +4 på en +2?", "mixed-stacking"),
    ("sv", "Hos oss får man lägga +4 på +2. Kan jag lägga +4 på hennes +2?", "mixed-stacking"),
    ("en", "We play that a 7 means you trade hands. I put down a 7. Do I have to trade?", "seven-o"),
    ("en", "When a 0 is laid at ours, all hands get passed on. My brother laid a 0. Do hands move?", "seven-o"),
    ("fi", "Meillä nollalla kädet kiertää. Pelasin nollan. Kiertääkö kortit?", "seven-o"),
    ("nb", "Hos oss går alle hender rundt på null. Jeg la en 0. Sendes hendene videre?", "seven-o"),
    ("sv", "Vi skickar händerna vidare på nolla. Jag la en 0. Skickas händerna runt?", "seven-o"),
    ("sv", "Vi byter händer på sjua. Jag la en 7. Byter jag hand?", "seven-o"),
    (
        "en",
        "We allow jumping in. Red 3 on the pile, I've got a red 3 but it's not my go. Can I slam it down?",
        "jump-in",
    ),
    (
        "fi",
        "Meillä on käytössä väliinlyönti. Pinossa punainen 3, mulla samanlainen punainen 3. Saanko hypätä väliin?",
        "jump-in",
    ),
    ("nb", "Vi har lov å hoppe inn. Rød 3 ligger øverst, jeg har rød 3. Kan jeg hoppe inn med den?", "jump-in"),
    ("sv", "Inhopp är tillåtet hos oss. Röd 3 ligger överst och jag har en röd 3. Får jag hoppa in?", "jump-in"),
    (
        "en",
        "At our house you keep drawing until you can play. How many cards must I draw when I can't play?",
        "draw-until-playable",
    ),
    (
        "fi",
        "Meillä nostetaan niin kauan että löytyy sopiva. Kuinka monta nostan jos en voi pelata?",
        "draw-until-playable",
    ),
    ("nb", "Hos oss trekker man helt til noe passer. Hvor mange kort må jeg trekke?", "draw-until-playable"),
    ("sv", "Hos oss drar man tills något passar. Hur många kort ska jag dra?", "draw-until-playable"),
    ("en", "We draw up to three cards if we can't play. How many do I draw?", "draw-three"),
    ("fi", "Meillä nostetaan korkeintaan kolme korttia. Montako nostan jos ei ole sopivaa?", "draw-three"),
    ("nb", "Hos oss trekker vi opptil tre kort. Hvor mange kort trekker jeg når jeg ikke kan legge?", "draw-three"),
    ("en", "We let people put down several of the same number at once. Can I lay my three 5s together?", "multi-play"),
    ("fi", "Meillä saa lyödä monta samaa numeroa kerralla. Saanko lyödä kolme vitosta kerralla?", "multi-play"),
    ("nb", "Hos oss er det lov å legge flere like kort samtidig. Kan jeg legge tre femmere på en gang?", "multi-play"),
    ("sv", "Hos oss får man lägga flera likadana på en gång. Kan jag lägga tre femmor samtidigt?", "multi-play"),
    ("en", "Our rule is that you must play if you can. Can I draw a card although I could play?", "force-play"),
    ("nb", "Hos oss må man legge hvis man kan. Kan jeg trekke selv om jeg kunne lagt?", "force-play"),
    ("sv", "Hos oss måste man lägga om man kan. Får jag dra ett kort fast jag kunde lägga?", "force-play"),
    ("en", "We play without bluffing. I have a red 5 and red is on top. May I lay a +4?", "no-bluff"),
    ("fi", "Meillä ei saa bluffata. Mulla on punainen 5 ja pinossa punainen 8. Saanko lyödä +4:n?", "no-bluff"),
    ("nb", "Hos oss er det ikke lov å bløffe. Jeg har en rød 5 og det ligger en rød 8. Kan jeg legge +4?", "no-bluff"),
    ("sv", "Hos oss får man inte bluffa. Jag har en röd 5 och det ligger en röd 8. Får jag lägga +4?", "no-bluff"),
    (
        "en",
        "At ours a +4 can be played any time. I have a red 5 and red is on top. May I lay a +4?",
        "free-wild-draw-four",
    ),
    (
        "fi",
        "Meillä +4:n saa lyödä milloin vaan. Mulla on punainen 5 ja pinossa punainen 8. Saanko lyödä +4:n?",
        "free-wild-draw-four",
    ),
    (
        "nb",
        "Hos oss kan +4 legges når som helst. Jeg har en rød 5 og det ligger en rød 8. Kan jeg legge +4?",
        "free-wild-draw-four",
    ),
    (
        "sv",
        "Hos oss får man lägga +4 när som helst. Jag har en röd 5 och det ligger en röd 8. Får jag lägga +4?",
        "free-wild-draw-four",
    ),
    ("en", "In our family a skip passes the +2 on. I got a +2 and have a skip. Can I use it to pass it on?", "bounce"),
    (
        "fi",
        "Meillä ohituksella saa siirtää +2:n eteenpäin. Sain +2:n ja mulla on ohitus. Voinko siirtää sen?",
        "bounce",
    ),
    (
        "nb",
        "Hos oss sender en snu-kort plusstoeren tilbake. Jeg fikk +2 og har et snukort. Kan jeg sende den tilbake?",
        "bounce",
    ),
    (
        "sv",
        "Hos oss skickar ett vändkort tillbaka +2:an. Jag fick +2 och har ett vändkort. Får jag skicka tillbaka den?",
        "bounce",
    ),
    ("en", "Our house rule: the last card must be a number. Can I go out with a reverse?", "no-action-finish"),
    ("fi", "Meillä ei saa lopettaa erikoiskorttiin. Voinko lopettaa ohitukseen?", "no-action-finish"),
    ("nb", "Hos oss får man ikke gå ut på spesialkort. Kan jeg gå ut på en stoppkort?", "no-action-finish"),
    ("sv", "Hemma hos oss får man inte gå ut på ett specialkort. Kan jag gå ut på ett stopp?", "no-action-finish"),
    ("en", "We play Challenge UNO. I have 510 points. Am I out?", "challenge-uno"),
    ("fi", "Meillä putoaa kun on 500 pistettä. Mulla on 510. Olenko ulkona?", "challenge-uno"),
    ("nb", "Hos oss ryker man ut på 500 poeng. Jeg har 510. Er jeg ute?", "challenge-uno"),
    ("sv", "Hos oss åker man ut vid 500 poäng. Jag har 510. Är jag ute?", "challenge-uno"),
    ("en", "We play in pairs, two against two. May I show my partner my cards?", "partners"),
    ("nb", "Vi spiller i par, to mot to. Hvem får poengene når makkeren min går ut?", "partners"),
    ("sv", "Vi spelar i par. Vem får poängen när min partner går ut?", "partners"),
    ("fi", "Pelataan pareittain. Kuka saa pisteet kun mun pari lopettaa?", "partners"),
    ("en", "We play with two packs. How many cards do we have?", "two-packs"),
    ("en", "Our house rules let you stack. If she plays a +4, can I throw my own +4 on top?", "progressive"),
    ("en", "If we play with stacking, can a +2 go on a +2?", "progressive"),
    ("en", "Can I put a +2 on a +2 if we play with stacking?", "progressive"),
    ("fi", "Saanko lyödä +2:n +2:n päälle, jos pelataan ketjutuksella?", "progressive"),
    ("nb", "Kan jeg legge +2 på +2 hvis vi spiller med stabling?", "progressive"),
    ("sv", "Får jag lägga +2 på +2 om vi spelar med stapling?", "progressive"),
    ("en", "In this house bluffing is banned. I hold a green 4 and green is on top. May I play the +4?", "no-bluff"),
    ("en", "Nobody may end on a special card at ours. My last one is a +2. Can I win with it?", "no-action-finish"),
    ("fi", "Meillä viimeisen kortin pitää olla numero. Vika kortti on +2. Voitanko sillä?", "no-action-finish"),
    ("nb", "Hos oss må siste kort være et tall. Mitt siste er en +2. Kan jeg gå ut med den?", "no-action-finish"),
    (
        "sv",
        "Hos oss måste man gå ut på en siffra. Mitt sista kort är en +2. Kan jag vinna med det?",
        "no-action-finish",
    ),
    (
        "en",
        "At our table everybody writes down their own points and the lowest total wins. I have 12 and Ann 60. Who wins?",
        "low-score",
    ),
    ("nb", "Hos oss teller alle sine egne poeng og lavest vinner. Jeg har 40 og Kari 90. Hvem vinner?", "low-score"),
    (
        "sv",
        "Vi räknar så att alla får sina egna poäng och lägst vinner. Jag har 40 och Stina 90. Vem vinner?",
        "low-score",
    ),
    ("en", "Sevens swap and zeros rotate in our house. I play my last card and it's a 7. Do I win?", "seven-o"),
    ("fi", "Kotisääntönä useita samoja saa lyödä kerralla. Saanko lyödä kaksi seiskaa yhtä aikaa?", "multi-play"),
    (
        "sv",
        "Vår husregel är att man får lägga flera lika kort samtidigt. Får jag lägga två sjuor på en gång?",
        "multi-play",
    ),
    ("nb", "Husregel: man kan legge flere like på likt. Kan jeg legge to sjuere samtidig?", "multi-play"),
    ("en", "When jump-in is on, can I lay my red 3 on a red 3 out of turn?", "jump-in"),
    ("nb", "Med innhopp tillatt, kan jeg legge rød 3 på rød 3 utenom tur?", "jump-in"),
    ("sv", "När inhopp gäller, får jag lägga min röda 3 på en röd 3 fast det inte är min tur?", "jump-in"),
    (
        "fi",
        "Kun väliinlyönti on käytössä, saanko lyödä punaisen 3:n punaisen 3:n päälle vaikka ei ole mun vuoro?",
        "jump-in",
    ),
    ("en", "At ours you have to play if you can. May I keep my card and draw instead?", "force-play"),
    ("sv", "Vi har läggtvång. Måste jag lägga när jag kan?", "force-play"),
    ("nb", "Vi har leggetvang. Må jeg legge når jeg kan?", "force-play"),
    ("fi", "Meillä on pelipakko. Pitääkö mun pelata jos voin?", "force-play"),
    ("en", "At ours anyone with 25 cards is out. I have 26. Am I out?", "mercy-25"),
    ("nb", "Hos oss ryker du ut med 25 kort. Jeg har 26. Er jeg ute?", "mercy-25"),
    ("sv", "Hos oss åker man ut med 25 kort. Jag har 26. Är jag ute?", "mercy-25"),
    ("fi", "Meillä 25 kortilla putoaa. Mulla on 26. Olenko ulkona?", "mercy-25"),
    ("en", "we stack at ours and she hit me with +2, i've got a +2, can i chuck it on?", "progressive"),
    (
        "en",
        "So in our family stacking is fine. My uncle played a +2, can I play one too instead of drawing?",
        "progressive",
    ),
    ("nb", "vi stabler hos oss. fikk en +2 og har en selv, kan jeg legge den på?", "progressive"),
    ("sv", "Vi brukar stapla. Jag fick en +2, får jag lägga en egen +2 på den?", "progressive"),
    ("fi", "meil stäkätään. sain +2:n ja mul on toinen, saanko lyödä sen päälle", "progressive"),
    ("en", "We always keep drawing until we get one that works. Do I stop after one card?", "draw-until-playable"),
    (
        "nb",
        "Vi har som regel at man trekker til man får et kort som passer. Er det nok å trekke ett kort?",
        "draw-until-playable",
    ),
    ("sv", "Vår regel är att man drar tills man kan lägga. Räcker det att dra ett kort?", "draw-until-playable"),
    ("fi", "Meidän sääntö on että nostetaan kunnes löytyy sopiva. Riittääkö yksi kortti?", "draw-until-playable"),
    ("en", "At our table a seven makes you trade hands. Can I lay a 7 and keep my own?", "seven-o"),
    ("sv", "På sjua byter vi händer hemma. Får jag behålla min hand om jag lägger en sjua?", "seven-o"),
    ("nb", "Vi har sånn at på sjuer bytter man hånd. Kan jeg la være å bytte?", "seven-o"),
    ("fi", "Meillä seiskasta vaihdetaan kädet jonkun kanssa. Voinko jättää vaihtamatta?", "seven-o"),
    ("en", "Doubles allowed in this house. I've two 4s, can they go down in one go?", "multi-play"),
    (
        "en",
        "Our rule: play the +4 whenever you like. I've still got a green card and green's on top. Can I play it?",
        "free-wild-draw-four",
    ),
    (
        "sv",
        "Vår husregel: +4 får läggas när man vill. Jag har grönt och grönt ligger. Får jag lägga +4?",
        "free-wild-draw-four",
    ),
    ("fi", "Meillä suunnanvaihdolla saa palauttaa +2:n. Sain +2:n, voinko palauttaa sen suunnanvaihdolla?", "bounce"),
    (
        "sv",
        "Vi låter en hoppa över skicka vidare +2:an. Jag fick +2 och har en hoppa över. Kan jag skicka den vidare?",
        "bounce",
    ),
]
NOT_PLAYED = [
    ("en", "My dad wants us to stack. Can I put a +2 on a +2?"),
    ("en", "No stacking at our place. Can I answer a +2 with a +2?"),
    ("nb", "Hos oss er det ikke lov å stable. Kan jeg legge +2 på +2?"),
    ("sv", "Vi kör utan stapling. Får jag lägga +2 på +2?"),
    ("fi", "Pelataan ilman ketjutusta. Saanko lyödä +2:n +2:n päälle?"),
    ("fi", "Saako meillä ketjuttaa?"),
    ("nb", "Kan vi stable?"),
    ("sv", "Får man stapla?"),
    ("en", "We swap hands on a 7. Is that an official rule?"),
    ("fi", "Meillä vaihdetaan kädet seiskalla. Onko se virallinen sääntö?"),
    ("nb", "Vi bytter hender på sju. Er det en offisiell regel?"),
    ("sv", "Vi byter händer på sju. Är det en officiell regel?"),
    ("en", "We draw until we can play. Is that right?"),
    ("nb", "Vi trekker til vi kan legge. Er det riktig?"),
    ("sv", "Vi drar tills vi kan lägga. Är det rätt?"),
    ("fi", "Me nostetaan kunnes voi pelata. Onko se oikein?"),
    (
        "en",
        "My brother insists jump-in is allowed. Blue 6 on the pile and I hold a blue 6, not my turn. May I jump in?",
    ),
    ("en", "I heard sevens swap hands. I laid a 7. Do I swap?"),
    ("sv", "Min kusin tycker att vi ska byta händer på sjua. Jag la en 7. Måste jag byta?"),
    ("nb", "Vi bytter ikke hender på sju. Jeg la en 7. Må jeg bytte?"),
    ("en", "We've never stacked. Can I put a +2 on a +2?"),
    ("en", "I read that you can stack. Can I put a +2 on a +2?"),
    ("en", "My friends stack. Can I put a +2 on a +2 officially?"),
    ("fi", "Meillä ei saa lyödä väliin. Pinossa sininen 6 ja mulla sininen 6. Saanko lyödä väliin?"),
    ("nb", "Vi tillater ikke innhopp. Blå 6 ligger der og jeg har blå 6. Kan jeg hoppe inn utenom tur?"),
    ("sv", "Hos oss är inhopp förbjudet. Blå 6 ligger överst och jag har en blå 6. Får jag hoppa in?"),
    ("en", "I have two sevens. Can I lay both together?"),
    ("sv", "Vi är fyra. Jag drog ett kort och det passade. Får jag lägga det?"),
    ("nb", "Vi trekker ett kort hver. Hvem begynner?"),
    ("en", "We were two against one and my partner laughed. She laid a +4 and I challenged. How many do I draw?"),
    ("fi", "Meillä oli kolme korttia. Löin ohituksen viimeisenä. Voitinko?"),
    ("en", "I can't finish, my last card is a skip. Can I end the round with it?"),
]
ANSWERED = [
    ("en", "House rule here: you can stack draw twos. Someone put a +2 on me. May I answer with my own +2?", "yes"),
    ("fi", "Meillä pinotaan +2:t. Saanko vastata +2:een omalla +2:lla?", "yes"),
    ("en", "At our table you're allowed to put a +4 on a +2. Can I lay a +4 on a +2?", "yes"),
    ("fi", "Meillä saa ketjuttaa mitä vaan. Saanko lyödä +4:n +2:n päälle?", "yes"),
    ("nb", "Hos oss går alle hender rundt på null. Jeg la en 0. Sendes hendene videre?", "yes"),
    ("sv", "Vi skickar händerna vidare på nolla. Jag la en 0. Skickas händerna runt?", "yes"),
    ("en", "We allow jumping in. Red 3 on the pile, I've got a red 3 but it's not my go. Can I slam it down?", "yes"),
    (
        "fi",
        "Meillä on käytössä väliinlyönti. Pinossa punainen 3, mulla samanlainen punainen 3. Saanko hypätä väliin?",
        "yes",
    ),
    ("en", "We let people put down several of the same number at once. Can I lay my three 5s together?", "yes"),
    ("fi", "Meillä saa lyödä monta samaa numeroa kerralla. Saanko lyödä kolme vitosta kerralla?", "yes"),
    ("en", "Our rule is that you must play if you can. Can I draw a card although I could play?", "no"),
    ("en", "We play without bluffing. I have a red 5 and red is on top. May I lay a +4?", "no"),
    ("fi", "Meillä ei saa bluffata. Mulla on punainen 5 ja pinossa punainen 8. Saanko lyödä +4:n?", "no"),
    ("en", "At ours a +4 can be played any time. I have a red 5 and red is on top. May I lay a +4?", "yes"),
    ("fi", "Meillä +4:n saa lyödä milloin vaan. Mulla on punainen 5 ja pinossa punainen 8. Saanko lyödä +4:n?", "yes"),
    ("en", "In our family a skip passes the +2 on. I got a +2 and have a skip. Can I use it to pass it on?", "yes"),
    ("fi", "Meillä ohituksella saa siirtää +2:n eteenpäin. Sain +2:n ja mulla on ohitus. Voinko siirtää sen?", "yes"),
    ("en", "Our house rule: the last card must be a number. Can I go out with a reverse?", "no"),
    ("fi", "Meillä ei saa lopettaa erikoiskorttiin. Voinko lopettaa ohitukseen?", "no"),
    ("en", "At ours anyone with 25 cards is out. I have 26. Am I out?", "yes"),
    ("nb", "Hos oss ryker du ut med 25 kort. Jeg har 26. Er jeg ute?", "yes"),
]


@pytest.mark.parametrize(("language", "question", "rule"), PLAYED)
def test_a_house_rule_that_the_table_tells_is_in_force(language: str, question: str, rule: str) -> None:
    assert read(question, language).rules == (rule,)


@pytest.mark.parametrize(("language", "question"), NOT_PLAYED)
def test_a_house_rule_claimed_doubted_asked_after_or_denied_is_not_in_force(language: str, question: str) -> None:
    assert read(question, language).rules == ()


@pytest.mark.parametrize(("language", "question", "verdict"), ANSWERED)
def test_the_question_is_answered_by_the_rule_told(language: str, question: str, verdict: str) -> None:
    assert answer(question, language=language).verdict == verdict


def test_the_points_at_which_one_is_out_are_nobodys() -> None:
    assert read("Hos oss åker man ut vid 500 poäng. Jag har 510. Är jag ute?", "sv").arguments["total"] == 510


def test_what_a_table_forbids_turns_no_question_round() -> None:
    assert not read("At our table you can't finish on an action card. My last card is a skip. Do I win?").turned
