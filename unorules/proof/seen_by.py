"""The command that plays many rounds by the rules before the reader's eyes, so that nobody has to take a share on trust."""

from __future__ import annotations

from collections.abc import Sequence
from shlex import quote
from typing import Final

from unorules.diagnostics.model import Help
from unorules.proof.budget import Budget
from unorules.proof.games import Watched
from unorules.proof.places import name_of, names_of
from unorules.proof.tables import is_whole
from unorules.rulebook.model import Rulebook
from unorules.simulation.rounds import MAX_TURNS, End

_FEWEST: Final = 5


def in_a_while(played: Sequence[Watched], budget: Budget) -> int:
    """How many rounds such as were played may be asked of a reader: as many as are `watched`, fewer where each takes long."""
    if not played:
        return budget.watched
    work = sum(each.work * (MAX_TURNS / max(1, each.turns) if each.end is End.TURN_LIMIT else 1) for each in played)
    return max(_FEWEST, min(budget.watched, int(budget.patience * len(played) / max(1, work))))


def simulation(
    rulebook: Rulebook, players: int, seed: int, rounds: int, *, policy: str = "sensible", against: bool = False
) -> tuple[Help, ...]:
    """The help that names the command, with the edition beside the rules where `against`; none where cards were put aside, which
    `simulate` has in the deck.
    """
    if not is_whole(rulebook.rules):
        return ()
    rules = " ".join(f"--rules {quote(name)}" for name in names_of(rulebook))
    beside = f" --against {quote(name_of(rulebook.edition))}" if against else ""
    table = f"--players {players} --policy {policy}"
    command = f"unorules simulate {rules}{beside} {table} --seed {seed} --rounds {rounds}"
    return (Help("simulate", {"command": command}),)
