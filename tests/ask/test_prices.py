"""What a pack sells for is no question of rules; what a card is worth in points is one."""

from __future__ import annotations

import pytest

from unorules.ask.reading import read


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "is a vintage uno deck worth money"),
        ("en", "how much would a collector pay for my 1971 uno"),
        ("en", "is my old no mercy box worth anything these days?"),
        ("fi", "minkä arvoinen alkuperäinen uno-pakka on nykyään?"),
        ("fi", "Paljonko vanhasta Uno-pakasta saa rahaa torissa?"),
        ("fi", "mummon vanha uno löytyi vintiltä, mitä siitä saa jos myy?"),
        ("nb", "er en gammel uno verdt penger?"),
        ("nb", "hva får jeg for en uåpnet uno på finn"),
        ("nb", "Bestemors uno fra 70-tallet, hvor mye er den verdt nå for tiden?"),
        ("sv", "är en gammal unolek värd pengar?"),
        ("sv", "hur mycket betalar samlare för en gammal uno?"),
        ("sv", "Mormors uno från 70-talet, hur mycket är den värd nuförtiden?"),
    ],
)
def test_prices_are_out_of_scope(language: str, question: str) -> None:
    assert read(question, language).status == "out-of-scope"


@pytest.mark.parametrize(
    ("language", "question", "topic"),
    [
        ("en", "how much is the whole deck worth if you add up all the points", "deck-points"),
        ("fi", "minkä arvoinen jokeri on?", "card-points"),
        ("fi", "paljonko koko pakka on arvoltaan pisteissä", "deck-points"),
        ("nb", "hvor mye er hele kortstokken verdt til sammen?", "deck-points"),
        ("nb", "hva er et stopp-kort verdt i poeng i dag", "card-points"),
        ("sv", "hur mycket är hela leken värd?", "deck-points"),
        ("sv", "Vad är de svarta korten värda nuförtiden?", "card-points"),
    ],
)
def test_what_a_card_is_worth_is_a_question_of_rules(language: str, question: str, topic: str) -> None:
    assert read(question, language).topic == topic
