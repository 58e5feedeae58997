"""One action carried out. `act` changes a table, `step` gives a new state; both ask the judge first."""

from __future__ import annotations

from typing import Final

from unorules.engine import calls, challenge, ending, piles, playing
from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card, Colour
from unorules.engine.events import Event
from unorules.engine.judge import is_playable_now, must_not_draw, object_to
from unorules.engine.rules import Rules
from unorules.engine.state import State
from unorules.engine.table import Phase, Table

# See judge.py: members looked up once.
_PLAY: Final = Verb.PLAY
_JUMP: Final = Verb.JUMP
_UNO: Final = Verb.UNO
_CATCH: Final = Verb.CATCH
_PENALTY: Final = Phase.PENALTY


class NotAllowedError(ValueError):
    """The action is refused; `objection` is the option key or fixed behaviour that forbids it."""

    def __init__(self, objection: str) -> None:
        super().__init__(objection)
        self.objection = objection


def step(state: State, rules: Rules, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after the action, and what happened. Raises NotAllowedError where the judge objects."""
    table = state.table(rules)
    table.events = []
    act(table, action)
    return State.of(table), tuple(table.events)


def act(table: Table, action: Action) -> None:
    """Carry the action out at this table. Raises NotAllowedError and leaves the table as it was where it is refused."""
    if objection := object_to(table, action):
        raise NotAllowedError(objection)
    carry_out(table, action)


def carry_out(table: Table, action: Action) -> None:
    """Carry out an action that has been judged allowed."""
    verb = action.verb
    if verb is _UNO:
        calls.say(table, action.seat)
        return
    if verb is _CATCH:
        calls.catch(table, action.seat, action.target or 0)
        return
    closing = calls.close_windows(table, plays=bool(action.cards)) if table.uncalled else []
    if table.finisher is not None and not table.pending:
        finisher = table.finisher
        ending.finish(table, finisher)
        if table.round_over or action.seat == finisher:
            return
    if verb is _PLAY or verb is _JUMP:
        playing.lay(table, action)
    else:
        table.twin_window = False
        _OTHER[verb](table, action)
    if closing or table.rules.mercy_limit or table.knocked_out:
        _after(table, action, closing)


def _after(table: Table, action: Action, closing: list[int]) -> None:
    if closing and table.phase is not Phase.DRAWN:
        table.uncalled = [seat for seat in table.uncalled if seat not in closing]
    if table.rules.mercy_limit and table.rules.mercy_timing == "end-of-turn" and table.phase is not Phase.DRAWN:
        # Who has paid, or won a challenge, and still has the turn has not ended it.
        still = action.seat if not action.cards and action.seat == table.turn else None
        for seat in piles.too_many_at_end_of_turn(table):
            if seat != still and not ending.end_if_one_is_left(table):
                piles.knock_out(table, seat)
    if table.knocked_out and not table.round_over:
        calls.after_out_of_turn_draw(table)


def _draw(table: Table, action: Action) -> None:
    if table.phase is not _PENALTY:
        _draw_on_turn(table)
    elif table.roulette:
        _pay_roulette(table, action.colour)
    else:
        _pay(table)


def _pay(table: Table) -> None:
    seat, owed = table.turn, table.pending or 0
    found = piles.draw(table, seat, owed, ending.penalty_reason(table), _penalty_rule(table))
    finisher = table.finisher
    if finisher is not None and not ending.plays_on(table):
        ending.end_round(table, finisher)
    elif len(found) < owed and table.is_active(seat) and _ends_exhausted(table):
        return
    else:
        _penalty_paid(table, seat)
        if finisher is not None and not table.round_over:
            ending.finish(table, finisher)


def _penalty_rule(table: Table) -> str:
    """The card that the penalty comes from: a bounce may lie on it, and a reshuffle may have taken it away."""
    card = next((card for card in reversed(table.discard) if card.draws or card.custom), None)
    return f"deck.{card.kind.value.replace('-', '_')}" if card else "turn.after_penalty"


def _penalty_paid(table: Table, seat: int) -> None:
    if ending.end_if_one_is_left(table):
        return
    keeps = table.keeps_turn or table.rules.turn_after_penalty == "may-play"
    table.clear_penalty()
    if keeps and table.is_active(seat):
        table.phase = Phase.TURN
        return
    if table.is_active(seat):
        table.emit("skipped", seat, "turn.after_penalty")
    table.pass_turn()


def _pay_roulette(table: Table, named: Colour | None) -> None:
    """Draw until the named colour comes; wilds do not count, all are kept, the turn is lost (concordance 165)."""
    if named is not None:
        table.colour = named
        table.emit("colour-chosen", table.turn, "no_mercy.roulette_chooser", colour=named)
    seat, wanted = table.turn, table.colour
    rule = "deck.wild_colour_roulette"
    piles.draw(table, seat, None, "wild-colour-roulette", rule, stop=lambda card: card.colour is wanted)
    if table.finisher is not None:
        ending.end_round(table, table.finisher)
        return
    table.pending = 0
    _penalty_paid(table, seat)


def _draw_on_turn(table: Table) -> None:
    seat, rules = table.turn, table.rules
    table.forced = not must_not_draw(table)
    limit = None if rules.turn_draw_limit == "until-playable" else int(rules.turn_draw_limit)
    fixed = {"draw-one": 1, "draw-two": 2}.get(rules.round_end_action_card) if only_barred_cards(table) else None
    if fixed:  # R52: the bar itself says how many are drawn
        found = piles.draw(table, seat, fixed, "turn", "round_end.action_card")
    else:
        found = piles.draw(table, seat, limit, "turn", "turn.draw_limit", lambda card: is_playable_now(table, card))
    if ending.end_if_one_is_left(table):
        return
    if not table.is_active(seat):
        table.pass_turn()
        return
    if not found:
        _found_nothing(table)
        return
    table.fruitless = 0
    last = found[-1]
    if rules.turn_drawn_card != "may-not-play" and is_playable_now(table, last):
        table.drawn, table.phase = last, Phase.DRAWN
    elif piles.is_exhausted(table) and _ran_dry(table, found, limit) and _ends_exhausted(table):
        return
    else:
        table.pass_turn()


def only_barred_cards(table: Table) -> bool:
    """Whether the hand is one card that `round_end.action_card` bars from being the last, and that would fit."""
    hand = table.hands[table.turn]
    return table.rules.round_end_action_card != "allowed" and len(hand) == 1 and hand[0].is_action


def _ran_dry(table: Table, found: list[Card], limit: int | None) -> bool:
    return limit is None or len(found) < limit


def _found_nothing(table: Table) -> None:
    """A draw that finds nothing passes; when every player in turn has so passed, the round ends without a winner."""
    if _ends_exhausted(table):
        return
    table.fruitless += 1
    if table.fruitless >= len(table.active()):
        ending.end_round(table, None)
    else:
        table.pass_turn()


def _ends_exhausted(table: Table) -> bool:
    if table.rules.piles_when_exhausted == "draw-what-is-left":
        return False
    ending.end_exhausted(table)
    return True


def _keep(table: Table, action: Action) -> None:
    table.emit("kept", action.seat, "turn.drawn_card", card=table.drawn)
    table.pass_turn()


def _pass(table: Table, action: Action) -> None:
    table.emit("passed", action.seat, "turn.pass_without_drawing")
    table.pass_turn()


def _challenge(table: Table, action: Action) -> None:
    challenge.challenge(table, action.seat)


def _name_colour(table: Table, action: Action) -> None:
    table.colour = action.colour
    table.emit("colour-chosen", action.seat, "start_card.wild", colour=action.colour)
    table.phase = Phase.TURN
    table.twin_window = True
    table.from_start = True


_OTHER = {
    Verb.DRAW: _draw,
    Verb.KEEP: _keep,
    Verb.PASS: _pass,
    Verb.CHALLENGE: _challenge,
    Verb.NAME_COLOUR: _name_colour,
}
