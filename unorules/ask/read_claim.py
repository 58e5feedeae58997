"""A number or a word that a question offers to be confirmed: "do I draw four?" claims 4."""

from __future__ import annotations

from typing import Final

from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.read_arguments import amounts
from unorules.ask.read_features import Frame
from unorules.ask.read_polarity import form

_NUMBERS: Final = frozenset(
    "players age deck-size deck-points card-count dealer-choice-action-card hand-size draw-pile-size draw-count"
    " challenge-success challenge-failure stack-total uno-penalty card-points hand-points target-score history".split()
)


def claim(seen: Frame, topic: str) -> int | str | None:
    """What is offered for confirmation, or None: only where a value topic is asked for yes or no."""
    if PROPOSITIONS[topic].modality != "none" or form(seen, topic) not in ("yes-no", "either-or"):
        return None
    if topic in _NUMBERS:
        found = amounts(seen, topic)
        return found[-1] if found else None
    return None
