"""Every action that anybody could try at a table, made without looking at what is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.judge import cards_left
from unorules.engine.table import Table

STRANGERS = (Card(Kind.NUMBER, Colour.RED, 9), Card(Kind.WILD), Card(Kind.DRAW_FOUR, Colour.BLUE))
"""Cards tried whether or not anybody holds them."""


def universe(table: Table) -> Iterator[Action]:
    """Plays and jumps of single cards and pairs by every seat, with every colour and target, and everything else."""
    for seat in range(len(table.players)):
        yield from plays(table, seat)
        for verb in (Verb.KEEP, Verb.PASS, Verb.CHALLENGE, Verb.DRAW):
            yield Action(seat, verb)
        for colour in Colour:
            yield Action(seat, Verb.DRAW, colour=colour)
            yield Action(seat, Verb.NAME_COLOUR, colour=colour)
        for target in range(len(table.players)):
            yield Action(seat, Verb.CATCH, target=target)


def plays(table: Table, seat: int) -> Iterator[Action]:
    """Whatever cards the seat might lay."""
    hand = table.hands[seat]
    single: list[tuple[Card, ...]] = [(card,) for card in dict.fromkeys((*hand, *STRANGERS))]
    for cards in (*single, *dict.fromkeys(bundles(table, hand))):
        colours = (None, *Colour) if cards[-1].is_wild else (None, Colour.RED)
        targets = (None, *range(len(table.players))) if may_move_hands(cards[-1]) else (None, 1)
        for colour in colours:
            for target in targets:
                yield Action(seat, Verb.PLAY, cards, colour, target=target)
                if len(cards) == 1:
                    yield Action(seat, Verb.JUMP, cards, colour, target=target)


def bundles(table: Table, hand: list[Card]) -> Iterator[tuple[Card, ...]]:
    """Two cards that are alike or both make others draw; up to four of them where the rules know of bundles."""
    yield from (pair for pair in permutations(hand[:8], 2) if one_of_a_kind(pair))
    if table.rules.turn_multi_play != "off" or table.rules.stacking_cards_per_turn > 1:
        for size in (3, 4):
            yield from (cards for cards in permutations(hand[:5], size) if one_of_a_kind(cards))


def one_of_a_kind(cards: tuple[Card, ...]) -> bool:
    """Whether the cards share a symbol, or are all draw cards."""
    return all(card.symbol == cards[0].symbol for card in cards) or all(card.draws for card in cards)


def may_move_hands(card: Card) -> bool:
    """Whether some rule lets the card name somebody."""
    return card.number == 7 or card.kind in (Kind.WILD_SWAP_HANDS, Kind.WILD_CUSTOMIZABLE, Kind.BLANK)


def is_listable(table: Table, action: Action) -> bool:
    """Whether a list of what is allowed should hold it: legal.py leaves out what does nothing or only harm.

    That is a false accusation, and a target named with a card that wins.
    """
    if action.verb is Verb.CATCH:
        return action.target in table.uncalled
    wins = action.target is not None and cards_left(table, table.hands[action.seat], action.cards) == 0
    return not wins or table.rules.seven_o_last_card == "swaps-first"
