"""By how many a number told before is said to be off: "112 in ours. Are there four too many?", "six each. Are we one short?".

What is offered then is the number that would be right; of one more or one less, that the right number is larger or smaller.
So it is where a number is said to be enough, or not to be: "one would have done", "she says two won't do", "she says it's more".
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import asks_after_a_comma, either_or_at, last_clause
from unorules.ask.read_editions import names_an_edition
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at
from unorules.ask.words import Token

_DRAWN: Final = frozenset("draw-count uno-penalty challenge-success challenge-failure".split())
_OF_A_DECK: Final = frozenset({"deck-size", "deck-composition"})
_OF_FEW: Final = frozenset("hand-size draw-count uno-penalty challenge-success challenge-failure".split())
_A_DECK: Final = 60
_ECHO: Final = 2
_OVER, _SHORT = "so-many-over", "so-many-short"


def off_by(seen: Frame, topic: str) -> int | str | None:
    """The number that would be right, ``<`` or ``>`` and the number told; None where nothing is said to be off by so many."""
    if topic not in _OF_A_DECK | _OF_FEW:
        return None
    behind = asks_after_a_comma(seen)
    clause = behind if len(behind) > _ECHO else last_clause(seen)
    if either_or_at(seen, clause) is not None:
        return None
    counted = _so_many(seen, clause)
    if counted is None:
        return None
    at, number, over = counted
    told = _of_two(seen, topic, at, number, over=over) or _told_before(seen, topic, at, least=2 if over else 1)
    if told is None or number > told or (number == told and (over or number > 1)):
        return None
    if number == 1 and _of_two(seen, topic, at, number, over=over) is None:
        return f"{'<' if over else '>'}{told}"
    return told - number if over else told + number


def enough(seen: Frame, topic: str) -> str | None:
    """ "One would have done, wouldn't it?", "two won't do": the right number is at most that, or larger; else None."""
    clause = last_clause(seen)
    if topic not in _DRAWN or either_or_at(seen, clause) is not None:
        return None
    before = [number for at in range(len(seen.words)) if not _of_a_card(seen, at) and (number := _number(seen, at))]
    if seen.says("not-enough", within=clause):
        return f">{before[-1]}" if before else None
    here = [number for at, word in enumerate(seen.words) if word in clause and (number := _number(seen, at))]
    if here and seen.says("would-be-enough", within=clause):
        return f"<={here[0]}"
    told = [number for at, word in enumerate(seen.words) if word not in clause and (number := _number(seen, at))]
    if not here and seen.says("would-be-enough", within=clause) and (few := _only_so_many(seen, clause)):
        return f"<={few}"  # "I only took two. Enough?"
    if not here and told and seen.says("would-be-enough", within=clause) and seen.says("some-fewer", within=clause):
        return f"<{told[-1]}"
    more = topic == "uno-penalty" and before and seen.says("some-more", within=clause)
    return f">{before[-1]}" if more and not _counts_the_more(seen) else None


def _only_so_many(seen: Frame, clause: list[Token]) -> int | None:
    """The number that is told to be all that was drawn, before the clause that asks."""
    first = clause[0].start
    places = [at for at, word in enumerate(seen.words) if word.start < first and not _of_a_card(seen, at)]
    told = [
        _number(seen, at)
        for at in places
        if any(seen.said_at(near, "hand-only", "only-cue") for near in (at - 1, at - 2))
    ]
    return told[-1] if told and told[-1] else None


def _counts_the_more(seen: Frame) -> bool:
    """ "She wants two more": so many on top, and not that it is more than was told."""
    places = [mark.start for mark in seen.cues if mark.concept == "some-more"]
    return any(_number(seen, at + step) for at in places for step in (-1, 1) if 0 <= at + step < len(seen.words))


def _of_a_card(seen: Frame, at: int) -> bool:
    return any(face.start <= at < face.end for face in seen.cards)


def _so_many(seen: Frame, clause: list[Token]) -> tuple[int, int, bool] | None:
    """Where the clause says how many there are too many or too few, how many, and whether too many."""
    starts = {word.start for word in clause}
    for mark in seen.cues:
        if mark.concept not in (_OVER, _SHORT) or seen.words[mark.start].start not in starts:
            continue
        first = mark.start - 1
        before = (first, first - 1) if seen.said_at(first, "card-word") else (first,)
        for at in (*before, mark.end, mark.end + 1):
            if 0 <= at < len(seen.words) and seen.words[at].start in starts and (number := _number(seen, at)):
                return at, number, mark.concept == _OVER
    return None


def _told_before(seen: Frame, topic: str, before: int, *, least: int) -> int | None:
    """The number that is off: of a deck the largest, else the last."""
    of_cards = {at for face in seen.cards for at in range(face.start, face.end)}
    numbers = [
        number
        for at in range(before)
        if at not in of_cards and not names_an_edition(seen, at, topic) and (number := _number(seen, at))
    ]
    if topic in _OF_A_DECK:
        return max((number for number in numbers if number >= _A_DECK), default=None)
    few = [number for number in numbers if least <= number < _A_DECK]
    return few[-1] if few else None


def _of_two(seen: Frame, topic: str, before: int, number: int, *, over: bool) -> int | None:
    """ "She got six and the rest of us seven. Is she one short?": the one of two numbers so far apart that is said to be off."""
    few = sorted({_number(seen, at) for at in range(before) if not _of_a_card(seen, at) and _number(seen, at) > 1})
    apart = topic == "hand-size" and len(few) == _PAIR and few[1] - few[0] == number
    return few[over] if apart else None


_PAIR: Final = 2


def _number(seen: Frame, at: int) -> int:
    return number_at(seen, at) or seen.units.get(at) or 0
