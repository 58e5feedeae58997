"""Persons named in a question, so that an answer can say who is right."""

from __future__ import annotations

import re
from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_opener import ends_as_asking
from unorules.ask.words import Token

_OWNER: Final = re.compile("['’]")
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
        if at in marked or seen.said_at(at, "no-name", "never-a-name") or _asks(seen, word):
            continue
        heads = at == 0 or seen.words[at - 1].sentence != word.sentence
        name = _OWNER.split(word.text)[0]  # "Tom's"; "I'm" is nobody's name
        acts = at + 1 in doing and name == word.text and not _begins_another(seen, at)
        if len(name) > 1 and (not heads or acts):
            found[name] = None
    return tuple(found)


def _asks(seen: Frame, word: Token) -> bool:
    """ "Katsotaanko …": a Finnish word that asks by its ending; names that end so are short."""
    return seen.language == "fi" and len(word.text) >= _LONG and ends_as_asking(seen, word)


_LONG: Final = 9


def _begins_another(seen: Frame, at: int) -> bool:
    """ "Nå sier Ola …": a word before the verb, whose subject comes behind it."""
    return any(
        word.text.isalpha() and word.text.istitle() and len(word.text) > 1 for word in seen.words[at + 2 : at + 3]
    )
