"""Words of one language mean nothing in another, and a word is taken as it was written as well as put right."""

from __future__ import annotations

import pytest

from unorules.ask import model
from unorules.ask.claimant_words import called
from unorules.ask.cue_marks import is_wholly
from unorules.ask.read_features import Frame, frame
from unorules.ask.read_names import names
from unorules.ask.read_negation import is_negated


def seen(text: str, language: str) -> Frame:
    return frame(text, language, model.lexicon(language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fi", "Ensimmäinen kortti on ohitus."),  # no English "on"
        ("nb", "Får jeg legge to +2 samtidig?"),  # no English "to"
        ("en", "May I play a +2 med?"),
    ],
)
def test_a_word_of_another_language_lays_no_card_beneath(language: str, text: str) -> None:
    roles = seen(text, language).roles
    assert roles.card is not None
    assert roles.on is None


@pytest.mark.parametrize(
    ("language", "text"), [("en", "May I lay it on a +2?"), ("nb", "Går den på en +2?"), ("fi", "Käykö se +2 päälle?")]
)
def test_a_word_of_the_language_does(language: str, text: str) -> None:
    roles = seen(text, language).roles
    assert roles.card is None
    assert roles.on is not None


@pytest.mark.parametrize(
    ("language", "text"),
    [("nb", "Kan'kke jeg legge en +2?"), ("sv", "Kan ja int lägga en +2?"), ("fi", "Etkö saa lyödä +2?")],
)
def test_a_not_grown_on_or_behind_the_asker_is_heard(language: str, text: str) -> None:
    assert is_negated(seen(text, language))


def test_a_letter_with_its_mark_is_another_word() -> None:
    said = [mark.start for mark in seen("Kari sa det. Så la hun den.", "nb").cues if mark.concept == "says-so"]
    assert said == [1]


def test_a_question_word_is_no_name() -> None:
    assert names(seen("Är utmaningen min?", "sv")) == ()


def test_a_word_is_read_as_it_was_written_too() -> None:
    found = seen("and in Finnish?", "en")
    assert found.says("tongue-fi")


@pytest.mark.parametrize(
    ("language", "text", "who"), [("en", "my brother says", "Your brother"), ("nb", "broren min sier", "Broren din")]
)
def test_my_brother_is_yours_to_whom_the_answer_is_given(language: str, text: str, who: str) -> None:
    told = called(seen(text, language), 2)
    assert told is not None
    assert told[1] == who


def test_only_the_whole_text_is_a_cue() -> None:
    lexicon = model.lexicon("sv")
    assert is_wholly("vann", "has-won", lexicon, "sv")
    assert not is_wholly("vann åtta", "has-won", lexicon, "sv")
    assert not is_wholly("", "has-won", lexicon, "sv")
