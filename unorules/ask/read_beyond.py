"""A number that is told and called too large or too small: "did they let me off lightly?", "is she exaggerating?", "one too many?".

What is offered then is not the number but that the right one is smaller, or larger.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import asks_after_a_comma, either_or_at, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

# Topics with one number for an answer.
_OF_ONE_NUMBER: Final = frozenset(
    "card-points hand-points uno-penalty draw-count challenge-success challenge-failure stack-total card-count deck-points"
    " target-score hand-size deck-size".split()
)
_SMALLER, _LARGER = "<", ">"
_ECHO: Final = 2
_MUCH, _LITTLE = "called-too-much", "called-too-little"


def beyond(seen: Frame, topic: str) -> str | None:
    """``<`` where the number told is called too large, ``>`` where it is called too small; None where it is called neither."""
    clause = last_clause(seen)
    behind = asks_after_a_comma(seen)
    clause = behind if len(behind) > _ECHO else clause  # "ten is too many, isn't it one?"
    if topic not in _OF_ONE_NUMBER or either_or_at(seen, clause) is not None:
        return None
    if any(_counts_the_rest(seen, mark.start) for mark in seen.cues if mark.concept in (_MUCH, _LITTLE)):
        return None
    much, little = (seen.says(cue, within=clause) for cue in (_MUCH, _LITTLE))
    denied = seen.says("told-not", "none-of", within=clause) and not seen.says("opens-yes-no", within=clause[:1])
    if much == little or denied:
        return None
    return _SMALLER if much else _LARGER


def _counts_the_rest(seen: Frame, at: int) -> bool:
    """ "That's three too many": the number is how far the one told before is off."""
    return at > 0 and (number_at(seen, at - 1) is not None or at - 1 in seen.units)
