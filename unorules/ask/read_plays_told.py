"""A row of plays that is told: "a red 8 with a green 8 on top, then she laid a red 3. Did it go?" is asked of the last two.

Whatever lies there at the end is what the card in question is held against: the last card laid before it, or the colour that was
named with a wild. Nothing is read where a card of the row is held, or where nothing tells that one was laid on another.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_names import named as people
from unorules.ask.read_position import DRAW_CARDS, loose_colours, named, place_of
from unorules.ask.read_stacks_told import is_of_a_colour

_WILD: Final = "wild"
_NEAR: Final = 3
_SO_NEAR: Final = 2
_FEWEST: Final = 2
_OF_A_ROW: Final = frozenset(
    "match playable-cards play-several wild-when-playable draw-card-later-turn wild-same-colour card-effect".split()
)


def last_play(seen: Frame) -> dict[str, Any]:
    """``card`` and ``on``, with the ``colour`` where a wild lies there; empty where no such row is told."""
    faces = _plays(seen)
    card = _in_question(seen, faces)
    if card is None:
        return {}
    row = _in_order(seen, [face for face in faces if face.start < card.start])
    while row and row[-1].card == card.card:
        row.pop()  # the card in question, told of before
    if not row and (colour := _called_before(seen, card)):
        return {"card": card.card, "on": _WILD, "colour": colour}
    if not row or any(_is_held(seen, face) for face in row):
        return {}
    top = row[-1]
    if top.kind == _WILD:
        called = [colour for at, colour in loose_colours(seen) if top.start < at < card.start]
        called = called or [colour for at, colour in loose_colours(seen) if at < top.start and len(row) == 1]
        return {"card": card.card, "on": _WILD, "colour": called[-1]} if len(set(called)) == 1 else {}
    if len(row) < _FEWEST or not all(_goes_on(seen, one, two) for one, two in pairwise(row)):
        return {}
    return {"card": card.card, "on": top.card}


def judged_by_the_last(seen: Frame, topic: str) -> str | None:
    """Whether the last card of a row goes is what is asked, not which of them may be laid, or whether several may."""
    if topic == "match" or topic not in _OF_A_ROW or not (pair := last_play(seen)):
        return None
    if topic != "play-several" or pair["on"] == _WILD:
        return "match"
    faces = _plays(seen)
    card = _in_question(seen, faces)
    before = [face for face in faces if card is not None and face.start < card.start]
    alone = card is not None and card.number != before[-1].number and _is_another_ones(seen, before[-1].end, card.start)
    return "match" if alone else None


def _plays(seen: Frame) -> list[Mention]:
    """The cards told one by one: coloured ones and wilds; a wild that is only spoken of behind them is none."""
    faces = [face for face in named(seen) if face.colour is not None or face.kind == _WILD]
    if any(face.kind in DRAW_CARDS - {"draw-two"} or face.count > 1 for face in seen.cards):
        return []
    wilds = [face for face in faces if face.kind == _WILD]
    told = min((at for at, _ in loose_colours(seen)), default=len(seen.words))
    spoken = [
        face
        for face in wilds
        if not _is_named_for(seen, face) and (face is not wilds[0] or _is_behind(faces, face, told))
    ]
    return [face for face in faces if face not in spoken and not _is_told_again(seen, face)]


def _is_told_again(seen: Frame, face: Mention) -> bool:
    """ "A red +2 lies there. Can I lay it on the red one?": the card of that colour that was told."""
    return is_of_a_colour(seen, face) and any(
        other.colour == face.colour and other.start < face.start for other in seen.cards
    )


def _is_behind(faces: list[Mention], wild: Mention, colour: int) -> bool:
    """Whether a card was laid between the colour that is told and the wild."""
    return any(colour < face.start < wild.start for face in faces)


def _is_named_for(seen: Frame, wild: Mention) -> bool:
    """Whether a colour is called behind the wild, up to the next card."""
    end = min((face.start for face in seen.cards if face.start > wild.start), default=len(seen.words))
    return any(wild.start < at < end for at, _ in loose_colours(seen))


def _in_question(seen: Frame, faces: list[Mention]) -> Mention | None:
    """The one card that the clause asks about, or the last one told, where that is laid or held."""
    clause = last_clause(seen)
    if not clause or not faces:
        return None
    asked = [face for face in faces if seen.words[face.start].start >= clause[0].start]
    others = [face for face in seen.cards if face not in faces and seen.words[face.start].start >= clause[0].start]
    if others:
        return None  # "can a wild go on a wild?"
    if asked:
        return asked[0] if len(asked) == 1 and asked[0].colour is not None else None
    last = faces[-1]
    return last if last.colour is not None and (_is_held(seen, last) or _is_put_down(seen, last)) else None


def _called_before(seen: Frame, card: Mention) -> str | None:
    """ "Mel wilded and called blue. Dan put a red 7 on it": the one colour named before, where a wild is spoken of."""
    told = [(at, colour) for at, colour in loose_colours(seen) if at < card.start]
    called = [
        colour
        for at, colour in told
        if any(seen.said_at(near, "colour-called") for near in range(at - _SO_NEAR, at + _NEAR))
    ]
    return called[0] if len(told) == 1 and called and seen.has("wild") else None


def _is_held(seen: Frame, face: Mention) -> bool:
    if place_of(seen, face) == "top":
        return False
    sentence = seen.words[face.start].sentence
    near = [at for at in range(max(0, face.start - 2 * _NEAR), face.start) if seen.words[at].sentence == sentence]
    stops = [at for at in near if seen.words[at].kind == "stop"]
    near = [at for at in near if not stops or at > stops[-1]]
    laid = any(seen.said_at(at, "goes-down-next") for at in near)
    mine = any(seen.said_at(face.start - back, "my-own-card") for back in (1, 2))  # "I want to go with my green 9"
    return mine or (not laid and (place_of(seen, face) == "held" or any(seen.said_at(at, "hand-holds") for at in near)))


def _is_put_down(seen: Frame, face: Mention) -> bool:
    near = [
        *range(max(0, face.start - 2 * _NEAR), face.start),
        *range(face.end, min(face.end + _SO_NEAR, len(seen.words))),
    ]
    sentence = seen.words[face.start].sentence
    return any(seen.words[at].sentence == sentence and seen.said_at(at, "goes-down-next") for at in near)


def _in_order(seen: Frame, row: list[Mention]) -> list[Mention]:
    """The lowest first: in "a green 8 onto a red 8" the second lies beneath."""
    found: list[Mention] = []
    for face in row:
        onto = bool(found) and _is_onto(seen, range(found[-1].end, face.start))
        found.insert(len(found) - 1 if onto else len(found), face)
    return found


def _is_onto(seen: Frame, between: range) -> bool:
    """Whether nothing but "on top of a" stands between two cards."""
    laid = any(seen.said_at(at, "laid-onto") for at in between)
    return laid and all(seen.said_at(at, "laid-onto", "on-that", "beside-card", "article") for at in between)


def _goes_on(seen: Frame, one: Mention, two: Mention) -> bool:
    """Whether something tells between two cards that the second was laid next, or both went down together."""
    together = one.number is not None and one.number == two.number
    first, second = sorted((one, two), key=lambda face: face.start)
    behind = range(second.end, min(second.end + _NEAR, len(seen.words)))
    laid = any(seen.said_at(at, "goes-down-next") for at in [*range(first.end, second.start), *behind])
    return laid or together or _is_another_ones(seen, first.end, second.start)


def _is_another_ones(seen: Frame, start: int, end: int) -> bool:
    """Whether somebody is named between two cards."""
    told = any(
        seen.said_at(at, "next-in-order", "first-person", "another-person", "they-act") for at in range(start, end)
    )
    return told or any(start <= each.start < end for each in people(seen))
