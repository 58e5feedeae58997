"""The names that a table has written on its own cards, as a question says them: they are cards and nobody who plays."""

from __future__ import annotations

import re
from typing import Final

from unorules.ask.names_bent import names_within
from unorules.ask.reading import Reading
from unorules.ask.words import fold
from unorules.rulebook.model import Rulebook
from unorules.values import replace

_WORD: Final = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*-?")
_CARD: Final = ("kort", "card")
"""What the words for a card begin with, in one language or another: "Syngkortet", "Laula-kortilla", "Sing-card"."""


def without_cards(reading: Reading, rulebook: Rulebook) -> Reading:
    """The question under these rules: nobody sits where it was read to name one of the table's own cards."""
    if not reading.names or not rulebook.cards:
        return reading
    called = [name for each in rulebook.cards for name in each.name.by_language.values()]
    said = [name for name in called if says(reading.text, name, reading.language)]
    left = ["" if any(_is_of(name, card, reading.language) for card in said) else name for name in reading.names]
    while left and not left[-1]:
        left.pop()
    return reading if tuple(left) == reading.names else replace(reading, names=tuple(left))


def says(text: str, card: str, language: str) -> bool:
    """Whether a text names the card: by all of its name, the last word of it in any case or before a word for a card."""
    *first, last = _WORD.findall(card) or [card]
    words = _WORD.findall(text)
    ahead = [fold(word, language) for word in first]
    folded = [fold(word, language) for word in words]
    return any(
        folded[at - len(ahead) : at] == ahead and _is_form(word, last, language)
        for at, word in enumerate(words)
        if at >= len(ahead)
    )


def _is_of(name: str, card: str, language: str) -> bool:
    """Whether somebody who was read from the question is a word of the card's name."""
    return any(_is_form(name, word, language) for word in _WORD.findall(card))


def _is_form(form: str, word: str, language: str) -> bool:
    """Whether it is the word as it stands, in one with a word for a card, or bent: then with a capital, as names are written."""
    low, wanted = (fold(each.split("'")[0].split("’")[0], language) for each in (form, word))
    if low.startswith(wanted) and low[len(wanted) :].lstrip("-").startswith(_CARD):
        return True
    bare = low.removesuffix("-")
    if bare == wanted or not form[:1].isupper():
        return bare == wanted
    stems = {bare, *(names_within(bare) if language != "en" else ())}
    if language == "fi":
        stems |= set(names_within(f"{bare}n"))  # a stem that was taken for the name itself
    return wanted in stems
