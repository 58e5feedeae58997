"""Which card may lie on which, when a wild draw four is rightly laid, and what answers a penalty."""

from __future__ import annotations

from collections.abc import Iterable

from unorules.engine.cards import COLOUR_SIGNS, Card, Colour, Kind
from unorules.engine.rules import Rules
from unorules.engine.table import Table


def fits(card: Card, top: Card, colour: Colour | None) -> bool:
    """Whether the card matches by colour, number or symbol, or is a wild (concordance 30, 31, 33).

    A blank matches only when the table has written a rule on it.
    """
    return card.fits_on & (top.sign | COLOUR_SIGNS[colour]) != 0


def fitting(hand: Iterable[Card], top: Card, colour: Colour | None) -> list[Card]:
    """The cards of the hand that fit, in their order."""
    signs = top.sign | COLOUR_SIGNS[colour]
    return [card for card in hand if card.fits_on & signs]


def is_guilty(table: Table, hand: Iterable[Card], card: Card, colour: Colour | None, *, stacked: bool) -> bool:
    """Whether laying this wild draw four breaks its condition, `hand` being the other cards held (concordance 52-57)."""
    rules = table.rules
    if card.kind is not Kind.WILD_DRAW_FOUR or rules.wild_draw_four_condition == "none":
        return False
    if stacked and not rules.stacking_wild_draw_four_condition:
        return False
    if rules.wild_draw_four_condition == "nothing-else-playable":
        return any(other.kind is not Kind.WILD_DRAW_FOUR and fits(other, table.top, colour) for other in hand)
    wilds = rules.wild_draw_four_wilds_count_as_colour
    return any(other.colour is colour if other.colour else wilds for other in hand)


def answers(rules: Rules, card: Card, top: Card, colour: Colour | None, pending: int) -> str | None:
    """The option that forbids this draw card as an answer to the total owed; None where it is allowed.

    Only draw cards are asked about; the limit of the total is not looked at.
    """
    if rules.stacking_equal_or_higher != "off":
        # S-NM compares with the last card; a fan page with the running total (concordance 149).
        bar = top.draws if rules.stacking_equal_or_higher == "last-card" else pending
        if card.draws < bar:
            return "stacking.equal_or_higher"
    elif refusal := _pair(rules, card, top):
        return refusal
    if rules.stacking_colour_condition and top.is_wild and card.colour and card.colour is not colour:
        return "stacking.colour_condition"
    return None


def _pair(rules: Rules, card: Card, top: Card) -> str | None:
    kinds = (card.kind, top.kind)
    two, four = Kind.DRAW_TWO, Kind.WILD_DRAW_FOUR
    if kinds == (two, two):
        return None if rules.stacking_draw_two_on_draw_two else "stacking.draw_two_on_draw_two"
    if kinds == (four, four):
        allowed = rules.stacking_wild_draw_four_on_wild_draw_four
        return None if allowed else "stacking.wild_draw_four_on_wild_draw_four"
    if kinds == (four, two):
        return None if rules.stacking_wild_draw_four_on_draw_two else "stacking.wild_draw_four_on_draw_two"
    if kinds == (two, four):
        return None if rules.stacking_draw_two_on_wild_draw_four else "stacking.draw_two_on_wild_draw_four"
    return "stacking.equal_or_higher"


def bounces(rules: Rules, card: Card, colour: Colour | None) -> str | None:
    """The option that forbids this skip or reverse as a bounce of the total; None where it is allowed (R16)."""
    mode = rules.bounce_skip if card.kind is Kind.SKIP else rules.bounce_reverse
    if mode == "any" or (mode == "same-colour" and card.colour is colour):
        return None
    return "bounce.skip" if card.kind is Kind.SKIP else "bounce.reverse"
