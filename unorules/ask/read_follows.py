"""What is said to follow from one's own deed: "he lays a +4 on my +2 and says that the next one draws six. Is he right?".

Whoever lays a card and says what it costs holds the deed to be allowed.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import concepts_asked, last_clause, place
from unorules.ask.read_features import Frame

_OF_A_STACK: Final = frozenset(
    "stack-draw-two stack-wild-draw-four stack-wild-draw-four-on-draw-two stack-draw-two-on-wild-draw-four answer-draw-card"
    " answer-with-same no-mercy-stacking".split()
)
_LAYS: Final = frozenset({"lay", "stack", "answer"})
_AGAINST: Final = frozenset({"not", "forbidden", "may", "cheat", "never"})
_SHORT: Final = 6


def follows_from_the_deed(seen: Frame, topic: str) -> bool | None:
    """Whether what follows from the deed is asked to be right (True) or wrong (False); None where none is told so."""
    clause = last_clause(seen)
    judged = concepts_asked(seen) & {"right", "wrong", "false"}
    right, wrong = "right" in judged, bool(judged - {"right"})
    if topic not in _OF_A_STACK or len(clause) > _SHORT or right == wrong or seen.says("told-not", within=clause):
        return None
    end = place(seen, clause[0])
    on = seen.roles.on
    said = [
        mark.end for mark in seen.cues if mark.concept == "says-so" and on is not None and on.start < mark.start < end
    ]
    if not said or not _says_it_too(seen, said[0]):
        return None
    told = {mark.concept for mark in seen.marks if said[0] <= mark.start < end}
    costs = any(seen.said_at(at, "takes-cards", "next-in-order") for at in range(said[0], end)) or "draw" in told
    return right if costs and not told & _AGAINST else None


def _says_it_too(seen: Frame, end: int) -> bool:
    """Whether the one who laid the cards says it: joined to the deed by an "and", or by a "he" behind one."""
    before = range(max(0, end - 3), end)
    return any(seen.said_at(at, "and-in-a-list") for at in before)
