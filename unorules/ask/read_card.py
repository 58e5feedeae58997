"""The one card that a question is about: by its name, by what it makes somebody do, or as a black or a number card."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.cards_in_words import COLOURS, Mention
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, a_number_card, number_at

_BY_DRAWN: Final = {2: "draw-two", 4: "wild-draw-four"}
_SO_NEAR: Final = 4
_HIGHEST: Final = 9
# Topics about a card that makes somebody draw, or turns or skips: what was drawn or done tells it.
_BY_DEED: Final = frozenset({"turn-after", "finish-draw-penalty"})
_OF_VALUE: Final = frozenset({"card-points", "start-card", "card-count"})


def one_card(seen: Frame, topic: str) -> dict[str, Any]:
    """``card`` of a topic that has one; empty where nothing names it."""
    if topic in _BY_DEED and not any(_acts(face) for face in seen.cards):
        card = _by_deed(seen, topic)
        return (
            {"card": card} if card else ({"card": seen.cards[0].card} if seen.cards and topic == "turn-after" else {})
        )
    if topic == "card-count" and _is_left_out(seen):
        return {}
    if seen.cards:
        return {"card": _asked_about(seen, topic).card}
    card = _described(seen, topic) if topic in _OF_VALUE else _lone_number(seen) if topic == "card-effect" else None
    return {"card": card} if card else {}


def _is_left_out(seen: Frame) -> bool:
    """ "How many red cards, not counting the wilds?": the one card that is named is not to be counted."""
    apart = [at for mark in seen.cues if mark.concept == "not-counted-in" for at in (mark.start, mark.end - 1)]
    wilds = [mark.start for mark in seen.marks if mark.concept in ("wilds", "wild")]
    named = {face.start for face in seen.cards} | set(wilds)
    alone = len(seen.cards) <= 1 and all(face.kind == "wild" for face in seen.cards)
    near = all(any(abs(at - place) <= _SO_NEAR for place in apart) for at in named)
    coloured = any(mark.concept in COLOURS for mark in seen.marks)
    return bool(named) and alone and near and coloured


def _lone_number(seen: Frame) -> str | None:
    """ "What does a 7 do?": the only number of the question, where cards have it."""
    told = [number for at in range(len(seen.words)) if (number := number_at(seen, at)) is not None]
    return str(told[0]) if len(told) == 1 and 0 <= told[0] <= _HIGHEST else None


def _acts(face: Mention) -> bool:
    return face.kind != "number"


def _by_deed(seen: Frame, topic: str) -> str | None:
    """ "Siri has taken her four", "somebody was skipped", "Kari reverses"."""
    drawn = _drawn(seen)
    if drawn is not None or topic == "finish-draw-penalty":
        return drawn
    if seen.says("turned-round"):
        return "reverse"
    return "skip" if seen.says("was-skipped") or seen.has("skipped") or _skips_somebody(seen) else None


def _skips_somebody(seen: Frame) -> bool:
    """ "I skip Bo": the deed and whom it is done to, and no other card."""
    ends = [mark.end for mark in seen.cues if mark.concept == "passes-over-verb"]
    return any(end < len(seen.words) and _is_somebody(seen, end) for end in ends)


def _is_somebody(seen: Frame, at: int) -> bool:
    return seen.words[at].text[:1].isupper() or seen.said_at(at, "he-or-she", "somebody-near", "first-person")


def _drawn(seen: Frame) -> str | None:
    for at in range(len(seen.words)):
        number = number_at(seen, at) or seen.units.get(at) or _digit(seen, at)
        if number in _BY_DRAWN and any(seen.said_at(near, "takes-them") for near in range(max(0, at - _SO_NEAR), at)):
            return _BY_DRAWN[number or 0]
    return None


def _digit(seen: Frame, at: int) -> int | None:
    """ "The last four": a card called by its number."""
    return next((face.number for face in seen.cards if face.start == at and face.colour is None), None)


def _described(seen: Frame, topic: str) -> str | None:
    """A card that is not named: the swap of hands, a black card, "a seven", any number."""
    if seen.says("swap-hands-card"):
        return "wild-swap-hands"
    if topic == "card-count":
        return "wild" if seen.has("wilds") else None
    if seen.says("black-card") or (topic == "card-points" and seen.has("wilds")):
        return "wild"
    if (number := a_number_card(seen)) is not None:
        return str(number)
    return "number" if seen.has("number", "numeral") else None


def _asked_about(seen: Frame, topic: str) -> Mention:
    """Of several cards named the one that is meant: the first, or what the topic is about."""
    if topic in ("no-mercy-card", "dealer-choice-action-card", "turn-after"):
        return next((face for face in seen.cards if face.kind != "number"), seen.cards[0])
    if topic in ("card-count", "finish-draw-penalty"):
        coloured = (face for face in seen.cards if face.colour)
        return next((face for face in seen.cards if face.kind in DRAW_CARDS), next(coloured, seen.cards[0]))
    if topic == "start-card":
        turned_up = [mark.start for mark in seen.marks if mark.concept in ("start-card", "turn-up")]
        return min(seen.cards, key=lambda face: min((abs(face.start - at) for at in turned_up), default=face.start))
    return seen.cards[0]
