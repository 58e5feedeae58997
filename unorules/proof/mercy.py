"""A limit of cards in hand that the deal has already reached, or that the first card drawn reaches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
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
    """That a player is knocked out with the very hand that was dealt, or by one card more (S-NM deals 7 and stops at 25)."""
    rules = rulebook.rules
    for code, more in (("RS610", 0), ("RS611", 1)):
        if not _reached(more, rules):
            continue
        keys = causes(rulebook, partial(_reached, more))
        witness = _witness(rulebook, budget) if keys and tables(as_played(rules)) else None
        if witness:
            params: Params = {"hand": rules.setup_hand_size, "limit": rules.mercy_limit}
            yield Fault(code, keys, witness, params, (Help("raise"),))
        return


def _reached(more: int, rules: Rules) -> bool:
    return 0 < rules.mercy_limit <= rules.setup_hand_size + more


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
