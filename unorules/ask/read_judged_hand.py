"""A +4 that was challenged, with the hand it came from: "no yellow in her hand. Is she caught?" asks if it was rightly laid."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_challenges import is_challenged
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_layout import layout
from unorules.ask.read_question_words import asks_openly

LEGALITY: Final = "wild-draw-four-legality"
_JUDGED: Final = frozenset(
    {"challenge-which-colour", "bluff", "challenge", LEGALITY, "challenge-colour", "challenge-other-card"}
)


def judged_by_the_hand(seen: Frame, topic: str) -> str | None:
    """Whether the +4 was rightly laid is what is asked, where both the colour before it and the hand are told."""
    if topic not in _JUDGED or found_guilty(seen) is None or not is_challenged(seen):
        return None
    told = layout(seen, LEGALITY)
    return LEGALITY if "hand" in told and ("colour" in told or "top" in told) else None


def found_guilty(seen: Frame) -> bool | None:
    """True for "is she caught?", False for "was it legal?"; None where neither is asked, or either is denied."""
    clause = last_clause(seen)
    if asks_openly(seen) or "or" in concepts_asked(seen) or seen.says("none-of", within=clause):
        return None
    guilty, clean = seen.says("is-found-guilty", within=clause), seen.says("is-found-clean", within=clause)
    return guilty if guilty != clean else None


def guilt_turned(seen: Frame, topic: str) -> bool | None:
    """A yes to guilt says that the +4 was wrongly laid."""
    return found_guilty(seen) if topic == LEGALITY and judged_by_the_hand(seen, topic) else None
