"""UNO called early, caught in time, and the knock-out match."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

CALLS = [
    (
        "en",
        "Grandad's down to his last card and never said UNO. When can I still nab him?",
        "uno-catch-window",
        "value",
    ),
    ("en", "She hasn't said uno and she's got one card. How late can I still call it?", "uno-catch-window", "value"),
    ("en", "She yelled uno while she still had two cards. Is there a penalty?", "uno-false-call", "unspecified"),
    ("en", "Called uno too soon with three cards left, what happens to me?", "uno-false-call", "unspecified"),
    ("en", "Do I say uno when I have two cards left or one?", "uno-call-when", "value"),
    ("en", "Should I have said uno already with two cards left?", "uno-call-when", "yes"),
    ("fi", "Ukilla on yksi kortti eikä se sanonut unoa. Milloin sen voi vielä napata?", "uno-catch-window", "value"),
    ("fi", "Huusin unon liian aikaisin kun oli kolme korttia, mitä mulle käy?", "uno-false-call", "unspecified"),
    ("fi", "Hän sanoi jo uno vaikka oli kaks korttia. Tuleeko rangaistus?", "uno-false-call", "unspecified"),
    ("fi", "Sanotaanko uno kun on kaksi korttia jäljellä vai yksi?", "uno-call-when", "value"),
    ("nb", "Bestefar har ett kort og sa aldri uno. Når kan jeg fortsatt ta ham?", "uno-catch-window", "value"),
    ("nb", "Jeg ropte uno for tidlig med tre kort igjen, hva skjer med meg?", "uno-false-call", "unspecified"),
    ("nb", "Hun ropte uno allerede med to kort igjen. Blir det straff?", "uno-false-call", "unspecified"),
    ("nb", "Sier man uno når man har to kort igjen eller ett?", "uno-call-when", "value"),
    (
        "sv",
        "Farfar har ett kort och sa aldrig uno. När kan jag fortfarande sätta dit honom?",
        "uno-catch-window",
        "value",
    ),
    ("sv", "Jag ropade uno för tidigt med tre kort kvar, vad händer med mig?", "uno-false-call", "unspecified"),
    ("sv", "Hon ropade redan uno med två kort kvar. Blir det straff?", "uno-false-call", "unspecified"),
    ("sv", "Säger man uno när man har två kort kvar eller ett?", "uno-call-when", "value"),
    ("en", "she's on one card and kept schtum, when can I still catch her?", "uno-catch-window", "value"),
    ("en", "He's down to one and said nothing. How long have I got to call him out?", "uno-catch-window", "value"),
    (
        "en",
        "My brother's got one card left and kept quiet. When's it too late to get him?",
        "uno-catch-window",
        "value",
    ),
    ("en", "I said uno too early, what happens?", "uno-false-call", "unspecified"),
    ("en", "I had two cards left and already said uno. What now?", "uno-false-call", "unspecified"),
    ("en", "He said UNO with two cards still in his hand. Does he draw?", "uno-false-call", "unspecified"),
    ("en", "under Challenge UNO is he out or does he draw?", "challenge-uno", "yes"),
    ("en", "In Challenge UNO, when somebody passes 500, are they out or do they draw?", "challenge-uno", "yes"),
    ("fi", "sillä on yks kortti ja se oli ihan hiljaa, koska voin vielä napata sen?", "uno-catch-window", "value"),
    (
        "fi",
        "Sisko jäi yhteen korttiin eikä sanonut mitään. Mihin asti hänet voi käräyttää?",
        "uno-catch-window",
        "value",
    ),
    ("fi", "Sanoin unon liian aikaisin, mitä siitä seuraa?", "uno-false-call", "unspecified"),
    ("fi", "Mulla oli vielä kaks korttia ja sanoin jo uno. Mitä nyt?", "uno-false-call", "unspecified"),
    ("fi", "Challenge UNOssa: putoaako hän vai nostaako hän?", "challenge-uno", "yes"),
    ("nb", "hun sitter med ett kort og holdt kjeft, når kan jeg fortsatt ta henne?", "uno-catch-window", "value"),
    ("nb", "Han er nede på ett kort og sa ingenting. Hvor lenge kan jeg ta ham for det?", "uno-catch-window", "value"),
    ("nb", "Jeg sa uno for tidlig, hva skjer?", "uno-false-call", "unspecified"),
    ("nb", "Jeg hadde to kort igjen og sa uno allerede. Hva nå?", "uno-false-call", "unspecified"),
    ("nb", "Under Challenge UNO, er han ute eller trekker han?", "challenge-uno", "yes"),
    ("sv", "hon har ett kort och höll tyst, när kan jag fortfarande sätta dit henne?", "uno-catch-window", "value"),
    ("sv", "Han är nere på ett kort och sa inget. Hur länge kan jag sätta dit honom?", "uno-catch-window", "value"),
    ("sv", "Jag sa uno för tidigt, vad händer?", "uno-false-call", "unspecified"),
    ("sv", "Jag hade två kort kvar och sa redan uno. Vad gäller nu?", "uno-false-call", "unspecified"),
    ("sv", "Under Challenge UNO, är han ute eller drar han?", "challenge-uno", "yes"),
    (
        "en",
        "We play Challenge UNO. Tom just went over 500: is he out or does he just draw cards?",
        "challenge-uno",
        "yes",
    ),
    ("en", "I forgot uno but said it before anyone noticed. Am I safe?", "uno-self-correct", "yes"),
    ("en", "She's down to one and kept quiet. Who can catch her?", "uno-catch-who", "value"),
    ("fi", "Sillä on yks kortti eikä se sanonut mitään. Kuka saa napata sen?", "uno-catch-who", "value"),
    ("sv", "Hon har ett kort och sa inget. Vem får sätta dit henne?", "uno-catch-who", "value"),
]


@pytest.mark.parametrize(("language", "question", "topic", "verdict"), CALLS)
def test_a_call_too_early_and_a_call_left_out_are_told_apart(
    language: str, question: str, topic: str, verdict: str
) -> None:
    found = answer(question, ())
    assert (found.reading.language, found.reading.topic, found.verdict) == (language, topic, verdict)
