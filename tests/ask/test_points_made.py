"""The points at which a player may be out, and what comes of reaching them."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    ("Tuomas täräytti just 500 täyteen. Putoaako se nyt pelistä?", "challenge-uno", "yes"),
    ("Tuomas pääsi viiteensataan. Lähteekö se nyt ulos?", "challenge-uno", "yes"),
    ("Tom just hit 500 on the nose. Is he out of the game now?", "challenge-uno", "yes"),
    ("Tom fikk akkurat 500. Ryker han ut av spillet nå?", "challenge-uno", "yes"),
    ("Tom kom precis upp i 500. Åker han ut ur spelet nu?", "challenge-uno", "yes"),
    ("Vad händer med en spelare som kommer upp i femhundra?", "challenge-uno", "explain"),
    ("What happens to a player who reaches five hundred?", "challenge-uno", "explain"),
    ("Hva skjer med en spiller som kommer opp i femhundre?", "challenge-uno", "explain"),
    ("Mitä tapahtuu pelaajalle, joka pääsee viiteensataan?", "challenge-uno", "explain"),
    ("Bob reached exactly five hundred. Is he out?", "challenge-uno", "yes"),
    ("Bob har nådd femhundre. Er han ute?", "challenge-uno", "yes"),
    ("Miten käy pelaajan jolla on viissataa pistettä?", "challenge-uno", "explain"),
    ("Hva skjer med den som kommer til 500 poeng?", "challenge-uno", "explain"),
    ("Hur går det för den som når femhundra poäng?", "challenge-uno", "explain"),
    ("What becomes of somebody who gets to 500 points?", "challenge-uno", "explain"),
]


@pytest.mark.parametrize(("question", "rules", "wanted"), ASKED)
def test_who_reaches_the_limit_is_out_where_players_are_put_out(question: str, rules: str, wanted: str) -> None:
    """Five hundred are points, not cards."""
    found = answer(question, rules.split(","))
    verdict, _, value = wanted.partition(":")
    assert found.verdict == verdict
    assert not value or str(found.value) == value
