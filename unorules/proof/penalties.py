"""Penalties that the piles cannot pay at most moments of a round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from unorules.diagnostics.model import Help, Params
from unorules.engine.cards import Card, Kind
from unorules.engine.events import Event
from unorules.engine.rules import Rules, deck
from unorules.engine.table import Table
from unorules.proof.budget import Budget, Purse
from unorules.proof.causes import causes, changed, first
from unorules.proof.faults import Fault, changes
from unorules.proof.games import Game, count_of, drawable, find_event
from unorules.proof.positions import position
from unorules.proof.surveys import Survey, survey
from unorules.proof.tables import as_played, tables
from unorules.proof.witness import Shows, Witness, testify, testify_by_round
from unorules.records.replay import Replay
from unorules.rulebook.model import Rulebook
from unorules.simulation.chance import seed_of
from unorules.values import dataclass

_TRIED: Final = 6
_SOON: Final = 200
_ROUNDS: Final = 6


@dataclass(frozen=True, slots=True)
class Demand:
    """What may be asked of the piles at once: the key that asks for it, how many cards, and the `reason` of the event."""

    key: str
    cards: int
    reason: str


def demands(rules: Rules) -> tuple[Demand, ...]:
    """Every penalty of the rules, the largest of a reason only."""
    found = [
        Demand("uno.penalty", rules.uno_penalty, "uno-penalty"),
        Demand("uno.false_call_penalty", rules.uno_false_call_penalty, "false-uno"),
        Demand("uno.false_accusation_penalty", rules.uno_false_accusation_penalty, "false-accusation"),
    ]
    cards = dict.fromkeys(deck(rules))
    if rules.challengeable and Card(Kind.WILD_DRAW_FOUR) in cards:
        extra = 4 + rules.wild_draw_four_failed_challenge_extra
        found.append(Demand("wild_draw_four.guilty_draws", rules.wild_draw_four_guilty_draws, "guilty-challenge"))
        found.append(Demand("wild_draw_four.failed_challenge_extra", extra, "failed-challenge"))
    kinds = {card.kind: card.draws for card in cards if card.draws}
    found += [Demand(f"deck.{kind.value.replace('-', '_')}", draws, kind.value) for kind, draws in kinds.items()]
    return tuple(each for each in found if each.cards)


def unpaid(
    rulebook: Rulebook, surveys: tuple[Survey, ...], budget: Budget, purse: Purse, *, only_own: bool
) -> Iterator[Fault]:
    """The penalties that are more than what is left to draw at the middle one of all turns, at the smallest table where that is so.

    `only_own`: the deck is told to be too small already, so only penalties that these rules have made higher are told.
    """
    rules, own = as_played(rulebook.rules), changed(rulebook)
    for demand in demands(rules):
        found = next((each for each in surveys if demand.cards > each.left), None)
        if found is None or (only_own and (demand.key not in own or demand.key.startswith("deck."))):
            continue
        unpaid_too = partial(_is_unpaid, demand.key, found.players, budget, purse)
        keys = causes(rulebook, unpaid_too)
        witness = _witness(rulebook, found, demand, budget) if keys else None
        if witness:
            params: Params = {"name": demand.key, "amount": demand.cards, "left": found.left, "players": found.players}
            yield Fault(
                "RS609", first(demand.key, keys), witness, params, (Help("lower"), *changes(rulebook, keys, unpaid_too))
            )
            return


def _is_unpaid(key: str, players: int, budget: Budget, purse: Purse, rules: Rules) -> bool | None:
    """Whether the penalty is too much for the piles under other rules as well; None where it cannot be told."""
    played = as_played(rules)
    demand = next((each for each in demands(played) if each.key == key), None)
    known = tables(played)
    if demand is None:
        return False
    if not known or purse.is_empty:
        return None
    few = Budget(_ROUNDS, _ROUNDS, budget.turns, seed=budget.seed)
    return demand.cards > survey(played, min(max(players, known[0]), known[-1]), few, purse).left


def _witness(rulebook: Rulebook, found: Survey, demand: Demand, budget: Budget) -> Witness | None:
    """The penalty laid on somebody, and paid with fewer cards."""

    def is_short(event: Event, _table: Table | None = None) -> bool:
        return event.details.get("reason") == demand.reason and count_of(event) < demand.cards

    def shows(played: Replay) -> bool:
        return played.ok and any(is_short(event) for step in played.steps for event in step.events)

    rules = as_played(rulebook.rules)
    if demand.reason in ("false-uno", "false-accusation"):
        return _falsely(rulebook, found, demand, shows)
    policy = "forgetful" if demand.reason == "uno-penalty" else "random"
    for index in range(_TRIED):
        game = Game(rules, found.players, policy, seed_of(budget.seed, index))
        turn = find_event(game, _SOON, is_short)
        if turn is not None and (witness := testify_by_round(rulebook, game, turn, turn, shows)):
            return witness
    return None


def _falsely(rulebook: Rulebook, found: Survey, demand: Demand, shows: Shows) -> Witness | None:
    """UNO said with a full hand, or somebody accused who has said it, at a moment at which too little is left."""
    for each in found.rounds:
        for _, table, _ in each.game.stops(0, each.turns):
            little = drawable(table) < demand.cards and len(table.hands[table.turn]) > 2
            record = position(table) if little else None
            if record is not None:
                mover, other = table.players[table.turn], table.players[table.after(table.turn)]
                move = "uno" if demand.reason == "false-uno" else f"catch {other}"
                return testify(rulebook, record | {"moves": [f"{mover}: {move}"]}, shows)
    return None
