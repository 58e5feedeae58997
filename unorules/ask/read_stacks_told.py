"""Draw cards of a stack told without their names: "three times in a row", "a six and then a ten", "Tina laid the last of them"."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_features import Frame
from unorules.ask.read_position import loose_colours, number_at

_TIMES: Final = {"times-2": 2, "times-3": 3, "times-4": 4, "times-5": 5}
# The draw cards by the number printed on them; of those with a four any adds as much.
_BY_NUMBER: Final = {2: "draw-two", 4: "draw-four", 6: "wild-draw-six", 10: "wild-draw-ten"}
_PAIR: Final = 2
_TEN: Final = 10
_FEW: Final = 6


def times_laid(seen: Frame) -> int:
    """ "Plus two went down four times": how often the one card is told to have been laid; 0 where it is not told."""
    return max((times for cue, times in _TIMES.items() if seen.says(cue)), default=0)


def by_their_numbers(seen: Frame) -> list[str]:
    """The draw cards that numbers alone name, where such cards are said to be meant; none where one number is none of theirs."""
    asked = next((mark.start for mark in seen.marks if mark.concept == "how-many"), len(seen.words))
    if not any(mark.concept == "draw-card" and mark.start < asked for mark in seen.marks):
        return []
    told = [number for at in range(asked) if (number := _printed(seen, at)) is not None and number > 1]
    return [_BY_NUMBER[number] for number in told] if len(told) >= _PAIR and set(told) <= set(_BY_NUMBER) else []


def _printed(seen: Frame, at: int) -> int | None:
    """The number of the card at this place."""
    face = next((face for face in seen.cards if face.start == at), None)
    if face is not None and face.number is not None:
        return face.number
    number = number_at(seen, at) or seen.units.get(at)
    return _TEN if number is None and seen.said_at(at, "bare-10") else number


def is_among_them(seen: Frame, clause: range) -> bool:
    """ "Three +4s, Tina laid the last one": hers was counted with the others."""
    return any(seen.said_at(at, "last-of-them") for at in clause)


def is_of_a_colour(seen: Frame, face: Mention) -> bool:
    """ "A green one" behind another card: one more of its kind, in that colour, and no number."""
    pronoun = face.number == 1 and face.colour is not None and seen.said_at(face.end - 1, "bare-one")
    first = seen.cards[0]
    named = first.number is None or first.count > 1
    return pronoun and named and seen.words[face.end - 1].kind == "word" and first.start < face.start


def in_colours(seen: Frame, clause: range) -> int:
    """ "I put a green one down", "och jag en blå": one more card where only its colour is told, of a row told by colours."""
    if not seen.cards or seen.cards[0].kind != "draw-two" or seen.cards[0].colour is None:
        return 0
    ones = [face.start for face in seen.cards if face.start in clause and is_of_a_colour(seen, face)]
    told = ones + [at for at, _ in loose_colours(seen) if at in clause and at not in ones]
    laid = any(mark.concept == "lay" and mark.start in clause for mark in seen.marks)
    held = any(seen.said_at(at, "hand-holds", "colour-called", "none-of") for at in clause)
    return int(len(told) == 1 and not held and (laid or len(clause) <= _FEW))
