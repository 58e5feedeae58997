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


def penalty_disputed(seen: Frame, topic: str) -> str | None:
    """ "I took two for forgetting UNO, Mick says two won't do": how many it costs, not who saw it or when to say it."""
    told = seen.says("card-word", "has-drawn", "takes-them", "takes-cards", "i-picked-up")
    claimed = seen.says("says-so", "says-it-too", "holds-that") and seen.says("some-more", "not-enough", "some-fewer")
    claimed = claimed or (bool(concepts_asked(seen) & _JUDGED) and _so_many_claimed(seen))
    number = any(number_at(seen, at) or seen.units.get(at) for at in range(len(seen.words)))
    return "uno-penalty" if topic in _NEAR_A_PENALTY and seen.has("forgot") and told and claimed and number else None


def _so_many_claimed(seen: Frame) -> bool:
    """ "Sara says whoever forgets UNO must take four. Is she lying?": a claim with a number of cards, and a duty."""
    claims = [mark.start for mark in seen.cues if mark.concept in ("says-so", "says-it-too", "holds-that")]
    duties = [mark.start for mark in seen.marks if mark.concept in ("must", "draw", "penalty")]
    behind = range(min(claims, default=len(seen.words)), len(seen.words))
    counted = any((number_at(seen, at) or seen.units.get(at) or 0) > 1 for at in behind)
    return counted and any(at in behind for at in duties)


_JUDGED: Final = frozenset({"right", "wrong", "false", "lie", "cheat"})
_NEAR_A_PENALTY: Final = frozenset(
    "uno-false-accusation uno-two-at-once uno-call-when uno-catch-window uno-catch-who".split()
)
PENALTIES: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    penalty_demanded,
    penalty_disputed,
    shouted_before_me,
)
