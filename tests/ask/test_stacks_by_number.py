"""Draw cards told by their numbers alone, by how often they were laid, and the last one among them."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    (
        "Kolme plusnelosta päällekkäin, viimeisen löi Tiina ja se oli huijausta, haastoin ja jäi "
        "kiinni. Montako korttia Tiinalle?",
        "progressive",
        "value:12",
    ),
    (
        "Three draw fours on top of each other, Tina played the last one and it was a bluff, I "
        "challenged and she was caught. How many cards for Tina?",
        "progressive",
        "value:12",
    ),
    (
        "Tre pluss fire oppå hverandre, Tina la den siste og det var bløff. Jeg utfordret og hun "
        "ble tatt. Hvor mange kort får Tina?",
        "progressive",
        "value:12",
    ),
    (
        "Tre plus fyra på varandra, Tina la den sista och det var en bluff. Jag utmanade och hon "
        "åkte fast. Hur många kort får Tina?",
        "progressive",
        "value:12",
    ),
    (
        "kutonen ja sitte kymppi päälle, plussia siis. paljonko tulee yhteensä sille kuka ei voi enää vastata",
        "no-mercy",
        "value:16",
    ),
    ("a six and then a ten on it, draw cards i mean. how many in all for whoever can't answer", "no-mercy", "value:16"),
    (
        "en sekser og så en tier oppå, plusskort altså. hvor mange blir det til sammen for den som ikke kan svare",
        "no-mercy",
        "value:16",
    ),
    (
        "en sexa och sen en tia på, pluskort alltså. hur många blir det totalt för den som inte kan svara",
        "no-mercy",
        "value:16",
    ),
    ("Pluskort: en fyra, sen en tia på den. Hur mycket får den sista dra ihop?", "no-mercy", "value:14"),
    ("Plus cards, a four and then a ten. How many does the last one draw?", "no-mercy", "value:14"),
    ("Neljästi meni plus kakkonen peräkkäin. Montako nostetaan?", "progressive", "value:8"),
    ("A draw two was played three times in a row. How many does the next one draw?", "progressive", "value:6"),
    ("Pluss to gikk ned tre ganger på rad. Hvor mange må den neste trekke?", "progressive", "value:6"),
    ("Plus två lades tre gånger i rad. Hur många får nästa dra?", "progressive", "value:6"),
    ("Kolmesti lyötiin plus kakkonen perätysten. Kuinka monta viimeinen nostaa?", "progressive", "value:6"),
    ("Plus two went down four times running. How many does the last one pick up?", "progressive", "value:8"),
    ("Plus two went down twice. How many does the last one pick up?", "progressive", "value:4"),
    ("Fyra gånger la dom plus två efter varann. Hur många kort tar den sista?", "progressive", "value:8"),
    ("Fire ganger la de pluss to etter hverandre. Hvor mange kort tar den siste?", "progressive", "value:8"),
    (
        "Two draw fours stacked, Bob laid the last one and it was a bluff. I challenged and won. "
        "How many does Bob draw?",
        "progressive",
        "value:8",
    ),
    (
        "Två plus fyra på varandra, Bo la den sista och det var bluff. Jag utmanade och vann. Hur många får Bo dra?",
        "progressive",
        "value:8",
    ),
    ("Two +2s on the pile, then I laid a third. How many does the next one draw?", "progressive", "value:6"),
    ("Kaks pluskakkosta pinossa ja mä löin kolmannen. Montako seuraava nostaa?", "progressive", "value:6"),
    ("A two and then a ten, both plus cards. How many does the next player draw?", "no-mercy", "value:12"),
    ("Plussakortteja: kakkonen, siihen kymppi. Montako seuraava nostaa?", "no-mercy", "value:12"),
    ("Plusskort: en toer, så en tier på den. Hvor mange må neste trekke?", "no-mercy", "value:12"),
    ("Pluskort: en tvåa, sen en tia. Hur många får nästa dra?", "no-mercy", "value:12"),
    ("Det ble lagt pluss to to ganger. Hvor mange må den siste trekke?", "progressive", "value:4"),
    ("Plus två lades två gånger. Hur många tar den sista?", "progressive", "value:4"),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), ASKED)
def test_cards_of_a_stack_are_counted_once_each(question: str, rules: str, wanted: str) -> None:
    """The last one is among those counted; cards told by number are no points."""
    found = answer(question, rules.split(","))
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
