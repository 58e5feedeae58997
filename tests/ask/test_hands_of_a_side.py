"""Hands counted: of the other side only, with those knocked out, with what was drawn at the end; totals and hands that grow."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

HANDS = [
    (
        "no-mercy",
        "Went out first. Jess had been put out on 25 cards, Max was left with a 1 and a skip, and Ria "
        "with a yellow 0 and two 5s. What do I score?",
        281,
    ),
    (
        "official partners",
        "Pairs: me and Tom against Kim and Lee. I'm out, Kim holds a skip, Lee a 7, a 5 and a 9, and "
        "Tom's sitting on two wilds. How much do we score?",
        41,
    ),
    (
        "official",
        "I finished with a +2 on Greg. He held a 3 and a 6, and the two he drew were a 5 and a reverse. "
        "How much is that to me?",
        34,
    ),
    (
        "no-mercy",
        "I won the round. Pat was turfed out with 26 cards and Quinn's left holding a skip, a 7 and a "
        "red reverse. How many points for me?",
        297,
    ),
    (
        "official partners",
        "Teams of two: Jo with me, Al and Bev on the other side. Jo's out. Al's got a wild and a 5, Bev "
        "two skips, and I was stuck with a +4. What do we score?",
        95,
    ),
    (
        "no-mercy",
        "Round is mine. Rory went bust at 25 cards, Sal had a green 9 and a yellow 0 and Tess a red 1 "
        "and a blue 9. How many points do I get?",
        269,
    ),
    (
        "official",
        "Went out on a wild. Moe's left with a 9, an 8 and a reverse, and Zara with two skips. What's "
        "my score for that?",
        77,
    ),
    (
        "official",
        "Ended it with a skip. Ivy's holding two wilds and a 5 and Jon has just the one reverse. My points?",
        125,
    ),
    (
        "no-mercy",
        "I went out. Two others had been knocked out at 25 cards each, and Wren was left with a red "
        "reverse. What do I score?",
        520,
    ),
    (
        "no-mercy",
        "Voitin kierroksen. Mikko oli pudonnut 25 kortin takia ja Lassille jäi keltainen 9, keltainen 1 "
        "ja vihreä 9. Paljonko saan pisteitä?",
        269,
    ),
    (
        "official partners",
        "Parit: minä ja Tuula vastaan Esa ja Raija. Pääsin ekana loppuun, Esalle jäi jokeri, Raijalle "
        "seiska ja Tuulalle vielä kakkonen. Montako pistettä me saadaan?",
        57,
    ),
    (
        "official",
        "Lopetin +2:een. Seuraavana olleella Jannella oli kädessä nelonen, ja noista kahdesta tuli ysi "
        "ja ohitus. Paljonko Janne tuo mulle?",
        33,
    ),
    (
        "no-mercy",
        "Voitin kierroksen. Teppo lensi pihalle kun sille kertyi 25 korttia, Saaralle jäi sininen "
        "ohitus, kutonen ja ysi ja ykkönen. Montako pistettä saan?",
        286,
    ),
    (
        "official partners",
        "Pelattiin pareina, mä ja Jere vastaan Nina ja Outi. Jere pääsi loppuun. Ninalle jäi ohitus ja "
        "viitonen, Outille ysi, mulle jokeri. Paljonko tulee pisteitä meille?",
        34,
    ),
    (
        "official",
        "Päätin kierroksen +2:een. Seuraavalla oli kaksi kolmosta, ja niistä kahdesta nostetusta tuli "
        "ysi ja ohitus. Paljonko saan?",
        35,
    ),
    ("official", "Lopetin jokeriin. Matille jäi ysi, kutonen ja ysi ja Zaidalle yksi jokeri. Paljonko saan?", 74),
    (
        "official",
        "Päätin kierroksen ohitukseen. Iidalle jäi kaksi jokeria ja vitonen, Jonille suunnanvaihto. "
        "Paljonko pisteitä mulle?",
        125,
    ),
    (
        "no-mercy",
        "Pääsin ekana. Kaksi muuta oli pudonnut 25 korttiin ja Ville jäi punaisen suunnanvaihdon "
        "kanssa. Montako pistettä saan?",
        520,
    ),
    (
        "no-mercy",
        "Jeg vant runden. Eirik var slått ut på 25 kort, og Nina satt igjen med en gul 8, en rød 5 og "
        "en blå +2. Hvor mange poeng får jeg?",
        283,
    ),
    (
        "official partners",
        "Vi spiller i par, Ane og jeg mot Leif og Rolf. Jeg gikk ut, Leif hadde 7 og stopp, Rolf en 9, "
        "og Ane satt med en joker. Hva skriver vi opp?",
        36,
    ),
    (
        "official",
        "Jeg gikk ut på +2 mot Olav. Han hadde en firer, og de to han trakk var en sjuer og en snu. Hva "
        "får jeg av Olav?",
        31,
    ),
    (
        "no-mercy",
        "Jeg ble kvitt kortene først. Kine røk ut på 25 kort, Jens satt igjen med rød stopp, en 9 og en "
        "1. Hvor mange poeng blir det?",
        280,
    ),
    (
        "official partners",
        "To mot to: jeg og Silje mot Geir og Unni. Silje ble ferdig. Geir har en joker, Unni en 7 og en "
        "6, og jeg sitter med to stopp. Hvor mange poeng får vi?",
        63,
    ),
    ("no-mercy", "Runden var min. Roar røk ut med 25 kort, og Siri hadde grønn 9 og rød snu. Hvor mange poeng?", 279),
    ("official", "Jeg avsluttet med en joker. Mons satt med 9, 8 og en snu, Sara med to stopp. Hva får jeg?", 77),
    (
        "official",
        "Jeg gikk ut på en stopp. Ida sitter med to jokere og en femmer, Jon med en snu. Hvor mange poeng får jeg?",
        125,
    ),
    (
        "no-mercy",
        "Jeg gikk ut. To andre var slått ut på 25 kort, og Vera satt igjen med en rød snu. Hva får jeg i poeng?",
        520,
    ),
    (
        "no-mercy",
        "Jag vann omgången. Axel hade åkt ut på 25 kort och Stina satt kvar med en blå 9 och en röd +2. "
        "Hur många poäng får jag?",
        279,
    ),
    (
        "official partners",
        "Två mot två, jag och Maja mot Ove och Per. Jag gick ut, Ove hade en 8, Per en joker och Maja "
        "en 4. Hur många poäng blir det till oss?",
        58,
    ),
    (
        "official",
        "Jag gick ut på en +2 mot Gösta. Han hade en nia, och de två han drog var en åtta och ett "
        "stoppkort. Vad får jag för Gösta?",
        37,
    ),
    (
        "no-mercy",
        "Jag vann rundan. Lotta rök ut på 25 kort och Sven satt kvar med en röd stopp, en trea och en "
        "tvåa. Hur många poäng blir det till mig?",
        275,
    ),
    (
        "official partners",
        "Vi kör i lag, jag och Nils mot Eva och Rut. Nils blev klar. Eva hade en nia, Rut ett vändkort "
        "och jag en joker. Hur mycket får vi?",
        29,
    ),
    (
        "no-mercy",
        "Omgången var min. Roger åkte ut med 25 kort och Siri hade en grön nia och ett rött vändkort. Hur många poäng?",
        279,
    ),
    ("official", "Jag gick ut på en joker. Måns satt med 9, 8 och ett vändkort, Sara med två stopp. Vad får jag?", 77),
    (
        "official",
        "Jag gick ut på ett stopp. Ida sitter med två jokrar och en femma, Jon med ett vändkort. Hur "
        "många poäng får jag?",
        125,
    ),
    (
        "no-mercy",
        "Jag gick ut. Två andra var utslagna på 25 kort, och Vera satt kvar med ett rött vändkort. Vad "
        "får jag i poäng?",
        520,
    ),
]

TOTALS = [
    (
        "official",
        "I was on 420 and I went out with the rest of them holding 85 points between them. Does that win me the match?",
        "yes",
    ),
    ("official", "Sitting on 365 and I've just picked up another 120. Is that the game?", "no"),
    (
        "official",
        "I'd 390 before this hand and the other three had 120 between the lot of them. Is that me done, have I won?",
        "yes",
    ),
    (
        "official",
        "I've been keeping score: 210 from round one, 95 from round two, and this time everyone else "
        "had 160 in all. Am I the champion?",
        "no",
    ),
    ("official", "460 to me before. This round: Fi stuck with a wild. Is the match mine?", "yes"),
    ("official", "Mulla oli 410 ja muille jäi nyt yhteensä 95 pistettä käteen. Voitinko pelin?", "yes"),
    ("official", "Ennestään mulla oli 320 ja nyt muille jäi yhteensä 180 pistettä. Onko voitto mun?", "yes"),
    ("official", "Ekasta kierroksesta 210, tokasta 95 ja nyt muilla oli yhteensä 160. Olenko voittanut pelin?", "no"),
    ("official", "Mulla oli 460. Nyt Finnille jäi jokeri. Voitinko ottelun?", "yes"),
    ("official", "Jeg sto med 433, og de andre satt igjen med 70 til sammen. Har jeg vunnet hele greia?", "yes"),
    ("official", "Hadde 290 fra før og fikk 180 nå. Er kampen over?", "no"),
    ("official", "Jeg hadde 405 fra før, og de andre satt med 95 poeng til sammen. Er det nok til seier?", "yes"),
    ("official", "210 poeng første runde, 95 i andre, og nå hadde de andre 160 til sammen. Har jeg vunnet?", "no"),
    ("official", "Jeg hadde 460. Nå satt Finn igjen med en joker. Er kampen min?", "yes"),
    ("official", "Jag hade 455 och de andra satt kvar med 50 ihop. Har jag vunnit hela spelet?", "yes"),
    ("official", "Låg på 310 och fick 175 till. Är matchen min?", "no"),
    (
        "official",
        "Låg på 415 sedan tidigare och de övriga hade 85 tillsammans på handen. Har jag vunnit matchen?",
        "yes",
    ),
    ("official", "210 poäng första omgången, 95 i andra, och nu hade de andra 160 ihop. Har jag vunnit?", "no"),
    ("official", "Jag hade 460. Nu satt Finn kvar med en joker. Är matchen min?", "yes"),
]

GROWN = [
    ("official mercy-25", "I had 21 cards and then had to take a +4. Am I out?", "yes"),
    ("official mercy-25", "24 cards I had, then somebody +2'd me and I had to draw them. Do I get kicked out?", "yes"),
    (
        "official mercy-25",
        "I was holding 17, got hit with two +4s stacked and had to take the eight. Does that finish me?",
        "yes",
    ),
    ("official mercy-25", "Mulla oli 22 korttia ja jouduin nostamaan vielä plus nelosen. Putosinko?", "yes"),
    ("official mercy-25", "Kädessä 20 korttia ja nostin siihen neljä lisää. Olenko ulkona?", "no"),
    ("official mercy-25", "Pitelin 23 korttia ja sitten piti nostaa plus nelosesta neljä lisää. Lensinkö ulos?", "yes"),
    (
        "official mercy-25",
        "Mulla oli 17 ja mulle kasattiin kaksi plus nelosta, nostin kahdeksan. Olenko pudonnut?",
        "yes",
    ),
    ("official mercy-25", "Jeg hadde 23 kort og måtte trekke to for en +2. Er jeg ute?", "yes"),
    ("official mercy-25", "Jeg satt med 19 kort og fikk fire til av en +4. Ryker jeg ut?", "no"),
    ("official mercy-25", "Satt med 21 kort og måtte ta fire for en +4. Er jeg ute av runden?", "yes"),
    ("official mercy-25", "22 kort på hånda, så trakk jeg ett til. Ryker jeg?", "no"),
    ("official mercy-25", "Jeg hadde 17 kort, fikk to +4 stablet på meg og måtte trekke åtte. Er jeg ute?", "yes"),
    ("official mercy-25", "Jag hade 24 kort och drog ett till. Är jag ute?", "yes"),
    ("official mercy-25", "Hade 18 kort på hand och fick sen en +4 på mig. Åker jag ut?", "no"),
    ("official mercy-25", "Jag satt på 22 kort och blev tvungen att dra fyra för en +4. Åker jag ut?", "yes"),
    ("official mercy-25", "21 kort hade jag, och så drog jag två för en +2. Är jag utslagen?", "no"),
    ("official mercy-25", "Jag hade 17 kort, fick två +4 staplade på mig och fick dra åtta. Är jag ute?", "yes"),
]


@pytest.mark.parametrize(("rules", "question", "wanted"), HANDS)
def test_the_hands_of_the_others_are_counted(rules: str, question: str, wanted: str | int | list[str]) -> None:
    found = answer(question, rules.split())
    assert wanted in (found.verdict, found.value)


@pytest.mark.parametrize(("rules", "question", "wanted"), TOTALS)
def test_what_all_the_others_held_comes_on_top(rules: str, question: str, wanted: str | int | list[str]) -> None:
    found = answer(question, rules.split())
    assert wanted in (found.verdict, found.value)


@pytest.mark.parametrize(("rules", "question", "wanted"), GROWN)
def test_a_hand_grows_by_what_is_drawn(rules: str, question: str, wanted: str | int | list[str]) -> None:
    found = answer(question, rules.split())
    assert wanted in (found.verdict, found.value)
