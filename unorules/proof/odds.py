"""What the rules do to the chances and to the length of a round, beside the edition that they lie over.

Both are played with the same seeds by the same sensible players. Only what is beyond doubt is told: the bound that the ratio
exceeds with confidence has to be above what it is measured by. Who wins is told of many rounds only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Final

from unorules.diagnostics.model import Params
from unorules.engine.rules import Rules
from unorules.proof.budget import Budget, Purse
from unorules.proof.causes import base_rules, changed, culprits, enough
from unorules.proof.faults import Fault, change
from unorules.proof.figures import Figures, Ratio, Rounds, length, luck
from unorules.proof.players import PLAYERS
from unorules.proof.seen_by import simulation
from unorules.proof.tables import USUAL, as_played, tables
from unorules.proof.witness import Witness, testify
from unorules.records.replay import Replay
from unorules.records.writing import noted_record
from unorules.rulebook.model import Rulebook
from unorules.simulation.chance import seed_of
from unorules.simulation.rounds import note_round

OFTEN: Final = 1.3
"""How many times as often as under the edition a seat must win."""

LONG: Final = 2.0
"""How many times as long as under the edition rounds must take."""

_WORTH_MORE: Final = 1.15
_FEW, _MORE = 20, 90
_SEATS: Final = ("players.min", "players.max")
_STEP: Final = 25
_TRIED: Final = 6
_TOLD: Final = 4

Measure = Callable[[Figures, Figures], Ratio]


def odds(rulebook: Rulebook, budget: Budget, purse: Purse) -> Iterator[Fault]:
    """That rounds take much longer than under the edition, and the seat that wins much more often; nothing for an edition."""
    rules, base = as_played(rulebook.rules), as_played(base_rules(rulebook))
    players = _players(rules, base)
    if not rulebook.house_rules or players is None:
        return
    rounds, below = Rounds(rules, players, budget.seed), Rounds(base, players, budget.seed)
    found = before = Figures(())
    for count in range(_STEP, budget.compared[-1] + 1, _STEP):
        found, before = rounds.upto(count, purse), below.upto(count, purse)
        few = found.count < _enough(budget)
        if purse.is_empty or (count in budget.compared and not _is_open(found, before, players, few)):
            break
    if length(found, before).low > LONG:
        yield from _told_length(rulebook, found, before, budget.work // 2)
    seat = max(range(players), key=lambda each: luck(each)(found, before).low)
    if found.count >= _enough(budget) and luck(seat)(found, before).low > OFTEN:
        yield from _told_luck(rulebook, found, before, seat, budget.work // 2)


def _players(rules: Rules, base: Rules) -> int | None:
    """Four, or the nearest number that can be played under both."""
    both = [range(known[0], known[-1] + 1) for known in (tables(rules), tables(base)) if known]
    common = set(both[0]) & set(both[1]) if len(both) == 2 else set()
    return min(common, key=lambda each: (abs(each - USUAL), each), default=None)


def _enough(budget: Budget) -> int:
    """The rounds before which nothing is said of seats: the first few may favour one of them by chance."""
    return budget.compared[:2][-1]


def _is_open(found: Figures, before: Figures, players: int, few: bool) -> bool:
    """Whether something looks as if more rounds would prove it."""
    long = length(found, before)
    seats = [luck(seat)(found, before) for seat in range(players)]
    likely = [seat for seat in seats if seat.value > OFTEN * _WORTH_MORE and (few or seat.low <= OFTEN)]
    return bool(likely) or long.low <= LONG < long.value


def _causes(
    rulebook: Rulebook, found: Figures, measure: Measure, before: Figures, few: int, work: int
) -> tuple[str, ...]:
    """What, put back, takes away half of the difference, or a quarter, as a few of the rounds have it; of several, what alone
    makes as much."""
    excess = measure(found, before).value - 1
    for kept in (0.5, 0.75):
        holds = partial(_holds, rulebook, found, measure, before, few, 1 + kept * excess, Purse(work))
        keys = culprits(rulebook, holds)
        if keys is not None:
            return (enough(rulebook, keys, holds) or keys) if len(keys) > 1 else keys
    return changed(rulebook)[:_TOLD]


def _holds(
    rulebook: Rulebook,
    found: Figures,
    measure: Measure,
    before: Figures,
    few: int,
    bound: float,
    purse: Purse,
    rules: Rules,
) -> bool | None:
    """Whether other rules come to as much; None where it cannot be told."""
    played = as_played(rules)
    known = tables(played)
    if _differ_in_seats(rules, rulebook.rules):
        return True
    if purse.is_empty or not known or not known[0] <= found.players <= known[-1]:
        return None
    return measure(Rounds(played, found.players, found.seed).upto(few, purse), before).value > bound


def _differ_in_seats(one: Rules, other: Rules) -> bool:
    """Whether the two differ in who may sit down only, which changes nothing for those who do."""
    differing = [key for key, value in one.values().items() if value != other[key]]
    return one.custom == other.custom and all(key in _SEATS for key in differing)


def _told_length(rulebook: Rulebook, found: Figures, before: Figures, work: int) -> Iterator[Fault]:
    keys = _causes(rulebook, found, length, before, _FEW, work)
    middle = sorted(each.turns for each in found.rounds)[found.count // 2]
    typical = sorted(range(found.count), key=lambda index: abs(found.rounds[index].turns - middle))
    witness = _round(rulebook, found, typical, None) if keys else None
    if witness:
        figures = {"turns": round(found.turns), "before": round(before.turns)}
        yield _fault("RS613", rulebook, keys, witness, found, figures)


def _told_luck(rulebook: Rulebook, found: Figures, before: Figures, seat: int, work: int) -> Iterator[Fault]:
    keys = _causes(rulebook, found, luck(seat), before, _MORE, work)
    won = [index for index in range(found.count) if found.rounds[index].winner == seat]
    shortest = sorted(won, key=lambda index: found.rounds[index].turns)
    witness = _round(rulebook, found, shortest, seat) if keys else None
    if witness:
        shares = [round(100 * each.wins(seat) / each.count) for each in (found, before)]
        yield _fault(
            "RS612", rulebook, keys, witness, found, {"seat": seat + 1, "share": shares[0], "before": shares[1]}
        )


def _fault(
    code: str, rulebook: Rulebook, keys: tuple[str, ...], witness: Witness, found: Figures, figures: dict[str, int]
) -> Fault:
    params: Params = {**figures, "base": rulebook.base, "players": found.players}
    told = {"policy": "sensible", "seed": found.seed, "rounds": found.count, **params}
    command = simulation(rulebook, found.players, found.seed, found.count, against=True)
    return Fault(code, keys, witness, params, (*command, change(keys)), told)


def _round(rulebook: Rulebook, found: Figures, likely: Iterable[int], winner: int | None) -> Witness | None:
    """The first of some rounds that a record can tell, from the deal to the end."""

    def shows(played: Replay) -> bool:
        return played.ok and played.table.round_over and winner in (None, played.table.winner)

    rules = as_played(rulebook.rules)
    for index in islice(likely, _TRIED):
        noted = note_round(rules, found.players, PLAYERS["sensible"], seed_of(found.seed, index))
        if witness := testify(rulebook, noted_record(noted, ()), shows):
            return witness
    return None
