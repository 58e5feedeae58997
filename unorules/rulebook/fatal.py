"""Penalties that put whoever draws them out of the round every time, since hands of so many cards are knocked out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from unorules.diagnostics.model import Finding, Help, Params
from unorules.engine.cards import Card, Kind
from unorules.rulebook.idle import idle
from unorules.rulebook.stack import Stack
from unorules.rulebook.tell import Values, number, tell

_LIMIT: Final = "mercy.limit"
_EXTRA: Final = "wild_draw_four.failed_challenge_extra"
_PENALTIES: Final = (
    "uno.penalty",
    "uno.false_call_penalty",
    "uno.false_accusation_penalty",
    "wild_draw_four.guilty_draws",
    _EXTRA,
)
_DRAWN: Final = {"deck.wild_draw_ten": Card(Kind.WILD_DRAW_TEN).draws}
"""The draw cards that cost so much; no limit is so low that the others would matter."""


def fatal(stack: Stack, values: Values) -> Iterator[Finding]:
    """Whoever is to draw holds at least one card, so a penalty of one less than the limit is the end of every round for the one
    who pays it. Of a limit that the deal itself nearly reaches that is told instead.
    """
    limit = number(values, _LIMIT)
    if not limit or limit <= number(values, "setup.hand_size") + 1:
        return
    for key, cards in _costs(values).items():
        if cards + 1 >= limit and _is_ours(stack, key):
            params: Params = {"penalty": key, "cards": cards, "limit": limit, "enough": cards + 2}
            yield tell("RS419", stack, (key, _LIMIT), params, Help("card" if key in _DRAWN else "lower", params))


def _costs(values: Values) -> dict[str, int]:
    """How many cards each penalty in force costs."""
    costs = {key: number(values, key) for key in _PENALTIES if idle(key, values) is None}
    if _EXTRA in costs:
        costs[_EXTRA] += Card(Kind.WILD_DRAW_FOUR).draws
    return costs | {key: cards for key, cards in _DRAWN.items() if values[key]}


def _is_ours(stack: Stack, key: str) -> bool:
    """Whether the table's rules have a part in it; what an edition says alone is the edition's."""
    return any(stack.giving(each) is not stack.layers[0] for each in (key, _LIMIT)) or len(stack.layers) == 1
