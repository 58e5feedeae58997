"""What a seat makes of a question: a +4 laid on somebody else, or paid before the next one plays, a reverse that turns play."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_clause import concepts_asked, last_clause, numbers_between
from unorules.ask.read_direction import way_offered
from unorules.ask.read_features import Frame
from unorules.ask.read_names import named as people
from unorules.ask.read_position import DRAW_CARDS
from unorules.ask.read_seats import challenging

_OF_A_DRAW: Final = frozenset(
    {"wild-draw-four-drawn", "play-after-penalty", "wild-draw-four-legality", "draw-card-two-players"}
)
_PAIR: Final = 2
_WITH_TWO: Final = {
    "skip": "skip-two-players",
    "reverse": "reverse-two-players",
    "draw-two": "draw-card-two-players",
    "wild-draw-four": "draw-card-two-players",
}
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


def turn_after_a_reverse(seen: Frame, topic: str) -> str | None:
    """ "It went clockwise, I laid a reverse, and Frode says it's his turn": whose turn it is, not which way play begins."""
    if topic != "direction" or {face.kind for face in seen.cards} != {"reverse"} or _are_two(seen):
        return None
    if way_offered(seen):
        return "turn-after"  # "it went anticlockwise, then a reverse: is it clockwise again?"
    behind = seen.cards[-1].end
    if seen.says("turn-spoken-of", within=last_clause(seen)):
        return "turn-after"
    return "turn-after" if any(mark.concept == "turn" and mark.start >= behind for mark in seen.marks) else None


def again_with_two(seen: Frame, topic: str) -> str | None:
    """ "Grandpa and I play, nobody else. I laid a skip and then a blue 8. Was it cheating?": whether it is my turn again."""
    if topic != "match" or len(seen.cards) != _PAIR or not _are_two(seen):
        return None
    first, second = seen.cards
    clause = last_clause(seen)
    told = all(seen.words[face.start] not in clause for face in seen.cards)
    between = range(first.end, second.start)
    same = not any(seen.said_at(at, "another-person", "they-act", "he-or-she") for at in between)
    same = same and not any(first.end <= each.start < second.start for each in people(seen))
    return _WITH_TWO.get(first.kind) if told and same and any(seen.said_at(at, "and-then") for at in between) else None


def drawn_for_the_second(seen: Frame, topic: str) -> str | None:
    """ "I drew for his +2. Later she laid one on it in her own turn. Does the next one take two or four?": what one card costs."""
    if topic != "draw-card-later-turn" or len(seen.cards) < _PAIR:
        return None
    first, clause = seen.cards[0], last_clause(seen)
    paid = any(mark.concept in ("drew", "paid") and mark.start > first.end for mark in seen.marks)
    kinds = {face.kind for face in seen.cards}
    amount = "how-many" in concepts_asked(seen) or bool(numbers_between(seen, clause))
    lays = concepts_asked(seen) & {"lay", "may", "stack"}
    return "card-effect" if paid and amount and not lays and len(kinds) == 1 and kinds <= DRAW_CARDS else None


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
    return seen.has("two-players") or seen.says("just-me-and") or _nobody_else(seen)


def _nobody_else(seen: Frame) -> bool:
    """ "Grandpa and I play, nobody else"."""
    me = [at for at in range(len(seen.words)) if seen.said_at(at, "the-teller", "i-myself")]
    alone = {seen.words[mark.start].sentence for mark in seen.cues if mark.concept == "no-others-play"}
    return any(
        (seen.words[at].sentence in alone and seen.said_at(at - 1, "side-by-side-with", "and-in-a-list"))
        or (seen.said_at(at + 1, "side-by-side-with", "and-in-a-list") and seen.words[at].sentence in alone)
        for at in me
    )
