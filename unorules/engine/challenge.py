"""The challenge of a wild draw four (concordance 59-70; inside a stack notation.md and R8)."""

from __future__ import annotations

from unorules.engine import ending
from unorules.engine.piles import draw
from unorules.engine.table import Phase, Table


def challenge(table: Table, seat: int) -> None:
    """Judge the last wild draw four, let the loser draw, and say whose turn it is."""
    accused = table.accused
    if accused is None:
        return
    shown = table.rules.wild_draw_four_hand_shown_to
    names = (table.players[seat],) if shown == "challenger" else _others(table, accused)
    table.emit(
        "challenged",
        seat,
        "wild_draw_four.condition",
        accused,
        success=table.guilty,
        hand_shown_to=names,
    )
    if table.guilty:
        _won(table, seat, accused)
    else:
        _lost(table, seat)


def _others(table: Table, accused: int) -> tuple[str, ...]:
    return tuple(name for seat, name in enumerate(table.players) if seat != accused and table.is_active(seat))


def _won(table: Table, seat: int, accused: int) -> None:
    rules = table.rules
    rest = max(0, (table.pending or 0) - 4)
    single = rules.stacking_challenge == "single-card" and rest > 0
    count = rules.wild_draw_four_guilty_draws + (0 if single else rest)
    draw(table, accused, count, "guilty-challenge", "wild_draw_four.guilty_draws")
    if rules.wild_draw_four_colour_after_success == "reset":
        table.colour = table.colour_before
        table.emit("colour-chosen", None, "wild_draw_four.colour_after_success", colour=table.colour)
    if ending.end_if_one_is_left(table):
        return
    stack = table.stack - 1
    table.clear_penalty()
    if single:
        table.pending, table.stack, table.phase = rest, stack, Phase.PENALTY
    elif seat == table.turn and rules.wild_draw_four_after_success == "challenger-is-skipped":
        table.pass_turn(2, "wild_draw_four.after_success", _seat_before(table, seat))
    else:
        table.phase = Phase.TURN


def _seat_before(table: Table, seat: int) -> int:
    return (seat - table.direction) % len(table.players)


def _lost(table: Table, seat: int) -> None:
    """The total and the extra cards; the turn is lost with them."""
    count = (table.pending or 0) + table.rules.wild_draw_four_failed_challenge_extra
    draw(table, seat, count, "failed-challenge", "wild_draw_four.failed_challenge_extra")
    finisher = table.finisher
    if finisher is not None and not ending.plays_on(table):
        ending.end_round(table, finisher)
        return
    if ending.end_if_one_is_left(table):
        return
    table.clear_penalty()
    if seat != table.turn:
        table.phase = Phase.TURN
    else:
        if table.is_active(seat):
            table.emit("skipped", seat, "wild_draw_four.failed_challenge_extra")
        table.pass_turn()
    if finisher is not None:
        ending.finish(table, finisher)
