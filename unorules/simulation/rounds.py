"""Playing a round or a match on one table: whose turn it is acts, and others speak up or jump in where the rules let them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final

from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card
from unorules.engine.ending import match_winner
from unorules.engine.judge import object_to
from unorules.engine.piles import is_exhausted
from unorules.engine.rules import Rules
from unorules.engine.start import deal, deal_hands, next_round, shuffled_table
from unorules.engine.step import carry_out
from unorules.engine.table import Phase, Table
from unorules.simulation.chance import seed_of
from unorules.simulation.policies import Policy, lay, make

MAX_TURNS: Final = 1000
MAX_ROUNDS: Final = 500

_ROUND_OVER: Final = Phase.ROUND_OVER
_DRAWN: Final = Phase.DRAWN
_COLOUR: Final = Phase.COLOUR
_UNO: Final = Verb.UNO


class End(StrEnum):
    """How a round came to its end, or did not."""

    WON = "won"
    NOBODY = "nobody"
    TURN_LIMIT = "turn-limit"
    NO_MOVE = "no-move"


@dataclass(frozen=True, slots=True)
class Course:
    """How one round went. `turns` counts each chance to act: laying a drawn card or keeping it belongs to the draw.

    `winner` is a seat, None where nobody won; `points` are the winner's; `largest_hand` is the most cards anybody held;
    `ran_out` is whether before some turn not one card was left to draw.
    """

    turns: int
    end: End
    winner: int | None
    points: int
    largest_hand: int
    reshuffles: int
    ran_out: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """The rounds of one match. `winner` is a seat; None where several won together or the match came to no end."""

    rounds: tuple[Course, ...]
    winner: int | None
    finished: bool


@dataclass(frozen=True, slots=True)
class Noted:
    """One round written down so that it can be played again: the deal, before the start card is turned, and every action.

    `draw_pile` has its top card first; `seed` is what the table stood at after the first shuffle.
    """

    players: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    draw_pile: tuple[Card, ...]
    dealer: int
    seed: int
    actions: tuple[Action, ...]
    course: Course


def names(players: int) -> tuple[str, ...]:
    """What the players of a simulated table are called."""
    return tuple(f"P{seat + 1}" for seat in range(players))


def round_at(rules: Rules, players: int, seed: int) -> tuple[Table, Random]:
    """A table freshly dealt for one simulated round, and the generator for what its players decide."""
    return deal(rules, names(players), seed), Random(seed_of(seed, 0))


def play_round(
    table: Table, policy: Policy, chance: Random, limit: int = MAX_TURNS, noted: list[Action] | None = None
) -> Course:
    """Play on until the round is over, `limit` turns have been taken or nothing is allowed; actions go to `noted`."""
    turns = 0
    ends: End | None = None
    ran_out = False
    while table.phase is not _ROUND_OVER:
        action = _spoken(table, policy, chance) if table.uncalled else None
        if action is None:
            ran_out = ran_out or (not table.draw_pile and table.phase is not _DRAWN and is_exhausted(table))
            if turns >= limit and table.phase is not _DRAWN:
                ends = End.TURN_LIMIT
                break
            action = _moved(table, policy, chance)
            if action is None:
                ends = End.NO_MOVE
                break
            if action.verb is not _UNO and table.phase is not _DRAWN and table.phase is not _COLOUR:
                turns += 1
        if noted is not None:
            noted.append(action)
        carry_out(table, action)
    return _course(table, turns, ends, ran_out)


def _moved(table: Table, policy: Policy, chance: Random) -> Action | None:
    """A jump by anybody, or what the player to move does; None where nothing is allowed."""
    rules = table.rules
    if rules.jump_in_allowed and table.twin_window and (jump := _jumped(table, policy, chance)):
        return jump
    action = policy.act(table, chance)
    if action is not None and (rules.uno_call == "before-playing" or rules.uno_missed_call_blocks_win):
        return _called_before(table, action, policy, chance) or action
    return action


def _course(table: Table, turns: int, ends: End | None, ran_out: bool) -> Course:
    if ends is None:
        ends = End.NOBODY if table.winner is None else End.WON
    largest = max(table.largest_hand, table.rules.setup_hand_size)
    return Course(turns, ends, table.winner, table.points or 0, largest, table.reshuffles, ran_out)


def _spoken(table: Table, policy: Policy, chance: Random) -> Action | None:
    """Somebody says UNO late, or points out that it was forgotten; None where all keep silent."""
    for seat in table.uncalled:
        late = make(seat, Verb.UNO)
        if chance.random() < policy.remembers and object_to(table, late) is None:
            return late
        if chance.random() < policy.catches:
            for other in table.active():
                catch = make(other, Verb.CATCH, (), None, False, seat)
                if other != seat and object_to(table, catch) is None:
                    return catch
    return None


def _jumped(table: Table, policy: Policy, chance: Random) -> Action | None:
    """Somebody holds the very card that lies on top and jumps in with it."""
    top = table.discard[-1]
    for seat in table.active():
        if top in table.hands[seat] and chance.random() < policy.jumps:
            action = lay(policy, table, seat, (top,), chance, Verb.JUMP)
            if object_to(table, action) is None:
                return action
    return None


def _called_before(table: Table, action: Action, policy: Policy, chance: Random) -> Action | None:
    """UNO as a move of its own before the card, where that is when it is said or the last card waits for it."""
    seat, held = action.seat, len(table.hands[action.seat])
    if seat != table.turn or seat in table.called:
        return None
    early = held - len(action.cards) == 1 and bool(action.cards) and table.rules.uno_call == "before-playing"
    blocked = held == 1 and table.rules.uno_missed_call_blocks_win
    if not (early or blocked) or chance.random() >= policy.calls:
        return None
    call = make(seat, Verb.UNO)
    return call if object_to(table, call) is None else None


def note_round(rules: Rules, players: int, policy: Policy, seed: int, limit: int = MAX_TURNS) -> Noted:
    """Play the round of that seed once more and write it down."""
    dealt = shuffled_table(rules, names(players), seed)
    deal_hands(dealt)
    table, chance = round_at(rules, players, seed)
    actions: list[Action] = []
    course = play_round(table, policy, chance, limit, actions)
    hands, pile = tuple(map(tuple, dealt.hands)), tuple(reversed(dealt.draw_pile))
    return Noted(dealt.players, hands, pile, players - 1, dealt.seed, tuple(actions), course)


def play_match(rules: Rules, players: int, policy: Policy, seed: int, limit: int = MAX_TURNS) -> Match:
    """Play rounds until the match is over, MAX_ROUNDS have been played, or a round comes to no end."""
    table, chance = round_at(rules, players, seed)
    dealer = players - 1
    found: list[Course] = []
    while True:
        course = play_round(table, policy, chance, limit)
        found.append(course)
        if table.match_over:
            return Match(tuple(found), match_winner(table), True)
        if course.end in (End.TURN_LIMIT, End.NO_MOVE) or len(found) >= MAX_ROUNDS:
            return Match(tuple(found), None, False)
        table, dealer = next_round(table, dealer)
