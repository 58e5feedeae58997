"""Whoever forgot to say UNO, or sits behind a last draw card: is it asked whether they are let off, or whether they pay?

"Has he got away with it?", "did I dodge the penalty?", "am I safe?" ask for the one, "does she still owe two?" for the other. Words
for the penalty stand in both: whoever escapes it, or is safe from it, is let off.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import either_or_at, last_clause, marks_within, tag_at
from unorules.ask.read_features import Frame
from unorules.ask.read_question_words import asks_openly
from unorules.ask.words import Token

# Topic, and whether its own yes is that somebody is let off.
_WHOSE_YES: Final = {
    "uno-catch-window": False,
    "uno-self-correct": True,
    "uno-missed-win": True,
    "finish-draw-penalty": False,
}
_NEGATED: Final = ("told-not", "asks-with-not", "surely-not", "none-of")


def let_off_turned(seen: Frame, topic: str) -> bool | None:
    """Whether the yes of such a topic is turned round; None where the clause asks for neither, or denies it."""
    if topic not in _WHOSE_YES or (free := let_off(seen)) is None:
        return None
    return free != _WHOSE_YES[topic]


def let_off(seen: Frame) -> bool | None:
    """True where the clause asks whether somebody is let off, False where it asks whether they pay, None for neither."""
    clause = last_clause(seen)
    if either_or_at(seen, clause) is not None or asks_openly(seen) or tag_at(seen, clause) is not None:
        return None
    freed = [mark.end for mark in seen.cues if mark.concept == "is-let-off" and seen.words[mark.start] in clause]
    paid = [mark.end for mark in seen.cues if mark.concept == "owes-cards" and seen.words[mark.start] in clause]
    spent = {at for mark in seen.cues if mark.concept in _SPENT for at in range(mark.start, mark.end)}
    late = seen.says("runs-too-late", within=clause) and not freed  # "is it too late to demand that he pays?"
    if late or _is_denied(seen, clause, spent) or not (freed or paid):
        return None
    return bool(freed)


_SPENT: Final = frozenset({"is-let-off", "owes-cards"})


def _is_denied(seen: Frame, clause: list[Token], spent: set[int]) -> bool:
    """Whether a "not" stands there that is no part of the words for it ("without a penalty", "owes nothing")."""
    denied = [mark.start for mark in seen.cues if mark.concept in _NEGATED and seen.words[mark.start] in clause]
    told = [mark.start for mark in marks_within(seen, clause) if mark.concept in ("not", "never", "nobody")]
    return any(at not in spent for at in (*denied, *told))
