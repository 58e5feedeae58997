"""Which draw card is laid on which in No Mercy, where cards are called by their numbers: "a ten on a six"."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, number_at
from unorules.ask.read_roles import Roles, roles
from unorules.values import replace

_BY_NUMBER: Final = {2: "draw-two", 4: "draw-four", 6: "wild-draw-six", 10: "wild-draw-ten"}
_PAIR: Final = 2
_TEN: Final = 10


def stacked_pair(seen: Frame) -> Roles:
    """Who lies on whom among the draw cards, bare numbers counted as such; empty where there are not two."""
    faces = _draw_faces(seen)
    if len(faces) < _PAIR:
        return Roles()
    if len(faces) > _PAIR and (
        mine := next((face for face in faces if seen.said_at(face.start - 1, "my-own-card")), None)
    ):
        return Roles(mine, next(face for face in faces if face is not mine))
    owed = _owed(seen, faces)
    if owed is not None:
        return Roles(next(face for face in faces if face is not owed), owed)
    return roles(seen.words, seen.marks, faces[:_PAIR], seen.cues)


def _draw_faces(seen: Frame) -> list[Mention]:
    found = [told for face in seen.cards if (told := _as_draw_card(face)) is not None]
    taken = {at for face in found for at in range(face.start - (face.count > 1), face.end)}
    for at in range(len(seen.words)):
        if at not in taken and (kind := _bare(seen, at)) is not None:
            found.append(Mention(at, at + 1, kind))
    found = sorted(found, key=lambda face: face.start)
    return [face for index, face in enumerate(found) if not index or not _is_named_again(seen, found[index - 1], face)]


def _is_named_again(seen: Frame, one: Mention, two: Mention) -> bool:
    """ "A ten, that is a +10"."""
    return one.kind == two.kind and any(seen.said_at(at, "that-is-to-say") for at in range(one.end, two.start))


def _as_draw_card(face: Mention) -> Mention | None:
    if face.kind in DRAW_CARDS:
        return face
    if face.number in _BY_NUMBER and face.colour is None:
        return replace(face, kind=_BY_NUMBER[face.number or 0], number=None)
    return None


def _bare(seen: Frame, at: int) -> str | None:
    """The kind that a bare number means; no amount of cards to be drawn, players or points."""
    if seen.said_at(at, "bare-10"):
        number: int | None = _TEN
    else:
        number = number_at(seen, at) or seen.units.get(at)
    if number not in _BY_NUMBER or seen.said_at(at + 1, "ends-a-number", "people-of"):
        return None
    return _BY_NUMBER[number or 0]


def _owed(seen: Frame, faces: list[Mention]) -> Mention | None:
    """The number that is to be drawn: "must I take six when I only have a +4?"; the other card is held."""
    for face in faces:
        bare = face.end - face.start == 1 and seen.words[face.start].kind in ("word", "number", "plus")
        if bare and any(seen.said_at(at, "takes-them") for at in range(max(0, face.start - 2), face.start)):
            return face
    return None
