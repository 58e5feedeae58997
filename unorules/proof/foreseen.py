"""What is wrong at play and can be told without playing: proofs that take a few positions, for commands that play by the rules.

Rounds are not played; whether they come to an end is what `prove` tells.
"""

from __future__ import annotations

from collections.abc import Iterator

from unorules.diagnostics.model import Finding
from unorules.proof.budget import Budget
from unorules.proof.cards import never_laid, nobody_out
from unorules.proof.causes import changed
from unorules.proof.faults import Fault, as_finding
from unorules.proof.mercy import without_mercy
from unorules.rulebook.load import in_order
from unorules.rulebook.model import Rulebook


def foreseen(rulebook: Rulebook) -> tuple[Finding, ...]:
    """Those findings of `prove` that take no whole round: cards that can never be laid, a deck that lets nobody out, a limit of
    cards that the deal reaches. Each is among the findings of `prove` for the same rules. Raises nothing.
    """
    if not rulebook.ok or not changed(rulebook):
        return ()
    return in_order(as_finding(rulebook, fault) for fault in _faults(rulebook))


def _faults(rulebook: Rulebook) -> Iterator[Fault]:
    yield from never_laid(rulebook)
    knocked_out = tuple(without_mercy(rulebook, Budget()))
    yield from knocked_out
    rules = rulebook.rules
    # By other ways a round may be won although nobody can lay a last card; whether it is, only play tells.
    if not (knocked_out or rules.mercy_limit or rules.piles_when_exhausted == "end-round-lowest-hand"):
        yield from nobody_out(rulebook, ())
