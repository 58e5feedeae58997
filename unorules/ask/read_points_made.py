"""The points at which a match turns: "Tom just hit 500: is he out?", "what happens to a player who comes up to five hundred?"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_position import number_at

_OF_A_TOTAL: Final = frozenset({"mercy-rule", "exact-target", "target-score", "challenge-uno", "match-total"})
_OF_AN_END: Final = (
    frozenset({"score-tie", "target-score", "match-total", "exact-target", "low-score", "eliminated", "challenge-uno"})
    | NO_TOPIC
)
_FEWEST: Final = 100
_TARGET: Final = 500


def out_on_so_many(seen: Frame, topic: str) -> str | None:
    """A total that no hand of cards comes to, and somebody who may be out by it."""
    clause = last_clause(seen)
    out = "eliminate" in concepts_asked(seen) or seen.says("drops-out", "is-out", "put-out", within=clause)
    left = seen.says("left-in-a-hand") and "go-out" not in concepts_asked(seen)  # "… and was left with a 9. Out?"
    out = out or (left and seen.says("is-it-out", within=clause))
    asked = topic in _OF_A_TOTAL and out and form(seen, topic) == "yes-no" and not seen.has("mercy")
    return "eliminated" if asked and _total_at(seen, _FEWEST) and "win" not in concepts_asked(seen) else None


def what_comes_of_it(seen: Frame, topic: str) -> str | None:
    """ "What happens to a player who comes to 500?": one player and one total, and no more than that is told."""
    clause = last_clause(seen)
    asked = topic in _OF_AN_END and seen.says("what-comes-of-them", within=clause)
    both = concepts_asked(seen) & {"tie", "same", "everyone", "two-players"}
    return "eliminated" if asked and not both and _total_at(seen, _TARGET) else None


def _total_at(seen: Frame, least: int) -> bool:
    return any(
        (number_at(seen, at) or 0) >= least and not seen.said_at(at + 1, "card-word") for at in range(len(seen.words))
    )


POINTS_MADE: Final[tuple[Callable[[Frame, str], str | None], ...]] = (out_on_so_many,)
