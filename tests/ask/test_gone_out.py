"""A last card laid: whether it holds, for real, and whether the cheering came too soon."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        ("A skip was the last thing I held. Have I really won?", "official no-action-finish", "no"),
        ("Just a wild left. It goes on everything, so I'm out now, right?", "official no-action-finish", "no"),
        ("Down to one reverse, laid it and did my dance. Did I dance too soon?", "official", "no"),
        ("Laid my last card, a draw two, and cheered. Was I too quick to cheer?", "official no-action-finish", "yes"),
        ("Ett stoppkort va det sista jag hade. Vann jag på riktigt?", "official", "yes"),
        ("Mitt sista kort va en +2. Firade jag för tidigt?", "official no-action-finish", "yes"),
        ("La en joker som sista kort och reste mig. Reste jag mig för tidigt?", "official", "no"),
        ("Bara ett stopp kvar, det passar, så jag är ute nu va?", "official no-action-finish", "no"),
        ("Et stopp var det siste jeg hadde. Vant jeg på ordentlig?", "official no-action-finish", "no"),
        ("La en joker som siste kort og feiret. Feiret jeg for tidlig?", "official", "no"),
        ("Bare en joker igjen. Den går på alt, så da er jeg ute, ikke sant?", "official no-action-finish", "no"),
        ("Siste kortet mitt var pluss to. Jublet jeg for tidlig?", "official no-action-finish", "yes"),
        ("Ohituskortti oli viimeinen korttini. Voitinko oikeasti?", "official no-action-finish", "no"),
        ("Löin viimeisenä suunnanvaihdon ja tuuletin. Tuuletinko liian aikaisin?", "official", "no"),
        ("Viimeinen korttini oli jokeri ja jo juhlin. Juhlinko liian aikaisin?", "official no-action-finish", "yes"),
        ("Pluskakkonen oli viimeinen korttini. Voitinko ihan oikeasti?", "official", "yes"),
    ],
)
def test_a_last_card_is_judged_as_it_is_asked(question: str, rules: str, verdict: str) -> None:
    assert answer(question, rules.split()).verdict == verdict
