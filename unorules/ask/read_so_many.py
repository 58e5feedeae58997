"""What is counted, told by what stands beside the number: cards dealt to each, cards of a colour, people for two sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_clause import concepts_asked, last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

_OF_PEOPLE: Final = frozenset({"players", "age", "conduct", "draw-pile-size", "dealer-choice"})
_CALLED_OFF: Final = (
    "too-many",
    "too-few-many",
    "called-too-much",
    "called-too-little",
    "so-many-over",
    "so-many-short",
)
_MOST_DEALT: Final = 20
_SO_NEAR: Final = 3
_BESIDE: Final = 2


def dealt_to_each(seen: Frame, topic: str) -> str | None:
    """ "I dealt eight each. Is eight too many?": the number is of cards, where nothing tells that it is of people."""
    if topic not in _OF_PEOPLE or not seen.says(*_CALLED_OFF, within=last_clause(seen)):
        return None
    return "hand-size" if cards_dealt(seen) is not None else None


def cards_dealt(seen: Frame) -> int | None:
    """How many cards are told to have been dealt, "each" or to somebody: the number near the verb, or near "each"."""
    dealt = [mark.start for mark in seen.cues if mark.concept in ("has-dealt", "dealt-out")]
    dealt += [mark.start for mark in seen.marks if mark.concept == "deal"]
    each = [mark.start for mark in (*seen.marks, *seen.cues) if mark.concept in ("each", "to-each-one")]
    for at in range(len(seen.words)):
        number = number_at(seen, at) or seen.units.get(at)
        if number is None or not 1 < number <= _MOST_DEALT or seen.said_at(at + 1, "people-of"):
            continue
        if seen.said_at(at, "dealt-to") or seen.said_at(at - 1, "for-so-many", "we-are"):
            continue
        near = any(seen.words[one].sentence == seen.words[at].sentence and -1 <= at - one <= _SO_NEAR for one in dealt)
        shared = any(0 < abs(one - at) <= _BESIDE for one in each)
        if (near and not seen.has("wild")) or (shared and not seen.says("people-of")):
            return number
    return None


def of_one_colour(seen: Frame, topic: str) -> str | None:
    """ "How many blue ones should a whole deck have?": the colour stands right behind the "how many"."""
    if topic != "deck-size":
        return None
    asked = marks_within(seen, last_clause(seen))
    ends = [mark.end for mark in asked if mark.concept == "how-many"]
    beside = any(mark.concept in COLOURS and 0 <= mark.start - end < _BESIDE for mark in asked for end in ends)
    return "card-count" if beside else None


def people_for_sides(seen: Frame, topic: str) -> str | None:
    """ "We play two and two in teams. How many must we be?": those who play are counted."""
    counted = seen.says("people-counted", "people-of", within=last_clause(seen))
    points = concepts_asked(seen) & {"points", "card", "hand"}
    asked = concepts_asked(seen) & {"how-many", "many-players"}
    return "players" if topic == "partners" and asked and counted and not points else None


SO_MANY: Final[tuple[Callable[[Frame, str], str | None], ...]] = (dealt_to_each, of_one_colour, people_for_sides)
