"""A row of draw cards that is told, and what it comes to: asked, or put to be confirmed."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_challenges import is_challenged
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_position import DRAW_CARDS
from unorules.ask.read_stack_story import asks_of_the_twin, asks_the_sum, is_only_held, jumped
from unorules.ask.read_stacks import pays_for_the_row, stacked_cards
from unorules.ask.read_thrown_in import TOPIC as THROWN_IN
from unorules.ask.read_thrown_in import by_the_amount

_PAIR: Final = 2
_OF_A_CHALLENGE: Final = frozenset({"challenge-failure", "challenge-success"})
_OF_A_ROW: Final = frozenset(
    "stack-draw-two-on-wild-draw-four stack-wild-draw-four-on-draw-two no-mercy-stacking stack-draw-two stack-wild-draw-four"
    " answer-with-same answer-draw-card card-effect turn-after stack-required uno-call-again finish-draw-penalty draw-count"
    " draw-card-later-turn jump-in-action jump-in-match nothing-to-reshuffle house-combination challenge-failure"
    " challenge-success no-mercy-card".split()
)


def row_comes_to(seen: Frame, topic: str) -> str | None:
    """A row of draw cards is told, with a twin thrown in or without, and what it comes to is asked or put to be confirmed."""
    row = topic == "hand-points" and pays_for_the_row(seen)
    if (topic not in _OF_A_ROW | {"stack-total"} and not row) or is_challenged(seen) or not asks_the_sum(seen):
        return None
    if asks_of_the_twin(seen) if jumped(seen) or seen.has("jump-in") else is_only_held(seen):
        return None
    if topic in _OF_A_CHALLENGE and sum(face.count for face in seen.cards if face.kind in DRAW_CARDS) < _PAIR:
        return None  # one +4, doubted in other words
    if len(stacked_cards(seen)) == _PAIR and jumped(seen) and _is_confirmed(seen):
        return THROWN_IN
    return "stack-total" if len(stacked_cards(seen)) >= _PAIR or jumped(seen) else None


def _is_confirmed(seen: Frame) -> bool:
    """Whether so many cards are put to be confirmed behind one twin thrown in on the other, and nobody asks how many."""
    return form(seen, THROWN_IN) == "yes-no" and bool(by_the_amount(seen))
