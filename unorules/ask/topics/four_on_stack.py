"""A +4 laid inside a stack, where its condition may be another than on an ordinary turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from unorules.ask import given
from unorules.ask.case import Case
from unorules.ask.setting import fillers, in_deck, move, set_out
from unorules.engine.cards import Card, Colour, Kind

CONDITION: Final = "stacking.wild_draw_four_condition"


def owed_for(case: Case, four: Card, under: Kind | None, shade: Colour) -> Mapping[str, Any] | None:
    """The scene's `top`, `colour` and `pending` where a draw card of that kind lies there and a +4 may answer it; None where
    nothing such lies there, and where the rules let it be answered with none.
    """
    if under is None or four.colour is not None:
        return None
    lying = in_deck(case, given.some(under, shade), shade)
    if not lying.draws:
        return None
    about = {"top": lying.text, "colour": shade.value, "pending": lying.draws}
    scene = set_out(case, [[four, *fillers(lying, shade)], "b9 y6"], **about)
    return about if scene.judge(move(scene, four)).allowed else None
