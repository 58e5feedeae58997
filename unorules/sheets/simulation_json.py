"""The figures of a simulation as the object that machines read."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import Any

from unorules.simulation.compare import Ratio
from unorules.simulation.outcome import Outcome, Simulated
from unorules.simulation.rounds import End
from unorules.simulation.statistics import Share, histogram, spread, wins_by_seat

_DIGITS = 6


def simulation_json(outcome: Outcome) -> dict[str, Any]:
    """What was played and its figures; `against` and `comparison` are null where nothing was compared."""
    found = outcome.comparison
    comparison = None
    if found is not None:
        names = ("turns", "points", "largest_hand", "reshuffles")
        ratios = {name: _ratio(getattr(found, name)) for name in names}
        changes = [{"rule": each.key, "before": each.before, "after": each.after} for each in found.changes]
        comparison = {"ratios": ratios, "changes": changes}
    against = _played(outcome.against) if outcome.against is not None else None
    return _played(outcome.main) | {"against": against, "comparison": comparison}


def _played(played: Simulated) -> dict[str, Any]:
    plan, tally = played.plan, played.tally
    return {
        "rules": list(played.rulebook.ids),
        "players": plan.players,
        "policy": plan.policy,
        "seed": plan.seed,
        "max_turns": plan.limit,
        "rounds": tally.rounds,
        "turns": _spread(tally.turns),
        "histogram": [asdict(each) for each in histogram(tally.turns)],
        "wins": _wins(wins_by_seat(tally.wins, plan.players, tally.rounds)),
        "points": _spread(tally.points),
        "largest_hand": _spread(tally.largest_hand),
        "reshuffles": _spread(tally.reshuffles),
        "ran_out": tally.ran_out[True],
        "ends": {end.value: tally.ends[end.value] for end in End},
        "matches": _matches(played) if plan.matches else None,
    }


def _matches(played: Simulated) -> dict[str, Any]:
    tally = played.tally
    return {
        "count": tally.matches,
        "unfinished": tally.match_ends["unfinished"],
        "rounds": _spread(tally.match_rounds),
        "wins": _wins(wins_by_seat(tally.match_wins, played.plan.players, tally.matches)),
    }


def _spread(counts: Counter[int]) -> dict[str, Any] | None:
    found = spread(counts)
    return _rounded(asdict(found)) if found is not None else None


def _wins(shares: list[Share]) -> list[dict[str, Any]]:
    return [{"seat": seat + 1} | _rounded(asdict(share)) for seat, share in enumerate(shares)]


def _ratio(found: Ratio | None) -> dict[str, Any] | None:
    return _rounded(asdict(found)) | {"clear": found.is_clear} if found is not None else None


def _rounded(values: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, _DIGITS) if isinstance(value, float) else value for name, value in values.items()}
