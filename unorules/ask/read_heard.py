"""What a yes affirms of a topic with a value, by all the words of the question taken together in their order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from unorules.ask.presumed import presumed
from unorules.ask.read_features import Frame
from unorules.ask.read_in_order import steps, turned_vote

# The logarithm of odds from which the words are believed: of such turns six in seven were right (docs/understanding.md).
_CLEARLY: Final = 1.5


def heard_to_affirm(seen: Frame, topic: str, arguments: Mapping[str, Any]) -> tuple[str, bool] | None:
    """The value that a yes would affirm, and whether the question's yes denies it; None where the words do not tell."""
    value = presumed(topic, arguments)
    odds = 0.0 if value is None else turned_vote(seen.language, steps(seen), topic)
    return None if value is None or abs(odds) < _CLEARLY else (value, odds > 0)
