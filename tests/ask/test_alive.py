""" "Am I still alive?" asks the other way round whether somebody is out."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer


@pytest.mark.parametrize(
    "question, rules, verdict",
    [
        ("Counted my fistful: twenty-six. Am I among the living?", "no-mercy", "no"),
        ("22 cards in hand. Do I survive?", "no-mercy", "yes"),
        ("Grandpa has 24 cards. Is he still kicking?", "official mercy-25", "yes"),
        ("I hold 23 cards, Amy lays a +4 on me and I have no answer to it. Am I still alive?", "no-mercy", "no"),
        ("I've reached 500 now. May I keep my seat?", "official challenge-uno", "no"),
        ("Whoever gets to 500, is she out or has she won?", "official challenge-uno", "yes"),
        (
            "Ours is the ordinary pack and Ted holds 27 cards. There's a 25-card rule, says his wife. Ted can play on, can't he?",
            "official",
            "yes",
        ),
        ("I have 21 cards and Amy lays a +2. Am I still alive?", "no-mercy", "yes"),
        ("27 kort i näven. Är jag vid liv?", "no-mercy", "no"),
        ("Jag har 21 kort. Överlever jag?", "no-mercy", "yes"),
        ("Farmor har 24 kort. Får hon stanna kvar?", "official mercy-25", "yes"),
        ("Jag har 22 kort, Kalle lägger en plusfyra på mig och jag har inget svar. Klarar jag mig?", "no-mercy", "no"),
        ("Jag har nått 520 poäng. Får jag sitta kvar?", "official challenge-uno", "no"),
        ("När någon når 500, åker hon ut eller vinner hon?", "official challenge-uno", "yes"),
        (
            "Vi har vanlig lek och jag har 25 kort. Pappa säger att det finns en 25-kortsregel, men visst får jag spela vidare?",
            "official",
            "yes",
        ),
        ("25 kort på hånda. Er jeg i live?", "no-mercy", "no"),
        ("Jeg har 20 kort. Klarer jeg meg?", "no-mercy", "yes"),
        ("Bestefar har 24 kort. Får han spille videre?", "official mercy-25", "yes"),
        ("Jeg har 24 kort, Kari legger en pluss to på meg og jeg kan ikke svare. Overlever jeg?", "no-mercy", "no"),
        ("Jeg har kommet til 500. Får jeg bli sittende ved bordet?", "official challenge-uno", "no"),
        ("Den som kommer opp i 500, ryker han ut eller vinner han?", "official challenge-uno", "yes"),
        ("26 korttia. Selviänkö?", "no-mercy", "no"),
        ("Mulla on 21 korttia. Olenko vielä elossa?", "no-mercy", "yes"),
        ("Mummilla on 24 korttia. Pysyykö hän pelissä?", "official mercy-25", "yes"),
        (
            "Mulla on 23 korttia, Pekka lyö plusnelosen eikä mulla ole mitään vastattavaa. Olenko elossa sen jälkeen?",
            "no-mercy",
            "no",
        ),
        ("Sain 510 pistettä. Saanko jatkaa pelaamista?", "official challenge-uno", "no"),
        ("Joka pääsee viiteensataan, putoaako hän vai voittaako hän?", "official challenge-uno", "yes"),
        (
            "Meillä on tavallinen pakka ja Ollilla 26 korttia. Veli sanoo että on 25 kortin sääntö. Kai Olli saa jatkaa peliä?",
            "official",
            "yes",
        ),
    ],
)
def test_whoever_is_still_in_is_not_out(question: str, rules: str, verdict: str) -> None:
    assert answer(question, rules.split()).verdict == verdict
