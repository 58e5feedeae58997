"""Stacks, challenges and cards told as a story of several persons: what it comes to, and whose claim of it is so."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

OFFICIAL, NO_MERCY = ["official"], ["no-mercy"]
PROGRESSIVE, WITH_JUMPS = ["official", "progressive"], ["official", "progressive", "jump-in"]

AMOUNTS = [
    (
        "Ann played a +2, Bob followed with one too and Cy stuck another on top. Dee can't answer. How many does Dee draw?",
        PROGRESSIVE,
        6,
    ),
    ("Five of us threw a +2 one after the other. Gran had none. What does she pick up?", PROGRESSIVE, 10),
    ("Zoe dropped a +6 and Ned a ten on it. I had nothing. How many do I take?", NO_MERCY, 16),
    (
        "Ed put a +4 down, I put a +4 on it, and Flo challenged me. I hadn't a single card of his colour. How many does Flo draw?",
        PROGRESSIVE,
        10,
    ),
    (
        "Al plays a blue +2, Bo a red +2, then Cy jumps in with a red +2. How many does the next one draw?",
        WITH_JUMPS,
        4,
    ),
    ("He said I was bluffing, but I'd no green and green was up. What does he draw?", OFFICIAL, 6),
    ("Red 7 on the pile and I've a blue 1 and a green 2, none of them fit. How many do I pick up?", OFFICIAL, 1),
    ("Mia la +2, Ola hade också en och la den, sen la Eva en till. Jag har ingen. Hur många tar jag?", PROGRESSIVE, 6),
    ("Tre stycken la +2 efter varandra. Jag satt sist utan. Hur många får jag ta upp?", PROGRESSIVE, 6),
    ("Ida la +6 och Per en tia ovanpå. Jag kan inget lägga. Hur många drar jag?", NO_MERCY, 16),
    ("Han trodde att jag bluffade men jag hade ingen grön. Hur många drar han?", OFFICIAL, 6),
    ("Bo la en grön +2, jag en blå +2, och Siv hoppade in med en blå +2. Hur många drar nästa?", WITH_JUMPS, 4),
    ("Per la pluss to, Kari la en til og Ola hadde en selv også. Jeg har ingen. Hvor mange må jeg ta?", PROGRESSIVE, 6),
    ("Vi var tre som la +2 etter hverandre. Bestemor hadde ingen. Hvor mange må hun trekke?", PROGRESSIVE, 6),
    ("Siri la +6 og Nils la en tier oppå. Jeg har ingen. Hvor mange trekker jeg?", NO_MERCY, 16),
    ("Han trodde jeg bløffet, men jeg hadde ingen røde og det lå rødt. Hvor mange trekker han?", OFFICIAL, 6),
    ("Bo la en grønn +2, jeg en blå +2, og Siv hoppet inn med en blå +2. Hvor mange trekker neste?", WITH_JUMPS, 4),
    ("Gul 7 på bordet, jeg har rød 2 og blå 5, ingenting passer. Hvor mange trekker jeg?", OFFICIAL, 1),
    (
        "Pekka löi plus kakkosen, Liisalla oli kans yks ja se löi sen, ja Ville löi vielä yhden. Mulla ei oo. Montako nostan?",
        PROGRESSIVE,
        6,
    ),
    ("Kolme pelaajaa löi plus kakkosen peräkkäin. Mummolla ei ollut. Montako mummo nostaa?", PROGRESSIVE, 6),
    ("Sari löi plus kutosen ja Timo kympin päälle. Mulla ei oo mitään. Montako nostan?", NO_MERCY, 16),
    (
        "Se luuli että bluffasin mutta mulla ei ollut yhtään vihreää ja vihreä oli pöydässä. Montako se nostaa?",
        OFFICIAL,
        6,
    ),
    (
        "Bo löi vihreän +2:n, minä sinisen +2:n ja Siv hyppäsi väliin sinisellä +2:lla. Montako seuraava nostaa?",
        WITH_JUMPS,
        4,
    ),
    ("Pöydässä keltainen 7, mulla punainen 2 ja sininen 5, mikään ei käy. Montako nostan?", OFFICIAL, 1),
]
JUDGED = [
    (
        "Kim lays a draw two, Lou has one as well and lays it, and now it's me with nothing. Four for me, right?",
        PROGRESSIVE,
        "yes",
    ),
    ("My mum put down a +4, my aunt put another one on it. I've nowt. So I'm picking up eight?", PROGRESSIVE, "yes"),
    ("I challenged her +4 and she had a yellow, and yellow it was. Do I still draw the four?", OFFICIAL, "no"),
    ("I put down a blue 9 and a red 9 in one go on a blue 2. Is that allowed?", ["official", "multi-play"], "yes"),
    (
        "Yellow 3 was there, she laid the +4 and called blue. She had three blues but no yellow. Was it legal?",
        OFFICIAL,
        "yes",
    ),
    ("Pappa la en +4 och mamma en till ovanpå. Jag hade ingen. Blir det åtta för mig?", PROGRESSIVE, "yes"),
    (
        "Leo la en +2 och Siv en till. Åke har ingen. Han säger att han bara ska ta två. Har han rätt?",
        PROGRESSIVE,
        "no",
    ),
    ("Jag synade Liv och hon hade en röd fast det låg rött. Måste jag ta fyra?", OFFICIAL, "no"),
    ("Hon talade sanning när jag utmanade hennes +4. Hon säger sex, jag säger fyra. Har hon rätt?", OFFICIAL, "yes"),
    ("Jag la en röd fyra och en gul fyra i samma drag. Får man det?", ["official", "multi-play"], "yes"),
    (
        "Åsa la en +4 och valde blått. Jag har bara en gul +2. Får jag lägga den på?",
        ["official", "mixed-stacking"],
        "no",
    ),
    ("Far la +4, mor la en til oppå. Jeg har ingenting. Så jeg trekker åtte?", PROGRESSIVE, "yes"),
    ("Liv la +2 og Geir en til. Tor påstår at han bare skal ta to. Stemmer det?", PROGRESSIVE, "no"),
    ("Jeg utfordret og hun hadde en gul, og gult lå det. Må jeg trekke fire?", OFFICIAL, "no"),
    ("Hun snakka sant da jeg utfordra +4-en. Hun sier seks, jeg sier fire. Har hun rett?", OFFICIAL, "yes"),
    ("Jeg la en rød firer og en gul firer i samme trekk. Er det lov?", ["official", "multi-play"], "yes"),
    ("Isä löi plus nelosen ja äiti toisen perään. Mulla ei ole mitään. Siis nostan kahdeksan?", PROGRESSIVE, "yes"),
    (
        "Leo löi plus kakkosen ja Siiri toisen päälle. Antti väittää että ottaa vaan kaks. Onko se oikein?",
        PROGRESSIVE,
        "no",
    ),
    ("Haastoin ja hänellä oli punainen, ja punainen oli pöydässä. Pitääkö mun nostaa neljä?", OFFICIAL, "no"),
    (
        "Haastoin plus nelosen ja hän puhui totta. Hän sanoo kuusi, minä sanon neljä. Onko hän oikeassa?",
        OFFICIAL,
        "yes",
    ),
    (
        "Löin punaisen nelosen ja keltaisen nelosen samalla vuorolla. Saako niin tehdä?",
        ["official", "multi-play"],
        "yes",
    ),
    (
        "Four of us clockwise: Al, Bo, Cy, Di. Al laid a red +2 and Cy jumped in with a red +2. Must Di draw four?",
        WITH_JUMPS,
        "no",
    ),
    ("I challenged and he was innocent. She says six, he says four. Is she right?", OFFICIAL, "yes"),
]
LISTED = [
    "Green 5 on top. I've a red 5, a blue 2 and a green skip. Which ones can I lay?",
    "Det ligger en blå 3. Jag har en röd 3, en grön 5 och en blå 9. Vilka får jag lägga?",
    "Det ligger en blå 3. Jeg har en rød 3, en grønn 5 og en blå 9. Hvilke kan jeg legge?",
    "Pöydässä on sininen 3. Mulla on punainen 3, vihreä 5 ja sininen 9. Mitkä niistä saan lyödä?",
]
HELD = [
    ("He laid a +4 and said green. I have a green +2. Does it go on top, and the next one takes six?", "stack-total"),
    ("Mamma la en +2 på mig. Jag har en +4. Måste jag ta två?", "stack-total"),
    ("Veli löi mulle +2:n ja mulla on kans +2. Saanko lyödä sen, ja sisko nostaa neljä?", "stack-total"),
    ("Far la +2 på meg. Jeg har en +2 selv. Kan jeg legge den på?", "stack-total"),
]


@pytest.mark.parametrize(("question", "rules", "amount"), AMOUNTS)
def test_what_a_told_row_or_challenge_comes_to(question: str, rules: list[str], amount: int) -> None:
    found = answer(question, rules)
    assert (found.verdict, found.value) == ("value", amount)


@pytest.mark.parametrize(("question", "rules", "verdict"), JUDGED)
def test_whether_what_is_said_of_it_is_so(question: str, rules: list[str], verdict: str) -> None:
    assert answer(question, rules).verdict == verdict


@pytest.mark.parametrize("question", LISTED)
def test_which_ones_wants_the_cards(question: str) -> None:
    found = answer(question, OFFICIAL)
    assert found.verdict == "value"
    assert found.value


@pytest.mark.parametrize(("question", "topic"), HELD)
def test_a_card_that_is_only_held_is_of_no_row(question: str, topic: str) -> None:
    assert answer(question, PROGRESSIVE).reading.topic != topic


@pytest.mark.parametrize(
    "question",
    [
        "+4, then a +6, then a +10, and another +10. Mum has nothing. How many must she pick up?",
        "+4, sen +6, sen +10 och så en +10 till. Mamma har ingen. Hur många måste hon ta upp?",
    ],
)
def test_the_whole_stack_is_told_though_nobody_lives_to_draw_it(question: str) -> None:
    assert answer(question, NO_MERCY).value == 30
