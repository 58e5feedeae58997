"""Persons named in a question, so that an answer can say who is right."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame

_DOING: Final = frozenset(
    {"lay", "drew", "draw", "says", "say", "forgot", "challenge", "catch", "go-out", "win", "had", "choose"}
)


def names(seen: Frame, text: str) -> tuple[str, ...]:
    """Capitalised words that are no word of the game: within a sentence, or at its head before a deed."""
    marked = {at for mark in seen.marks for at in range(mark.start, mark.end)}
    doing = {mark.start for mark in seen.marks if mark.concept in _DOING}
    found: dict[str, None] = {}
    for at, word in enumerate(seen.words):
        if word.kind != "word" or not word.text[:1].isupper() or word.text.isupper() or len(word.text) < 2:
            continue
        if at in marked or seen.said_at(at, "no-name"):
            continue
        heads = at == 0 or seen.words[at - 1].sentence != word.sentence
        if not heads or (at + 1 in doing):
            found[word.text] = None
    return tuple(found)
