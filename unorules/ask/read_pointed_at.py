"""A question that only points at what was never told: "can I lay this one on that one?", "that rule, you know, must we use it?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

_LONGEST: Final = 9
_PAIR: Final = 2
# What may stand beside the pointing words without telling of anything.
_OF_ANY_DEED: Final = frozenset(
    "may must lay can-play match on-top we-play rules house-rule use own-rules small-talk explain if not exists right".split()
)


def only_points_at_it(seen: Frame) -> bool:
    """Whether a deed or a rule is pointed at, and neither a card nor anything else of the game is named."""
    spoken = [at for at, word in enumerate(seen.words) if word.kind != "stop"]
    others = {mark.concept for mark in seen.marks} - _OF_ANY_DEED
    numbered = any(number_at(seen, at) is not None for at in spoken)
    if seen.cards or others or numbered or len(spoken) > _LONGEST:
        return False
    pointing = [at for at in spoken if seen.said_at(at, "points-at-it")]
    return seen.says("that-rule") or (len(pointing) >= _PAIR and seen.has("lay"))
