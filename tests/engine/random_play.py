"""Playing at random: every act that is listed, and now and then one that is allowed without being listed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Colour
from unorules.engine.judge import object_to
from unorules.engine.legal import mover_actions, other_actions
from unorules.engine.rules import Rules
from unorules.engine.start import deal
from unorules.engine.step import carry_out
from unorules.engine.table import Table

from .invariants import check, watched

NAMES = ("Aino", "Bo", "Cai", "Dag", "Eli", "Fia", "Gro", "Hed", "Iko", "Jon")


def choose(table: Table, random: Random, out_of_turn: float = 0.2, odd: float = 0.05, eager: float = 0.0) -> Action:
    """One allowed action: mostly the mover's, sometimes another's, rarely one that nobody would list.

    `eager` is how often a card is laid where one can be: rounds come to their ends sooner.
    """
    if random.random() < odd and (found := odd_action(table, random)):
        return found
    if random.random() < out_of_turn and (others := other_actions(table)):
        return random.choice(others)
    mine = mover_actions(table)
    assert mine, "the player to move can do something"
    laid = [action for action in mine if action.cards] if random.random() < eager else []
    return random.choice(laid or mine)


def odd_action(table: Table, random: Random) -> Action | None:
    """A false call, a false accusation or a needless "!", where they are allowed."""
    seat = random.choice(table.active())
    hand = table.hands[seat]
    target = random.randrange(len(table.players))
    tries = [Action(seat, Verb.UNO), Action(seat, Verb.CATCH, target=target)]
    if hand:
        colour = random.choice((None, *Colour))
        tries.append(Action(seat, Verb.PLAY, (random.choice(hand),), colour, uno=True))
    action = random.choice(tries)
    return action if object_to(table, action) is None else None


def play(table: Table, random: Random, acts: int, **chances: float) -> Iterator[Action]:
    """Play up to `acts` actions, each told once it is done and found whole."""
    for _ in range(acts):
        if table.round_over:
            return
        action = choose(table, random, **chances)
        before = table.phase
        carry_out(table, action)
        try:
            check(table)
        except AssertionError as fault:
            fault.add_note(f"{table.players[action.seat]}: {action.text(table.players)} in {before}")
            raise
        yield action


def table_for(rules: Rules, seats: int, seed: int) -> Table:
    """A watched table, dealt by `seed`."""
    return watched(deal(rules, NAMES[:seats], seed))
