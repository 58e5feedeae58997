"""What may be tried at a small table, allowed or not; what everybody sees of it; a copy to try on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from itertools import permutations
from typing import Final

from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.events import Event
from unorules.engine.rules import Rules
from unorules.engine.table import Phase, Table

_COLOURS: Final = (Colour.BLUE, Colour.RED)
_MOST: Final = 6
"""Different cards of one hand that are tried."""

Sight = tuple[object, ...]


def copied(table: Table, rules: Rules) -> Table:
    """The same position under `rules`, to be played on by itself; no events yet."""
    new = copy(table)
    new.rules = rules
    new.hands = [list(hand) for hand in table.hands]
    for name in ("draw_pile", "discard", "uncalled", "called", "left", "knocked_out", "lost_hands", "aside", "gone"):
        setattr(new, name, list(getattr(table, name)))
    new.totals, new.scores, new.events = list(table.totals), list(table.scores), []
    return new


def seen(table: Table) -> Sight:
    """What everybody at the table can see, and may count."""
    hands = tuple(tuple(sorted(card.text for card in hand)) for hand in table.hands)
    piles = len(table.draw_pile), len(table.discard), len(table.aside), len(table.gone)
    ended = table.round_over, table.winner, table.match_over, tuple(table.totals), table.out_of_match
    return (table.turn, table.direction, table.colour, table.top, table.pending, table.phase, hands, piles, ended)


def unseen(table: Table) -> Sight:
    """What nobody sees, and later moves may rest on."""
    lists = tuple(table.uncalled), tuple(table.called), tuple(table.discard), tuple(table.draw_pile), table.seed
    debts = table.stack, table.keeps_turn, table.accused, table.guilty, table.last_added, table.last_reversed
    turns = table.drawn, table.forced, table.twin_window, table.from_start, table.mover, table.finisher
    return (lists, debts, turns, table.colour_before, table.fruitless, tuple(table.left), tuple(table.knocked_out))


def told(events: Iterable[Event]) -> tuple[object, ...]:
    """The events without the rules behind them, and without the new top card: that is seen."""
    return tuple(
        (each.type, each.seat, each.other, *((name, value) for name, value in each.details.items() if name != "top"))
        for each in events
    )


def tries(table: Table) -> Iterator[Action]:
    """Moves worth trying: what the phase is made for, and what may be forbidden there."""
    if table.phase is Phase.ROUND_OVER:
        return
    seat = table.turn
    for cards in _laid(table.hands[seat]):
        yield from _plays(table, seat, cards, Verb.PLAY)
    match table.phase:
        case Phase.TURN:
            yield Action(seat, Verb.DRAW)
            yield Action(seat, Verb.PASS)
        case Phase.DRAWN:
            yield Action(seat, Verb.KEEP)
        case Phase.PENALTY:
            yield Action(seat, Verb.DRAW, colour=Colour.BLUE if table.roulette and not table.colour else None)
        case Phase.COLOUR:
            yield Action(seat, Verb.NAME_COLOUR, colour=Colour.BLUE)
    yield from _out_of_turn(table)


def _laid(hand: list[Card]) -> Iterator[tuple[Card, ...]]:
    different = list(dict.fromkeys(hand))[:_MOST]
    yield from ((card,) for card in different)
    for card in different:
        if hand.count(card) > 1:
            yield (card, card)
    for pair in permutations(different, 2):
        if pair[0].symbol == pair[1].symbol or (pair[0].draws and pair[1].draws):
            yield pair
    drawing = tuple(card for card in different if card.draws)
    yield from (drawing[:count] for count in range(3, len(drawing) + 1))


def _plays(table: Table, seat: int, cards: tuple[Card, ...], verb: Verb) -> Iterator[Action]:
    card = cards[-1]
    colours: tuple[Colour | None, ...] = (None,)
    if card.is_wild and card.kind is not Kind.BLANK:
        colours = (*_COLOURS, None)
    targets: tuple[int | None, ...] = (None,)
    if card.number == 7 or card.kind is Kind.WILD_SWAP_HANDS:
        targets = (None, *(other for other in table.active() if other != seat))
    says = (False, True) if len(table.hands[seat]) - len(cards) < 2 else (False,)
    for colour in colours:
        for target in targets:
            for uno in says:
                yield Action(seat, verb, cards, colour, uno, target)


def _out_of_turn(table: Table) -> Iterator[Action]:
    for seat in table.active():
        if table.accused is not None:
            yield Action(seat, Verb.CHALLENGE)
        if table.twin_window and table.top in table.hands[seat]:
            yield from _plays(table, seat, (table.top,), Verb.JUMP)
        if len(table.hands[seat]) in (1, 3) or seat == table.finisher:
            yield Action(seat, Verb.UNO)
        for other in table.active():
            if other != seat and len(table.hands[other]) < 3:
                yield Action(seat, Verb.CATCH, target=other)
