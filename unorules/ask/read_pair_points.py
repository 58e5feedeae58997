"""Points of a pair: who gets them, and those told of the others' hands, "they hold 12 and 31 points"."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_hands import hands_told
from unorules.ask.read_position import number_at

_LEAST: Final = 10
_MOST: Final = 400
_PAIR: Final = 2


def of_a_pair(seen: Frame) -> dict[str, Any]:
    """``what`` where it is asked who gets the points; else ``points`` of the two others, or the ``hands`` told."""
    asked = concepts_asked(seen)
    if "who-scores" in asked or ("who" in asked and (seen.has("points") or seen.says("point-word"))):
        return {"what": "who"}
    told = _points_of_the_others(seen)
    if len(told) == _PAIR:
        return {"points": told}
    hands = hands_told(seen)
    return {"hands": hands} if hands else {}


def sum_offered(seen: Frame) -> int | None:
    """ "The two others sit with 12 and 25. Is that 67 to us?": what the side is said to get."""
    asked = {word.start for word in last_clause(seen)}
    told = [number_at(seen, at) or 0 for at in _amounts(seen) if seen.words[at].start in asked]
    return told[-1] if told else None


def _points_of_the_others(seen: Frame) -> list[int]:
    """The amounts that belong to the other side, whoever of one's own sits with what; none where it is not two of them."""
    asked = {word.start for word in last_clause(seen)}
    told = [at for at in _amounts(seen) if seen.words[at].start not in asked] or _amounts(seen)
    theirs = [number_at(seen, at) or 0 for at in told if _is_theirs(seen, at)]
    return theirs if len(theirs) == _PAIR else []


def _amounts(seen: Frame) -> list[int]:
    covered = {at for face in seen.cards for at in range(face.start, face.end)}
    return [at for at in range(len(seen.words)) if at not in covered and _LEAST <= (number_at(seen, at) or 0) <= _MOST]


def _is_theirs(seen: Frame, at: int) -> bool:
    """Whether the side named last before the amount, in its sentence, is the other one."""
    for near in range(at - 1, -1, -1):
        if seen.words[near].sentence != seen.words[at].sentence:
            break
        if seen.said_at(near, "the-other-side", "opponent-of-mine", "against-us"):
            return True
        if seen.said_at(near, "our-own-side", "the-teller"):
            return False
    return False
