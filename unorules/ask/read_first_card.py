"""A claim that the cards make: "The first card is a +2. Do I have to swallow it?", "Stine drew a +4. Does she deal?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.read_named_seats import seat_of_the_doer

_DRAWS: Final = frozenset({"draw-two", "wild-draw-four", "draw-one"})
# What may stand beside the duty: whose it is, and how many cards.
_BESIDE: Final = frozenset(
    {"must", "still", "self", "draw", "penalty", "draw-two", "two-players", "nothing", "not", "had"}
)
_NUMBER: Final = "num-"


def by_the_cards(seen: Frame, topic: str) -> tuple[str, ...]:
    """What is offered where the clause that asks says it but half, and the cards told before say the rest."""
    if topic == "start-card" and owed_by_the_first(seen):
        return ("first-draws",)
    if topic == "start-card" and seen.says("gets-off", "spared", within=last_clause(seen)):
        return let_off(seen)
    if topic == "first-player":
        return seat_of_the_doer(seen)
    return ("beats",) if topic == "dealer-choice-action-card" and _deals_by_action(seen) else ()


def let_off(seen: Frame) -> tuple[str, ...]:
    """What somebody would be let off: to draw for the first card, or to be skipped by it."""
    kinds = {face.kind for face in seen.cards}
    return ("first-draws",) if kinds & _DRAWS else ("first-skipped",) if "skip" in kinds else ()


def _deals_by_action(seen: Frame) -> bool:
    """Whether somebody else is asked to be the dealer, and the last card told before is no number: it is theirs."""
    clause = last_clause(seen)
    asked = {mark.concept for mark in marks_within(seen, clause)}
    before = [face for face in seen.cards if clause and seen.words[face.start].start < clause[0].start]
    told = bool(before) and before[-1].kind not in (_NUMBER_CARD, "")
    return told and bool(asked & _DEALING) and not seen.says("first-person", within=clause)


_DEALING: Final = frozenset({"deal", "dealer"})
_NUMBER_CARD: Final = "number"


def owed_by_the_first(seen: Frame) -> bool:
    """Whether what lies first is to be drawn for: the duty is named, and nothing besides that could be one."""
    if not any(face.kind in _DRAWS for face in seen.cards):
        return False
    clause = last_clause(seen)
    concepts = {mark.concept for mark in marks_within(seen, clause)}
    duty = "must" in concepts or seen.says("owes-it", "must-in-words", within=clause)
    return duty and all(each in _BESIDE or each.startswith(_NUMBER) for each in concepts)
