"""Who pays for a challenge whose end is told: "I had no red and was challenged. Who draws?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_challenges import challenge_won
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame

_COSTS: Final = frozenset({"challenge-success", "challenge-failure"})
_NEAR: Final = _COSTS | frozenset(
    "challenge challenge-who wild-draw-four-legality uno-false-call bluff challenge-hand-shown-to"
    " challenge-which-colour wild-draw-four-drawn draw-count card-effect turn-after"
    " draw-card-later-turn answer-draw-card stack-total stack-wild-draw-four challenge-when"
    " challenge-other-card wild-draw-four-with-wild play-after-penalty".split()
)
_DRAWING: Final = frozenset({"draw", "drew"})


def who_pays(seen: Frame, topic: str) -> str | None:
    """The cost of a challenge that failed or succeeded, where the question tells which."""
    if topic not in _NEAR or not _is_challenged(seen) or not (topic in _COSTS or _asks_the_cost(seen)):
        return None
    won = challenge_won(seen)
    return None if won is None else "challenge-success" if won else "challenge-failure"


def _is_challenged(seen: Frame) -> bool:
    return seen.has("challenge") or seen.says("calls-bluff")


def _asks_the_cost(seen: Frame) -> bool:
    """Who draws, how many, whether I do, or what comes of it."""
    clause, asked = last_clause(seen), concepts_asked(seen)
    if "how-many" in asked or seen.says("comes-of-it", within=clause):
        return True
    draws = bool(asked & _DRAWING) or seen.says("takes-them", within=clause)
    return draws and ("who" in asked or not asked & {"when", "may"})
