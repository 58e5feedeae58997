"""The edition that a question names by its deck or its leaflet: "the 112-card box", "W2087 19A", "2001, with four blanks".

A number that only names an edition, and the blank cards that only mark one, are nothing that is asked about.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_features import Frame
from unorules.values import replace

_MODERN: Final = "official-112"
_BLANK: Final = "official-112-blank"
_START_CARDS: Final = "official-112-start-cards"
# Numbers of leaflets, as they are printed on them.
_SHEETS: Final = {2087: _MODERN, 41001: _BLANK, 41940: "official"}
_YEARS: Final = frozenset({2001, 2008})
_SIZES: Final = frozenset({108, 112, 168})
_OF_112: Final = 112
_LONG: Final = 10_000
_SHORT: Final = 100
_DIGIT: Final = 9
_BLANKS_OF_2001: Final = 4
_SO_NEAR: Final = 4
# Topics that ask for the size of the deck, for its make-up, and for points, of which there may be as many.
_OF_SIZE: Final = frozenset({"deck-size", "which-edition"})
_OF_MAKE_UP: Final = frozenset({"card-count", "deck-composition"})
_OF_POINTS: Final = frozenset({"hand-points", "deck-points", "match-total"})
_OF_BLANKS: Final = frozenset({"card-effect", "card-count", "card-points", "lost-card", "no-mercy-card"})


def is_sheet(seen: Frame, at: int) -> bool:
    """Whether the number there is that of a leaflet: "W2087", "19A", "42001"."""
    word = seen.words[at]
    if word.kind != "number" or word.number is None:
        return False
    if len(word.tail) == 1 and word.text[-1].isupper() and word.number > _DIGIT:
        return True
    before = seen.words[at - 1] if at else None
    glued = before is not None and len(before.text) == 1 and before.text.isalpha() and before.start + 1 == word.start
    return word.number >= _LONG or (glued and word.number >= _SHORT)


def names_an_edition(seen: Frame, at: int, topic: str) -> bool:
    """Whether the number there only tells which edition is played, or which deck, and is none that is asked about."""
    number = _figure(seen, at)
    if is_sheet(seen, at) or (number in _YEARS and topic != "history"):
        return True
    if number not in _SIZES or topic in _OF_SIZE:
        return False
    if topic in _OF_MAKE_UP:
        return bool(seen.cards) or any(_other_number(seen, near) for near in range(len(seen.words)))
    return topic not in _OF_POINTS or _is_of_cards(seen, at) or _is_of_a_deck(seen, at)


def edition_told(seen: Frame) -> str | None:
    """The edition with 112 cards or another that the question names; None where it names none."""
    sheets = [_SHEETS.get(seen.words[at].number or 0) for at in range(len(seen.words)) if is_sheet(seen, at)]
    modern = _places(seen, _OF_112)
    if seen.has(_BLANK) or _BLANK in sheets or _is_marked_by_blanks(seen, modern):
        return _BLANK
    if any(_start_cards_count(seen, at) for at in modern):
        return _START_CARDS
    if seen.has(_MODERN):
        return _MODERN
    return "official" if seen.has("official-108") else next((each for each in sheets if each), None)


def speaks_of_start_cards(seen: Frame) -> bool:
    """Whether start cards are named for nothing but to tell the edition by them."""
    told = [mark.start for mark in seen.marks if mark.concept == "start-card"]
    return edition_told(seen) == _START_CARDS and len(told) == 1 and seen.said_at(told[0], "start-cards-count")


def without_the_mark(seen: Frame, topic: str) -> Frame:
    """The question without the blank cards by which it only names its edition."""
    others = tuple(face for face in seen.cards if not _marks_an_edition(seen, face))
    if len(others) == len(seen.cards) or (topic in _OF_BLANKS and not others):
        return seen
    roles = seen.roles
    card = None if roles.card in seen.cards and roles.card not in others else roles.card
    on = None if roles.on in seen.cards and roles.on not in others else roles.on
    return replace(seen, cards=others, roles=replace(roles, card=card, on=on))


def _marks_an_edition(seen: Frame, face: Mention) -> bool:
    """Blank cards, more than one of them, near the deck, the year or the number that they belong to."""
    several = face.count > 1 or face.plural or seen.said_at(face.start, "blanks-of-a-deck")
    return face.kind == "blank" and several and edition_told(seen) == _BLANK and _deck_beside(seen, face)


def _is_marked_by_blanks(seen: Frame, modern: list[int]) -> bool:
    blanks = [face for face in seen.cards if face.kind == "blank"]
    if modern:
        return bool(blanks)
    return any(face.count == _BLANKS_OF_2001 and _deck_beside(seen, face) for face in blanks)


def _deck_beside(seen: Frame, face: Mention) -> bool:
    """Whether a deck, its leaflet, year or size is named shortly before the card or right behind it."""
    near = range(face.start - _SO_NEAR - 1, face.end + 2)
    named = any(
        mark.concept in ("deck", "box", "edition", "leaflet", "uno", _BLANK, _MODERN) and mark.start in near
        for mark in seen.marks
    )
    return named or any(seen.said_at(at, "deck-of") for at in near)


def _start_cards_count(seen: Frame, at: int) -> bool:
    """ "The 112 cards in which the start card counts": said of the deck, right behind it."""
    for near in range(at + 1, min(at + 2 + _SO_NEAR, len(seen.words))):
        if seen.words[near].kind == "stop" and seen.words[near].text != ",":
            return False
        if seen.said_at(near, "start-cards-count"):
            return True
    return False


def _places(seen: Frame, number: int) -> list[int]:
    return [at for at in range(len(seen.words)) if _figure(seen, at) == number]


def _figure(seen: Frame, at: int) -> int | None:
    return seen.numbers.get(at) or (seen.words[at].number if seen.words[at].kind == "number" else None)


def _other_number(seen: Frame, at: int) -> bool:
    """A number that is no size of a deck, year or leaflet."""
    number = _figure(seen, at) or seen.units.get(at)
    return number is not None and number > 1 and number not in _SIZES | _YEARS and not is_sheet(seen, at)


def _is_of_a_deck(seen: Frame, at: int) -> bool:
    """ "A 108 UNO deck": the game stands between the number and the deck."""
    game = any(mark.concept == "uno" and mark.start == at + 1 for mark in seen.marks)
    return game and seen.said_at(at + 2, "deck-of")


def _is_of_cards(seen: Frame, at: int) -> bool:
    tail = seen.words[at].tail if seen.words[at].kind == "number" else ""
    return bool(tail) or seen.said_at(at + 1, "cards-of", "deck-of", "card-word")
