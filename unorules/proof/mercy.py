"""A limit of cards in hand that the deal reaches, or nearly: one card drawn puts a player out, or the first turn is the last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from unorules.diagnostics.model import Help, Params
from unorules.engine.events import Event
from unorules.engine.rules import Rules
from unorules.proof.budget import Budget
from unorules.proof.causes import causes
from unorules.proof.faults import Fault
from unorules.proof.games import Game, count_of, find_event
from unorules.proof.tables import as_played, tables
from unorules.proof.witness import Witness, testify_by_round
from unorules.records.replay import Replay
from unorules.rulebook.model import Rulebook
from unorules.simulation.chance import seed_of

_TRIED: Final = 12
_SOON: Final = 40


def without_mercy(rulebook: Rulebook, budget: Budget) -> Iterator[Fault]:
    """That one card drawn puts a player out of the hand that was dealt (S-NM deals 7 and stops at 25); and, where hands are
    counted at the end of each turn, that the first turn is the last.

    The deal itself puts nobody out: a hand is counted when cards are drawn or a turn ends.
    """
    if not tables(as_played(rulebook.rules)):
        return
    for code, holds, testified in (("RS610", _at_once, _first_turns), ("RS611", _nearly, _witness)):
        keys = causes(rulebook, holds) if holds(rulebook.rules) else ()
        witness = testified(rulebook, budget) if keys else None
        if witness:
            params: Params = {"hand": rulebook.rules.setup_hand_size, "limit": rulebook.rules.mercy_limit}
            yield Fault(code, keys, witness, params, (Help("raise"),))
            return


def _nearly(rules: Rules) -> bool:
    """Whether a player who holds what was dealt is out with one card more."""
    return 0 < rules.mercy_limit <= rules.setup_hand_size + 1


def _at_once(rules: Rules) -> bool:
    """Whether those who have not yet played may be out when the first turn ends."""
    return 0 < rules.mercy_limit <= rules.setup_hand_size and rules.mercy_timing == "end-of-turn"


def _first_turns(rulebook: Rulebook, budget: Budget) -> Witness | None:
    """The first turn of a round; None where, at some table, some round goes on after it."""
    rules = as_played(rulebook.rules)
    games = [
        Game(rules, players, "random", seed_of(budget.seed, index))
        for players in tables(rules)
        for index in range(_TRIED)
    ]
    if not all(_is_over_at_once(game) for game in games):
        return None

    def shows(played: Replay) -> bool:
        events = (event for step in played.steps for event in step.events)
        return played.ok and played.table.round_over and any(event.type == "eliminated" for event in events)

    return next(filter(None, (testify_by_round(rulebook, game, 1, 1, shows) for game in games)), None)


def _is_over_at_once(game: Game) -> bool:
    table, chance = game.begin()
    game.turn(table, chance)
    return table.round_over


def _witness(rulebook: Rulebook, budget: Budget) -> Witness | None:
    """Early turns of a round at the smallest table in which somebody is knocked out, by one card if there are such."""
    rules = as_played(rulebook.rules)
    games = [Game(rules, tables(rules)[0], "random", seed_of(budget.seed, index)) for index in range(_TRIED)]
    found = (_seen(rulebook, game, most) for most in (1, _SOON) for game in games)
    return next(filter(None, found), None)


def _seen(rulebook: Rulebook, game: Game, most: int) -> Witness | None:
    """Somebody knocked out who held no more than was dealt and has drawn `most` cards or fewer."""
    hand = game.rules.setup_hand_size

    def knocks_out(event: Event, events: Iterable[Event]) -> bool:
        drawn = sum(count_of(each) for each in events if each.type == "drew" and each.seat == event.seat)
        return event.type == "eliminated" and drawn <= most and count_of(event) - drawn <= hand

    def shows(played: Replay) -> bool:
        events = [event for step in played.steps for event in step.events]
        return played.ok and any(knocks_out(event, events) for event in events)

    turn = find_event(game, _SOON, lambda event, table: knocks_out(event, table.events or ()))
    return None if turn is None else testify_by_round(rulebook, game, turn, turn, shows)
