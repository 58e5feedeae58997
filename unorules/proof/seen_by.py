"""The command that plays many rounds by the rules before the reader's eyes, so that nobody has to take a share on trust."""

from __future__ import annotations

from shlex import quote

from unorules.diagnostics.model import Help
from unorules.proof.places import name_of, names_of
from unorules.proof.tables import is_whole
from unorules.rulebook.model import Rulebook


def simulation(rulebook: Rulebook, players: int, seed: int, rounds: int, *, against: bool = False) -> tuple[Help, ...]:
    """The help that names the command, with the edition beside the rules where `against`; none where cards were put aside, which
    `simulate` has in the deck.
    """
    if not is_whole(rulebook.rules):
        return ()
    rules = " ".join(f"--rules {quote(name)}" for name in names_of(rulebook))
    beside = f" --against {quote(name_of(rulebook.edition))}" if against else ""
    command = f"unorules simulate {rules}{beside} --players {players} --policy sensible --seed {seed} --rounds {rounds}"
    return (Help("simulate", {"command": command}),)
