"""Points of a pair: who gets them, and those told of the others' hands, "they hold 12 and 31 points"."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_hands import hands_told
from unorules.ask.read_position import number_at

_NEAR: Final = 6
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


def _points_of_the_others(seen: Frame) -> list[int]:
    """Two amounts that nothing but points can be, the others named right before them."""
    covered = {at for face in seen.cards for at in range(face.start, face.end)}
    clause = last_clause(seen)
    large = [at for at in range(len(seen.words)) if at not in covered and _LEAST <= (number_at(seen, at) or 0) <= _MOST]
    if len(large) != _PAIR or not clause or not (seen.has("points") or seen.says("point-word")):
        return []
    near = range(max(0, large[0] - _NEAR), large[0])
    theirs = any(seen.said_at(at, "opponent-of-mine", "against-us") for at in near)
    return [number_at(seen, at) or 0 for at in large] if theirs else []
