"""Who comes when a round is under way, who leaves it, and who whispers: manners, which no rule of a turn or a deal decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame

_TOPIC: Final = "conduct"
_OF_COMING: Final = (
    frozenset(
        "conduct change-rules-mid-round dealer-choice next-dealer uno-catch-window jump-in hand-size players first-player"
        " round-end eliminated house-combination draw-pile-size two-players refill-hand".split()
    )
    | NO_TOPIC
)
_OF_LEAVING: Final = (
    frozenset(
        "conduct eliminated round-end scoring-optional change-rules-mid-round challenge-uno mercy-rule pass-without-drawing"
        " two-players lost-card refill-hand who-scores next-dealer turn-after".split()
    )
    | NO_TOPIC
)
_OF_WHISPERS: Final = (
    frozenset({"conduct", "voluntary-draw", "uno-penalty", "uno-false-call", "challenge-other-card"}) | NO_TOPIC
)
_OF_RULES: Final = ("house-rule", "rules", "uno", "forgot", "official", "points", "eliminate", "mercy")


def comes_late(seen: Frame, topic: str) -> str | None:
    """ "He's just walked in and we're in the middle of a round. Can he be dealt in?": a person comes, and no rule."""
    under_way = seen.says("under-way")
    comes = seen.says("walks-in") and seen.says("gets-dealt-in", within=last_clause(seen))
    joins = seen.says("joins-the-game", within=last_clause(seen))
    return _TOPIC if topic in _OF_COMING and under_way and (comes or joins) and not seen.has(*_OF_RULES) else None


def leaves_the_table(seen: Frame, topic: str) -> str | None:
    """ "Jo wants to drop out halfway. May she just leave?": somebody goes of their own will."""
    midway = seen.says("leaves-midway") and not seen.has("points", "mercy", "uno")  # "drops out" is what points do, too
    goes = seen.says("under-way") and seen.says("leaves-the-table") and not seen.has(*_OF_RULES)
    return _TOPIC if topic in _OF_LEAVING and (midway or goes) else None


def whispers(seen: Frame, topic: str) -> str | None:
    """ "Mum whispered which card he ought to lay. Can she be fined?": advice, or a look at another's cards."""
    told = seen.says("whispers-a-card", "looks-at-anothers")
    return _TOPIC if topic in _OF_WHISPERS and told and not seen.has("challenge", "bluff") else None


COME_AND_GONE: Final[tuple[Callable[[Frame, str], str | None], ...]] = (comes_late, leaves_the_table, whispers)
