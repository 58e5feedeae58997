"""A position written down: as the record that sets it again, and in one line for people."""

from __future__ import annotations

from typing import Final

from unorules.engine.cards import Card, write_cards
from unorules.engine.seating import allowed_sizes
from unorules.engine.table import Phase, Table
from unorules.records.record import can_owe

_SHOWN, _FEW = 12, 2
_NEAR: Final = 4
"""At a larger table only the hand of who is to move is shown in cards, and those nearly empty."""


def position(table: Table) -> dict[str, object] | None:
    """The record of a position without moves, of the players that are still in the round; None where it has something about it
    that records do not say."""
    seats, players, top = table.active(), table.players, table.top
    if not _is_plain(table) or len(seats) < allowed_sizes(table.rules)[0]:
        return None
    return {
        "players": [players[seat] for seat in seats],
        "turn": players[table.turn],
        "direction": "clockwise" if table.direction > 0 else "counter-clockwise",
        "top": top.text,
        "colour": table.colour.value if top.colour is None and table.colour else None,
        "pending": table.pending or None,
        "draw_pile": write_cards(table.draw_pile[::-1]),
        "hands": {players[seat]: write_cards(table.hands[seat]) for seat in seats},
    }


def _is_plain(table: Table) -> bool:
    """Whether a record that begins in mid-round can say everything that matters of the position."""
    once = table.top.draws == table.pending
    if table.pending and not (can_owe(table.rules, table.top) and table.stack == (1 if once else 2)):
        return False
    calm = table.phase in (Phase.TURN, Phase.PENALTY) and table.pending is not None and table.colour is not None
    all_here = not (table.knocked_out or table.gone or table.aside or table.finisher is not None)
    return calm and all_here and not table.uncalled and not table.guilty and not table.fruitless


def in_one_line(table: Table) -> str:
    """The position in the words of a record; of a large hand only how many cards it has."""
    players = table.players
    parts = [f"top={table.top.text}"]
    if table.top.colour is None and table.colour:
        parts.append(f"colour={table.colour}")
    if table.pending:
        parts.append(f"pending={table.pending}")
    parts.append(f"turn={players[table.turn]}")
    if table.direction < 0:
        parts.append("direction=counter-clockwise")
    parts.append(f"draw_pile={len(table.draw_pile)}")
    most = [_SHOWN if seat == table.turn or len(players) <= _NEAR else _FEW for seat in range(len(players))]
    hands = [f"{name} {_hand(hand, shown)}" for name, hand, shown in zip(players, table.hands, most, strict=True)]
    return " | ".join([" ".join(parts), *hands])


def _hand(hand: list[Card], shown: int) -> str:
    return write_cards(hand) if len(hand) <= shown else f"({len(hand)})"
