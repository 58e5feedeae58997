"""Points, totals and limits as they are told: whose total it is, what a hand comes to, who is out, what is still to be drawn."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

LOW, OUT, PAIRS = "official,low-score", "official,challenge-uno", "official,partners"

TOTALS = [
    ("Moira's gone over 500, I've got 260 and Fred 270. Am I the winner?", LOW, "yes"),
    ("I've got 260, Moira's gone over 500 and Fred has 240. Am I the winner?", LOW, "no"),
    ("He's on 508 and I'm on 345. Have I won?", LOW, "yes"),
    ("Sannalla on 190, Jukalla 505 ja mulla 333. Onko Sanna voittanut?", LOW, "yes"),
    ("Teemulla on 520 pistettä, Annella 290 ja minulla 300. Olenko voittanut?", LOW, "no"),
    ("Geir har 515, Tone 320 og jeg 180. Er det Tone som vinner?", LOW, "no"),
    ("Han ligger på 510 og jeg på 290. Har han vunnet?", LOW, "no"),
    ("Rut passerade 500, Åke har 280 och jag 410. Har Åke vunnit?", LOW, "yes"),
    ("Nora was at 240 and took 65 this round. How many is she at now?", "official", "value:305"),
    (
        "Mulla oli ennestään 150 ja voitin. Muille jäi jokeri, ohitus ja ysi. Paljonko mulla on nyt?",
        "official",
        "value:229",
    ),
    ("Kåre sto i 145, og jeg satt igjen med en +4 og en treer. Hva har Kåre nå?", "official", "value:198"),
    ("Jag stod på 240 och fick in 65. Vad har jag totalt?", "official", "value:305"),
    ("I was on 450 before, left with a +2 and a 4. Am I out?", OUT, "no"),
    ("Isä oli 491:ssä ja sille jäi ysi käteen. Putosiko se?", OUT, "yes"),
    ("Jeg hadde 462 og satt igjen med to stå over. Er jeg ute nå?", OUT, "yes"),
    ("Pappa låg på 491 och satt kvar med en nia. Åkte han ut?", OUT, "yes"),
    ("I've exactly 500 now. Do I need more than that to win?", "official", "no"),
    ("Mulla on tasan 500. Pitääkö mun saada enemmän?", "official", "no"),
    ("Jeg ligger på nøyaktig 500. Trenger jeg mer enn 500?", "official", "no"),
    ("Jag ligger på 500 jämnt. Behöver jag mer än 500 för att vinna?", "official", "no"),
]

HANDS = [
    ("We play low score. Ann went out, I've a 7 and a reverse left. What goes down for me?", LOW, "value:27"),
    ("Vi spiller at lavest sum vinner. Jeg satt igjen med en åtter og en snu. Hva skal jeg føre opp?", LOW, "value:28"),
    ("Meillä pienin summa voittaa. Mulle jäi kaks kutosta ja ohitus. Mitä mä kirjaan?", LOW, "value:32"),
    (
        "Lägst poäng vinner hos oss. Jag har en femma och ett stopp kvar. Vad ska jag skriva upp på mig?",
        LOW,
        "value:25",
    ),
    ("They caught me with a wild swap hands, a 9 and a +2. What does it cost?", "official-112-swap", "value:69"),
    ("Käteen jäi sekoitusjokeri, vitonen ja ysi. Mitä se maksaa mulle?", "official-112", "value:64"),
    ("Satt igjen med et byttekort, en nier og en stå over. Hva koster det meg?", "official-112-swap", "value:69"),
    ("Kvar på handen hade jag ett blandakort och en fyra. Vad kostar det mig?", "official-112", "value:54"),
    (
        "My partner's sat on 25, the opponents on 40 and 21. I went out. How many points is that for us?",
        PAIRS,
        "value:61",
    ),
    ("Pääsin loppuun. Parillani on 20 pistettä kädessä, vastustajilla 31 ja 11. Saammeko 62 pistettä?", PAIRS, "no"),
    (
        "Makkeren min gikk ut. Motstanderne satt med 35 og 14 poeng, og jeg hadde 22 igjen. Hvor mange poeng får vi?",
        PAIRS,
        "value:49",
    ),
    ("Jag gick ut. Min partner satt med 25 poäng, motståndarna med 14 och 40. Blir det 54 till oss?", PAIRS, "yes"),
    ("Siri got knocked out with 26 cards and I won the round. Do I get 260 for her?", "no-mercy", "no"),
    (
        "Mä voitin. Ilkka tippui 25 kortin takia ja Saaralle jäi kutonen. Paljonko pisteitä mä saan?",
        "no-mercy",
        "value:256",
    ),
    (
        "Jeg gikk ut. Nils røk ut med 26 kort og Kari satt igjen med en snu. Hvor mange poeng får jeg?",
        "no-mercy",
        "value:270",
    ),
    ("Siri åkte ut med 25 kort och jag vann. Får jag 250 för henne?", "no-mercy", "yes"),
    ("Kath went out and I was left with 40 points. Does Kath get them?", LOW, "no"),
    ("Maija pääsi loppuun ja mulle jäi 33 pistettä. Meneekö ne Maijalle?", "official", "yes"),
    ("Ola gikk ut og jeg ble sittende med 34 poeng på hånda. Skal de skrives på Ola?", "official", "yes"),
    ("Berit gick ut och jag satt kvar med 41 poäng. Är det Berit som får dem?", LOW, "no"),
]

LIMITS = [
    ("I had 13 cards, two +6s were stacked and I took the lot. Am I out?", "no-mercy", "yes"),
    ("I had 12 cards. Ned laid a +4, Ida a +6 on it, and I had to draw all of it. Am I gone?", "no-mercy", "no"),
    (
        "Annalla oli 21 korttia. Kaksi plus kakkosta peräkkäin, ja hän nosti ne kaikki. Onko hän ulkona?",
        "official,progressive,mercy-25",
        "yes",
    ),
    ("Mulla oli neljätoista korttia ja jouduin nostamaan kymmenen. Putosinko?", "no-mercy", "no"),
    ("Hun hadde tretten kort. Først kom +6, så en +6 til, og hun måtte trekke alt. Er hun ute?", "no-mercy", "yes"),
    ("Jeg hadde 20 kort og måtte trekke fire. Er jeg ute?", "official,mercy-25", "no"),
    ("Hon hade fjorton kort. Det kom en +4 och en +6 på den, och hon fick ta allt. Är hon ute?", "no-mercy", "no"),
    ("Hon sitter med 28 kort på hand. Åker hon ut?", "official", "no"),
    ("How many blue cards are there, not counting the wilds?", "official", "value:25"),
    ("Montako vihreää korttia pakassa on, jokerit pois lukien?", "official", "value:25"),
    ("Hvor mange gule kort skal det være i stokken, jokerne ikke medregnet?", "official", "value:25"),
    ("Hur många gula kort finns det utan jokrarna?", "official", "value:25"),
    ("I've drawn two and neither fits. Do I draw a third?", "official,draw-three", "yes"),
    ("Oon nostanu kolme korttia eikä mikään käy. Pitääkö nostaa neljäs?", "official,draw-three", "no"),
    ("Jeg har trukket tre kort, og ingen passer. Må jeg trekke et fjerde?", "official,draw-until-playable", "yes"),
    ("Jag drog ett kort som inte gick. Måste jag dra ett andra?", "official", "no"),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), TOTALS)
def test_a_total_is_of_whoever_is_asked_about(question: str, rules: str, wanted: str) -> None:
    """Totals of several are held against each other; what was won or left on hand comes on top of one's own."""
    _check(question, rules, wanted)


@pytest.mark.parametrize(("question", "rules", "wanted"), HANDS)
def test_a_hand_counts_for_whoever_writes_it(question: str, rules: str, wanted: str) -> None:
    """The partner's hand counts not, a hand knocked out counts its fixed sum."""
    _check(question, rules, wanted)


@pytest.mark.parametrize(("question", "rules", "wanted"), LIMITS)
def test_what_is_drawn_is_held_against_the_limit(question: str, rules: str, wanted: str) -> None:
    """Cards drawn come on top of the hand; one more than was drawn is held against what must be."""
    _check(question, rules, wanted)


def _check(question: str, rules: str, wanted: str) -> None:
    found = answer(question, rules.split(","))
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
