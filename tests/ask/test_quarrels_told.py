"""Quarrels told at tables: each claim is asked by itself, and who is right, or is not, is named; nobody where it cannot be read."""

from __future__ import annotations

import pytest

from unorules.ask.claimants import Right, who_is_right
from unorules.ask.reply import answer
from unorules.i18n.messages import load as words
from unorules.sheets.answer_page import sentence

QUARRELS = [
    ("en", "", "My son says you can play a +4 at any time. Who is right?", "not-name", "Your son"),
    ("fi", "", "Poikani sanoo että +4:n saa lyödä milloin vain. Kuka on oikeassa?", "not-name", "Poikasi"),
    ("nb", "", "Sønnen min sier at man kan legge +4 når som helst. Hvem har rett?", "not-name", "Sønnen din"),
    ("sv", "", "Min son säger att man får lägga +4 när som helst. Vem har rätt?", "not-name", "Din son"),
    (
        "en",
        "seven-o",
        "My sister played a 0 and says everybody passes their hand to the left, I say to the right. Who is right?",
        "name",
        "Your sister",
    ),
    (
        "nb",
        "seven-o",
        "Søsteren min la en 0 og sier at alle sender hånden til venstre, jeg sier til høyre. Hvem har rett?",
        "name",
        "Søsteren din",
    ),
    (
        "sv",
        "seven-o",
        "Min syster la en 0 och säger att alla skickar handen åt vänster, jag säger åt höger. Vem har rätt?",
        "name",
        "Din syster",
    ),
    ("en", "", "Ann says you draw six when you lose a challenge, Bob says four. Who's right?", "name", "Ann"),
    (
        "fi",
        "",
        "Anna sanoo että hävitystä haastosta nostetaan kuusi, Pekka sanoo neljä. Kumpi on oikeassa?",
        "name",
        "Anna",
    ),
    ("nb", "", "Anne sier man trekker seks når man taper en utfordring, Per sier fire. Hvem har rett?", "name", "Anne"),
    (
        "sv",
        "",
        "Anna säger att man drar sex när man förlorar en utmaning, Bo säger fyra. Vem har rätt?",
        "name",
        "Anna",
    ),
    ("en", "", "I say a reverse is a skip when we're two, my wife says it does nothing. Who is right?", "you", ""),
    (
        "fi",
        "",
        "Minä sanon että suunnanvaihto on kahdestaan sama kuin ohitus, vaimo sanoo ettei se tee mitään. Kumpi on oikeassa?",
        "you",
        "",
    ),
    (
        "nb",
        "",
        "Jeg sier at snu er det samme som hopp over når vi er to, kona sier at det ikke gjør noe. Hvem har rett?",
        "you",
        "",
    ),
    (
        "sv",
        "",
        "Jag säger att vänd är detsamma som hoppa över när vi är två, min fru säger att den inte gör nåt. Vem har rätt?",
        "you",
        "",
    ),
    ("en", "", "Grandma says 108 cards, grandpa says 112. Who wins the bet?", "name", "Grandma"),
    ("fi", "", "Mummo sanoo että kortteja on 108, pappa sanoo 112. Kumpi voitti vedon?", "name", "Mummo"),
    ("nb", "", "Mormor sier 108 kort, morfar sier 112. Hvem vinner veddemålet?", "name", "Mormor"),
    ("sv", "", "Mormor säger 108 kort, morfar säger 112. Vem vinner vadet?", "name", "Mormor"),
    ("en", "", "Leo says a skip makes him lose two turns, Mia says just one. Who is right?", "name", "Mia"),
    (
        "fi",
        "",
        "Leo sanoo että ohituksesta menettää kaksi vuoroa, Mia sanoo vain yhden. Kumpi on oikeassa?",
        "name",
        "Mia",
    ),
    ("nb", "", "Leo sier at hopp over gjør at han mister to turer, Mia sier bare én. Hvem har rett?", "name", "Mia"),
    (
        "sv",
        "",
        "Leo säger att hoppa över gör att han förlorar två turer, Mia säger bara en. Vem har rätt?",
        "name",
        "Mia",
    ),
    ("en", "", "Dad thinks I must draw four cards for my +2, mum says two. Who is right?", "name", "Mum"),
    (
        "fi",
        "",
        "Isä luulee että +2:sta pitää nostaa neljä korttia, äiti sanoo kaksi. Kumpi on oikeassa?",
        "name",
        "Äiti",
    ),
    ("nb", "", "Pappa mener jeg må trekke fire kort for +2, mamma sier to. Hvem har rett?", "name", "Mamma"),
    ("sv", "", "Pappa tror att jag måste dra fyra kort för +2, mamma säger två. Vem har rätt?", "name", "Mamma"),
    (
        "en",
        "",
        "My mate says the penalty for forgetting UNO is four cards, Sara says two. Who owes whom a beer?",
        "name",
        "Sara",
    ),
    (
        "fi",
        "",
        "Kaverini sanoo että unon unohtamisesta nostetaan neljä korttia, Sara sanoo kaksi. Kuka on oikeassa?",
        "name",
        "Sara",
    ),
    (
        "nb",
        "",
        "Kompisen min sier at straffen for å glemme uno er fire kort, Sara sier to. Hvem skylder hvem en øl?",
        "name",
        "Sara",
    ),
    (
        "sv",
        "",
        "Min kompis säger att straffet för glömd uno är fyra kort, Sara säger två. Vem är skyldig vem en öl?",
        "name",
        "Sara",
    ),
    ("en", "", "Dad says a +4 is worth 20 points, I say 50. Who is right?", "you", ""),
    ("fi", "", "Isä sanoo että +4 on 20 pisteen arvoinen, minä sanon 50. Kumpi on oikeassa?", "you", ""),
    ("nb", "", "Pappa sier at +4 er verdt 20 poeng, jeg sier 50. Hvem har rett?", "you", ""),
    ("sv", "", "Pappa säger att +4 är värd 20 poäng, jag säger 50. Vem har rätt?", "you", ""),
    ("en", "", "Eva claims that we play to 500, Jon claims it's 1000. Which of them is right?", "name", "Eva"),
    (
        "fi",
        "",
        "Eeva väittää että pelataan 500 pisteeseen, Jonne väittää että 1000. Kumpi heistä on oikeassa?",
        "name",
        "Eeva",
    ),
    ("nb", "", "Eva påstår at vi spiller til 500, Jon påstår at det er 1000. Hvem av dem har rett?", "name", "Eva"),
    ("sv", "", "Eva påstår att vi spelar till 500, Jon påstår att det är 1000. Vem av dem har rätt?", "name", "Eva"),
    ("en", "", "Mum says you have to play the card you drew, I say you may keep it. Who's right?", "you", ""),
    (
        "fi",
        "",
        "Äiti sanoo että nostettu kortti on pakko pelata, minä sanon että sen saa pitää. Kumpi on oikeassa?",
        "you",
        "",
    ),
    (
        "nb",
        "",
        "Mamma sier at man må spille kortet man trakk, jeg sier at man får beholde det. Hvem har rett?",
        "you",
        "",
    ),
    (
        "sv",
        "",
        "Mamma säger att man måste spela kortet man drog, jag säger att man får behålla det. Vem har rätt?",
        "you",
        "",
    ),
    ("en", "", "Kim says seven cards each, Lars says six and Ida says five. Who is right?", "name", "Kim"),
    (
        "fi",
        "",
        "Kimmo sanoo että jokaiselle jaetaan seitsemän korttia, Lasse sanoo kuusi ja Iida sanoo viisi. Kuka on oikeassa?",
        "name",
        "Kimmo",
    ),
    ("nb", "", "Kim sier at man får sju kort hver, Lars sier seks og Ida sier fem. Hvem har rett?", "name", "Kim"),
    ("sv", "", "Kim säger att man får sju kort var, Lars säger sex och Ida säger fem. Vem har rätt?", "name", "Kim"),
    ("en", "", "Tom says you can stack +2s. Ben says you can't. Who is right?", "name", "Ben"),
    ("fi", "", "Tomi sanoo että plus kakkosia saa pinota. Pena sanoo ettei saa. Kumpi on oikeassa?", "name", "Pena"),
    ("nb", "", "Tom sier at man kan stable +2. Ben sier at man ikke kan det. Hvem har rett?", "name", "Ben"),
    ("sv", "", "Tom säger att man kan stapla +2. Ben säger att det inte går. Vem har rätt?", "name", "Ben"),
    ("en", "", "My uncle says you may finish on a skip. Who is right?", "name", "Your uncle"),
    ("fi", "", "Setäni sanoo että ohitukseen saa lopettaa. Kuka on oikeassa?", "name", "Setäsi"),
    ("nb", "", "Onkelen min sier at man kan avslutte med hopp over. Hvem har rett?", "name", "Onkelen din"),
    ("sv", "", "Min farbror säger att man får gå ut på hoppa över. Vem har rätt?", "name", "Din farbror"),
    (
        "en",
        "",
        "Nora says the person left of the dealer starts, Emil says it's the dealer. Who is right?",
        "name",
        "Nora",
    ),
    (
        "fi",
        "",
        "Noora sanoo että jakajan vasemmalla puolella oleva aloittaa, Eemil sanoo että jakaja. Kumpi on oikeassa?",
        "name",
        "Noora",
    ),
    (
        "nb",
        "",
        "Nora sier at den til venstre for giveren begynner, Emil sier at det er giveren. Hvem har rett?",
        "name",
        "Nora",
    ),
    (
        "sv",
        "",
        "Nora säger att den till vänster om given börjar, Emil säger att det är given. Vem har rätt?",
        "name",
        "Nora",
    ),
    (
        "en",
        "",
        "My husband says I must challenge before I draw, and I say I can do it after too. Who is right?",
        "name",
        "Your husband",
    ),
    (
        "fi",
        "",
        "Mieheni sanoo että haastaa pitää ennen nostamista, minä sanon että senkin jälkeen voi. Kumpi on oikeassa?",
        "name",
        "Miehesi",
    ),
    (
        "nb",
        "",
        "Mannen min sier at jeg må utfordre før jeg trekker, jeg sier at jeg kan gjøre det etterpå også. Hvem har rett?",
        "name",
        "Mannen din",
    ),
    (
        "sv",
        "",
        "Min man säger att jag måste utmana innan jag drar, jag säger att jag kan göra det efteråt också. Vem har rätt?",
        "name",
        "Din man",
    ),
    (
        "en",
        "",
        "Is it Pia or Max who is right? Pia says you can't play two cards at once, Max says you can.",
        "name",
        "Pia",
    ),
    (
        "nb",
        "",
        "Er det Pia eller Max som har rett? Pia sier at man ikke kan legge to kort samtidig, Max sier at man kan.",
        "name",
        "Pia",
    ),
    (
        "sv",
        "",
        "Är det Pia eller Max som har rätt? Pia säger att man inte får lägga två kort samtidigt, Max säger att man får.",
        "name",
        "Pia",
    ),
    ("en", "progressive", "My flatmate says you can put a +2 on a +2. Who is right?", "name", "Your flatmate"),
    (
        "fi",
        "progressive",
        "Kämppäkaverini sanoo että +2:n päälle saa lyödä +2:n. Kuka on oikeassa?",
        "name",
        "Kämppäkaverisi",
    ),
    ("nb", "progressive", "Samboeren min sier at man kan legge +2 på +2. Hvem har rett?", "name", "Samboeren din"),
    ("sv", "progressive", "Min sambo säger att man får lägga +2 på +2. Vem har rätt?", "name", "Din sambo"),
    ("en", "", "My friend thinks you can challenge a +2. Who's right?", "not-name", "Your friend"),
    ("fi", "", "Kaverini väittää että +2:n voi haastaa. Kuka on oikeassa?", "not-name", "Kaverisi"),
    ("nb", "", "Vennen min påstår at man kan utfordre en +2. Hvem har rett?", "not-name", "Vennen din"),
    ("sv", "", "Min vän påstår att man kan utmana en +2. Vem har rätt?", "not-name", "Din vän"),
    ("en", "", "I say a skip counts 20 points, my cousin says 10. Who pays for the pizza?", "you", ""),
    ("fi", "", "Minä sanon että ohitus on 20 pistettä, serkkuni sanoo 10. Kumpi maksaa pizzan?", "you", ""),
    ("nb", "", "Jeg sier at hopp over teller 20 poeng, fetteren min sier 10. Hvem betaler pizzaen?", "you", ""),
    ("sv", "", "Jag säger att hoppa över är värd 20 poäng, min kusin säger 10. Vem betalar pizzan?", "you", ""),
    ("en", "", "My brother says you have to say UNO, I say you don't. Who wins the bet?", "name", "Your brother"),
]


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "my friend said nothing, I said uno for her, how many does she draw"),
        ("fi", "kaveri sanoi ettei sano unoa, minä sanoin sen hänen puolestaan, montako hän nostaa"),
        ("nb", "venninnen min sa ingenting, jeg sa uno for henne, hvor mange trekker hun"),
        ("sv", "min kompis sa inget, jag sa uno åt henne, hur många drar hon"),
    ],
)
def test_where_a_number_is_asked_for_nobody_is_right(language: str, question: str) -> None:
    assert who_is_right(answer(question, (), language)) is None


@pytest.mark.parametrize(("language", "rules", "quarrel", "who", "name"), QUARRELS)
def test_whoever_claims_what_the_rules_say_is_right(
    language: str, rules: str, quarrel: str, who: str, name: str
) -> None:
    assert who_is_right(answer(quarrel, [rules] if rules else [], language)) == Right(who, name)


@pytest.mark.parametrize(
    ("language", "quarrel", "right"),
    [
        ("en", "Leo says a skip makes him lose two turns, Mia says just one", Right("name", "Mia")),
        ("fi", "Leo sanoo että ohitus vie häneltä kaksi vuoroa, Mia sanoo että vain yhden", Right("name", "Mia")),
        ("nb", "Leo sier at hopp over gjør at han mister to turer, Mia sier bare én", Right("name", "Mia")),
        ("sv", "Leo säger att hoppa över gör att han förlorar två turer, Mia säger bara en", Right("name", "Mia")),
        ("en", "Dad thinks I must draw four cards for my +2, mum says two.", Right("name", "Mum")),
    ],
)
def test_two_who_claim_different_things_quarrel_though_nobody_asks(language: str, quarrel: str, right: Right) -> None:
    assert who_is_right(answer(quarrel, [], language)) == right


@pytest.mark.parametrize(
    ("language", "question", "verdict"),
    [
        ("en", "My son says you can play a +4 whenever you want. Is he right?", "no"),
        ("fi", "Poikani sanoo että +4:n voi pelata milloin haluaa. Onko hän oikeassa?", "no"),
        ("nb", "Sønnen min sier at man kan legge +4 når man vil. Har han rett?", "no"),
        ("sv", "Min son säger att man får lägga +4 när man vill. Har han rätt?", "no"),
        ("en", "Leo says a skip makes you lose two turns. Is he right?", "no"),
        ("sv", "Leo säger att hoppa över gör att man missar två turer. Har han rätt?", "no"),
        ("fi", "Poika väittää ettei +2:n saanut pelaaja saa lyödä korttia samalla vuorolla. Onko oikeassa?", "yes"),
        ("nb", "Naboen vår påstår at det er 108 kort. Har han rett?", "yes"),
        ("en", "Grandpa says two reverses can be played at once. Is grandpa right?", "no"),
    ],
)
def test_a_single_claim_is_judged(language: str, question: str, verdict: str) -> None:
    assert answer(question, [], language).verdict == verdict


@pytest.mark.parametrize(
    ("language", "quarrel", "told"),
    [
        ("en", "My son says you can play a +4 at any time. Who is right?", "Your son is not right. "),
        ("fi", "Poikani sanoo että +4:n saa lyödä milloin vain. Kuka on oikeassa?", "Poikasi ei ole oikeassa. "),
        ("nb", "Sønnen min sier at man kan legge +4 når som helst. Hvem har rett?", "Sønnen din har ikke rett. "),
        ("sv", "Min son säger att man får lägga +4 när som helst. Vem har rätt?", "Din son har inte rätt. "),
    ],
)
def test_one_who_claims_alone_is_told_to_be_wrong(language: str, quarrel: str, told: str) -> None:
    assert sentence(answer(quarrel, [], language), words(language)).startswith(told)


@pytest.mark.parametrize("question", ["Who pays when I challenge wrongly?", "Who wins the bet on the last card?"])
def test_where_nobody_claims_anything_nobody_is_named(question: str) -> None:
    assert who_is_right(answer(question)) is None
