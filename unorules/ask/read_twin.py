"""A card thrown in out of turn: whether the first counts beside its twin, whether it may be thrown, or on another number's card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, number_at
from unorules.ask.read_question_words import asks_openly
from unorules.ask.read_stacks import stacked_cards
from unorules.engine.cards import Kind

_ACTING: Final = DRAW_CARDS | {"skip", "reverse"}
_DRAWN: Final = {"draw-two": 2, "wild-draw-four": 4, "draw-four": 4, "wild-draw-six": 6, "wild-draw-ten": 10}
_OF_A_TWIN: Final = frozenset(
    "stack-total turn-after jump-in-next-turn house-combination draw-card-later-turn stack-draw-two card-effect"
    " answer-with-same jump-in jump-in-match jump-in-action finish-draw-penalty".split()
)
_ON_IT: Final = frozenset({"draw-card-later-turn", "stack-draw-two", "answer-with-same", "match", "house-combination"})
_PAIR: Final = 2


def _first_still_counts(seen: Frame, topic: str) -> str | None:
    """ "Bea jumped in with the same +2. Does Al still draw two?", "…. Does the next one take four?"."""
    if topic not in _OF_A_TWIN or not _is_thrown_in(seen):
        return None
    clause = last_clause(seen)
    struck = seen.says("takes-cards", "takes-them", "loses-turn", within=clause) or "draw" in concepts_asked(seen)
    still = "still" in concepts_asked(seen) or seen.says("still-owes", within=clause)
    return "jump-in-action" if (struck and still) or twin_offered(seen) else None


def _may_be_thrown_in(seen: Frame, topic: str) -> str | None:
    """ "A red +2 waits for Jo. It isn't my turn: may I jump in with mine?": whether that is allowed, and no answer to it."""
    asked = concepts_asked(seen)
    thrown = "may" in asked and asked & {"jump-in", "jump-in-rule"}
    return "jump-in" if thrown and topic in _ON_IT and topic != "house-combination" else None


def _laid_out_of_turn(seen: Frame, topic: str) -> str | None:
    """ "A green 5 lies there, and he threw a blue 5 on it though it wasn't his turn": no card of an ordinary turn."""
    told = seen.says("out-of-turn", "not-ones-turn") and len(seen.cards) >= _PAIR
    return "jump-in-match" if topic == "match" and told and all(face.colour for face in seen.cards) else None


def twin_offered(seen: Frame) -> tuple[str, ...]:
    """What a number of cards offered behind a single twin says: both count, or one of them alone."""
    if asks_openly(seen) or not _is_thrown_in(seen):
        return ()
    row = stacked_cards(seen)
    kinds = {face.kind for face in seen.cards if face.kind in DRAW_CARDS}
    if len(kinds) != 1 or len(row) > _PAIR or seen.says("the-sum", "heap", "sum-grows", within=last_clause(seen)):
        return ()
    drawn = _DRAWN.get(next(iter(kinds)), 0)
    covered = {at for face in seen.cards for at in range(face.start, face.end)}
    clause = last_clause(seen)
    at_hand = [at for at, word in enumerate(seen.words) if word in clause and at not in covered]
    told = {number for at in at_hand if (number := number_at(seen, at) or seen.units.get(at) or 0) > 1}
    still = "still" in concepts_asked(seen) or seen.says("still-owes", within=clause)
    if told == {_PAIR * drawn} or (still and told == {drawn}):
        return ("effects-add",)
    return ("first-is-cancelled",) if told == {drawn} else ()


def _is_thrown_in(seen: Frame) -> bool:
    """Whether an action card is told to have been thrown in on its twin, before the clause that asks."""
    clause = last_clause(seen)
    first = clause[0].start if clause else 0
    leaps = [mark.start for mark in seen.marks if mark.concept == "jump-in"]
    leaps += [mark.start for mark in seen.cues if mark.concept == "cuts-in"]
    faces = [face for face in seen.cards if face.kind in _ACTING and seen.words[face.start].start < first]
    kinds = {face.kind for face in faces}
    told = any(face.start < at for face in faces[:1] for at in leaps if seen.words[at].start < first)
    return told and len(kinds) == 1 and Kind.NUMBER.value not in kinds


TWINS_THROWN: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    _first_still_counts,
    _may_be_thrown_in,
    _laid_out_of_turn,
)
