"""A table set from what the command line says of a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from unorules.engine.cards import Card, Colour
from unorules.engine.rules import Rules, deck
from unorules.engine.seating import allowed_sizes, seats
from unorules.engine.shuffle import shuffled
from unorules.engine.table import Table
from unorules.records.fault import Fault, RecordError
from unorules.records.record import can_owe, set_pending


def set_table(
    rules: Rules,
    players: int,
    top: Card,
    colour: Colour | None,
    hand: Sequence[Card],
    pending: int,
) -> Table:
    """The player in seat 0 is to move with this hand. Raises RecordError where the deck or the players do not allow it."""
    low, high = allowed_sizes(rules)
    if not low <= players <= high:
        raise RecordError(Fault("number-of-players", {"n": str(players), "seats": seats(rules)}))
    left = Counter(deck(rules))
    for card, count in Counter((top, *hand)).items():
        if count > left[card]:
            key = "card-too-often" if left[card] else "card-not-in-deck"
            raise RecordError(Fault(key, {"card": card.text, "count": str(count), "deck": str(left[card])}))
        left[card] -= count
    if top.colour is None and colour is None:
        raise RecordError(Fault("no-colour", {"card": top.text}))
    if not 0 <= pending <= len(deck(rules)):
        raise RecordError(Fault("wrong-pending", {"found": str(pending)}))
    if pending and not can_owe(rules, top):
        raise RecordError(Fault("no-debt", {"card": top.text}))
    rest, seed = shuffled(list(left.elements()), 0)
    size = rules.setup_hand_size
    if (players - 1) * size > len(rest):
        params = {"count": str(players - 1), "hand": str(size), "left": str(len(rest))}
        raise RecordError(Fault("too-few-to-deal", params))
    hands = [list(hand)] + [[rest.pop() for _ in range(size)] for _ in range(1, players)]
    table = Table(rules, tuple(f"P{seat + 1}" for seat in range(players)), hands, rest, [top], seed=seed, events=[])
    table.colour = table.colour_before = top.colour or colour
    table.twin_window = True
    if pending:
        set_pending(table, pending)
    return table
