"""Where a round shows its trouble: the turns that are told of it, as short as may be."""

from __future__ import annotations

from collections.abc import Callable

from unorules.engine.events import Event
from unorules.engine.rules import deck
from unorules.proof.games import Watched, count_of, find_event
from unorules.proof.witness import Witness, testify_by_round, testify_by_stretch
from unorules.records.replay import Replay
from unorules.rulebook.model import Rulebook


def unwon_end(rulebook: Rulebook, each: Watched) -> Witness | None:
    """The last turns of a round that ends without a winner."""
    first = each.turns - each.game.players + 1
    return testify_by_round(rulebook, each.game, first, each.turns, _is_unwon)


def _is_unwon(played: Replay) -> bool:
    return played.ok and played.table.round_over and played.table.winner is None


def fruitless_lap(rulebook: Rulebook, each: Watched) -> Witness | None:
    """Some late turns after which the players together hold no fewer cards than before."""
    return testify_by_stretch(rulebook, each.game, each.turns, _leads_nowhere)


def _leads_nowhere(played: Replay) -> bool:
    return played.ok and not played.table.round_over and _gain(played) >= 0


def _gain(played: Replay) -> int:
    """How many cards more than before all players together hold at the end."""
    return sum(_gained(event) for step in played.steps for event in step.events)


def _gained(event: Event) -> int:
    signs = {"drew": count_of(event), "discarded": -count_of(event), "played": -1}
    return signs.get(event.type, 0)


def empty_draw(rulebook: Rulebook, each: Watched) -> Witness | None:
    """A draw that finds nothing."""
    return _show_event(rulebook, each, lambda event: event.type == "drew" and not count_of(event))


def short_draw(rulebook: Rulebook, each: Watched) -> Witness | None:
    """A draw card that makes somebody draw more than there is; who is knocked out on the way draws no more either."""
    owed = {card.kind.value: card.draws for card in deck(rulebook.rules)}

    def is_short(event: Event) -> bool:
        return event.type == "drew" and count_of(event) < owed.get(str(event.details.get("reason")), 0)

    return None if rulebook.rules.mercy_limit else _show_event(rulebook, each, is_short)


def _show_event(rulebook: Rulebook, each: Watched, wanted: Callable[[Event], bool]) -> Witness | None:
    """The turn in which something of that kind first happens."""

    def shows(played: Replay) -> bool:
        return any(wanted(event) for step in played.steps for event in step.events)

    turn = find_event(each.game, each.turns, lambda event, _table: wanted(event))
    return None if turn is None else testify_by_round(rulebook, each.game, turn, turn, shows)
