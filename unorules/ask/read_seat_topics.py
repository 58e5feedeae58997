"""What a seat makes of a question: a +4 laid on somebody else, or paid before the next one plays, a reverse that turns play."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS
from unorules.ask.read_seats import challenging

_OF_A_DRAW: Final = frozenset({"wild-draw-four-drawn", "play-after-penalty"})
_PAIR: Final = 2
_OF_A_REVERSE: Final = frozenset({"reverse-two-players", "card-effect", "bounce", "direction"})


def challenged_for_another(seen: Frame, topic: str) -> str | None:
    """ "+4 on my sister, can I challenge it?": who may is asked, as it was laid on another."""
    asked = topic == "challenge" and seen.says("may-i", within=last_clause(seen)) and not seen.says("on-me")
    return "challenge-who" if asked and challenging(seen, last_clause(seen)) == ("other",) else None


def turned_the_other_way(seen: Frame, topic: str) -> str | None:
    """ "I laid a reverse. Does play go the other way?": what comes after it, where nobody tells that two play."""
    turned = topic in _OF_A_REVERSE and {face.kind for face in seen.cards} == {"reverse"}
    return (
        "turn-after"
        if turned and seen.says("goes-other-way", within=last_clause(seen)) and not _are_two(seen)
        else None
    )


def next_one_over_a_four(seen: Frame, topic: str) -> str | None:
    """ "Arvid laid a +4 and said green, I drew. The next player holds a green 3": the +4 is paid, and none was drawn."""
    return "playable-cards" if topic in _OF_A_DRAW and over_a_paid_four(seen) else None


def over_a_paid_four(seen: Frame) -> dict[str, Any]:
    """``hand``, ``top`` and ``colour`` of the player behind the one who drew for a +4; nothing where none is told of."""
    if len(seen.cards) < _PAIR or seen.cards[0].kind != "wild-draw-four" or seen.cards[1].kind in DRAW_CARDS:
        return {}
    four, held = seen.cards[0], seen.cards[1]
    told = [mark for mark in seen.marks if mark.start < held.start]
    laid = [mark.start for mark in told if mark.concept == "lay"]
    paid = [mark.start for mark in told if mark.concept in ("drew", "paid") and mark.start > four.end]
    after = [mark.start for mark in told if mark.concept == "next-player"]
    if not (laid and paid and after and laid[0] < paid[0] and paid[-1] < after[0]):
        return {}
    colours = [mark.concept for mark in told if mark.concept in COLOURS and four.end <= mark.start < paid[0]]
    hand = [face.card for face in seen.cards[1:] if face.count == 1]
    return {"hand": hand, "top": four.card} | ({"colour": colours[-1]} if colours else {})


def _are_two(seen: Frame) -> bool:
    return seen.has("two-players") or seen.says("just-me-and")
