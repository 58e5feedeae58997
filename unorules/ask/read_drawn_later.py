"""A card that was drawn and kept: "can I play it next turn?" asks of a later turn, not of the one on which it was drawn."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form

_TOPIC: Final = "play-drawn-card"
_OF_A_DRAWN_CARD: Final = frozenset({_TOPIC, "must-play-drawn-card", "play-other-after-draw"})
# "Only next turn?", "must I wait until then?" ask of this one.
_OF_THIS_TURN: Final = frozenset(
    {"only", "wait", "until", "until-when", "not", "or", "another", "right-away", "instead"}
)


def drawn_and_kept(seen: Frame, topic: str) -> str | None:
    """The topic of the drawn card, where a later turn is asked after."""
    return _TOPIC if topic in _OF_A_DRAWN_CARD and _is_later(seen) else None


def on_a_later_turn(seen: Frame, topic: str) -> dict[str, Any]:
    """That it is to be laid on a later turn."""
    return {"later": True} if topic == _TOPIC and _is_later(seen) else {}


def _is_later(seen: Frame) -> bool:
    clause = last_clause(seen)
    asked = concepts_asked(seen)
    demands = seen.says("duty-verb", "duty-word", within=clause) or bool(asked & _OF_THIS_TURN)
    later = seen.says("on-a-later-turn", within=clause) and form(seen, _TOPIC) == "yes-no"
    return later and "lay" in asked and not demands and either_or_at(seen, clause) is None
