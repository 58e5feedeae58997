"""What only says that nothing was agreed: "we've no house rules", "ordinary UNO, nothing added". It turns no question round."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_alive import holds_many
from unorules.ask.read_features import Frame
from unorules.ask.read_house_parts import Part, told_parts
from unorules.ask.read_house_told import without_parts

_SAYS_SO: Final = "nothing-agreed"
# Words of such a sentence; any other concept is told of something else.
_SMALL: Final = frozenset(
    "not nobody never house-rule own-rules rules agree uno ordinary official-108 we-play exists had round each player game"
    " match-game it-is before start names all everybody card".split()
)


def without_the_plain(seen: Frame) -> Frame:
    """The question without the parts that only say that nothing was agreed."""
    if not seen.says(_SAYS_SO) or holds_many(seen):
        return seen  # "ordinary UNO, and I hold 26": the 25-card rule is no rule of it
    parts = [part for part in told_parts(seen) if _says_only_that(seen, part)]
    return without_parts(seen, parts) if _leaves_something(seen, parts) else seen


def _says_only_that(seen: Frame, part: Part) -> bool:
    places = range(part.start, part.end)
    if not any(seen.said_at(at, _SAYS_SO) for at in places) or any(face.start in places for face in seen.cards):
        return False
    said = {at for at in places if seen.said_at(at, _SAYS_SO)}
    return {mark.concept for mark in seen.marks if mark.start in places and mark.start not in said} <= _SMALL


def _leaves_something(seen: Frame, parts: list[Part]) -> bool:
    """Whether anything is told beside those parts and the question."""
    gone = {at for part in parts for at in range(part.start, part.end)}
    return bool(gone) and any(mark.start not in gone for mark in seen.marks)
