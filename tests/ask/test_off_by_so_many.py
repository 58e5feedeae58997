"""Values and accounts told and judged: one too many, enough or not, one person's "
"alone, the higher of two, whose turn with two."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

JUDGED = [
    ("en", ("official",), "Granny drew six cards in a row before one fitted. One would have done, wouldn't it?", "yes"),
    ("en", ("official",), "I couldn't play, drew one, still couldn't. Should I have gone on drawing?", "no"),
    ("en", ("official",), "Pete kept picking up till he got a yellow, five cards. Was that four too many?", "yes"),
    (
        "fi",
        ("official",),
        "Ei ollut sopivaa, nostin yhden eikä sekään käynyt. Olisiko pitänyt jatkaa nostamista?",
        "no",
    ),
    ("fi", ("official",), "Pekka nosti neljä korttia ennen kuin löytyi keltainen. Nostiko hän kolme liikaa?", "yes"),
    (
        "nb",
        ("official",),
        "Bestemor trakk seks kort på rad før hun fant noe som passet. Ett hadde holdt, ikke sant?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Jeg kunne ikke legge, trakk ett, kunne fortsatt ikke. Burde jeg ha fortsatt å trekke?",
        "no",
    ),
    ("nb", ("official",), "Per trakk fem kort før han fikk en gul. Var det fire for mye?", "yes"),
    ("sv", ("official",), "Mormor drog sex kort i rad innan något passade. Ett hade räckt, eller hur?", "yes"),
    (
        "sv",
        ("official",),
        "Jag kunde inte lägga, drog ett kort, kunde fortfarande inte. Borde jag ha fortsatt dra?",
        "no",
    ),
    ("sv", ("official",), "Pelle drog fem kort innan han fick en gul. Var det fyra för många?", "yes"),
    ("en", ("official", "draw-three"), "I've drawn two cards now and neither can go. Am I done drawing?", "no"),
    ("en", ("official", "draw-three"), "Drew one, no good. Is that me finished drawing?", "no"),
    ("en", ("official", "draw-three"), "I've drawn two useless ones. Is there another to come?", "yes"),
    (
        "fi",
        ("official", "draw-three"),
        "Oon nostanu nyt kaks korttia eikä kumpikaan käy. Onko mun nostamiset tässä?",
        "no",
    ),
    ("fi", ("official", "draw-three"), "Nostin yhden eikä se sopinut. Riittikö se?", "no"),
    ("fi", ("official", "draw-three"), "Kaksi nostettu, kumpikaan ei käy. Pitääkö vielä nostaa kolmas?", "yes"),
    (
        "nb",
        ("official", "draw-three"),
        "Jeg har trukket to nå, og ingen av dem går. Er jeg ferdig med trekkingen?",
        "no",
    ),
    ("nb", ("official", "draw-three"), "Trakk ett, det gikk ikke. Er det nok?", "no"),
    ("nb", ("official", "draw-three"), "Har trukket to ubrukelige kort. Må jeg ta et tredje?", "yes"),
    (
        "sv",
        ("official", "draw-three"),
        "Jag har dragit två kort nu och inget av dem går att lägga. Är jag klar med att dra?",
        "no",
    ),
    ("sv", ("official", "draw-three"), "Drog ett, det passade inte. Räcker det?", "no"),
    ("sv", ("official", "draw-three"), "Har dragit två värdelösa kort. Ska jag ta ett tredje också?", "yes"),
    (
        "en",
        ("official", "draw-until-playable"),
        "We draw until it fits. I got a +2, and Al claims I must keep drawing past the two if neither goes. Is he right?",
        "no",
    ),
    (
        "fi",
        ("official", "draw-until-playable"),
        "Nostetaan kunnes käy. Sain plus nelosen ja Sari väittää että pitää jatkaa yli neljän "
        "jos mikään niistä ei käy. Onko Sari oikeassa?",
        "no",
    ),
    (
        "sv",
        ("official", "draw-until-playable"),
        "Vi drar tills det passar. Jag fick en +2 och Ali säger att jag måste dra vidare "
        "efter de två om inget av dem går. Har han rätt?",
        "no",
    ),
    ("en", ("official-112",), "Our box has 112 cards, I counted three times. Have we got some too many?", "no"),
    ("en", ("official-112",), "112 in ours. My cousin says that's four over. Has she got a point?", "no"),
    ("en", ("official-112",), "I make it 108. Are there four missing?", "yes"),
    ("fi", ("official-112",), "Laskin kolmesti ja aina tulee 112 korttia. Onko meillä muutama liikaa?", "no"),
    ("fi", ("official-112",), "112 korttia pakassa, serkun mielestä neljä ylimääräistä. Onko serkku oikeassa?", "no"),
    ("fi", ("official-112",), "Sain laskettua 108 korttia. Puuttuuko neljä?", "yes"),
    ("nb", ("official-112",), "Jeg teller 112 kort hver gang. Er det noen for mange i eska vår?", "no"),
    ("nb", ("official-112",), "112 kort i vår. Kusina sier at det er fire for mye. Har hun et poeng?", "no"),
    ("nb", ("official-112",), "Jeg får det til 108. Mangler det fire?", "yes"),
    ("sv", ("official-112",), "Jag räknar till 112 kort varje gång. Har vi fått några för mycket i asken?", "no"),
    ("sv", ("official-112",), "Jag får det till 108. Fattas det fyra?", "yes"),
    ("en", ("official",), "Mum dealt everyone eight cards. Was that one too many?", "yes"),
    ("en", ("official",), "Dad gave us six each. Are we one short?", "yes"),
    ("en", ("official",), "We were dealt seven apiece. Is that one too few?", "no"),
    ("fi", ("official",), "Isä jakoi kaikille kuusi korttia. Jäikö yksi puuttumaan?", "yes"),
    ("fi", ("official",), "Äiti antoi jokaiselle kahdeksan. Oliko siinä yksi liikaa?", "yes"),
    ("fi", ("official",), "Saatiin seittemän per nenä. Onko se yks liian vähän?", "no"),
    ("nb", ("official",), "Mamma delte ut åtte kort til hver. Ble det ett for mye?", "yes"),
    ("nb", ("official",), "Pappa ga oss seks hver. Mangler vi ett?", "yes"),
    ("nb", ("official",), "Vi fikk sju hver. Er det ett for lite?", "no"),
    ("sv", ("official",), "Mamma delade ut åtta kort till var och en. Blev det ett för mycket?", "yes"),
    ("sv", ("official",), "Pappa gav oss sex var. Saknas det ett?", "yes"),
    ("sv", ("official",), "Vi fick sju var. Är det ett för lite?", "no"),
    (
        "en",
        ("official", "partners"),
        "My partner went out and I've still two cards in my hand. Do mine count towards what our side gets?",
        "no",
    ),
    ("en", ("official", "partners"), "My partner went out first. Do the points go to her alone?", "no"),
    (
        "en",
        ("official", "partners"),
        "My partner's out, I'm sat with a wild. Sue says my wild counts for us as well. Is that so?",
        "no",
    ),
    (
        "fi",
        ("official", "partners"),
        "Pari lopetti! Mulla on vielä kaks korttia. Lasketaanko munkin kortit meidän puolen pisteisiin?",
        "no",
    ),
    ("fi", ("official", "partners"), "Mun pelipari pääsi ekana eroon korteistaan. Saako hän pisteet yksin?", "no"),
    (
        "fi",
        ("official", "partners"),
        "Parini meni ulos, mulla on jokeri kädessä. Sari sanoo että sekin tulee meille pisteinä. Pitääkö paikkansa?",
        "no",
    ),
    (
        "nb",
        ("official", "partners"),
        "Makkeren gikk ut og jeg har ennå to kort. Teller mine med i poengene til laget vårt?",
        "no",
    ),
    ("nb", ("official", "partners"), "Makkeren min ble først ferdig. Får hun alle poengene selv?", "no"),
    (
        "nb",
        ("official", "partners"),
        "Makkeren er ute, jeg sitter med en joker. Siri sier at jokeren teller for oss også. Stemmer det?",
        "no",
    ),
    (
        "sv",
        ("official", "partners"),
        "Min partner gick ut! Jag har kvar två kort. Ska mina räknas in i det vårt lag får?",
        "no",
    ),
    ("sv", ("official", "partners"), "Min partner blev av med korten först. Är det bara hon som får poängen?", "no"),
    (
        "sv",
        ("official", "partners"),
        "Min partner är ute, jag sitter med en joker. Siri säger att den räknas för oss också. Stämmer det?",
        "no",
    ),
    (
        "en",
        ("official",),
        "The +4 was played on Lena and I, sat across the table, challenged it. Should that have been Lena's alone to do?",
        "yes",
    ),
    ("en", ("official",), "She laid a plus four on my brother and I want to challenge it for him. Am I allowed?", "no"),
    (
        "fi",
        ("official",),
        "Plus nelonen osui Veeraan ja minä haastoin, vaikka istun kauempana. Olisiko vain Veera saanut haastaa?",
        "yes",
    ),
    ("fi", ("official",), "Isä löi +4:n äidille ja mä haastoin. Kuuluiko haastaminen äidille eikä mulle?", "yes"),
    ("fi", ("official",), "Veljelle lyötiin +4 ja mä haluan haastaa sen puolesta. Saanko?", "no"),
    (
        "nb",
        ("official",),
        "Trekk fire kom på Lena, og jeg utfordret fra den andre siden av bordet. Var det bare Lena som kunne gjøre det?",
        "yes",
    ),
    ("nb", ("official",), "+4 traff Tor, ikke meg. Var utfordringen bare hans å ta?", "yes"),
    ("nb", ("official",), "Hun la +4 på broren min, og jeg vil utfordre for ham. Får jeg det?", "no"),
    (
        "sv",
        ("official",),
        "En +4 lades på Lena och jag utmanade fastän jag sitter mittemot. Var det bara Lena som hade fått utmana?",
        "yes",
    ),
    ("sv", ("official",), "Hon la +4 på min bror och jag vill utmana åt honom. Får jag det?", "no"),
    (
        "en",
        ("official",),
        "It was red, Sue laid a +4 and named blue. She's got blues but not one red. Do her blues make it illegal?",
        "no",
    ),
    (
        "en",
        ("official",),
        "Green was on, Al played +4 and said yellow. He holds a yellow. Is he caught if I challenge?",
        "no",
    ),
    (
        "en",
        ("official",),
        "Red lay there. He laid +4, called blue, and had a red left. Does the red count against him, though he called blue?",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Punainen oli päällä, Sanna löi +4:n ja valitsi sinisen. Hänellä on sinisiä mutta "
        "ei yhtään punaista. Jääkö hän kiinni jos haastan?",
        "no",
    ),
    (
        "fi",
        ("official",),
        "Pinossa oli punainen, hän löi +4:n, valitsi sinisen ja kädessä oli punainen. Lasketaanko "
        "se punainen vaikka väriksi tuli sininen?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Grønt gjaldt, Ali la +4 og sa gult. Han har gule kort, men ikke grønne. Gjør de gule det ulovlig?",
        "no",
    ),
    (
        "nb",
        ("official",),
        "Rødt lå der, han la +4, valgte blått og hadde et rødt kort. Teller det røde kortet selv om han valgte blått?",
        "yes",
    ),
    (
        "sv",
        ("official",),
        "Det var grönt, Ali la +4 och sa gult. Han har gula kort men inga gröna. Åker han fast om jag utmanar?",
        "no",
    ),
    (
        "sv",
        ("official",),
        "Rött gällde, Sara la +4 och valde blått. Hon har blåa men inga röda. Gör de blåa korten att det var olagligt?",
        "no",
    ),
    (
        "sv",
        ("official",),
        "Rött låg där, han la +4, valde blått och hade ett rött kort. Räknas det röda fast han valde blått?",
        "yes",
    ),
    (
        "en",
        ("official",),
        "We each turned a card for the deal. I got a skip, Niamh a 2, and she reckons the 2 is higher. Is she right?",
        "yes",
    ),
    ("en", ("official",), "Turning cards for dealer: my +4 against his 5. He says his 5 beats mine. Does it?", "yes"),
    ("en", ("official",), "Drew for the deal. Wild for me, 3 for Tom. I say my wild wins. Do I have that right?", "no"),
    (
        "fi",
        ("official",),
        "Nostettiin jakajasta. Mulle tuli jokeri, Nellille kolmonen, ja Nellin mielestä kolmonen on isompi. Onko Nelli oikeassa?",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Arvottiin jakaja korteilla: mulla ohitus, Timolla 5. Timo sanoo että viitonen voittaa mun kortin. Voittaako?",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Jakajaa nostettiin. Mä sain jokerin, Tomi kolmosen. Väitin että jokeri voittaa. Olinko oikeassa?",
        "no",
    ),
    (
        "nb",
        ("official",),
        "Vi snudde et kort hver om hvem som deler. Jeg fikk joker, Nina en treer, og hun "
        "påstår at treeren slår den. Har hun rett?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Trakk om å dele: min +4 mot hans femmer. Han sier femmeren hans slår min. Gjør den det?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Vi trakk om hvem som skulle gi. Jeg fikk joker, Tom en treer. Jeg sier at jokeren vinner. Har jeg rett?",
        "no",
    ),
    (
        "sv",
        ("official",),
        "Vi vände varsitt kort om vem som ska ge. Jag fick en joker, Nina en trea, och hon "
        "menar att trean slår den. Har hon rätt?",
        "yes",
    ),
    (
        "sv",
        ("official",),
        "Drog om given: min +4 mot hans femma. Han säger att hans femma slår min. Gör den det?",
        "yes",
    ),
    (
        "sv",
        ("official",),
        "Vi drog om vem som skulle ge. Jag fick en joker, Tom en trea. Jag säger att jokern vinner. Har jag rätt?",
        "no",
    ),
    ("en", ("official",), "Only the two of us. I hit Sue with a +2, she drew both. Is it Sue's go now?", "no"),
    (
        "en",
        ("official",),
        "Me and the wife. I played +2, she drew two and then played. Shouldn't it have been my go?",
        "yes",
    ),
    ("fi", ("official",), "Kaksin pelataan. Löin Sannalle ohituksen. Onko vuoro nyt Sannalla?", "no"),
    (
        "fi",
        ("official",),
        "Pelataan kahdestaan. Löin +2:n, toinen nosti kaksi ja löi sitten kortin. Olisko vuoron pitänyt olla mun?",
        "yes",
    ),
    ("nb", ("official",), "Bare oss to. Jeg la +2 på Siri, hun trakk to. Er det Siri sin tur nå?", "no"),
    (
        "nb",
        ("official",),
        "Kona og jeg spiller. La +2, hun trakk to og la så et kort. Skulle det ikke vært min tur?",
        "yes",
    ),
    ("sv", ("official",), "Vi är bara två. Jag la +2 på Siri, hon drog två. Är det Siris tur nu?", "no"),
    (
        "sv",
        ("official",),
        "Jag och frugan spelar. Jag la +2, hon drog två och la sedan ett kort. Skulle det inte ha varit min tur?",
        "yes",
    ),
    (
        "en",
        ("official-112-blank",),
        "Forgot to say uno and Fran caught me at once. I took two but she says it's more. Is it her who's miscounted?",
        "no",
    ),
    ("en", ("official-112-blank",), "I took two for forgetting uno. Mick says two won't do. Is he wrong?", "no"),
    (
        "fi",
        ("official-112-blank",),
        "Unohdin sanoa unon ja Fanni huomasi heti. Otin kaksi mutta hänen mukaansa niitä "
        "tulee enemmän. Onko Fanni laskenut väärin?",
        "no",
    ),
    (
        "fi",
        ("official-112-blank",),
        "Otin kaksi korttia kun uno unohtui. Miken mukaan kaksi ei riitä. Onko hän väärässä?",
        "no",
    ),
    (
        "nb",
        ("official-112-blank",),
        "Jeg tok to kort for glemt uno. Mikkel sier at to ikke holder. Tar han feil?",
        "no",
    ),
    (
        "sv",
        ("official-112-blank",),
        "Glömde uno och Fanny kom på mig. Jag tog två men hon säger att det ska vara fler. Har hon räknat fel?",
        "no",
    ),
    (
        "sv",
        ("official-112-blank",),
        "Jag tog två kort för glömt uno. Micke säger att två inte räcker. Har han fel?",
        "no",
    ),
]


@pytest.mark.parametrize(("language", "rules", "question", "verdict"), JUDGED)
def test_value_judged(language: str, rules: tuple[str, ...], question: str, verdict: str) -> None:
    assert answer(question, rules, language).verdict == verdict


@pytest.mark.parametrize(
    "question", ["who came up with uno in the first place?", "Hvem lagde Uno først, og hvilket år?"]
)
def test_who_made_it_is_told_at_length(question: str) -> None:
    assert answer(question).verdict == "explain"
