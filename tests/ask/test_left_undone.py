"""A duty left undone is a mistake, a freedom not used is none; what is said to be no wrong is confirmed or not."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

NOTHING: tuple[str, ...] = ()

A_MISTAKE = [
    ("en", NOTHING, "The pile was empty and we turned it over but didn't shuffle. Did we do wrong?"),
    ("en", NOTHING, "I played a wild and didn't choose a colour. Did I do wrong?"),
    ("en", NOTHING, "Forgot to shout uno on my second last card, was that a mistake?"),
    ("en", NOTHING, "I didn't show my hand when my +4 was challenged. Was that wrong?"),
    ("en", NOTHING, "Nothing fitted and I didn't draw, I just passed. Did I do wrong?"),
    ("fi", NOTHING, "Pakka loppui ja käännettiin poistopino mutta ei sekoitettu. Tehtiinkö väärin?"),
    ("fi", NOTHING, "En sanonut väriä kun löin jokerin, teinkö väärin?"),
    ("fi", NOTHING, "Unohdin huutaa unon toiseksi viimeisellä kortilla, oliko virhe?"),
    ("fi", NOTHING, "En näyttänyt kättäni kun mut haastettiin. Teinkö väärin?"),
    ("nb", NOTHING, "Bunken var tom og vi snudde den, men vi stokket ikke. Gjorde vi feil?"),
    ("nb", NOTHING, "Jeg sa ingen farge da jeg la joker, gjorde jeg feil?"),
    ("nb", NOTHING, "Glemte å rope uno på nest siste kort, var det feil?"),
    ("nb", NOTHING, "Jeg viste ikke hånda da jeg ble utfordret. Gjorde jeg noe galt?"),
    ("sv", NOTHING, "Högen var slut och vi vände den men blandade inte. Gjorde vi fel?"),
    ("sv", NOTHING, "Jag sa ingen färg när jag la jokern, gjorde jag fel?"),
    ("sv", NOTHING, "Glömde ropa uno på näst sista kortet, var det fel?"),
    ("sv", NOTHING, "Jag visade inte handen när jag blev utmanad. Gjorde jag fel?"),
]

NO_MISTAKE = [
    ("en", NOTHING, "I never challenged his +4, was that a mistake?"),
    ("en", NOTHING, "I didn't play my wild even though I had it, I drew instead. Did I do wrong?"),
    ("fi", NOTHING, "En haastanut sen +4:ää, oliko se virhe?"),
    ("nb", NOTHING, "Jeg utfordret aldri pluss fire-kortet hans, var det feil?"),
]


@pytest.mark.parametrize(("language", "rules", "question"), A_MISTAKE)
def test_a_duty_left_undone_was_a_mistake(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "yes"


@pytest.mark.parametrize(("language", "rules", "question"), NO_MISTAKE)
def test_what_need_not_be_done_may_be_left(language: str, rules: tuple[str, ...], question: str) -> None:
    assert answer(question, rules, language).verdict == "no"
