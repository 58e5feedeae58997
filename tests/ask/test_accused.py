"""An accusation told and asked to be so, a deed told in its own word and judged, and what others said before it."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ACCUSED = [
    (
        "I had three 3s of different colours and slapped all of them down at once. The others say I cheated. Did I?",
        "",
        "yes",
    ),
    (
        "Jeg hadde tre treere i forskjellige farger og la alle på en gang. De andre sier at jeg jukset. Gjorde jeg det?",
        "",
        "yes",
    ),
    (
        "Jag hade tre treor i olika färger och smällde ner alla på en gång. De andra säger att jag fuskade. Gjorde jag det?",
        "",
        "yes",
    ),
    (
        "Mulla oli kolme kolmosta eri väreissä ja iskin kaikki kerralla. Muut sanovat että huijasin. Huijasinko?",
        "",
        "yes",
    ),
    (
        "I had three 3s of different colours and slapped all of them down at once. The others say I cheated. Did I?",
        "multi-play",
        "no",
    ),
    (
        "Jeg hadde tre treere i forskjellige farger og la alle på en gang. De andre sier at jeg jukset. Gjorde jeg det?",
        "multi-play",
        "no",
    ),
    (
        "Jag hade tre treor i olika färger och smällde ner alla på en gång. De andra säger att jag fuskade. Gjorde jag det?",
        "multi-play",
        "no",
    ),
    (
        "Mulla oli kolme kolmosta eri väreissä ja iskin kaikki kerralla. Muut sanovat että huijasin. Huijasinko?",
        "multi-play",
        "no",
    ),
    (
        "I got a +2 and put a +2 of my own on it. The whole table is yelling that I broke the rules. Is that so?",
        "no-mercy",
        "no",
    ),
    ("Jeg fikk en +2 mot meg og la en +2 til på den. Bordet roper at jeg brøt reglene. Stemmer det?", "no-mercy", "no"),
    (
        "Jag fick en +2 emot mig och satte en +2 till på den. Bordet gormar att jag bröt mot reglerna. Stämmer det?",
        "no-mercy",
        "no",
    ),
    (
        "Sain plus kakkosen ja löin päälle oman plus kakkosen. Koko pöytä huutaa että rikoin sääntöjä. Pitääkö se paikkansa?",
        "no-mercy",
        "no",
    ),
    (
        "I got a +2 and put a +2 of my own on it. The whole table is yelling that I broke the rules. Is that so?",
        "",
        "yes",
    ),
    ("Jeg fikk en +2 mot meg og la en +2 til på den. Bordet roper at jeg brøt reglene. Stemmer det?", "", "yes"),
    (
        "Jag fick en +2 emot mig och satte en +2 till på den. Bordet gormar att jag bröt mot reglerna. Stämmer det?",
        "",
        "yes",
    ),
    (
        "Sain plus kakkosen ja löin päälle oman plus kakkosen. Koko pöytä huutaa että rikoin sääntöjä. Pitääkö se paikkansa?",
        "",
        "yes",
    ),
]

IN_ITS_OWN_WORD = [
    ("I couldn't go and I didn't fancy drawing. \"Pass\", I said. Fair enough?", "", "no"),
    ("Jeg kunne ikke legge og gadd ikke trekke. «Pass», sa jeg. Er det greit?", "", "no"),
    ('Jag kunde inte lägga och ville inte dra. "Pass", sa jag. Okej så?', "", "no"),
    ('En voinut lyödä enkä viitsinyt nostaa. "Passaan", sanoin. Käykö se?', "", "no"),
    ("I couldn't go and I didn't fancy drawing. \"Pass\", I said. Fair enough?", "no-mercy", "no"),
    ("Jeg kunne ikke legge og gadd ikke trekke. «Pass», sa jeg. Er det greit?", "no-mercy", "no"),
    ('Jag kunde inte lägga och ville inte dra. "Pass", sa jag. Okej så?', "no-mercy", "no"),
    ('En voinut lyödä enkä viitsinyt nostaa. "Passaan", sanoin. Käykö se?', "no-mercy", "no"),
    ('Liz just said "pass" and took nothing from the pile. Did she break the rules?', "", "yes"),
    ("Lise sa bare «pass» og tok ikke noe kort fra bunken. Brøt hun reglene?", "", "yes"),
    ('Lisa sa bara "pass" och tog inget kort ur högen. Bröt hon mot reglerna?', "", "yes"),
    ('Liisa sanoi vain "ohi" eikä nostanut korttiakaan pakasta. Rikkoiko hän sääntöjä?', "", "yes"),
    (
        "Ossie tops up to seven cards after each card he lays. That's how he learnt it at school. Has he misunderstood?",
        "",
        "yes",
    ),
    (
        "Åsmund fyller på til sju kort hver gang han har lagt noe. Han lærte det sånn på skolen. Har han misforstått?",
        "",
        "yes",
    ),
    ("Min sambo fyller på handen till sju kort efter varje drag. Har han missförstått spelet?", "", "yes"),
    (
        "Osmo täyttää käden seitsemään joka lyönnin jälkeen. Se oppi niin koulussa. Onko se käsittänyt väärin?",
        "",
        "yes",
    ),
]

SAID_BEFORE = [
    (
        "Nora says you can't play a plain wild when you've a card of the "
        "right colour. I had one and played the wild anyway. Was I OK to?",
        "official-112-swap",
        "yes",
    ),
    (
        "Nora sier man ikke kan legge en vanlig joker når man har riktig "
        "farge. Jeg hadde, men la jokeren likevel. Var det i orden av meg?",
        "official-112-swap",
        "yes",
    ),
    (
        "Nora säger att man inte får lägga en vanlig joker när man har "
        "rätt färg. Jag hade det men la jokern ändå. Var det okej av mig?",
        "official-112-swap",
        "yes",
    ),
    (
        "Noora sanoo ettei tavallista jokeria saa lyödä jos on oikeaa väriä. Mulla oli ja löin jokerin silti. Oliko se ok?",
        "official-112-swap",
        "yes",
    ),
    (
        "I drew a blue 3 that fitted and kept it. Mick insists a drawn card that fits MUST be played. Mick's wrong, isn't he?",
        "",
        "yes",
    ),
    (
        "Jeg trakk en blå treer som passet, men beholdt den. Mikkel påstår "
        "at et trukket kort som passer MÅ legges. Mikkel tar feil, ikke sant?",
        "",
        "yes",
    ),
    (
        "Jag drog en blå trea som passade men behöll den. Micke påstår att "
        "ett draget kort som passar MÅSTE läggas. Micke har fel, eller hur?",
        "",
        "yes",
    ),
    (
        "I drew a blue 3 that fitted and kept it. Mick insists a drawn card that fits MUST be played. Mick's wrong, isn't he?",
        "no-mercy",
        "no",
    ),
    (
        "Jeg trakk en blå treer som passet, men beholdt den. Mikkel påstår "
        "at et trukket kort som passer MÅ legges. Mikkel tar feil, ikke sant?",
        "no-mercy",
        "no",
    ),
    (
        "Jag drog en blå trea som passade men behöll den. Micke påstår att "
        "ett draget kort som passar MÅSTE läggas. Micke har fel, eller hur?",
        "no-mercy",
        "no",
    ),
]

HAD_A_RIGHT = [
    ("My brother laid a 7 and took my two-card hand off me. Had he any right?", "", "no"),
    ("Broren min la en sjuer og tok tokortshånda mi. Hadde han noen rett til det?", "", "no"),
    ("Brorsan la en sjua och tog min tvåkortshand. Hade han någon rätt till det?", "", "no"),
    ("Veli löi seiskan ja otti multa kahden kortin käden. Oliko sillä mitään oikeutta siihen?", "", "no"),
    ("My brother laid a 7 and took my two-card hand off me. Had he any right?", "seven-o", "yes"),
    ("Broren min la en sjuer og tok tokortshånda mi. Hadde han noen rett til det?", "seven-o", "yes"),
    ("Brorsan la en sjua och tog min tvåkortshand. Hade han någon rätt till det?", "seven-o", "yes"),
    ("Veli löi seiskan ja otti multa kahden kortin käden. Oliko sillä mitään oikeutta siihen?", "seven-o", "yes"),
]


@pytest.mark.parametrize(("text", "rules", "verdict"), [*ACCUSED, *IN_ITS_OWN_WORD, *SAID_BEFORE, *HAD_A_RIGHT])
def test_the_yes_goes_the_way_it_is_asked(text: str, rules: str, verdict: str) -> None:
    assert answer(text, rules.split()).verdict == verdict
