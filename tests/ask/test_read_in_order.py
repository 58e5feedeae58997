"""The net that reads words in their order: what it is given, and that what it says hangs on the order."""

from __future__ import annotations

import math

import pytest

from unorules.ask import model
from unorules.ask.language import LANGUAGES
from unorules.ask.propositions import TOPICS
from unorules.ask.read_features import frame
from unorules.ask.read_in_order import MOST_FEATURES, MOST_WORDS, Step, forget, steps, topic_votes, turned_vote


def stepped(text: str, language: str = "en") -> tuple[Step, ...]:
    return steps(frame(text, language, model.lexicon(language)))


def test_a_word_stands_with_its_ending_and_the_concepts_it_is_part_of() -> None:
    words = stepped("May I draw?")
    assert [word[0] for word in words] == ["w:may", "w:i", "w:draw", "ck:stop"]
    assert {"e:raw", "c:draw", "c?"} <= set(words[2])


def test_concepts_are_the_same_in_every_language() -> None:
    shared = [
        {name for word in stepped(text, language) for name in word if name.startswith("c:")}
        for text, language in (("jokeri", "fi"), ("joker", "nb"), ("joker", "sv"), ("wild", "en"))
    ]
    assert set.intersection(*shared)


def test_a_long_story_is_read_from_near_its_end_and_a_word_has_so_many_features_at_most() -> None:
    words = stepped("he laid a red seven and then " * 40 + "may I draw?")
    assert len(words) == MOST_WORDS
    assert words[-2][0] == "w:draw"
    assert max(map(len, words)) <= MOST_FEATURES


def test_the_order_of_the_same_words_counts() -> None:
    there, back = stepped("draw then play"), stepped("play then draw")
    assert sorted(map(sorted, there)) == sorted(map(sorted, back))
    assert topic_votes("en", there) != pytest.approx(topic_votes("en", back), abs=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_gets_a_vote_whatever_is_said(language: str) -> None:
    for text in ("", "?", "zzxqv wrrt", "+4 +2 7 0"):
        votes = topic_votes(language, stepped(text, language))
        assert len(votes) == len(TOPICS)
        assert all(map(math.isfinite, (*votes, turned_vote(language, stepped(text, language), TOPICS[0]))))


def test_what_was_kept_is_forgotten_when_other_weights_are_taken() -> None:
    words = stepped("may I draw?")
    before = topic_votes("en", words)
    forget()
    assert topic_votes("en", words) == before
