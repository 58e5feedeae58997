"""A challenged +4 whose player is told to have held the colour or not: who pays, and how much."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

PAID = [
    ("en", "I had no red cards when I played a +4 on a red 5 and was challenged. Who draws?", 6),
    ("en", "I played a +4 legally and I'm challenged. Who draws?", 6),
    ("en", "called her bluff, she never had any yellow. how many am I picking up", 6),
    ("en", "I challenged his +4 and lost. Who draws?", 6),
    ("en", "I only had a wild besides the +4 and got challenged. Who draws?", 6),
    ("en", "Red 5 on top, I held a blue 5 and a +4, played the +4 and was challenged. Who draws how many?", 6),
    ("en", "I did have a red one when I put the +4 on a red 7, and she challenged me. Who draws?", 4),
    ("en", "He put a +4 on a green 3. I challenged and he showed blue 3, yellow 9. How many cards for me?", 6),
    ("en", "I held red 4, blue 8 and a +4. On top was red 9. I played the +4 and they challenged. Who draws now?", 4),
    ("en", "I challenged, she had none. Who draws?", 6),
    ("en", "Mum challenged my +4 but I had no green and green was in force. Do I have to draw?", 6),
    ("en", "I had the same number in another colour when I played the +4. My brother challenged. Who has to draw?", 6),
    ("en", "She laid a +4 without any blue although blue was the colour. I challenged her. What happens?", 6),
    ("en", "I played my +4 illegally and got challenged, how many do I draw?", 4),
    ("en", "Nothing else fit so I played the +4 and was challenged. Who picks up cards?", 6),
    ("en", "I challenged the +4 and won. Who draws?", 4),
    (
        "fi",
        "Minulla ei ollut yhtään punaista, kun löin +4:n punaisen vitosen päälle, ja minut haastettiin. Kuka nostaa?",
        6,
    ),
    ("fi", "Löin +4:n laillisesti ja minut haastettiin. Kuka nostaa?", 6),
    ("fi", "Mulla oli vaan jokeri sen +4:n lisäksi ja mut haastettiin. Kumpi nostaa?", 6),
    ("fi", "Päällä oli keltainen 3, mulla oli vihreä 3 ja +4. Löin +4:n ja kaveri haastoi. Kuka nostaa?", 6),
    ("fi", "Kädessäni oli kyllä sininen kortti, kun löin +4:n sinisen 8:n päälle ja naapuri haastoi. Kuka nostaa?", 4),
    ("fi", "Haastoin siskon +4:n, hänellä ei ollutkaan vihreää. Kuinka monta mä nostan?", 6),
    ("fi", "Haastoin hänet, hänellä ei ollut. Kuka nostaa?", 6),
    ("fi", "Mulla oli sama numero eri värissä kun löin +4:n. Mut haastettiin. Kuka nostaa kortit?", 6),
    ("fi", "Mikään muu ei käynyt, joten löin +4:n, ja äiti haastoi. Mitä tapahtuu?", 6),
    ("fi", "Haastoin +4:n ja voitin. Kuka nostaa?", 4),
    ("fi", "Haastoin +4:n ja hävisin. Kuka nostaa?", 6),
    ("nb", "Jeg hadde ingen røde da jeg la +4 på en rød femmer og ble utfordret. Hvem må trekke?", 6),
    ("nb", "Jeg la +4 lovlig og ble utfordret. Hvem trekker?", 6),
    ("nb", "Jeg hadde bare et jokerkort i tillegg til +4 og ble utfordret. Hvem trekker?", 6),
    ("nb", "Rød 5 lå øverst, jeg hadde blå 5 og +4. Jeg la +4 og ble utfordret. Hvem trekker?", 6),
    ("nb", "Jeg hadde en rød da jeg la +4 på rød 7, og hun utfordret meg. Hvem må trekke?", 4),
    ("nb", "Jeg utfordret, men hun hadde ingen gule. Hvor mange må jeg trekke?", 6),
    ("nb", "Jeg utfordret, hun hadde ingen. Hvem trekker?", 6),
    ("nb", "Jeg hadde samme tall i en annen farge da jeg la +4. Broren min utfordret. Hvem må trekke kort?", 6),
    ("nb", "Ingenting annet passet, så jeg la +4 og ble utfordret. Hva skjer?", 6),
    ("nb", "Jeg utfordret +4-en hans og tapte. Hvem trekker?", 6),
    ("nb", "Jeg la +4 ulovlig og ble utfordret. Hvor mange trekker jeg?", 4),
    ("sv", "Jag hade inga röda när jag la +4 på en röd femma och blev utmanad. Vem drar?", 6),
    ("sv", "Jag la +4 lagligt och blev utmanad. Vem drar kort?", 6),
    ("sv", "Jag hade bara en joker utöver +4 och blev utmanad. Vem drar?", 6),
    ("sv", "Röd 5 låg överst, jag hade blå 5 och +4. Jag la +4 och blev utmanad. Vem drar?", 6),
    ("sv", "Jag hade en röd när jag la +4 på röd 7 och hon utmanade mig. Vem måste dra?", 4),
    ("sv", "Jag utmanade men hon hade inga gula. Hur många måste jag dra?", 6),
    ("sv", "Jag utmanade, hon hade ingen. Vem drar?", 6),
    ("sv", "Jag hade samma siffra i en annan färg när jag la +4. Min bror utmanade. Vem får dra kort?", 6),
    ("sv", "Inget annat passade så jag la +4 och blev utmanad. Vad händer?", 6),
    ("sv", "Jag utmanade hennes +4 och förlorade. Vem drar?", 6),
    ("sv", "Jag la +4 olagligt och blev utmanad. Hur många drar jag?", 4),
    (
        "en",
        "My sister challenged my +4. The colour was yellow and I had nothing yellow in my hand. Who takes the cards?",
        6,
    ),
    (
        "en",
        "Grandpa got challenged on his +4, he was holding two greens and the colour was green. How many does he pick up?",
        4,
    ),
    ("en", "i challenged him but all he had was blues and it was red. how many do i draw", 6),
    ("en", "I was challenged over a +4 that I laid on a blue 2 with only reds in my hand. Do I have to draw?", 6),
    (
        "en",
        "The next player challenges my +4, but I don't have any green and green is the colour. Who draws and how many?",
        6,
    ),
    ("en", "She played +4 on yellow while holding a yellow 6. I challenged. How many does she draw?", 4),
    ("en", "I challenged and she really didn't have the colour. What happens?", 6),
    ("en", "I challenged and she really had the colour. What happens?", 4),
    ("fi", "Sisko haastoi mun +4:n. Väri oli keltainen eikä mulla ollut keltaisia. Kuka joutuu nostamaan?", 6),
    ("fi", "Vaari haastettiin, sillä oli kaksi vihreää ja väri oli vihreä. Montako se nostaa?", 4),
    ("fi", "Löin +4:n sinisen kakkosen päälle ja kädessä oli vain punaisia. Mut haastettiin. Pitääkö mun nostaa?", 6),
    ("fi", "Hän löi +4:n keltaisen päälle vaikka hänellä oli keltainen 6. Haastoin. Montako hän nostaa?", 4),
    ("fi", "Haastoin, eikä hänellä oikeasti ollut sitä väriä. Mitä tapahtuu?", 6),
    ("fi", "Seuraava haastaa mun +4:n, mutta mulla ei ole vihreää ja väri on vihreä. Kuka nostaa ja montako?", 6),
    ("nb", "Søsteren min utfordret +4-en min. Fargen var gul, og jeg hadde ingen gule. Hvem må ta kortene?", 6),
    ("nb", "Bestefar ble utfordret på +4, han satt med to grønne og fargen var grønn. Hvor mange trekker han?", 4),
    ("nb", "Jeg la +4 på blå 2 med bare røde på hånda og ble utfordret. Må jeg trekke?", 6),
    ("nb", "Hun la +4 på gult selv om hun hadde en gul 6. Jeg utfordret. Hvor mange trekker hun?", 4),
    ("nb", "Jeg utfordret, og hun hadde virkelig ikke fargen. Hva skjer?", 6),
    ("nb", "Neste spiller utfordrer +4-en min, men jeg har ingen grønne og fargen er grønn. Hvem trekker?", 6),
    ("sv", "Min syster utmanade min +4. Färgen var gul och jag hade inga gula. Vem måste ta korten?", 6),
    ("sv", "Farfar blev utmanad på sin +4, han satt med två gröna och färgen var grön. Hur många drar han?", 4),
    ("sv", "Jag la +4 på blå 2 med bara röda på hand och blev utmanad. Måste jag dra?", 6),
    ("sv", "Hon la +4 på gult fast hon hade en gul 6. Jag utmanade. Hur många drar hon?", 4),
    ("sv", "Jag utmanade och hon hade verkligen inte färgen. Vad händer?", 6),
    ("sv", "Nästa spelare utmanar min +4, men jag har inga gröna och färgen är grön. Vem drar?", 6),
]


@pytest.mark.parametrize(("language", "question", "cards"), PAID)
def test_the_hand_that_is_told_says_who_pays(language: str, question: str, cards: int) -> None:
    found = answer(question, ["official"], language)
    assert found.reading.topic == ("challenge-success" if cards == 4 else "challenge-failure")
    assert found.value == cards
