"""What a yes affirms of a topic with a value, by all the words of the question taken together in their order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from unorules.ask.presumed import presumed
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_closing import judged_at_the_end
from unorules.ask.read_features import Frame
from unorules.ask.read_in_order import steps, turned_vote

# The logarithm of odds from which the words are believed: of such turns six in seven were right (docs/understanding.md).
_CLEARLY: Final = 1.5
_SHORT: Final = 5


def _asks_if_out(seen: Frame) -> bool:
    """ "She has reached 500. Is she out now?": those very words, and none that denies them or adds to them."""
    clause = last_clause(seen)
    out = seen.says("drops-out", "falls-out", "out-of-it", within=clause)
    denied = seen.says("told-not", "asks-with-not", "still-in", "says-so", "only-cue", within=clause)
    return out and not denied and len(clause) <= _SHORT and not concepts_asked(seen) & {"or", "wrong", "right", "safe"}


def heard_to_affirm(seen: Frame, topic: str, arguments: Mapping[str, Any]) -> tuple[str, bool] | None:
    """The value that a yes would affirm, and whether the question's yes denies it; None where the words do not tell."""
    value = presumed(topic, arguments)
    if value is None:
        return None
    if topic == "eliminated" and _asks_if_out(seen):
        return value, value != "out"
    ended = judged_at_the_end(seen)
    plain, wrong = (seen, False) if ended is None else ended
    odds = turned_vote(seen.language, steps(plain), topic)
    return None if abs(odds) < _CLEARLY else (value, (odds > 0) != wrong)
