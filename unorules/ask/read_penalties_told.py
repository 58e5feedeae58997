"""What a forgotten UNO costs, where it is told who noticed, or that another shouted first, and so many cards are demanded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from unorules.ask.persons_told import ME, doer
from unorules.ask.read_catching import caught_late
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at
from unorules.ask.words import Token


def penalty_demanded(seen: Frame, topic: str) -> str | None:
    """ "She noticed in time and wants me to take four. Is four right?": so many cards are demanded, and being caught stands."""
    if topic != "uno-catch-window" or caught_late(seen, topic):
        return None
    noticed = [mark.start for mark in seen.cues if mark.concept == "notices"]
    by = doer(seen, noticed[-1]) if noticed else None
    clause = last_clause(seen)
    return (
        "uno-penalty"
        if by not in (None, ME) and clause and (_counts(seen, clause) or _is_demanded(seen, clause))
        else None
    )


def _counts(seen: Frame, clause: Sequence[Token]) -> bool:
    return any(number_at(seen, at) is not None and word in clause for at, word in enumerate(seen.words))


def _is_demanded(seen: Frame, clause: Sequence[Token]) -> bool:
    """Whether the sentence before tells how many somebody wants taken."""
    before = [word for word in seen.words if word.sentence == clause[0].sentence - 1]
    return _counts(seen, before) and seen.says("takes-cards", "wants-taken", within=before)


def shouted_before_me(seen: Frame, topic: str) -> str | None:
    """ "I had one card and Pete shouted uno before me. How many do I draw?": the asker was caught."""
    asked = "how-many" in concepts_asked(seen) and seen.says("ahead-of-me")
    return "uno-penalty" if topic in ("uno-false-call", "uno-catch-window") and asked else None


PENALTIES: Final[tuple[Callable[[Frame, str], str | None], ...]] = (penalty_demanded, shouted_before_me)
