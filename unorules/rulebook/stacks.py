"""How much the smallest stack comes to that each stacking rule lets be built; a limit below it leaves the rule without effect."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from unorules.engine.cards import COLOURED_ACTIONS, Kind
from unorules.engine.options import Value

Values = Mapping[str, Value]

LIMIT: Final = "stacking.limit"
_ANY: Final = "stacking.equal_or_higher"
_ADDED: Final = {
    Kind.DRAW_TWO: 2,
    Kind.DRAW_FOUR: 4,
    Kind.WILD_DRAW_FOUR: 4,
    Kind.WILD_REVERSE_DRAW_FOUR: 4,
    Kind.WILD_DRAW_SIX: 6,
    Kind.WILD_DRAW_TEN: 10,
}
_PAIRS: Final = {
    "stacking.draw_two_on_draw_two": (Kind.DRAW_TWO, Kind.DRAW_TWO),
    "stacking.wild_draw_four_on_draw_two": (Kind.WILD_DRAW_FOUR, Kind.DRAW_TWO),
    "stacking.draw_two_on_wild_draw_four": (Kind.DRAW_TWO, Kind.WILD_DRAW_FOUR),
    "stacking.wild_draw_four_on_wild_draw_four": (Kind.WILD_DRAW_FOUR, Kind.WILD_DRAW_FOUR),
}


STACKS: Final = (_ANY, *_PAIRS)
"""The rules that let a stack be built."""


def smallest_stacks(values: Values) -> dict[str, int]:
    """The cards owed after two draw cards, by each rule in force that allows the second of them; the deck has both."""
    held = {kind: added for kind, added in _ADDED.items() if values[f"deck.{kind.value.replace('-', '_')}"]}
    if values[_ANY] != "off":
        return {_ANY: 2 * min(held.values())} if held else {}
    return {
        key: held[one] + held[two] for key, (one, two) in _PAIRS.items() if values[key] and one in held and two in held
    }


def answered_stacks(values: Values) -> dict[int, int]:
    """The cards owed after the smallest answer, by how many cards the draw card that is answered makes somebody draw.

    Told where any draw card as high answers one, else nothing: a rule for each pair of cards is told of by itself. A card that
    the deck has once, with none as high beside it, nothing answers.
    """
    if values[_ANY] == "off":
        return {}
    held = sorted(added for kind, added in _ADDED.items() for _ in range(min(2, _copies(kind, values))))
    return {added: added + higher for added, higher in pairwise(held)}


def _copies(kind: Kind, values: Values) -> int:
    """How many such cards the deck has; of a coloured one each count is four."""
    counts = (values[f"deck.{kind.value.replace('-', '_')}"], values["deck.packs"])
    cards = counts[0] * counts[1] if isinstance(counts[0], int) and isinstance(counts[1], int) else 0
    return cards * 4 if kind in COLOURED_ACTIONS else cards


def within_limit(values: Values) -> Values:
    """The values with every stacking rule turned off whose every stack is above the limit."""
    over = [key for key in STACKS if is_over_limit(key, values)]
    return {**values, **{key: "off" if key == _ANY else False for key in over}} if over else values


def is_over_limit(key: str, values: Values) -> bool:
    """Whether the key is a stacking rule whose every stack is above the limit (0 is none)."""
    limit = values[LIMIT]
    return key in STACKS and isinstance(limit, int) and 0 < limit < smallest_stacks(values).get(key, 0)
