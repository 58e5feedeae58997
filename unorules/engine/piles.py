"""Drawing cards, the reshuffle, exhausted piles and knock-outs by the size of a hand."""

from __future__ import annotations

from collections.abc import Callable

from unorules.engine.cards import Card
from unorules.engine.shuffle import shuffled
from unorules.engine.table import Table


def take(table: Table) -> Card | None:
    """The top card of the draw pile, the discards reshuffled where it is empty; None where there is nothing to draw."""
    if not table.draw_pile and not _reshuffle(table):
        return None
    return table.draw_pile.pop()


def draw(
    table: Table, seat: int, count: int | None, reason: str, rule: str, stop: Callable[[Card], bool] | None = None
) -> list[Card]:
    """Let a player draw `count` cards (None: without limit), stopping at the first for which `stop` holds.

    The cards are one `drew` event. A player knocked out by them draws no more (concordance 173).
    """
    hand, mercy = table.hands[seat], table.rules.mercy_limit
    found: list[Card] = []
    knocked_out = False
    while count is None or len(found) < count:
        card = take(table)
        if card is None:
            break
        found.append(card)
        hand.append(card)
        knocked_out = mercy > 0 and _is_too_many(table, seat, "immediately")
        if knocked_out or (stop is not None and stop(card)):
            break
    table.largest_hand = max(table.largest_hand, len(hand))
    if found and seat in table.called and table.rules.uno_call_again:
        table.called.remove(seat)
    if len(hand) > 1 and seat in table.uncalled:
        table.uncalled.remove(seat)
    if table.events is not None:
        table.emit("drew", seat, rule, count=len(found), reason=reason, cards=tuple(found))
    if knocked_out or (mercy and _is_too_many(table, seat, "end-of-draw")):
        knock_out(table, seat)
    return found


def _is_too_many(table: Table, seat: int, timing: str) -> bool:
    rules = table.rules
    return bool(rules.mercy_limit) and rules.mercy_timing == timing and len(table.hands[seat]) >= rules.mercy_limit


def knock_out(table: Table, seat: int) -> None:
    """Take the player out of the round; the hand goes where `mercy.hand` says (concordance 170-173)."""
    hand = tuple(table.hands[seat])
    table.hands[seat] = []
    table.knocked_out.append(seat)
    if table.accused == seat:
        table.accused, table.guilty = None, False
    table.lost_hands.append(hand)
    where = table.rules.mercy_hand
    if where == "under-discard-pile":
        table.discard[:0] = hand
    elif where == "out-of-game":
        table.gone.extend(hand)
    else:
        table.aside.extend(hand)
    for seats in (table.uncalled, table.called):
        if seat in seats:
            seats.remove(seat)
    table.emit("eliminated", seat, "mercy.limit", count=len(hand))


def too_many_at_end_of_turn(table: Table) -> list[int]:
    """The seats that `mercy.timing = "end-of-turn"` knocks out now."""
    return [seat for seat in table.active() if _is_too_many(table, seat, "end-of-turn")]


def _reshuffle(table: Table) -> bool:
    """Make a new draw pile of the discards and the hands set aside (concordance 89, R89). False where there are none."""
    keep = table.rules.piles_keep_top_card
    below = table.discard[:-1] if keep else list(table.discard)
    if not below and not table.aside:
        return False
    if not keep and len(table.discard) == 1 and not table.aside:
        return False
    table.draw_pile, table.seed = shuffled(below + table.aside, table.seed)
    table.aside = []
    table.reshuffles += 1
    if keep:
        del table.discard[:-1]
        table.emit("reshuffled", None, "piles.keep_top_card", count=len(table.draw_pile))
    else:
        _turn_new_top(table)
    return bool(table.draw_pile)


def _turn_new_top(table: Table) -> None:
    """Without a card kept, the first number card of the new pile is the new top."""
    pile = table.draw_pile
    at = next((index for index in range(len(pile) - 1, -1, -1) if pile[index].is_number), len(pile) - 1)
    top = pile.pop(at)
    table.discard = [top]
    table.colour = top.colour or table.colour
    table.emit("reshuffled", None, "piles.keep_top_card", count=len(pile), top=top)


def is_exhausted(table: Table) -> bool:
    """Whether not one more card can be drawn."""
    return not table.draw_pile and not table.aside and len(table.discard) <= 1
