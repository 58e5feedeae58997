"""Who pays for a challenge whose end is told: "I had no red and was challenged. Who draws?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_challenges import challenge_won, is_challenged
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
    return is_challenged(seen)


def _asks_the_cost(seen: Frame) -> bool:
    """Who draws, how many, whether I do, or what comes of it."""
    clause, asked = last_clause(seen), concepts_asked(seen)
    if "how-many" in asked or seen.says("comes-of-it", within=clause):
        return True
    if seen.says("tells-guilt", within=clause) and not asked & {"who", "penalty", "card"}:
        return False  # nb "blir han tatt hvis jeg utfordrer?": caught
    draws = bool(asked & _DRAWING) or seen.says("takes-them", within=clause)
    return draws and ("who" in asked or not asked & {"when", "may"})


def falls_on_the_wrong_one(seen: Frame, topic: str) -> bool:
    """ "I challenged and he was guilty. Do I draw the four?": whether those cards are offered to the one who was right."""
    mine = _challenger_is_me(seen)
    clause = last_clause(seen)
    me, them = (seen.says(cue, within=clause) for cue in ("falls-on-me", "falls-on-them"))
    if mine is None or me == them or topic not in _COSTS or "who" in concepts_asked(seen):
        return False
    draws = bool(concepts_asked(seen) & _DRAWING) or seen.says("takes-them", within=clause)
    return draws and me == (mine == (topic == "challenge-success"))


def _challenger_is_me(seen: Frame) -> bool | None:
    """Whether whoever asks challenged (True) or was challenged (False); None where neither is told."""
    if seen.says("i-was-challenged"):
        return False
    told = [mark for mark in seen.marks if mark.concept == "challenge"]
    clause = last_clause(seen)
    if not told or (clause and seen.words[told[0].start] in clause):
        return None
    near = range(max(0, told[0].start - _SO_NEAR), told[0].end)
    mine = any(seen.said_at(at, "falls-on-me", "i-challenged") for at in near)
    mine = mine or any(seen.said_at(at, "of-mine") for at in (told[0].start - 1, told[0].end))
    theirs = any(seen.said_at(at, "falls-on-me") for at in range(told[0].end, told[0].end + 1))
    return True if mine and not theirs else False if theirs and not mine else None


_SO_NEAR: Final = 2
