"""Two whole deeds asked between: the first decides, whatever the second says."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

DEEDS = [
    ("I had 401 before and made 80 tonight. Is the trophy mine or do we deal again?", "official", "no"),
    ("I got a +2 and took both. Does my turn go on or is it gone?", "official", "no"),
    ("A skip lands on me with only us two playing. Do I move next or does Una again?", "official", "no"),
    ("Can a skip save me from a draw two, or do I just pick up?", "official", "no"),
    ("May I keep the card I drew though it fits, or must I lay it?", "official", "yes"),
    ("Am I up to my 25th card and out of it now, or do I get one more lay?", "no-mercy", "yes"),
    ("Sain kortin numero 26 käteen. Saanko vielä taistella vai pelit pelattu?", "no-mercy", "no"),
    ("Oli 410 pistettä ja nyt tuli 60 lisää. Voitinko pelin vai jaetaanko uudestaan?", "official", "no"),
    ("Mulle lyötiin plus kaksi ja nostin ne. Saanko lyödä vai meneekö vuoro ohi?", "official", "no"),
    ("Onko plusneloseen lupa lyödä plusnelonen vai pitääkö nostaa?", "official", "no"),
    ("Kahdestaan pelataan, löin ohituksen. Lyönkö heti uudestaan vai onko kaverin vuoro?", "official", "yes"),
    ("Jeg hadde 420 og fikk 50 til. Er kampen min, eller deler vi på nytt?", "official", "no"),
    ("Kan jeg komme unna en +2 med en stopp, eller må jeg bare ta to?", "official", "no"),
    ("Bare oss to, Kari legger stopp. Er det min tur nå, eller Kari sin igjen?", "official", "no"),
    ("Må jeg legge kortet jeg trakk, eller kan jeg ha det på hånda?", "official", "no"),
    ("Jag hade 430 och fick 40 till. Har jag vunnit, eller delar vi ut igen?", "official", "no"),
    ("Fick en +4 och tog mina fyra. Får jag lägga nåt, eller går turen vidare?", "official", "no"),
    ("Bara vi två, Sven lägger stopp på mig. Är det min tur nu, eller Svens igen?", "official", "no"),
    ("26 kort på handen. Lever jag än, eller är det tack för mig?", "no-mercy", "no"),
]


@pytest.mark.parametrize(("question", "rules", "verdict"), DEEDS)
def test_the_first_of_two_deeds_gets_the_yes_or_the_no(question: str, rules: str, verdict: str) -> None:
    """What stands behind the "or" is its opposite, and turns nothing round."""
    assert answer(question, rules.split()).verdict == verdict
