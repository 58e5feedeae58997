"""A card held against a wild that covers another: "yellow 3 on the pile, a wild on it, blue is called, she holds a yellow 3"."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_features import Frame
from unorules.ask.read_position import loose_colours, place_of

_SO_NEAR: Final = 3
_TOPICS: Final = frozenset(
    "match playable-cards wild-when-playable challenge-which-colour wild-same-colour wild-draw-four-legality"
    " wild-draw-four-with-wild wild-colours".split()
)


def over_a_wild(seen: Frame) -> dict[str, Any]:
    """``card``, the wild as ``on`` and the ``colour`` called; empty where no card lies beneath a wild and another is held."""
    told = [face for face in seen.cards if face.colour is not None and face.kind != "wild"]
    wished = [(face.start, face.colour) for face in seen.cards if face.colour is not None and face.kind == "wild"]
    beneath = [at for at, _ in loose_colours(seen) if _is_said_beneath(seen, at)]
    named = sorted([*wished, *((at, colour) for at, colour in loose_colours(seen) if at not in beneath)])
    called = {colour for _, colour in named}  # "jokerilla sinistä", "a wild for blue"
    fewest = 1 if beneath and seen.has("wild") else 2
    if len(told) < fewest or len(called) != 1 or any(face.kind == "wild-draw-four" for face in seen.cards):
        return {}
    above = [face for face in told if not _has_the_wild_on_it(seen, face)]
    if not above:
        return {}
    held, at = above[-1], named[0][0]
    covered = _is_covered(seen, told[:-1], held) or any(_is_beneath(seen, face) for face in told)
    if held.start < at or not (covered or beneath):
        return {}
    return {"card": held.card, "on": "wild", "colour": next(iter(called))}


def _is_covered(seen: Frame, under: list[Mention], held: Mention) -> bool:
    """Whether a wild is told between the card beneath and the one held, or on the card beneath, and is not said to be held too."""
    wilds = [mark.start for mark in seen.marks if mark.concept == "wild" and mark.start < held.start]
    return any(
        _is_laid(seen, wild) and not _is_beside(seen, wild, held) and any(_may_lie(seen, face, wild) for face in under)
        for wild in wilds
    )


def _may_lie(seen: Frame, face: Mention, wild: int) -> bool:
    """Whether a card may be what the wild covers: it is not the wild, and not said to be held behind it."""
    return face.start != wild and not (face.start > wild and place_of(seen, face) == "held")


def _is_laid(seen: Frame, at: int) -> bool:
    """A word of laying or lying near the wild: "covers it with a wild", "a wild on it", "a wild lies on a blue 4"."""
    near = range(max(0, at - _SO_NEAR - 1), min(len(seen.words), at + _SO_NEAR + 1))
    laid = any(mark.concept in ("lay", "on-top") and mark.start in near for mark in seen.marks)
    return laid or any(seen.said_at(each, "laid-onto", "on-it-behind", "on-that", "lays", "covers-it") for each in near)


def _is_beside(seen: Frame, at: int, held: Mention) -> bool:
    """ "I have a red 7 and a wild": both are held."""
    return any(seen.said_at(near, "holds") for near in range(max(0, at - _SO_NEAR), at)) and held.start - at <= 1


def _has_the_wild_on_it(seen: Frame, face: Mention) -> bool:
    """ "There's a red 5 under the wild"."""
    behind = any(seen.said_at(at, "lies-beneath") for at in range(face.end, face.end + 2))
    return behind and any(
        mark.concept == "wild" and face.end < mark.start <= face.end + _SO_NEAR for mark in seen.marks
    )


def _is_said_beneath(seen: Frame, at: int) -> bool:
    """ "There's yellow under the wild", "jokerin alla näkyy keltainen": that colour is covered and was not called."""
    near = [*range(max(0, at - _SO_NEAR), at), *range(at + 1, min(at + _SO_NEAR, len(seen.words)))]
    sentence = seen.words[at].sentence
    return any(seen.words[each].sentence == sentence and seen.said_at(each, "lies-beneath") for each in near)


def _is_beneath(seen: Frame, face: Mention) -> bool:
    return any(seen.said_at(at, "lies-beneath") for at in range(max(0, face.start - _SO_NEAR - 1), face.start))


def judged_under_a_wild(seen: Frame, topic: str) -> str | None:
    """Whether the card held matches is what is asked, and not where a wild may be laid."""
    return "match" if topic in _TOPICS and over_a_wild(seen) else None
