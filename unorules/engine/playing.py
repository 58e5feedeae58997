"""What a card does when it is laid: colour, hands that move, cards owed, and whose turn comes next."""

from __future__ import annotations

from typing import Final

from unorules.engine import ending
from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.judge import is_bluff, moves_hands, takes_target
from unorules.engine.piles import draw
from unorules.engine.rules import CustomCard
from unorules.engine.shuffle import shuffled
from unorules.engine.table import Phase, Table

# See judge.py: members looked up once.
_JUMP: Final = Verb.JUMP
_TURN: Final = Phase.TURN
_PENALTY: Final = Phase.PENALTY
_DISCARD_ALL: Final = Kind.DISCARD_ALL
_WILD_DRAW_FOUR: Final = Kind.WILD_DRAW_FOUR
_MOVING: Final = (0, 7)


def lay(table: Table, action: Action) -> None:
    """Carry out an allowed play or jump."""
    jumps = action.verb is _JUMP
    card = action.cards[-1]
    guilty = not card.is_number and is_bluff(table, action)
    answering = table.phase is _PENALTY and not jumps
    if jumps:
        _jump(table, action)
    was_pending, last_added, undo = table.pending or 0, table.last_added, table.last_reversed
    _put_down(table, action)
    table.turn = action.seat
    table.twin_window = True
    table.from_start = False
    table.fruitless = 0
    table.last_added = 0
    table.last_reversed = False
    owed = was_pending if answering else 0
    if jumps:
        owed = _after_cancelling(table, was_pending, last_added, undo)
    if not (answering or owed):
        table.clear_penalty()
    table.pending = owed
    table.phase = _TURN
    plays_on = table.is_active(action.seat)  # a false call may have cost too many cards
    if plays_on and (table.hands[action.seat] or _swaps_first(table, card)):
        move_hands(table, action)
    finished = plays_on and not table.hands[action.seat]
    if not finished or _still_has_effect(table, action):
        _take_effect(table, action, guilty)
    if finished:
        ending.last_card_laid(table, action)
    elif not ending.somebody_went_out(table):
        open_to_catch(table, action)


def _still_has_effect(table: Table, action: Action) -> bool:
    """Of a last card only what makes the next player draw is carried out (concordance 85, 86), unless the round may go on."""
    card, rules = action.cards[-1], table.rules
    may_go_on = ending.plays_on(table) or (rules.uno_say_on_last_card and not action.uno)
    return may_go_on or card.draws > 0 or card.custom is not None


def _jump(table: Table, action: Action) -> None:
    table.mover = table.turn
    table.emit("jumped-in", action.seat, "jump_in.allowed", card=action.cards[0])


def _after_cancelling(table: Table, owed: int, last_added: int, reversed_before: bool) -> int:
    """What is still owed after a twin: the first card is cancelled, or both count (R3, R18, R31, R32)."""
    if table.rules.jump_in_action_cards == "effects-add":
        return owed
    if reversed_before:
        table.direction = -table.direction
    table.stack = max(0, table.stack - 1) if last_added else table.stack
    return max(0, owed - last_added)


def _put_down(table: Table, action: Action) -> None:
    """The cards go from the hand to the pile; the colour in force follows the top one."""
    hand = table.hands[action.seat]
    if action.verb is not _JUMP or table.rules.jump_in_action_cards != "first-is-cancelled":
        table.colour_before = table.colour
    for card in action.cards:
        hand.remove(card)
    sheds = 0 if table.rules.turn_multi_play_actions == "effect-each" else len(action.cards) - 1
    taken_along = [
        _onto_pile(table, hand, card, action.colour, sheds=at >= sheds) for at, card in enumerate(action.cards)
    ]
    if table.events is not None:
        _tell_played(table, action, taken_along)
    if action.uno and len(hand) == 1 and table.rules.uno_call != "before-playing":
        table.emit("said-uno", action.seat, "uno.call")
        if action.seat not in table.called:
            table.called.append(action.seat)
    elif action.uno and (hand or table.rules.uno_say_on_last_card):  # with no card left there is nothing to call
        _needless_call(table, action.seat)


def _tell_played(table: Table, action: Action, taken_along: list[tuple[Card, ...]]) -> None:
    rule = "jump_in.allowed" if action.verb is _JUMP else "match"
    for card, along in zip(action.cards, taken_along, strict=True):
        if card is action.cards[-1] and action.colour is not None:
            table.emit("played", action.seat, rule, card=card, colour=action.colour)
        else:
            table.emit("played", action.seat, rule, card=card)
        if along:
            table.emit("discarded", action.seat, "deck.discard_all", count=len(along), cards=along)


def _needless_call(table: Table, seat: int) -> None:
    """UNO said with another number of cards than one, or too late: it costs what `uno.false_call_penalty` says."""
    table.emit("said-uno", seat, "uno.call")
    cards, penalty = len(table.hands[seat]), table.rules.uno_false_call_penalty
    if cards > 1 and penalty:
        draw(table, seat, penalty, "false-uno", "uno.false_call_penalty")


def _onto_pile(table: Table, hand: list[Card], card: Card, named: Colour | None, *, sheds: bool) -> tuple[Card, ...]:
    """Put the card on the pile and its colour in force. Discard all takes every card of its colour along, under itself
    and without effect (concordance 162, 163): these are returned. Of a bundle only the top one does, or each (`sheds`)."""
    along: tuple[Card, ...] = ()
    if card.kind is _DISCARD_ALL and sheds:
        along = tuple(other for other in hand if other.colour is card.colour)
        hand[:] = [other for other in hand if other.colour is not card.colour]
        table.discard.extend(along)
    table.discard.append(card)
    table.colour = card.colour or named or table.colour
    return along


def _swaps_first(table: Table, card: Card) -> bool:
    return table.rules.seven_o_last_card == "swaps-first" and moves_hands(table, card)


def move_hands(table: Table, action: Action) -> None:
    """Seven-O, swap hands, shuffle hands and custom cards move hands before the catch window opens (R20, R77)."""
    card, seat = action.cards[-1], action.seat
    if card.is_number and card.number not in _MOVING:
        return
    written = table.rules.custom.get(card.custom or "")
    if takes_target(table, card):
        _swap(table, action)
    if card.number == 0 and table.rules.seven_o_zero == "pass-all":
        rotate_hands(table, seat, "seven_o.zero")
    if card.kind is Kind.WILD_SHUFFLE_HANDS:
        shuffle_hands(table, seat, "deck.wild_shuffle_hands")
    if written is not None and written.rotate:
        rotate_hands(table, seat, f"deck.{written.on.replace('-', '_')}")
    if written is not None and written.shuffle:
        shuffle_hands(table, seat, f"deck.{written.on.replace('-', '_')}")


def _swap(table: Table, action: Action) -> None:
    seat, target, card = action.seat, action.target, action.cards[-1]
    optional = card.is_number and table.rules.seven_o_seven == "may-swap"
    if target is None and not optional:
        target = table.after(seat)  # two players: there is only one to swap with
    if target is None:
        return
    rule = "seven_o.seven" if card.is_number else f"deck.{card.kind.replace('-', '_')}"
    hands = table.hands
    owners = {seat: target, target: seat}
    hands[seat], hands[target] = hands[target], hands[seat]
    table.emit("swapped-hands", seat, rule, target)
    _calls_after_swap(table, owners)


def rotate_hands(table: Table, seat: int, rule: str) -> None:
    """Every hand goes to the next player in the direction of play (S-2008)."""
    seats = table.active()
    moved = {table.after(giver): table.hands[giver] for giver in seats}
    for receiver, hand in moved.items():
        table.hands[receiver] = hand
    table.emit("rotated-hands", seat, rule)
    _calls_after_swap(table, {table.after(giver): giver for giver in seats})


def shuffle_hands(table: Table, seat: int, rule: str) -> None:
    """All hands are gathered, shuffled and dealt out evenly, the next player first (concordance 9)."""
    seats = table.active()
    pool = [card for each in seats for card in table.hands[each]]
    pool, table.seed = shuffled(pool, table.seed)
    for each in seats:
        table.hands[each] = []
    receiver = seat
    for card in pool:
        receiver = table.after(receiver)
        table.hands[receiver].append(card)
    table.emit("shuffled-hands", seat, rule)
    _calls_after_swap(table, dict.fromkeys(seats, -1))


def _calls_after_swap(table: Table, came_from: dict[int, int]) -> None:
    """Who now holds one card owes a call, as `seven_o.uno_after_swap` says (R77); old calls are void."""
    before, mode = list(table.called), table.rules.seven_o_uno_after_swap
    for receiver, giver in came_from.items():
        if receiver in table.called:
            table.called.remove(receiver)
        if receiver in table.uncalled:
            table.uncalled.remove(receiver)
        if len(table.hands[receiver]) != 1:
            continue
        if mode == "not-needed" or (mode == "call-travels" and giver in before):
            table.called.append(receiver)
        else:
            table.uncalled.append(receiver)


def open_to_catch(table: Table, action: Action) -> None:
    """Who has come down to one card without a call may be caught (concordance 71-73)."""
    seat = action.seat
    if (
        len(table.hands[seat]) == 1
        and seat not in table.called
        and seat not in table.uncalled
        and table.is_active(seat)
    ):
        table.uncalled.append(seat)


def _take_effect(table: Table, action: Action, guilty: bool) -> None:
    """Cards owed, direction and the next turn."""
    card = action.cards[-1]
    if card.kind is _WILD_DRAW_FOUR and table.rules.challengeable and table.is_active(action.seat):
        table.accused, table.guilty = action.seat, guilty
    else:
        table.accused, table.guilty = None, False
    if card.is_number and not table.pending:
        _plain_next(table, action)
        return
    times = len(action.cards)
    if times > 1 and card.is_action and not _each_counts(table):
        times = 1
    if card.custom is not None and (written := table.rules.custom.get(card.custom)):
        _custom_effect(table, written)
    elif card.draws:
        _owe(table, action, times)
    elif card.kind is Kind.WILD_COLOUR_ROULETTE:
        _give_turn(table, action)
        table.pending, table.phase = None, Phase.PENALTY
        if table.rules.no_mercy_roulette_chooser == "victim":
            table.colour = None
    elif table.pending:
        _bounce(table, card)
    elif card.kind is Kind.SKIP:
        _skip(table, action, times)
    elif card.kind is Kind.REVERSE:
        _reverse(table, action, times)
    elif card.kind is Kind.SKIP_EVERYONE:
        _skip_everyone(table, action.seat)
    else:
        _plain_next(table, action)


def _each_counts(table: Table) -> bool:
    return table.rules.turn_multi_play_actions == "effect-each" or table.stack > 0 or bool(table.pending)


def _give_turn(table: Table, action: Action, steps: int = 1, rule: str = "turn-order") -> None:
    """The turn goes on from the player, or after a jump from where `jump_in.next` says."""
    if action.verb is _JUMP and table.rules.jump_in_next == "original-order":
        table.pass_turn(steps, rule, _seat_before(table, table.mover))
    else:
        table.pass_turn(steps, rule, action.seat)


def _seat_before(table: Table, seat: int) -> int:
    return (seat - table.direction) % len(table.players)


def _plain_next(table: Table, action: Action) -> None:
    if action.verb is not _JUMP:
        table.pass_turn(1, "turn-order", action.seat)
    elif table.rules.jump_in_next == "jumper-again" and table.is_active(action.seat):
        table.turn = action.seat
        table.phase = _TURN
    else:
        _give_turn(table, action)


def _owe(table: Table, action: Action, times: int) -> None:
    """A draw card leaves cards owed by the next player, on top of what is owed already."""
    card = action.cards[-1]
    answered = len(action.cards) > 1 and table.stack > 0
    added = sum(each.draws for each in action.cards) if answered else card.draws * times
    table.stack += len(action.cards) if answered else times
    table.last_added = card.draws
    owed = (table.pending or 0) + added
    steps, rule = 1, "turn-order"
    if card.kind is Kind.WILD_REVERSE_DRAW_FOUR:
        turns = len(action.cards) if answered else times
        for _ in range(turns):
            _turn_round(table, action.seat, "deck.wild_reverse_draw_four")
        table.last_reversed = turns % 2 == 1
        if table.two_left and table.rules.no_mercy_reverse_draw_four_two_players == "self":
            steps, rule = 2, "no_mercy.reverse_draw_four_two_players"
    _give_turn(table, action, steps, rule)
    table.pending, table.phase = owed, Phase.PENALTY


def _bounce(table: Table, card: Card) -> None:
    """A skip hands the total on, a reverse sends it back (R16, R70)."""
    if card.kind is Kind.REVERSE:
        _turn_round(table, table.turn, "bounce.reverse")
        table.last_reversed = True
    owed = table.pending
    table.pass_turn()
    table.pending, table.phase = owed, Phase.PENALTY


def _skip(table: Table, action: Action, times: int) -> None:
    if action.verb is Verb.JUMP and table.rules.jump_in_action_cards == "effects-add":
        times += 1
    _give_turn(table, action, times + 1, "deck.skip")


def _reverse(table: Table, action: Action, times: int) -> None:
    """With two players it acts as a skip where `two_players.reverse` says so (S-2001); two of them give one extra turn (R47)."""
    for _ in range(times):
        _turn_round(table, action.seat, "deck.reverse")
    table.last_reversed = times % 2 == 1
    if table.two_left and table.rules.two_players_reverse == "acts-as-skip":
        _give_turn(table, action, 2, "two_players.reverse")
    else:
        _plain_next(table, action)


def _turn_round(table: Table, seat: int, rule: str) -> None:
    table.direction = -table.direction
    table.emit("reversed", seat, rule, direction="clockwise" if table.direction > 0 else "counter-clockwise")


def _skip_everyone(table: Table, seat: int) -> None:
    others = len(table.active()) - (1 if table.is_active(seat) else 0)
    table.pass_turn(others + 1, "deck.skip_everyone", seat)


def _custom_effect(table: Table, written: CustomCard) -> None:
    """The table's own card, out of effects that the engine has."""
    rule = f"deck.{written.on.replace('-', '_')}"
    seat = table.turn
    if written.reverses:
        _turn_round(table, seat, rule)
        table.last_reversed = True
    if written.everyone_draws:
        for other in [each for each in table.active() if each != seat]:
            draw(table, other, written.everyone_draws, "custom-card", rule)
    if written.draw:
        table.pass_turn()
        table.pending, table.phase = (table.pending or 0) + written.draw, Phase.PENALTY
        table.last_added, table.keeps_turn = written.draw, not written.skips
    else:
        table.pass_turn(2 if written.skips else 1, rule)
