"""What is told before a question settles what it asks: who sits against whom, who was skipped, whose turn it is of two."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

TOLD = [
    ("official", "Only me against my brother. I played a reverse and he says it's his go. Is he right?", "no", None),
    (
        "official",
        "Det er bare meg og Kevin, ingen andre. Jeg legger en snu. Hvem sin tur er det da?",
        "value",
        "same-player",
    ),
    (
        "official",
        "Det är jag mot Kevin, ingen annan. Jag lägger en vändning. Vems tur är det sen?",
        "value",
        "same-player",
    ),
    ("official", "Mä pelaan yksin Kevinii vastaan. Löin suunnanvaihdon. Kenen vuoro sit on?", "value", "same-player"),
    ("official", "Order is me, Bo, Cat. I skipped Bo. Is it Cat's turn?", "yes", None),
    ("official", "Rekkefølgen er meg, Bo, Cat. Jeg hoppet over Bo. Er det Cats tur?", "yes", None),
    ("official", "Ordningen är jag, Bo, Cat. Jag hoppade över Bo. Är det Cats tur?", "yes", None),
    ("official", "Järjestys on minä, Bo, Cat. Ohitin Bon. Onko Catin vuoro?", "yes", None),
    ("official progressive", "Red +2, yellow +2, green +2, and then me, with nothing. How many do I get?", "value", 6),
    ("official progressive", "Rød +2, gul +2, grønn +2, og så meg, helt blank. Hvor mange får jeg?", "value", 6),
    ("official progressive", "Röd +2, gul +2, grön +2, och sen jag, helt blank. Hur många får jag?", "value", 6),
    (
        "official progressive",
        "Punainen +2, keltainen +2, vihreä +2 ja sitten minä, tyhjin käsin. Montako saan?",
        "value",
        6,
    ),
    ("official", "Two of us. I put a +2 down, she drew two and went to play. Wasn't it my turn?", "yes", None),
    ("official", "To spillere. La +2, kona trakk to og ville legge. Var det ikke min tur?", "yes", None),
    ("official", "Vi är två. Jag la +2, frugan drog två och började lägga. Var det inte min tur?", "yes", None),
    (
        "official",
        "Kahestaan pelataan. Löin plus kakkosen, vaimo nosti kaks ja alko pelata. Eikö ollu mun vuoro?",
        "yes",
        None,
    ),
    (
        "no-mercy",
        "Vi är fem. Jag la jokern som vänder och ger fyra. Vems tur är det sen?",
        "value",
        "player-before-previous",
    ),
    ("no-mercy", "Red discard all and four other reds in my hand. Do all four go?", "yes", None),
    ("no-mercy", "Leif passerte 620 poeng og danser rundt i stua. Er det over?", "no", None),
    ("official", "Jeg satt med to blå da jeg la +4 oppå den blå eneren. Brøt jeg reglene?", "yes", None),
]


@pytest.mark.parametrize(("rules", "question", "verdict", "value"), TOLD)
def test_it_is_read_as_it_is_told(rules: str, question: str, verdict: str, value: int | str | None) -> None:
    found = answer(question, rules.split())
    assert found.verdict == verdict
    assert value is None or found.value == value
