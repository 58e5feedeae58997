"""Typed in a hurry: without a single stop, with greetings and thanks, with the question before what is told."""

from __future__ import annotations

from typing import Any, Final

import pytest

from unorules.ask import model
from unorules.ask.read_bare import bare
from unorules.ask.read_features import frame
from unorules.ask.read_unstopped import with_a_stop
from unorules.ask.reply import answer

UNSTOPPED: Final = (
    ("en", "i challenged her and she was clean as a whistle how many have i to draw", "challenge-failure", "value", 6),
    ("en", "couldn't go so i took one and it fits do i have to play it", "must-play-drawn-card", "no", None),
    (
        "en",
        "it's just me and the missus she laid a skip is it her turn again",
        "skip-two-players",
        "yes",
        "same-player",
    ),
    ("fi", "haastoin turhaan mikon plus nelosen montako mun pitää nyt nostaa", "challenge-failure", "value", 6),
    ("fi", "nostin kortin ja se kävi pitääkö se lyödä vai saanko pitää", "must-play-drawn-card", "no", None),
    ("nb", "jeg utfordra geir og han var uskyldig hvor mange må jeg ta", "challenge-failure", "value", 6),
    ("nb", "jeg har ingenting som passer hvor mange kort må jeg trekke", "draw-count", "value", 1),
    ("sv", "jag synade kalle och han hade rent mjöl i påsen hur många ska jag ta", "challenge-failure", "value", 6),
    ("sv", "drog ett kort som passade måste jag lägga det nu", "must-play-drawn-card", "no", None),
)


@pytest.mark.parametrize(("language", "question", "topic", "verdict", "value"), UNSTOPPED)
def test_a_story_without_a_stop_is_asked_where_its_question_begins(
    language: str, question: str, topic: str, verdict: str, value: Any
) -> None:
    found = answer(question, ["official"], language)
    assert (found.reading.topic, found.verdict) == (topic, verdict)
    assert value is None or found.value == value


@pytest.mark.parametrize(
    ("language", "question", "clause"),
    [
        ("en", "he laid a +4 on me i had no green how many must i draw", "how many must i draw"),
        ("en", "does every colour in the deck have the same number of cards", None),
        ("en", "i wonder whether the next player can challenge or do i have to", None),
        ("fi", "pöydässä on vihreä kasi mulla on punainen kasi saanko lyödä sen", "saanko lyödä sen"),
        ("nb", "da jeg la jokeren min så måtte han trekke et kort til", None),
        ("sv", "hon la +4 på mig och jag hade rött får jag syna henne", "får jag syna henne"),
    ],
)
def test_a_stop_is_set_before_the_clause_that_asks(language: str, question: str, clause: str | None) -> None:
    seen = frame(question, language, model.lexicon(language))
    found = with_a_stop(seen)
    if clause is None:
        assert found is seen
    else:
        assert found.text.endswith(f". {clause}")


@pytest.mark.parametrize(
    ("language", "question", "left"),
    [
        ("en", "Hi all, quick one. May I lay a +2 on a +2? Thanks!", "May I lay a +2 on a +2?"),
        ("en", "ok so may I lay a +2 on a +2? We can't agree.", "may I lay a +2 on a +2?"),
        ("fi", "Moi, nopee kysymys. Saako +2:n lyödä +2:n päälle? Kiitos!", "Saako +2:n lyödä +2:n päälle?"),
        ("fi", "ok eli saako +2:n lyödä +2:n päälle? t. Liisa", "saako +2:n lyödä +2:n päälle?"),
        ("nb", "Hei, kjapt spørsmål. Kan man legge +2 på +2? Mvh Kari", "Kan man legge +2 på +2?"),
        ("nb", "Vi krangler om +2. Kan man legge en på en annen?", "Vi krangler om +2. Kan man legge en på en annen?"),
        ("sv", "Hej, snabb fråga. Får man lägga +2 på +2? Tack på förhand", "Får man lägga +2 på +2?"),
        (
            "en",
            "Do I still have to draw? I forgot to shout and the next one had played already.",
            "I forgot to shout and the next one had played already. Do I still have to draw?",
        ),
        ("en", "May I stack? We do stack!", "May I stack? We do stack!"),
    ],
)
def test_what_only_goes_with_a_question_is_left_out_and_the_question_put_last(
    language: str, question: str, left: str
) -> None:
    assert bare(frame(question, language, model.lexicon(language))).text.strip() == left


@pytest.mark.parametrize("thanks", ["Thanks!", "lol", "please", "Quick question."])
def test_thanks_and_the_like_alone_are_no_question(thanks: str) -> None:
    assert answer(thanks, ["official"], "en").status != "answered"
