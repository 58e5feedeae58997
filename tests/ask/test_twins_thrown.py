"""A twin thrown in out of turn: whether the first card still counts, and whether it may be thrown at all."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

FIRST = [
    "I played a red +2 at Al, and before he'd lifted a card Bea jumped in with the other red +2. Does Al still have "
    "to take two for mine?",
    "Mo laid a green skip on Pat and Jess jumped in with the other green skip. Is Pat still skipped?",
    "Mia la grønn stopp på Per, og da hoppa Jens inn med den andre grønne stoppen. Må Per fortsatt stå over?",
    "Anders la rød stopp, og straks hoppa Dagny inn med sin røde stopp. Mister Bente fortsatt turen?",
    "Mia la grönt stopp på Per, och då hoppade Jens in med det andra gröna stoppet. Måste Per fortfarande stå över?",
    "Janne la en blå +2. Jag hoppade in med en exakt likadan. Ska den som sitter efter mig ta fyra?",
    "Heitin sinisen plus kakkosen ja Oskari hyppäs heti väliin samanlaisella sinisellä plus kakkosella. Nostaako "
    "Oskarista seuraava nyt neljä?",
    "Miia löi vihreen ohituksen Pekalle ja Jenni hyppäs väliin toisella vihreellä ohituksella. Jääkö Pekka silti väliin?",
]
THROWN = [
    (
        "official jump-in",
        "A red +2 has just been laid on Jo and she hasn't drawn yet. It's not my turn but I'm holding the other red "
        "+2. May I jump in on it?",
        "yes",
    ),
    (
        "official jump-in",
        "Pinossa on vihreä vitonen. Aleksi paiskas siihen sinisen vitosen vaikkei ollu sen vuoro. Meneekö läpi?",
        "no",
    ),
]


@pytest.mark.parametrize("question", FIRST)
def test_the_first_of_twins_counts_for_nothing(question: str) -> None:
    found = answer(question, ["official", "jump-in"])
    assert (found.reading.topic, found.verdict) == ("jump-in-action", "no")


@pytest.mark.parametrize(("rules", "question", "verdict"), THROWN)
def test_whether_a_card_may_be_thrown_in(rules: str, question: str, verdict: str) -> None:
    found = answer(question, rules.split())
    assert found.reading.topic in ("jump-in", "jump-in-match")
    assert found.verdict == verdict
