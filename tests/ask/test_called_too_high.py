"""A number told and called too high or too low, or its teller wrong in an idiom: the right one is another."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    (
        "en",
        ("official",),
        "There's five +4s in this box. Is that one too many?",
        "yes",
    ),
    (
        "en",
        ("official",),
        "He reckons a challenge I lose costs me four. Is he letting me off lightly?",
        "yes",
    ),
    (
        "en",
        ("official",),
        "Denise has chucked us ten apiece. That's three too many by my reckoning, isn't it?",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Unon sanomatta jättämisestä otettiin minulta neljä korttia. Otettiinko liikaa?",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Jokeri jäi käteen ja siitä kirjattiin mulle vaan 20 pistettä. Pääsinkö liian halvalla?",
        "yes",
    ),
    (
        "fi",
        ("official-112-swap",),
        "Jaon lopussa mulle jäi käteen Vaihda kädet -jokeri ja voittaja kirjas siitä itelleen 50 pistettä. Vedettiinkö "
        "mua höplästä?",
        "yes",
    ),
    (
        "fi",
        ("official-112-swap",),
        "Ope sanoi, että tässä meidän pakassa on kortteja yhteensä 1240 pisteen edestä. Meniks sil laskut pieleen?",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Esa väittää että Uno keksittiin vasta kasarilla, mä muistelen vuotta 1971. Olenko mä väärässä?",
        "no",
    ),
    (
        "nb",
        ("official",),
        "Jeg tapte utfordringa og fikk fire kort. Slapp jeg for billig?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Fikk fire kort i straff for glemt uno. Var det dobbelt så mye som det skulle?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Far tror Uno er fra 1960-tallet. Bommer han?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Satt igjen med en +2 og fikk 50 poeng. Ble jeg lurt?",
        "yes",
    ),
    (
        "sv",
        ("official",),
        "Fick dra ett kort som straff för att jag glömt uno. Slapp jag billigt undan?",
        "yes",
    ),
    (
        "sv",
        ("official",),
        "Moster tycker att ett vändkort kvar på handen ger 50. Överdriver hon?",
        "yes",
    ),
    (
        "sv",
        ("official",),
        "Fick ta fyra kort för att jag glömt uno. Var det för hårt?",
        "yes",
    ),
    (
        "sv",
        ("official",),
        "Moster tycker att ett vändkort kvar på handen ger 20. Överdriver hon?",
        "no",
    ),
]


@pytest.mark.parametrize(("language", "rules", "question", "verdict"), ASKED)
def test_the_yes_goes_to_what_is_offered(language: str, rules: tuple[str, ...], question: str, verdict: str) -> None:
    assert answer(question, rules, language).verdict == verdict
