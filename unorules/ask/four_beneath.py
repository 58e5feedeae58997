"""What a question about the condition of the +4 says that it is laid on: a draw card there makes it the answer to a stack."""

from __future__ import annotations

from typing import Final

from unorules.ask.reading import Reading, frame_of
from unorules.engine.cards import Kind
from unorules.values import replace

_ABOUT: Final = ("wild-draw-four-legality", "wild-draw-four-with-wild")
_BENEATH: Final = (Kind.WILD_DRAW_FOUR.value, Kind.DRAW_TWO.value)


def with_what_lies_beneath(reading: Reading) -> Reading:
    """The question with the draw card beneath its +4 as `on`, where it names one: inside a stack another condition may hold.

    Where no hand is told either, a yes or no is wanted on any hand: `any_time`.
    """
    if reading.topic not in _ABOUT or "on" in reading.arguments:
        return reading
    told = frame_of(reading).roles
    if told.card is None or told.on is None or told.card.kind != Kind.WILD_DRAW_FOUR or told.on.kind not in _BENEATH:
        return reading
    arguments = {**reading.arguments, "on": told.on.kind}
    if reading.form == "yes-no" and "hand" not in arguments:
        arguments["any_time"] = True
    return replace(reading, arguments=arguments)
