"""Which topics a word points at: by their ids, by the question that stands for them, and by what players call things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from unorules.ask import model
from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.read_features import frame
from unorules.ask.words import fold

_GENERAL: Final = frozenset(
    "what who how which when why may must not if or card player is-it get had no small-talk right says draw lay".split()
)
"""Concepts that half of all questions hold."""
_SHORTEST: Final = 3


def topics_about(
    words: Sequence[str], questions: Mapping[str, str], groups: Mapping[str, str], language: str
) -> list[str]:
    """The topics that every one of `words` points at, in their order; all of them where there is no word.

    `questions` has a question for each topic, `groups` what a group of topics is called.
    """
    meant = [frozenset() if _is_id(word) else _concepts(word, language) for word in words]
    asked = {topic: _concepts(text, language) for topic, text in questions.items()} if any(meant) else {}
    found = []
    for topic in questions:
        texts = (topic, *questions[topic].split(), *groups.get(PROPOSITIONS[topic].group, "").split())
        held = asked.get(topic, frozenset())
        if all(_names(word, texts) or concepts & held for word, concepts in zip(words, meant, strict=True)):
            found.append(topic)
    return found


def near_words(word: str, questions: Mapping[str, str], language: str) -> list[str]:
    """Words of the questions that are spelt like one that points nowhere."""
    known = {fold(each, language): each.strip("?.,:!").lower() for text in questions.values() for each in text.split()}
    return [known[each] for each in get_close_matches(fold(word, language), known, 2, 0.7)]


def _is_id(word: str) -> bool:
    """Whether the word is the id of topics, or the beginning of one, and no word of the table."""
    return "-" in word and any(topic.startswith(word) for topic in PROPOSITIONS)


def _names(word: str, texts: Sequence[str]) -> bool:
    """Whether the word begins one of the texts, or a part of one."""
    plain = fold(word.replace("-", " "))
    parts = [fold(part) for text in texts for part in (text, *text.split("-"))]
    whole = fold(texts[0].replace("-", " "))
    return bool(plain) and (
        any(part.startswith(plain) for part in parts) or (len(plain) >= _SHORTEST and plain in whole)
    )


def _concepts(text: str, language: str) -> frozenset[str]:
    seen = frame(text, language, model.lexicon(language))
    cards = {face.kind for face in seen.cards}
    return frozenset({mark.concept for mark in seen.marks} | cards) - _GENERAL
