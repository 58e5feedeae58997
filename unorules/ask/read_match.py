"""Two cards held against each other, told by colour or number alone: "red on green?", "6 on 9?", "a skip on another?"."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_features import Frame
from unorules.ask.read_likes import alike_by_name
from unorules.ask.read_position import loose_colours, number_at
from unorules.engine.cards import Card, Colour, Kind

_PAIR: Final = 2
_MOST_BETWEEN: Final = 4
_MOST_NUMBER: Final = 9
# Numbers that differ, for cards of which only the colours were told.
_ONE, _ANOTHER = 1, 9


def match_told(seen: Frame) -> dict[str, Any]:
    """``card`` and ``on``; empty where no such pair is told."""
    if pair := alike_by_name(seen):
        return pair
    if not seen.cards:
        return _by_numbers(seen) or _by_colours(seen)
    card, on = seen.roles.card, seen.roles.on
    if len(seen.cards) == 1 and card and not card.colour and card.number is None and seen.says("on-another-card"):
        return {"card": card.kind, "on": card.kind}
    colours = loose_colours(seen)
    alike = card and on and not card.colour and not on.colour and len(colours) == 1 and seen.says("both-of")
    if alike and card and on and "wild" not in card.kind + on.kind:
        return {"card": _coloured(card.kind, colours[0][1]), "on": _coloured(on.kind, colours[0][1])}
    return {}


def _coloured(kind: str, colour: str) -> str:
    number = _ONE if kind == Kind.NUMBER else None
    return Card(Kind(kind), Colour(colour), number).text


def _by_colours(seen: Frame) -> dict[str, Any]:
    """Any red on any green: the numbers differ unless the question says that they are the same."""
    colours = [(mark.start, mark.concept) for mark in seen.marks if mark.concept in COLOURS]
    if len(colours) != _PAIR or seen.has("same") or not _is_onto(seen, colours[0][0], colours[1][0]):
        return {}
    (_, first), (_, second) = colours
    return {
        "card": Card(Kind.NUMBER, Colour(first), _ONE).text,
        "on": Card(Kind.NUMBER, Colour(second), _ANOTHER).text,
    }


def _by_numbers(seen: Frame) -> dict[str, Any]:
    told = [at for at in range(len(seen.words)) if 1 < (number_at(seen, at) or seen.units.get(at) or 0) <= _MOST_NUMBER]
    if len(told) != _PAIR or not _is_onto(seen, *told):
        return {}
    first, second = (str(number_at(seen, at) or seen.units.get(at)) for at in told)
    return {"card": first, "on": second}


def _is_onto(seen: Frame, first: int, second: int) -> bool:
    """Whether the first is laid on the second: the word for it stands between them, or behind the second."""
    if second - first > _MOST_BETWEEN:
        return False
    between = any(seen.said_at(at, "laid-onto") for at in range(first + 1, second))
    return between or seen.said_at(second + 1, "on-it-behind")
