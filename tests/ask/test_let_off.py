"""Whoever forgot to say UNO: whether they are let off, or pay, is asked in whatever words."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    (
        "en",
        ("official",),
        "Beth never said uno and nobody noticed until the next player had already laid. Is she off the hook?",
        "yes",
    ),
    (
        "en",
        ("official",),
        "Beth never said uno and nobody noticed until the next player had already laid. Does she still owe two cards?",
        "no",
    ),
    (
        "en",
        ("official",),
        "Tony never said uno. I only twigged once Priya, who's after him, had put her card down. Has he got away with it?",
        "yes",
    ),
    (
        "en",
        ("official",),
        "Forgot to say uno, spotted it myself before anybody said a word, so I said it. Am I in the clear?",
        "yes",
    ),
    (
        "en",
        ("official",),
        "I never called uno, nobody noticed, the turn came all the way round and I put down my last card. Kev wants my "
        "win scrubbed. Does it stand?",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Unohin sanoa unon mut korjasin ite ennen ku kukaan huomas. Vältinkö sakon?",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Antti löi tokavikansa ihan hiljaa. Sari ehti jo nostaa kortin omalla vuorollaan, ja vasta sitten mä hoksasin. "
        "Selvisikö Antti ilman sakkoja?",
        "yes",
    ),
    (
        "fi",
        ("official",),
        "Anni unohti unon ja mä huomasin sen vasta kun seuraava oli jo pelannut. Onko hän mulle vielä kaks korttia velkaa?",
        "no",
    ),
    (
        "fi",
        ("official",),
        "Sanoin unon ite ennen muita vaikka vähän myöhässä. Pelastuinko?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Per glemte uno, og det ble først oppdaga da nestemann hadde lagt. Gikk han fri?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Per glemte uno, og det ble først oppdaga da nestemann hadde lagt. Må han trekke likevel?",
        "no",
    ),
    (
        "nb",
        ("official",),
        "eg gløymde uno men kom på det sjølv to sekund etter, før nokon sa noko. slepp eg straff?",
        "yes",
    ),
    (
        "nb",
        ("no-mercy",),
        "Han vant med en +10 som siste kort. Slipper jeg å trekke de ti?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Eva sa ikke uno, og nestemann rakk å trekke før vi oppdaga det. Er løpet kjørt for oss?",
        "yes",
    ),
    (
        "sv",
        ("official",),
        "Eva glömde uno och det märktes först när nästa hade lagt. Kom hon undan?",
        "yes",
    ),
    (
        "sv",
        ("official",),
        "Eva glömde uno och det märktes först när nästa hade lagt. Är hon skyldig oss några kort?",
        "no",
    ),
    (
        "sv",
        ("official",),
        "Glömde uno men kom på det själv innan någon hann säga nåt. Klarade jag mig?",
        "yes",
    ),
]


@pytest.mark.parametrize(("language", "rules", "question", "verdict"), ASKED)
def test_the_yes_goes_to_what_is_offered(language: str, rules: tuple[str, ...], question: str, verdict: str) -> None:
    assert answer(question, rules, language).verdict == verdict
