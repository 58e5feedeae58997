"""A deed kept from: "can she refuse to show her hand?", Finnish "voinko olla lyömättä nostamani kortin?".

What is asked is the opposite of whether it must be done: whether the challenge holds, whether a drawn card has to be laid.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame

# What is left undone, as Finnish says in one word ("lyömättä").
_UNDONE: Final = "kept-undone"
_SHOWN: Final = frozenset({"challenge-hand-shown-to", "challenge"})


def kept_from_laying(seen: Frame, topic: str) -> str | None:
    """Whether a drawn card has to be laid, where it is asked in Finnish whether one may leave it unlaid."""
    if topic != "play-drawn-card":
        return None
    clause = {word.start for word in last_clause(seen)}
    lays = [mark.start for mark in seen.marks if mark.concept == "lay" and seen.words[mark.start].start in clause]
    return "must-play-drawn-card" if any(seen.said_at(at, _UNDONE) for at in lays) else None


def refuses_to_show(seen: Frame, topic: str) -> str | None:
    """Whether a challenge holds, where it is asked whether the hand may be kept from being seen; not who sees it."""
    kept_or_wanted = _refuses(seen) or _demands(seen)
    return "challenge" if topic == "challenge-hand-shown-to" and kept_or_wanted else None


def refusal_turned(seen: Frame, topic: str) -> bool | None:
    """True where a yes would let the hand be kept; None where nobody asks to keep it."""
    if topic in _SHOWN and _demands(seen):
        return False
    return True if topic in _SHOWN and _refuses(seen) else None


def _demands(seen: Frame) -> bool:
    """ "Can I demand to see his hand when I challenge?": whoever challenges sees it."""
    clause = last_clause(seen)
    asked = concepts_asked(seen)
    mine = seen.says("first-person", within=clause) and seen.says("may-asked", "may-be-done", within=clause[:2])
    denied = seen.says("told-not", "none-of", within=clause)
    return mine and not denied and seen.says("demands-to-see", within=clause) and {"show-hand", "challenge"} <= asked


def _refuses(seen: Frame) -> bool:
    asked = concepts_asked(seen)
    shows = "show-hand" in asked or seen.says("deed-show", within=last_clause(seen))
    left = seen.says(_UNDONE, within=last_clause(seen))
    denied = seen.says("told-not", "none-of", within=last_clause(seen))
    return (
        shows and ("refuse" in asked or left) and "may" in asked and not denied and not asked & {"who", "whose", "each"}
    )
