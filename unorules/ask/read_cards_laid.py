"""Cards laid or held, and what is asked of them: a +4 to be challenged, what is drawn when nothing goes, two in one turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from unorules.ask.cards_in_words import COLOURS, Mention
from unorules.ask.read_clause import concepts_asked, last_clause, tag_at
from unorules.ask.read_features import Frame
from unorules.ask.read_position import named, place_of
from unorules.ask.read_proven import proven

_FOUR: Final = "wild-draw-four"
_CHALLENGED: Final = frozenset({"wild-draw-four-legality", "challenge-other-card", "challenge-which-colour", "bluff"})
_OF_CARDS: Final = frozenset(
    "challenge-which-colour match playable-cards wild-colours turn-after play-other-after-draw wild-change-mind".split()
)
_PAIR: Final = 2


def _may_be_challenged(seen: Frame, topic: str) -> str | None:
    """ "She put the +4 on me, and green was up. Can I challenge it?": not whether it was laid rightly."""
    clause, asked = last_clause(seen), concepts_asked(seen)
    four = any(face.kind == _FOUR and seen.words[face.start] not in clause for face in seen.cards)
    others = any(face.kind != _FOUR and seen.words[face.start] in clause for face in seen.cards)
    if topic not in _CHALLENGED or not four or others or asked & set(COLOURS):
        return None
    return "challenge" if {"may", "challenge"} <= asked else None


def _nothing_goes(seen: Frame, topic: str) -> str | None:
    """ "I've a red 5 and a green 9, nowt goes. How many do I draw?": the draw is asked, not the cards."""
    asked = concepts_asked(seen)
    draws = bool(asked & {"draw", "drew"}) or seen.says("takes-them", within=last_clause(seen))
    return "draw-count" if topic == "playable-cards" and "how-many" in asked and draws and "lay" not in asked else None


def _two_in_one_turn(seen: Frame, topic: str) -> str | None:
    """ "I lay a red 6 and then a green 6 in the one turn. Is it green now?": whether both may be laid."""
    if topic not in _OF_CARDS or not seen.says("in-one-turn"):
        return None
    return "play-several" if in_one_turn(seen) else None


CARDS_LAID: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    _may_be_challenged,
    _nothing_goes,
    _two_in_one_turn,
)


def in_one_turn(seen: Frame) -> dict[str, Any]:
    """The ``cards`` of one number told as laid in one turn, without the card that lay there."""
    if not seen.says("in-one-turn"):
        return {}
    laid = _of_one_number(_numbers_told(seen))
    return {"cards": [face.card for face in laid]} if len({face.colour for face in laid}) >= _PAIR else {}


def _numbers_told(seen: Frame) -> list[Mention]:
    """The coloured numbers told, without the first where that is said to lie there."""
    faces = [face for face in named(seen) if face.colour and face.kind == "number"]
    return [face for face in faces if face is not faces[0] or place_of(seen, face) != "top"]


def _of_one_number(faces: list[Mention]) -> list[Mention]:
    last = faces[-1].number if faces else None
    return [face for face in faces if face.number == last]


def wants_a_list(seen: Frame) -> bool:
    """ "Which ones am I allowed?", though a verb that asks stands in it."""
    clause = last_clause(seen)
    return seen.says("which-ones", within=clause) and tag_at(seen, clause) is None


def asks_if_stuck(seen: Frame) -> bool:
    """ "Am I stuck?", "must I draw?" of a hand: a yes says that none of it can be laid."""
    clause = last_clause(seen)
    if "or" in concepts_asked(seen):
        return False
    return seen.says("stuck-with-nothing", within=clause) and not seen.says("interrogative", within=clause)


def four_with_a_wish(seen: Frame) -> dict[str, Any]:
    """The hand of a +4 whose colour was named: what was held of the colour in force, whatever was named and held of that."""
    told = proven(seen) if seen.has("choose", "wish") else None
    four = next((face.start for face in seen.cards if face.kind == _FOUR), 0)
    tops = [face for face in named(seen) if face.colour and face.start < four]
    if told is None or len(tops) != 1 or tops[0].colour is None:
        return {}
    colour = tops[0].colour
    other = "g8" if colour != "green" else "y8"
    return {"colour": colour, "hand": [f"{colour[0]}6" if told else other, _FOUR]}
