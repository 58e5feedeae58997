"""Half questions are never guessed at; a question with a topic of its own is answered, whatever it begins with."""

from __future__ import annotations

import pytest

from unorules.ask.follow_up import follow_up
from unorules.ask.reading import read

HALF = [
    ("en", "and does it count when there's just two of us"),
    ("en", "but what if she didn't say it?"),
    ("en", "but if they got there first?"),
    ("en", "okay but if I've only got one left?"),
    ("en", "ok but with the blue one?"),
    ("en", "and what if I don't want to?"),
    ("fi", "mut jos se ei sanonu sitä?"),
    ("fi", "päteekö se kun pelataan kaksin?"),
    ("fi", "päteekö tuo myös kolmella pelaajalla?"),
    ("fi", "ja pitääkö silloinkin jos ei halua?"),
    ("fi", "mutta jos joku muu ehtii ensin?"),
    ("fi", "ja jos ne kaikki tekee niin, mitä sit?"),
    ("nb", "men hvis hun ikke sa det da?"),
    ("nb", "gjelder det når man bare er to?"),
    ("nb", "ok, men om noen andre rakk det først?"),
    ("nb", "og med to?"),
    ("nb", "og hvis alle gjør det, hva da?"),
    ("nb", "ja og gjelder det når vi er fire også"),
    ("sv", "och om jag inte vill då?"),
    ("sv", "okej men om nån annan hann först?"),
    ("sv", "fast om jag bara har en kvar?"),
    ("sv", "gäller det också när man är fyra?"),
    ("sv", "men om alla gör det, vad händer då?"),
    ("sv", "och med två?"),
]
WHOLE = [
    ("en", "and what happens if I forget to say uno?", "uno-penalty"),
    ("en", "But what if the draw pile runs out?", "draw-pile-empty"),
    ("en", "and who goes first?", "first-player"),
    ("en", "does the skip apply when there are just two of us?", "skip-two-players"),
    ("fi", "ja kuka aloittaa?", "first-player"),
    ("fi", "entä jos nostopakka loppuu?", "draw-pile-empty"),
    ("fi", "Ja montako korttia jaetaan?", "hand-size"),
    ("nb", "og hvem begynner?", "first-player"),
    ("nb", "men hvis første kort er en joker?", "start-card"),
    ("nb", "men kan man legge +2 på +2?", "stack-draw-two"),
    ("sv", "och vem börjar?", "first-player"),
    ("sv", "ja men om jag glömmer säga uno?", "uno-penalty"),
    ("sv", "men får man lägga +2 på +2?", "stack-draw-two"),
]


@pytest.mark.parametrize(("language", "question"), HALF)
def test_what_leaves_its_subject_to_the_question_before_is_unclear(language: str, question: str) -> None:
    assert read(question, language).status == "unclear"


@pytest.mark.parametrize(("language", "question", "topic"), WHOLE)
def test_what_has_a_topic_of_its_own_is_answered(language: str, question: str, topic: str) -> None:
    assert read(question, language).topic == topic


@pytest.mark.parametrize(
    ("language", "before", "question"),
    [
        ("en", "How many cards do I draw for a draw two?", "and with two?"),
        ("nb", "Hvem sin tur er det etter et stoppkort?", "og med to?"),
        ("sv", "Vems tur är det efter ett stoppkort?", "och med två?"),
    ],
)
def test_at_the_table_the_question_before_is_asked_on(language: str, before: str, question: str) -> None:
    found = follow_up(read(before, language), question)
    assert found is None or found.reading.topic is not None
