"""Hand and top card from the rows of cards that a question tells: what lies, what is held, and what is only spoken of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_bundle import bundle
from unorules.ask.read_features import Frame
from unorules.ask.read_position import place_of
from unorules.ask.read_rows import HELD, LAID, TOP, Row, rows
from unorules.ask.read_several import names_two, several_of_a_number
from unorules.ask.read_stacks_told import is_of_a_colour

_FOUR: Final = 4
_PAIR: Final = 2
# A number card with its colour: "r8".
_IN_NOTATION: Final = 2


def laid_out(seen: Frame, *, four: bool = False, every: bool = False) -> tuple[list[str], Mention] | None:
    """The hand and the card on top, where the question tells both; with `four` a +4 that is asked about is neither.

    A single card beside a row lies on top where nothing is said to. Where some cards are said to be held only these are, or with
    `every` all that are not on top.
    """
    told = _meant(seen, four)
    certain = [row for row in told if row.place == TOP and len(row.faces) == 1]
    top = certain[0] if certain else _by_exclusion(told)
    if top is None:
        return None
    others = [row for row in told if row is not top and row.place != TOP]
    sure = [row for row in others if row.place == HELD]
    meant = [row for row in others if row.place != LAID] if every else sure
    hand = [card for row in (meant if sure else others) for card in row.cards]
    return (hand, top.faces[0]) if hand else None


def held(seen: Frame, *, four: bool = False) -> list[str]:
    """The cards that are said to be held; where none is, those of which nothing is said."""
    told = [row for row in _meant(seen, four) if row.place in (HELD, "")]
    sure = [row for row in told if row.place == HELD]
    return [card for row in sure or told for card in row.cards]


def on_top(seen: Frame, *, four: bool = False) -> Mention | None:
    """The card that is told to lie on top."""
    return next((row.faces[0] for row in _meant(seen, four) if row.place == TOP and len(row.faces) == 1), None)


def _meant(seen: Frame, four: bool) -> list[Row]:
    """The rows without cards that are missing, or only spoken of: the +4 asked about, "the eight" of a red eight, "which ones"."""
    kept = [Row(faces, row.place) for row in rows(seen) if (faces := tuple(_held_or_lying(seen, row, four)))]
    sure = any(row.place == HELD for row in kept)
    return [row for row in kept if not (sure and _is_loose_number(row)) and not _is_named_again(kept, row)]


def _held_or_lying(seen: Frame, row: Row, four: bool) -> Iterator[Mention]:
    for face in row.faces:
        if four and _is_a_four(face):
            continue
        if face.colour is None and seen.said_at(face.start - 1, "none-of"):
            continue
        if not _is_number_again(seen, face):
            yield face


def _is_a_four(face: Mention) -> bool:
    return face.kind == "wild-draw-four" or (face.number == _FOUR and face.colour is None)


def _is_number_again(seen: Frame, face: Mention) -> bool:
    """A bare number of which a coloured card was told before."""
    if face.colour is not None or face.number is None or face.count > 1:
        return False
    return any(other.number == face.number and other.colour and other.start < face.start for other in seen.cards)


def _is_loose_number(row: Row) -> bool:
    """A bare number by itself: "which ones?"."""
    return not row.place and len(row.cards) == 1 and row.faces[0].colour is None and row.faces[0].number is not None


def _is_named_again(told: list[Row], row: Row) -> bool:
    """A kind by itself that stands in another row: "with b4, g4 and W, can I lay anything but the wild?"."""
    face = row.faces[0]
    if len(row.cards) > 1 or face.colour is not None or face.number is not None or row.place in (TOP, LAID):
        return False
    others = [
        other
        for each in told
        if each is not row and (len(each.faces) > 1 or each.start < row.start)
        for other in each.faces
    ]
    return any(other.kind == face.kind for other in others)


def _by_exclusion(told: list[Row]) -> Row | None:
    """The one single card of which nothing is said while the others are held, or beside the one row of several."""
    free = [row for row in told if row.place != HELD and len(row.cards) == 1]
    return free[0] if len(free) == 1 and len(told) > 1 else None


def laid_as_one(seen: Frame) -> dict[str, Any]:
    """The ``cards`` that are to go down together, and the ``top`` they go onto where both are told with their colours."""
    cards, top = _bundle(seen) or several_of_a_number(seen), on_top(seen)
    cards = cards * _PAIR if len(cards) == 1 and names_two(seen) else cards
    if len(cards) < _PAIR:
        return {"alike": True} if seen.has("same") and not cards else {}
    full = top is not None and top.colour is not None and all(len(card) == _IN_NOTATION for card in cards)
    return {"cards": cards} | ({"top": top.card} if top is not None and full else {})


def _bundle(seen: Frame) -> list[str]:
    """Cards to be laid together: those on the table left out."""
    told = [(face, row.place or place_of(seen, row.faces[0])) for row in rows(seen) for face in row.faces]
    faces = [face for face, place in told if face.count > 1 or place != TOP]  # several never lie on top
    return bundle(seen, [face for face in faces if not _is_one_of(seen, face)])


def _is_one_of(seen: Frame, face: Mention) -> bool:
    """ "Two skips …, were the skips ok?", "three 4s, a green one …": one of those that were counted before."""
    counted = [each for each in seen.cards if each.count > 1 and each.start < face.start]
    again = any(each.kind == face.kind and each.number == face.number for each in counted)
    bare = face.count == 1 and face.colour is None and face.kind != "number"
    return bool(counted) and ((again and bare) or is_of_a_colour(seen, face))
