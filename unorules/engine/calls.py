"""UNO: said early, late or falsely; caught, rightly or not (concordance 71-82, R77-R87)."""

from __future__ import annotations

from unorules.engine import ending
from unorules.engine.piles import draw
from unorules.engine.table import Phase, Table


def close_windows(table: Table, *, plays: bool) -> list[int]:
    """The next player begins: who could be caught until then is safe. Returns who stays open until this act is done.

    An act that lays cards is done before anybody can catch; a draw may leave the drawn card to be laid.
    """
    if not table.uncalled:
        return []
    until = table.rules.uno_catch_until
    if until == "next-player-begins" or (plays and until == "next-player-has-played"):
        table.uncalled = []
    return list(table.uncalled) if until == "next-player-has-played" else []


def say(table: Table, seat: int) -> None:
    """UNO said as a move of its own."""
    table.emit("said-uno", seat, "uno.call")
    cards = len(table.hands[seat])
    early = cards == 2 and seat == table.turn
    if cards == 1 or early or seat in table.uncalled:
        if seat in table.uncalled:
            table.uncalled.remove(seat)
        if seat not in table.called:
            table.called.append(seat)
    elif cards > 1 and table.rules.uno_false_call_penalty:
        draw(table, seat, table.rules.uno_false_call_penalty, "false-uno", "uno.false_call_penalty")
        after_out_of_turn_draw(table)
    if seat == table.finisher and not table.pending:
        ending.finish(table, seat)


def catch(table: Table, seat: int, target: int) -> None:
    """Somebody points out a forgotten call; wrongly, it costs the accuser what the table agreed."""
    if target not in table.uncalled:
        penalty = table.rules.uno_false_accusation_penalty
        draw(table, seat, penalty, "false-accusation", "uno.false_accusation_penalty")
    else:
        table.uncalled.remove(target)
        table.emit("caught", seat, "uno.penalty", target)
        draw(table, target, table.rules.uno_penalty, "uno-penalty", "uno.penalty")
        if table.finisher == target and table.hands[target]:
            table.finisher = None
    after_out_of_turn_draw(table)


def after_out_of_turn_draw(table: Table) -> None:
    """Penalty cards may knock a player out; the turn of one who is out goes on (R87)."""
    if ending.end_if_one_is_left(table) or table.is_active(table.turn):
        return
    owed, phase = table.pending, table.phase
    table.pass_turn()
    if owed != 0 or phase is Phase.COLOUR:
        table.pending, table.phase = owed, phase
