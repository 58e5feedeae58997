"""A +4 that nobody challenged and that comes out later as a bluff: "… Two turns on we saw it. Must she take the four herself?".

It stands: whatever would undo it asks for the opposite.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause
from unorules.ask.read_features import Frame

_OF_A_FOUR: Final = frozenset(
    "challenge challenge-success challenge-failure challenge-when challenge-who bluff wild-draw-four-legality challenge-next-turn"
    " challenge-which-colour card-effect conduct finish-draw-penalty challenge-last-card".split()
)
_FOUR: Final = "wild-draw-four"
_UNDOING: Final = frozenset({"back", "draw", "drew", "penalty", "challenge", "get", "give", "void"})
_DENIED: Final = frozenset({"not", "never", "nobody", "wrong", "false"})


def found_out(seen: Frame) -> bool:
    """Whether a +4 is told that was not challenged and was found out afterwards."""
    four = any(face.kind == _FOUR for face in seen.cards) or seen.has("bluff")
    return four and seen.says("none-challenged") and seen.says("comes-out-later")


def bluff_found_out(seen: Frame, topic: str) -> str | None:
    """What is asked is whether the bluff stands."""
    asked = concepts_asked(seen)
    open_question = asked & {"how-many", "when", "who", "until-when", "which"}
    return "bluff" if topic in _OF_A_FOUR and found_out(seen) and not open_question else None


def undone(seen: Frame) -> bool | None:
    """Whether it is asked if the +4 is undone (True), or if it stands (False)."""
    if not found_out(seen) or either_or_at(seen) is not None:
        return None
    clause, asked = last_clause(seen), concepts_asked(seen)
    if asked & _DENIED or seen.says("told-not", within=clause):
        return None
    if seen.says("stands-unchallenged", "does-it-stand", within=clause) and not asked & _UNDOING:
        return False
    undoes = asked & _UNDOING or seen.says("takes-cards", "gives-them-back", "may-be-done", "duty-verb", within=clause)
    return True if undoes else None
