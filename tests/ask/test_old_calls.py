"""A call made before: whether the old one still holds is the opposite of whether one has to call again."""

from __future__ import annotations

import pytest

from unorules.ask.reply import answer

ASKED = [
    (
        "en",
        ("official",),
        "I said uno last time I was on one, then drew, now I'm on one again. Does my old uno still count?",
        "no",
    ),
    (
        "en",
        ("official",),
        "I'd called uno, then got a +2, and now I'm coming down to one again. Saying it the first time doesn't cover me, "
        "so I need to say it again?",
        "yes",
    ),
    (
        "en",
        ("official",),
        "I shouted uno two turns back and I've drawn since. I'm at one again, surely the old shout stands?",
        "no",
    ),
    (
        "fi",
        ("official",),
        "Huusin unon jo edellisellä kerralla, sit nostin ja nyt taas yks kortti. Kattaako se vanha huuto tämänkin?",
        "no",
    ),
    (
        "fi",
        ("official",),
        "Sanoin unon jo kerran, nostin välissä ja oon taas yhdessä kortissa. Pitääks huutaa toistamiseen?",
        "yes",
    ),
    (
        "nb",
        ("official",),
        "Sa uno i stad, måtte så trekke to, og nå er jeg nede i ett kort på nytt. Gjelder det gamle ropet fortsatt?",
        "no",
    ),
    (
        "nb",
        ("official",),
        "Sa uno i stad, måtte trekke, og nå er jeg nede på ett kort igjen. Én gang per runde holder vel?",
        "no",
    ),
    (
        "sv",
        ("official",),
        "Sa uno förra gången, sen drog jag och nu har jag ett kort igen. Täcker det gamla ropet?",
        "no",
    ),
]


@pytest.mark.parametrize(("language", "rules", "question", "verdict"), ASKED)
def test_the_yes_goes_to_what_is_offered(language: str, rules: tuple[str, ...], question: str, verdict: str) -> None:
    assert answer(question, rules, language).verdict == verdict
