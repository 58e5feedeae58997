"""A limit of cards in hand that the deal has already reached, or that the first card drawn reaches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from unorules.diagnostics.model import Help, Params
from unorules.engine.events import Event
from unorules.engine.rules import Rules
from unorules.engine.table import Table
from unorules.proof.budget import Budget
from unorules.proof.causes import causes
from unorules.proof.faults import Fault
from unorules.proof.games import Game, find_event
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
        witness = _witness(rulebook, budget) if keys else None
        if witness:
            params: Params = {"hand": rules.setup_hand_size, "limit": rules.mercy_limit}
            yield Fault(code, keys, witness, params, (Help("raise"),))
        return


def _reached(more: int, rules: Rules) -> bool:
    return 0 < rules.mercy_limit <= rules.setup_hand_size + more


def _witness(rulebook: Rulebook, budget: Budget) -> Witness | None:
    """Early turns of a round at the smallest table in which somebody is knocked out."""
    rules = as_played(rulebook.rules)
    for index in range(_TRIED if tables(rules) else 0):
        game = Game(rules, tables(rules)[0], "random", seed_of(budget.seed, index))
        turn = find_event(game, _SOON, _knocks_out)
        if turn is not None and (witness := testify_by_round(rulebook, game, turn, turn, _shows)):
            return witness
    return None


def _knocks_out(event: Event, table: Table) -> bool:
    return event.type == "eliminated" and _drawn(event, table.events or ()) <= 1


def _drawn(event: Event, events: Iterable[Event]) -> int:
    """How many cards the same player has drawn in the meantime."""
    drawn = (each for each in events if each.type == "drew" and each.seat == event.seat)
    return sum(int(str(each.details["count"])) for each in drawn)


def _shows(played: Replay) -> bool:
    events = [event for step in played.steps for event in step.events]
    return played.ok and any(event.type == "eliminated" and _drawn(event, events) <= 1 for event in events)
