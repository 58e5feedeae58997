"""What a forgotten UNO costs where somebody noticed in time and demands so many cards."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    (
        "en",
        "official",
        "I forgot uno and Kay caught me before the next player started. She wants me to take four. Is four right?",
        "no",
    ),
    (
        "fi",
        "official",
        "Uno jäi sanomatta ja Sari huomasi heti ennen kuin seuraava aloitti. Sari vaatii neljä korttia. Onko neljä oikein?",
        "no",
    ),
    (
        "fi",
        "official",
        "Unohdin unon ja Sari huomasi ennen kuin seuraava aloitti. Sari sanoo että otan kaksi korttia. Onko kaksi oikein?",
        "yes",
    ),
    (
        "nb",
        "official",
        "Jeg glemte uno og Tor tok meg før nestemann begynte. Han vil at jeg tar fire kort. Er fire riktig?",
        "no",
    ),
    (
        "nb",
        "official",
        "Glemte uno, Tor så det før neste begynte. Han sier at jeg skal ta to kort, stemmer det?",
        "yes",
    ),
    (
        "sv",
        "official",
        "Jag glömde uno och Tor kom på det innan nästa började. Han kräver att jag tar fyra kort. Är fyra rätt?",
        "no",
    ),
    (
        "sv",
        "official",
        "Glömde uno och Tor märkte det innan nästa hann börja. Han säger att jag ska ta två kort, stämmer det?",
        "yes",
    ),
    ("en", "official", "One card left and Pete shouted uno before me. How many do I pick up?", "value:2"),
    ("fi", "official", "Mulla oli yks kortti ja Pete huusi unon ennen mua. Montako nostan?", "value:2"),
    ("nb", "official", "Jeg hadde ett kort igjen og Per ropte uno før meg. Hvor mange må jeg trekke?", "value:2"),
    ("sv", "official", "Jag hade ett kort kvar och Per skrek uno före mig. Hur många måste jag ta?", "value:2"),
]


@pytest.mark.parametrize(("language", "rules", "question", "wanted"), ASKED)
def test_the_number_demanded_is_held_against_the_penalty(language: str, rules: str, question: str, wanted: str) -> None:
    found = answer(question, rules.split(","))
    verdict, _, value = wanted.partition(":")
    assert (found.reading.language, found.verdict) == (language, verdict)
    assert not value or str(found.value) == value
