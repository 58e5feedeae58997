"""Draw cards laid one after the other: how many there are, what a challenge among them costs, which rules a heading names."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

CHALLENGED = [
    (
        "Progressive: A löi +4:n, B löi +4:n päälle, C haastoi. B:llä ei ollutkaan sitä väriä. Montako C nostaa?",
        ["official", "progressive"],
        10,
    ),
    (
        "Progressive: kaksi +4:ää päällekkäin, haastoin viimeisen ja sillä oli kuin olikin väriä. Montako se nostaa?",
        ["official", "progressive"],
        8,
    ),
    (
        "Progressive UNO, kolme +4:ää putkeen. Haastoin viimeisen ja olin oikeassa. Montako korttia bluffaaja nostaa?",
        ["official", "progressive"],
        12,
    ),
    (
        "Ketjutus päällä: neljä +4:ää peräkkäin, haastoin viimeisen turhaan. Montako korttia nostan?",
        ["official", "progressive"],
        18,
    ),
    (
        "Progressive. Isä löi +4:n, äiti löi +4:n, haastoin äidin. Sillä ei ollut sinistä. Montako korttia yhteensä?",
        ["official", "progressive"],
        10,
    ),
    (
        "Stabling er på: Ola la +4, Kari la +4 oppå, jeg utfordret Kari, men hun hadde ikke fargen likevel. Antall kort på meg?",
        ["official", "progressive"],
        10,
    ),
    (
        "Progressive: to +4 etter hverandre, jeg utfordret den siste og hun hadde jo fargen. Hvor mange må hun trekke?",
        ["official", "progressive"],
        8,
    ),
    (
        "Progressive UNO, tre +4 i rad. Jeg utfordrer den siste og har rett. Hvor mange kort trekker bløfferen?",
        ["official", "progressive"],
        12,
    ),
    (
        "Med stabling: fire +4 på rad, jeg utfordret den siste og bommet. Hvor mange kort må jeg trekke?",
        ["official", "progressive"],
        18,
    ),
    (
        "Progressive. Far la +4, mor la +4, jeg utfordret mor. Hun hadde ingen blå. Hvor mange kort til sammen?",
        ["official", "progressive"],
        10,
    ),
    (
        "Stapling gäller: Olle la +4, Stina la +4 ovanpå, jag utmanade Stina och hon var oskyldig. Hur många kort får jag?",
        ["official", "progressive"],
        10,
    ),
    (
        "Progressive: två +4 på varandra, jag utmanade den sista och hon hade färgen. Hur många får hon dra?",
        ["official", "progressive"],
        8,
    ),
    (
        "Progressive UNO, tre +4 i rad. Jag utmanar den sista och har rätt. Hur många kort drar bluffaren?",
        ["official", "progressive"],
        12,
    ),
    (
        "Med stapling: fyra +4 på rad, jag utmanade den sista i onödan. Hur många kort får jag dra?",
        ["official", "progressive"],
        18,
    ),
    (
        "Progressive. Pappa la +4, mamma la +4, jag utmanade mamma. Hon hade ingen blå. Hur många kort sammanlagt?",
        ["official", "progressive"],
        10,
    ),
    (
        "stacking on, 3 plus fours in a row, challenged the last one, turned out to be perfectly legal. how many do i pick up?",
        ["official", "progressive"],
        14,
    ),
    (
        "Progressive rules: two +4s stacked, I challenged the second and he did have the colour. How many does he draw?",
        ["official", "progressive"],
        8,
    ),
    (
        "Progressive Uno, three +4s in a row, I challenged the last one and was right. How many cards does the bluffer draw?",
        ["official", "progressive"],
        12,
    ),
    (
        "We play with stacking. Ann laid a +4, Bob another +4, I challenged Bob and lost. How many cards for me altogether?",
        ["official", "progressive"],
        10,
    ),
    (
        "Progressive: four +4s in a row. I doubted the last one and she had no green at all. How many cards do I draw?",
        ["official", "progressive"],
        18,
    ),
]

LAID = [
    (
        "Progressive UNO. Se löi plus kakkosen, mä löin yhden päälle, tyttö vielä yhden. Montako seuraavalle?",
        ["official"],
        6,
    ),
    (
        "Ketjutus on käytössä: löin +4:n, sisko löi toisen päälle, isällä ei ole. Montako isä nostaa?",
        ["official", "progressive"],
        8,
    ),
    ("Progressive: A lyö +2:n, B lyö, C lyö, D lyö. E:llä ei ole. Montako E nostaa?", ["official"], 8),
    (
        "Progressive: Pekka löi +4:n, Kati löi yhden ja Olli löi yhden. Annalla ei ole. Montako korttia Anna nostaa?",
        ["official"],
        12,
    ),
    (
        "Ketjutetaan. Äiti löi plus kakkosen, isä löi toisen päälle, minä vielä yhden. Montako veli nostaa?",
        ["official", "progressive"],
        6,
    ),
    ("Progressive UNO. Han la en pluss to, jeg la en oppå, hun en til. Hvor mange for nestemann?", ["official"], 6),
    (
        "Med stabling: jeg la +4, søsteren min la en på den, far har ingen. Hvor mange kort må far trekke?",
        ["official", "progressive"],
        8,
    ),
    (
        "Progressive UNO. Jeg la en +2, Ida svarte med en hun også, og Ola har ingenting. Hvor mange kort til Ola?",
        ["official"],
        4,
    ),
    ("Progressive: A legger +2, B legger, C legger, D legger. E har ingen. Hvor mange kort må E ta?", ["official"], 8),
    (
        "Progressive: Per la +4, Kari la en, og Ola la en. Anne har ingen. Hvor mange kort må Anne trekke?",
        ["official"],
        12,
    ),
    (
        "Vi stabler. Mor slapp en pluss to, far en til, jeg en til. Hvor mange må bror min ta?",
        ["official", "progressive"],
        6,
    ),
    (
        "Med stapling: jag la +4, min syster la en på den, pappa har ingen. Hur många kort måste pappa dra?",
        ["official", "progressive"],
        8,
    ),
    (
        "Progressive UNO. Jag la en +2, Ida svarade med en hon också, och Olle har inget. Hur många kort till Olle?",
        ["official"],
        4,
    ),
    (
        "Progressive: A lägger +2, B lägger, C lägger, D lägger. E har ingen. Hur många kort måste E ta?",
        ["official"],
        8,
    ),
    (
        "Progressive: Per la +4, Karin la en, och Olle la en. Anna har ingen. Hur många kort måste Anna dra?",
        ["official"],
        12,
    ),
    (
        "Vi staplar. Mamma la en plus två, pappa en till, jag en till. Hur många ska min bror ta?",
        ["official", "progressive"],
        6,
    ),
    ("Progressive: A plays +2, B plays +2, C plays +2. D has none. Cards for D?", ["official"], 6),
    (
        "Progressive UNO. Tim lays a +2, then me, then Jo, then Max. Ann has none. How many does Ann pick up?",
        ["official"],
        8,
    ),
    (
        "Stacking house: I drop a +4, my sister drops one on top, dad has no +4. What's his bill?",
        ["official", "progressive"],
        8,
    ),
    (
        "Progressive Uno. I put down a +2, Lee answered with one too and Sue has nothing. How many cards does Sue get?",
        ["official"],
        4,
    ),
    (
        "Progressive. Al plays a +2, Bo plays one, Cy plays one, Di plays one and so does Ed. Flo has none. How many for Flo?",
        ["official"],
        10,
    ),
    (
        "We stack here. I dropped a draw two, Kim dropped one, then Lee. How many does Max take?",
        ["official", "progressive"],
        6,
    ),
]


@pytest.mark.parametrize(("question", "rules", "cards"), CHALLENGED)
def test_a_challenge_within_a_stack_costs_the_whole_stack(question: str, rules: list[str], cards: int) -> None:
    assert answer(question, rules).value == cards


@pytest.mark.parametrize(("question", "rules", "cards"), LAID)
def test_cards_that_are_not_named_again_count_too(question: str, rules: list[str], cards: int) -> None:
    assert answer(question, rules).value == cards


@pytest.mark.parametrize(
    ("question", "rules"),
    [
        ("Progressive: A plays +2, B plays +2. How many cards does C draw?", ["official", "progressive"]),
        ("Progressive UNO. Jag la +2, hon la +2. Hur många drar nästa?", ["official", "progressive"]),
        ("Väliinlyönti ja Progressive yhdessä: A löi +2:n, B löi +2:n. Montako C nostaa?", ["jump-in", "progressive"]),
        ("Progressive? Hvor mange kort trekker jeg for to +2?", ["official"]),
        ("He laid a +2 and I laid a +2. How many cards does the next one draw?", ["official"]),
    ],
)
def test_a_heading_puts_its_rules_in_force(question: str, rules: list[str]) -> None:
    assert set(rules) <= {"official", *answer(question).rulebook.ids}
    assert ("progressive" in rules) == ("progressive" in answer(question).rulebook.ids)
