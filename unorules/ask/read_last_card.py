"""A last card that is more than a last card: a draw card laid on another one, or the 7 or the 0 that moves hands."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.lexicon import Mark
from unorules.ask.read_clause import last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_position import DRAW_CARDS, number_at, place_of

_ENDS: Final = frozenset({"last-card", "go-out", "win"})
_OF_A_LAST_CARD: Final = frozenset(
    "finish-on-action draw-card-two-players finish-draw-penalty uno-on-last-card draw-card-later-turn answer-with-same"
    " house-combination two-players round-end challenge-last-card play-several".split()
)
_STACKS: Final = {
    ("draw-two", "draw-two"): "stack-draw-two",
    ("wild-draw-four", "wild-draw-four"): "stack-wild-draw-four",
    ("wild-draw-four", "draw-two"): "stack-wild-draw-four-on-draw-two",
    ("draw-two", "wild-draw-four"): "stack-draw-two-on-wild-draw-four",
}
_WITH_LAST: Final = frozenset(_STACKS.values())
_MOVES_HANDS: Final = frozenset({"seven-zero-last-card", "seven-zero-uno"})
_MOVING: Final = (0, 7)


def last_on_a_stack(seen: Frame, topic: str) -> str | None:
    """ "May I lay a +2 on a +2 if it is my last card?": judged on what lies there, and then as the last card."""
    pair = (seen.roles.card, seen.roles.on)
    if topic not in _OF_A_LAST_CARD or pair[0] is None or pair[1] is None or not _is_my_last(seen):
        return None
    several = topic == "play-several" and not seen.says("laid-onto", "on-it-behind")
    asked = not several and form(seen, "stack-draw-two") == "yes-no"
    if lays_after_the_end(seen):
        return "round-end"
    return _STACKS.get((pair[0].kind, pair[1].kind)) if asked else None


def answered_after_the_end(seen: Frame, topic: str) -> str | None:
    """ "She ended on a +2. I've a +2 too, can I lay it to stop her?": the round is over, whatever may be stacked."""
    return "round-end" if topic in _AFTER_THE_END and lays_after_the_end(seen) else None


def lays_after_the_end(seen: Frame) -> bool:
    """Whether somebody else went out on a draw card before it is asked whether another may be laid on it."""
    clause = last_clause(seen)
    told = [face for face in seen.cards if face.kind in DRAW_CARDS]
    if len(told) < _PAIR or place_of(seen, told[0]) != "out" or seen.words[told[0].start] in clause:
        return False
    asked = {mark.concept for mark in marks_within(seen, clause)}
    lays = bool(asked & {"lay", "stack", "answer"}) and seen.says("may-asked", "may-be-done", within=clause[:_PAIR])
    first = [word for word in seen.words if word.sentence == seen.words[told[0].start].sentence]
    mine = seen.says(
        "first-person", "i-act", within=[word for word in first if word.start < seen.words[told[0].start].start]
    )
    return lays and "if" not in asked and not mine


_PAIR: Final = 2
_AFTER_THE_END: Final = _WITH_LAST | {"answer-with-same", "finish-draw-penalty", "no-mercy-stacking", "round-end"}


def drawn_for_the_last(seen: Frame, topic: str) -> str | None:
    """ "She went out on a +10. How many must the next one draw?": what is left of the penalty when the round is over."""
    told = [face for face in seen.cards if face.kind in DRAW_CARDS]
    if topic not in _OF_THE_CARD or len(told) != 1 or place_of(seen, told[0]) != "out":
        return None
    clause = last_clause(seen)
    asked = seen.says("draws-cards-for", "takes-them", within=clause) and seen.words[told[0].start] not in clause
    mine = seen.says("i-act", "deed-of-mine", within=clause) and not seen.says("must-head", within=clause)
    return "finish-draw-penalty" if asked and not mine else None


_OF_THE_CARD: Final = frozenset({"no-mercy-card", "card-effect", "stack-total", "draw-count", "turn-after"})


def as_the_last(seen: Frame, topic: str) -> dict[str, Any]:
    """That the draw card laid on another is the last one in hand."""
    both = seen.roles.card is not None and seen.roles.on is not None
    return {"last": True} if topic in _WITH_LAST and both and _is_my_last(seen) else {}


def _is_my_last(seen: Frame) -> bool:
    """Whether the sentence that asks speaks of a last card or of winning, and not of somebody else's."""
    found = [mark for mark in marks_within(seen, last_clause(seen)) if mark.concept in _ENDS]
    told = [face for face in seen.cards if face.kind in DRAW_CARDS]
    return bool(told) and any(not _is_of_another(seen, mark) for mark in found)


def _is_of_another(seen: Frame, mark: Mark) -> bool:
    """Whether the part of the sentence around the mark speaks of another person."""
    first = mark.start
    while first > 0 and seen.words[first - 1].kind != "stop":
        first -= 1
    others = any(seen.said_at(at, "not-i") for at in range(first, mark.start + 1))
    mine = any(seen.said_at(at, "first-person", "of-mine", "may-i") for at in range(first, mark.start + 1))
    return others and not mine


def moving_card(seen: Frame, topic: str) -> dict[str, Any]:
    """The 7 or the 0 that a question of swapped hands is about, where it names one of them alone."""
    if topic not in _MOVES_HANDS:
        return {}
    faces = [face for face in seen.cards if face.number in _MOVING]
    rule = {at for mark in seen.marks if mark.concept == "seven-o" for at in range(mark.start, mark.end)}
    bare = {
        number
        for at in range(len(seen.words))
        if at not in rule and (number := number_at(seen, at)) in _MOVING and not seen.said_at(at + 1, "cards-of")
    }
    numbers = {face.number for face in faces} | bare
    if len(numbers) != 1:
        return {}
    return {"card": faces[0].card if faces else str(numbers.pop())}
