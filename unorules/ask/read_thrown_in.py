"""A twin thrown in on a draw card, and so many cards put to be confirmed: "does the next one take four now?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.persons_told import asked_in, victim
from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, number_at

TOPIC: Final = "jump-in-action"
_DRAWS: Final = {"draw-two": 2, "draw-four": 4, "wild-draw-four": 4, "wild-draw-six": 6, "wild-draw-ten": 10}
_VOID, _BOTH = "first-is-cancelled", "effects-add"


def by_the_amount(seen: Frame) -> tuple[str, ...]:
    """Whether both cards count, as many as are to be drawn; whoever the first was laid on draws for that one alone."""
    clause = last_clause(seen)
    kind = next((face.kind for face in seen.cards if face.kind in DRAW_CARDS), None)
    numbers = [number_at(seen, at) or seen.units.get(at) or 0 for at, word in enumerate(seen.words) if word in clause]
    numbers = [number for number in numbers if number > 1]
    if kind not in _DRAWS or not numbers:
        return ()
    hit = victim(seen)
    of_the_first = (hit is not None and asked_in(seen, clause)[:1] == [hit]) or seen.says("even-so", within=clause)
    if numbers[-1] == _DRAWS[kind] and of_the_first:
        return (_BOTH,)  # "does Al still have to take two for mine?"
    return (_VOID,) if numbers[-1] == _DRAWS[kind] else (_BOTH,) if numbers[-1] > _DRAWS[kind] else ()
