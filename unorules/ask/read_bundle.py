"""Cards that are to go down together: "two 4s, and a red 8 is up: both?", "a red and a blue five"."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_features import Frame
from unorules.ask.read_position import loose_colours
from unorules.values import replace

_PAIR: Final = 2


def bundle(seen: Frame, held: list[Mention]) -> list[str]:
    """Those of the cards `held` that are to be laid together; a number named again for all of them counts once."""
    faces = _as_many_as_asked(seen, held)
    coloured = {face.number for face in faces if face.colour is not None and face.number is not None}
    kept = [face for face in faces if face.colour is not None or face.number not in coloured or face.number is None]
    return [face.card for face in kept for _ in range(max(face.count, _PAIR if face.plural and len(kept) == 1 else 1))]


def _as_many_as_asked(seen: Frame, faces: list[Mention]) -> list[Mention]:
    """Of "two 4s, and a red 8 is up: both?" the two: a card of another number that is told besides is not laid."""
    told = _in_each_colour(seen, faces)
    for number in dict.fromkeys(face.number for face in told if face.number is not None):
        alike = [face for face in told if face.number == number]
        count, last = sum(face.count for face in alike), alike[-1].end
        if count > 1 and any(_asks_for(seen, count, at) for at in range(last, len(seen.words))):
            return alike
    return faces


def _in_each_colour(seen: Frame, faces: list[Mention]) -> list[Mention]:
    """ "A red and a blue five" are two fives."""
    loose = dict(loose_colours(seen))
    found: list[Mention] = []
    for face in faces:
        at = face.start - 1
        while at > 0 and seen.said_at(at, "row-joins") and at not in loose:
            at -= 1
        joined = face.number is not None and face.colour is not None and at < face.start - 1 and at in loose
        found += [replace(face, colour=loose[at])] if joined else []
        found.append(face)
    return found


def _asks_for(seen: Frame, count: int, at: int) -> bool:
    """ "Both", "all three"."""
    if seen.said_at(at, "all-of-them") and seen.units.get(at + 1) == count:
        return True
    return count == _PAIR and seen.said_at(at, "both-of")
