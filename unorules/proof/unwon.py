"""Rounds that nobody wins, and rounds that run out of cards: at every table, or at some."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from math import ceil
from typing import Final

from unorules.diagnostics.model import Help, Params
from unorules.engine.events import Event
from unorules.engine.rules import Rules
from unorules.engine.table import Table
from unorules.proof.budget import Budget, Purse
from unorules.proof.causes import causes
from unorules.proof.faults import Fault, change
from unorules.proof.games import Watched, count_of, drawable, find_event
from unorules.proof.surveys import DRY, MANY, MOST, Count, Survey, is_above, survey
from unorules.proof.tables import as_played, is_whole, tables
from unorules.proof.witness import Witness, testify_by_round, testify_by_stretch
from unorules.records.replay import Replay
from unorules.rulebook.model import Rulebook
from unorules.simulation.rounds import End
from unorules.values import dataclass, replace

_TRIED: Final = 4
_SEEN: Final = 4


@dataclass(frozen=True, slots=True)
class Trouble:
    """One kind of trouble: its codes at every table and at some, how often a survey has seen it and from which share on it is told,
    the rounds that may show it and in which ways, the best first, and what helps."""

    everywhere: str
    somewhere: str
    count: Callable[[Survey], Count]
    bound: float
    has: Callable[[Watched], bool]
    shows: tuple[Callable[[Rulebook, Watched], Witness | None], ...]
    help: str


def unwon(rulebook: Rulebook, surveys: tuple[Survey, ...], budget: Budget, purse: Purse) -> Iterator[Fault]:
    """The gravest thing to be said of the rounds, if any: that none is won, that some are not, that the cards run out."""
    first = surveys[0]
    if _is_hopeless(surveys):
        kind = _STUCK if first.stuck > first.endless else _ENDLESS
        lost = replace(kind, count=lambda each: each.lost)  # a rule that has them end otherwise is no cure
        tries = [(lost, kind.everywhere, first)]
    else:
        kinds = (_STUCK, _ENDLESS, _DRY) if is_whole(rulebook.rules) else (_ENDLESS,)
        seen = ((kind, found) for kind in kinds for found in reversed(surveys))
        tries = [(kind, kind.somewhere, found) for kind, found in seen if is_above(kind.count(found), kind.bound)]
    told = (_told(rulebook, found, kind, code, budget, purse) for kind, code, found in tries)
    yield from islice(filter(None, told), 1)


def _is_hopeless(surveys: tuple[Survey, ...]) -> bool:
    """Whether most rounds are lost at every table, and for sure at all together."""
    lost, played = (sum(found.lost[at] for found in surveys) for at in (0, 1))
    return all(found.lost[0] > MOST * found.lost[1] for found in surveys) and is_above((lost, played), MOST)


def _told(rulebook: Rulebook, found: Survey, kind: Trouble, code: str, budget: Budget, purse: Purse) -> Fault | None:
    """The fault with its causes; None where it is the edition's own, or no position shows it."""
    count, of = kind.count(found)
    largest = found.players == tables(as_played(rulebook.rules))[-1]

    def holds(rules: Rules) -> bool | None:
        share = _share(rules, found.players, largest, kind, count / of, budget, purse)
        return None if share is None else share > count / of / 2

    keys = causes(rulebook, holds)
    rounds = sorted(filter(kind.has, found.rounds), key=lambda each: each.turns)[:_TRIED] if keys else []
    tries = (show(rulebook, each) for show in kind.shows for each in rounds)
    witness = next(filter(None, tries), None)
    if witness is None:
        return None
    turns = min((each.turns for each in found.rounds if each.end is End.TURN_LIMIT), default=budget.turns)
    params: Params = {"players": found.players, "count": count, "rounds": of, "turns": turns}
    return Fault(code, keys, witness, params, (Help(kind.help), change(keys)), {"seed": budget.seed, **params})


def _share(
    rules: Rules, players: int, largest: bool, kind: Trouble, expected: float, budget: Budget, purse: Purse
) -> float | None:
    """The share of the trouble among a few short rounds at the same table under other rules; None where it cannot be told."""
    played = as_played(rules)
    known = tables(played)
    if not known or purse.is_empty:
        return None
    players = known[-1] if largest else min(max(players, known[0]), known[-1])
    enough = min(budget.rounds, ceil(_SEEN / expected))
    few = Budget(enough, enough, budget.turns // 2, seed=budget.seed)
    count, of = kind.count(survey(played, players, few, purse))
    return count / of


def _show_end(rulebook: Rulebook, each: Watched) -> Witness | None:
    """The last turns of a round that ends without a winner."""
    first = each.turns - each.game.players + 1
    return testify_by_round(rulebook, each.game, first, each.turns, _is_unwon)


def _is_unwon(played: Replay) -> bool:
    return played.ok and played.table.round_over and played.table.winner is None


def _show_lap(rulebook: Rulebook, each: Watched) -> Witness | None:
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


def _show_draw(rulebook: Rulebook, each: Watched) -> Witness | None:
    """A draw that finds nothing."""
    turn = find_event(each.game, each.turns, _found_nothing)
    return None if turn is None else testify_by_round(rulebook, each.game, turn, turn, _draws_nothing)


def _show_dry(rulebook: Rulebook, each: Watched) -> Witness | None:
    """A position in which a draw would find nothing."""
    dry = each.dry or 0
    return testify_by_round(rulebook, each.game, dry + 1, dry, lambda played: drawable(played.table) == 0)


def _found_nothing(event: Event, _table: Table) -> bool:
    return event.type == "drew" and not count_of(event)


def _draws_nothing(played: Replay) -> bool:
    return any(_found_nothing(event, played.table) for step in played.steps for event in step.events)


_STUCK: Final = Trouble(
    "RS601", "RS604", lambda found: found.stuck, MANY, lambda each: each.end is not End.TURN_LIMIT, (_show_end,), "more"
)
_ENDLESS: Final = Trouble(
    "RS602", "RS605", lambda found: found.endless, MANY, lambda each: each.end is End.TURN_LIMIT, (_show_lap,), "fewer"
)
_DRY: Final = Trouble(
    "RS606", "RS606", lambda found: found.dry, DRY, lambda each: each.dry is not None, (_show_draw, _show_dry), "fewer"
)
