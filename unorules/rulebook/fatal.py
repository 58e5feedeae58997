"""Penalties that put whoever draws them out of the round every time, since hands of so many cards are knocked out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Params
from unorules.engine.cards import Card, Kind
from unorules.rulebook.idle import idle
from unorules.rulebook.stack import Layer, Stack
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
    who pays it, also where the deal itself nearly reaches the limit: smaller hands would not mend it.
    """
    limit = number(values, _LIMIT)
    if not limit:
        return
    for key, cards in _costs(values).items():
        if cards + 1 >= limit and _is_ours(stack, key):
            params = _params(key, cards, limit)
            yield tell("RS419", stack, (key, _LIMIT), params, Help("card" if key in _DRAWN else "lower", params))
    for layer in stack.layers:
        for index, each in enumerate(layer.ruleset.cards):
            if number(values, f"deck.{each.card.on.replace('-', '_')}"):
                yield from _written(stack, layer, index, limit)


def _params(penalty: str, cards: int, limit: int, most: int = 0) -> Params:
    """`most` is what somebody draws in all where that is more."""
    return {"penalty": penalty, "cards": cards, "limit": limit, "enough": max(cards, most) + 2}


def _written(stack: Stack, layer: Layer, index: int, limit: int) -> Iterator[Finding]:
    """A card of the table's own that knocks out whoever it makes draw: everybody, or the next player, who draws for both."""
    card = layer.ruleset.cards[index].card
    everybody = card.everyone_draws + 1 >= limit
    cards = card.everyone_draws if everybody else card.draw + card.everyone_draws
    if cards + 1 < limit:
        return
    effect = "everyone_draws" if everybody or card.everyone_draws > card.draw else "draw"
    place = ("custom_card", index, "effect")
    span = layer.place(*place, effect) or layer.place(*place) or layer.place("custom_card", index)
    params = _params(f"effect.{effect}", cards, limit, card.draw + card.everyone_draws)
    other = stack.place(_LIMIT)
    yield finding(
        "RS419",
        span.file if span else layer.ruleset.file,
        span,
        params={"name": f"effect.{effect}", **params},
        secondary=(Label(other, "other", {"name": _LIMIT, "value": str(limit)}),) if other and other != span else (),
        helps=(Help("lower", params),),
        suggestions=(_LIMIT,),
        related=(_LIMIT,),
        data={"key": f"custom_card.effect.{effect}"},
    )


def _costs(values: Values) -> dict[str, int]:
    """How many cards each penalty in force costs."""
    costs = {key: number(values, key) for key in _PENALTIES if idle(key, values) is None}
    if _EXTRA in costs:
        costs[_EXTRA] += Card(Kind.WILD_DRAW_FOUR).draws
    return costs | {key: cards for key, cards in _DRAWN.items() if values[key]}


def _is_ours(stack: Stack, key: str) -> bool:
    """Whether the table's rules have a part in it; what an edition says alone is the edition's."""
    return any(stack.giving(each) is not stack.layers[0] for each in (key, _LIMIT)) or len(stack.layers) == 1
