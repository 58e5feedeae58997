"""The word before the sentence: the yes that the question wants, and none where it is no yes/no question."""

from dataclasses import replace

import pytest

from unorules.ask.answer import Answer
from unorules.ask.reading import Reading
from unorules.i18n.messages import load as words
from unorules.rulebook.load import load
from unorules.sheets.verdict_words import verdict_words

PLAIN = Reading("", "nb", "stack-draw-two", 1.0, "answered")


def said(verdict, language="nb", **about):
    reading = replace(PLAIN, **about)
    return verdict_words(Answer(reading, load(["official"]), "answered", verdict), words(language))


@pytest.mark.parametrize(
    ("language", "plain", "negated"),
    [("nb", "Ja", "Jo"), ("sv", "Ja", "Jo"), ("fi", "Kyllä", "Kyllä"), ("en", "Yes", "Yes")],
)
def test_a_negated_question_has_a_yes_of_its_own(language, plain, negated):
    assert said("yes", language) == plain
    assert said("yes", language, negated=True) == negated


def test_a_no_and_a_claim_that_something_may_not_be_have_no_other_word():
    assert said("no", negated=True) == "Nei"
    assert said("yes", negated=True, turned=True) == "Ja"


@pytest.mark.parametrize(
    ("language", "forbidden", "allowed"),
    [
        ("nb", "Ja, det er forbudt", "Nei, det er lov"),
        ("sv", "Ja, det är förbjudet", "Nej, det är tillåtet"),
        ("fi", "Kyllä, se on kielletty", "Ei, se on sallittu"),
        ("en", "Yes, it’s forbidden", "No, it’s allowed"),
    ],
)
def test_what_is_forbidden_is_called_so(language, forbidden, allowed):
    assert said("yes", language, asks_forbidden=True, turned=True) == forbidden
    assert said("no", language, asks_forbidden=True, turned=True) == allowed


@pytest.mark.parametrize("form", ["value", "explain", "who"])
def test_how_what_and_who_are_answered_by_the_sentence_alone(form):
    assert said("no", form=form) == ""
    assert said("no", form=form, claims=(4,)) == "Nei"


def test_silence_is_told_whatever_was_asked():
    assert said("unspecified", "en", form="explain") == "The rules don’t say"
    assert said("value", form="value") == ""
