"""A "that" cut short ("väittää et …") denies nothing; a "not" said to somebody does."""

from __future__ import annotations

import pytest

from unorules.ask.read_that import without_short_that
from unorules.ask.reading import frame_of, read
from unorules.ask.reply import answer

SAID = [
    ("Veli väittää et seiskalla vaihdetaan kädet aina. Onks se oikeessa?", "seven-swap", "no"),
    ("Sisko sano et nollalla kädet kiertää. Onko totta?", "zero-rotate", "no"),
    ("Äiti sanoo et +2:n päälle saa laittaa +2:n. Onks se oikeessa?", "stack-draw-two", "no"),
    ("Kaveri väittää et jokerilla saa lopettaa. Onko se oikeassa?", "finish-on-action", "yes"),
]


@pytest.mark.parametrize(("question", "topic", "verdict"), SAID)
def test_what_is_said_is_not_denied(question: str, topic: str, verdict: str) -> None:
    found = answer(question, ["official"])
    assert (found.reading.topic, found.verdict) == (topic, verdict)
    assert "not" not in {mark.concept for mark in frame_of(found.reading).marks}


def test_a_not_behind_no_verb_of_saying_stays() -> None:
    seen = frame_of(read("Sä et saa lyödä sitä.", "fi"))
    assert "not" in {mark.concept for mark in seen.marks}
    assert without_short_that(seen.marks, seen.cues) == (seen.marks, seen.cues)
