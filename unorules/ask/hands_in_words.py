"""Hands as they are called out at the table, in notation or in words: "red 8, skip", "0 3 wild", "två plus två"."""

from __future__ import annotations

import re
from typing import Final

from unorules.ask import model
from unorules.ask.cards_in_words import Mention
from unorules.ask.language import LANGUAGES
from unorules.ask.read_features import Frame, frame
from unorules.engine.cards import Kind
from unorules.engine.rules import Rules, deck
from unorules.records.evening import card_meant

_HIGHEST: Final = 9


class HandError(ValueError):
    """Something called out that cannot be taken; `key` names the message `score.wrong.<key>`, `params` fill it."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


def hand_told(text: str, rules: Rules, language: str) -> tuple[str, ...]:
    """The cards of a hand as the score keeps them: notation where a colour was said, else a digit or a kind.

    Cards may be named in any of the four languages; `language` is tried first. Raises HandError.
    """
    parts = [part for part in re.split(r"[,;]", text) if part.strip()]
    return tuple(_in_this_deck(word, rules) for part in parts for word in _part(part, language))


def _part(text: str, language: str) -> list[str]:
    plain = [plainly(word) for word in text.split()]
    if all(plain):
        return plain
    first: HandError | None = None
    for spoken in (language, *(each for each in LANGUAGES if each != language)):
        try:
            return _in_words(frame(text, spoken, model.lexicon(spoken)))
        except HandError as wrong:
            first = first or wrong
    raise first or HandError("no-card", word=text)


def plainly(word: str) -> str:
    """A word that is a card by itself; an empty text for anything else."""
    if word.lower() in set(Kind) and word.lower() != Kind.NUMBER:
        return word.lower()
    try:
        return word if len(word) == 1 and word.isdecimal() else card_meant(word).text
    except ValueError:
        return ""


def _in_words(seen: Frame) -> list[str]:
    """Cards named, bare digits among them. Raises HandError for a word that is neither and not small."""
    taken = {at for face in seen.cards for at in range(face.start, face.end)}
    faces = {face.start: face for face in seen.cards}
    alone = len(seen.cards) == 1
    found: list[str] = []
    for at, word in enumerate(seen.words):
        if at in faces:
            found += [faces[at].card] * _times(seen, faces[at], alone)
        elif at in taken or word.kind == "stop" or seen.said_at(at, "between-cards"):
            continue
        elif (number := _number(seen, at)) is None or number > _HIGHEST:
            raise HandError("no-card", word=word.text)
        elif not _counts(seen, at, alone):
            found.append(str(number))
    return found


def _number(seen: Frame, at: int) -> int | None:
    """The number that stands there, in digits or as a word."""
    if seen.words[at].kind == "number":
        return seen.words[at].number
    named = (mark.concept for mark in seen.marks if mark.start == at and mark.end == at + 1)
    return next((int(name.partition("-")[2]) for name in named if name.startswith(("num-", "digit-"))), None)


def _times(seen: Frame, face: Mention, alone: bool) -> int:
    """How many of the card: an amount in words always counts, in digits only before the one card of its part of the list."""
    at = face.start - 1
    if seen.said_at(at, "so-many-of"):
        number = seen.words[at - 1].number if at else None
        return number or 1
    return face.count if at < 0 or seen.words[at].kind != "number" or _counts(seen, at, alone) else 1


def _counts(seen: Frame, at: int, alone: bool) -> bool:
    """Whether the digit at `at` is an amount: "2 skips", "2 x skip"; in "0 3 wild" it is a card."""
    after = at + 1
    if seen.said_at(after, "so-many-of"):
        return True
    if seen.words[at].kind != "number":
        return any(face.start == after for face in seen.cards)  # an amount in words
    digits = [word for word in seen.words if word.kind == "number"]
    return alone and len(digits) == 1 and any(face.start == after for face in seen.cards)


def _in_this_deck(word: str, rules: Rules) -> str:
    """The card as this deck has it: the +4 of No Mercy is coloured. Raises HandError for one that the deck lacks."""
    kinds = {card.kind for card in deck(rules)}
    try:
        card = card_meant(word)
    except ValueError:
        raise HandError("no-card", word=word) from None
    if card.kind is Kind.WILD_DRAW_FOUR and card.kind not in kinds and Kind.DRAW_FOUR in kinds:
        return Kind.DRAW_FOUR.value
    if card.kind not in kinds:
        raise HandError("not-in-deck", kind=card.kind)
    return word
