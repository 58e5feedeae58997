"""From a wish to a plan: how many play, how often, and what the rules have against it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from unorules.engine.rules import Rules, deck
from unorules.engine.seating import allowed_sizes, dealt_sizes, most_dealt, seats
from unorules.simulation.jobs import POLICIES, Plan
from unorules.simulation.rounds import MAX_TURNS

ROUNDS: Final = 1000
PLAYERS: Final = 4


class PlanError(ValueError):
    """A plan that cannot be played: `key` names the message `simulate.wrong.<key>`, which `params` fill."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


def plan_for(
    rules: Rules,
    *,
    rounds: int | None = None,
    matches: int | None = None,
    players: int | None = None,
    policy: str = "random",
    seed: int = 0,
    max_turns: int = MAX_TURNS,
) -> Plan:
    """The plan of so many rounds or matches; without either, 1000 rounds. Raises PlanError where both are given.

    `players` left open are four, or as near as the rules allow.
    """
    if rounds is not None and matches is not None:
        raise PlanError("rounds-or-matches")
    low, high = dealt_sizes(rules)
    seats = players or min(max(PLAYERS, low), high)
    return Plan(rules, seats, policy, matches or rounds or ROUNDS, seed, max_turns, matches is not None)


def assure_playable(plan: Plan, everyone: Iterable[Rules]) -> None:
    """Raises PlanError where the plan cannot be played under one of the rules given."""
    if plan.policy not in POLICIES:
        raise PlanError("policy", found=plan.policy, policies=tuple(POLICIES))
    for rules in everyone:
        low, high = allowed_sizes(rules)
        if not low <= plan.players <= high:
            raise PlanError("players", n=plan.players, seats=seats(rules))
        if plan.players > most_dealt(rules):
            raise PlanError("too-few-cards", n=plan.players, cards=len(deck(rules)))
        if plan.matches and rules.scoring_mode == "none" and not rules.scoring_rounds:
            raise PlanError("no-match")
