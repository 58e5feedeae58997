"""Cards that look alike or are spoken of as alike: a +2 on a two, a six turned upside down, two reverses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, number_at

_TWO: Final = 2
_SIX, _NINE = 6, 9
_ON_A_CARD: Final = frozenset(
    "answer-draw-card stack-draw-two draw-card-later-turn answer-with-same stack-draw-two-on-wild-draw-four"
    " stack-wild-draw-four-on-draw-two card-effect play-several".split()
)
_OF_A_TURN: Final = frozenset({"voluntary-draw", "play-drawn-card", "answer-draw-card", "play-after-penalty", "match"})
_ANSWERED: Final = {"draw-two": "stack-draw-two", "wild-draw-four": "stack-wild-draw-four"}


def alike_by_name(seen: Frame) -> dict[str, Any]:
    """The pair of "may a draw two lie on a number two?", and of a six that is turned round to lie on a nine."""
    return _plus_two_on_a_two(seen) or _turned_round(seen)


def _plus_two_on_a_two(seen: Frame) -> dict[str, Any]:
    card, on = seen.roles.card, seen.roles.on
    if not card or card.kind != "draw-two" or card.colour or not all(_is_a_two(face.card) for face in seen.cards[1:]):
        return {}
    told = on is not None and _is_a_two(on.card)
    return {"card": "draw-two", "on": "2"} if told or (len(seen.cards) == 1 and _names_a_two(seen, card.end)) else {}


def _is_a_two(card: str) -> bool:
    return card == str(_TWO)


def _names_a_two(seen: Frame, start: int) -> bool:
    """ "A number 2" behind the card, in its sentence."""
    numerals = {mark.end for mark in seen.marks if mark.concept == "numeral" and mark.start >= start}
    same = (at for at in numerals if at < len(seen.words) and seen.words[at].sentence == seen.words[start - 1].sentence)
    return any(_number(seen, at) == _TWO for at in same)


def _number(seen: Frame, at: int) -> int | None:
    found = number_at(seen, at)
    return seen.units.get(at) if found is None else found


def _turned_round(seen: Frame) -> dict[str, Any]:
    if not seen.says("upside-down") or any(face.kind != "number" for face in seen.cards):
        return {}
    told = [_number(seen, at) for at in range(len(seen.words))] + [face.number for face in seen.cards]
    numbers = [number for number in told if number in (_SIX, _NINE)]
    if not {_SIX, _NINE} <= set(numbers):
        return {}
    card = numbers[0]
    return {"card": str(card), "on": str(_NINE if card == _SIX else _SIX)}


def _alike(seen: Frame, topic: str) -> str | None:
    return "match" if topic in _ON_A_CARD and alike_by_name(seen) else None


def upside_down(seen: Frame, topic: str) -> str | None:
    """ "Is a 9 turned upside down good on a 6?": a card on a card."""
    return "match" if topic not in ("card-points", "hand-points", "match") and _turned_round(seen) else None


def _the_like_instead(seen: Frame, topic: str) -> str | None:
    """ "May whoever is hit by a +2 lay a similar card rather than draw?": the draw card is answered with its like."""
    kinds = {face.kind for face in seen.cards} & DRAW_CARDS
    told = topic in _OF_A_TURN and len(kinds) == 1 and len(seen.cards) == 1
    return _ANSWERED.get(kinds.pop()) if told and seen.says("its-like", within=last_clause(seen)) else None


def _turned_twice(seen: Frame, topic: str) -> str | None:
    """ "The second reverse: is it clockwise again?": turned twice, it runs as at the start."""
    faces = seen.cards
    if topic not in _OF_REVERSES or len(faces) != 1 or faces[0].kind != "reverse":
        return None
    twice = faces[0].count == _TWO or seen.said_at(faces[0].start - 1, "the-second")
    return "direction" if twice and seen.says("with-the-clock", "against-the-clock", within=last_clause(seen)) else None


_OF_REVERSES: Final = frozenset({"turn-after", "card-effect", "reverse-two-players", "answer-with-same", "start-card"})
LIKES: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    _alike,
    upside_down,
    _the_like_instead,
    _turned_twice,
)
