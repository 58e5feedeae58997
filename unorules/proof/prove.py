"""Proving rules by play: which questions are put to the engine, in which order, and what is not told since something else was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from unorules.diagnostics.model import Finding, Help
from unorules.proof.budget import Budget, Purse
from unorules.proof.cards import never_laid, nobody_out
from unorules.proof.causes import changed
from unorules.proof.faults import Fault, as_finding
from unorules.proof.mercy import without_mercy
from unorules.proof.odds import odds
from unorules.proof.penalties import unpaid
from unorules.proof.seats import limit_of
from unorules.proof.surveys import Survey, survey
from unorules.proof.tables import as_played, is_whole, tables
from unorules.proof.unwon import unwon
from unorules.rulebook.check import Checked, check
from unorules.rulebook.load import in_order, load
from unorules.rulebook.model import Rulebook
from unorules.rulebook.shelf import Shelf
from unorules.values import replace

ORDINARY: Final = Budget()

_CROWDED: Final = "RS409"
_LOST: Final = ("RS601", "RS602", "RS603", "RS604", "RS605", "RS614")
"""Where rounds are not won, their length and their winners say nothing."""


def prove(rulebook: Rulebook, *, budget: Budget = ORDINARY) -> tuple[Finding, ...]:
    """What play shows to be wrong with the rules, each with a position that shows it; in the order of their places.

    Rules that are not sound are not played. What the edition alone brings about is told of the edition and not of what lies
    over it. The same rules and budget give the same findings everywhere. Raises nothing.
    """
    if not rulebook.ok or not changed(rulebook):
        return ()
    return in_order(as_finding(rulebook, fault) for fault in _faults(rulebook, budget))


def check_and_prove(
    path: Path | str,
    *,
    folders: Sequence[Path] | None = None,
    shelf: Shelf | None = None,
    budget: Budget = ORDINARY,
) -> Checked:
    """Everything that can be said of one file: what looking at it tells, and where that is no error, what playing it does."""
    shelf = shelf or Shelf(folders)
    checked = check(path, shelf=shelf)
    if not checked.ok:
        return checked
    rulebook = load([str(Path(path).absolute())], shelf=shelf)
    known = with_limits(checked.findings, rulebook, budget=budget)
    return replace(checked, findings=in_order((*known, *prove(rulebook, budget=budget))))


def with_limits(findings: Iterable[Finding], rulebook: Rulebook, *, budget: Budget = ORDINARY) -> tuple[Finding, ...]:
    """The findings, of a table that the deck cannot be dealt to with the number of players that it is enough for at play."""
    return tuple(_with_limit(found, rulebook, budget) if found.code == _CROWDED else found for found in findings)


def _with_limit(found: Finding, rulebook: Rulebook, budget: Budget) -> Finding:
    most = limit_of(rulebook, budget)
    if most < rulebook.rules.players_min:
        return found
    return replace(found, helps=(Help("seats", {"most": most}),))


def _faults(rulebook: Rulebook, budget: Budget) -> Iterator[Fault]:
    yield from never_laid(rulebook)
    knocked_out = tuple(without_mercy(rulebook, budget))
    yield from knocked_out
    surveys = () if knocked_out else _surveys(rulebook, budget)
    if not surveys:
        return
    barred = tuple(nobody_out(rulebook, surveys))
    lost = barred or tuple(unwon(rulebook, surveys, budget, Purse(budget.work // 2)))
    purse = Purse(budget.work // 2)
    asks = not barred and is_whole(rulebook.rules)
    short = tuple(unpaid(rulebook, surveys, budget, purse, only_own=bool(lost))) if asks else ()
    costly = [fault.params["name"] for fault in short]
    # Where a penalty empties the piles, it is the penalty that is told.
    yield from (fault for fault in lost if fault.code != "RS606" or not set(costly) & set(fault.keys))
    yield from short
    if not any(fault.code in _LOST for fault in lost):
        yield from odds(rulebook, budget, Purse(2 * budget.work))


def _surveys(rulebook: Rulebook, budget: Budget) -> tuple[Survey, ...]:
    rules = as_played(rulebook.rules)
    tried = tables(rules)
    return tuple(survey(rules, players, budget, Purse(budget.work // len(tried))) for players in tried)
