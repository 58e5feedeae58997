"""What the answers have come to so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.cli.wizard.desk import Desk
from unorules.cli.wizard.dialogue import Dialogue
from unorules.diagnostics.model import Finding
from unorules.rulebook.drafting import Draft
from unorules.values import dataclass, replace

KEYS: Final = ("players.min", "players.max")
"""The options that say how many may play."""

Clash = tuple[str, str]
"""The code and the particulars of a finding."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The draft, and what stands in no file: how many sit at the table, whether the id was chosen, a question that it
    answers anew, the clashes that were left for later, how many were asked for to sit down at most and at least (0: nobody said),
    the rules that were tried out last with what play has shown of them, and the further languages that a name was wanted in.
    """

    draft: Draft
    seats: int = 4
    named: bool = False
    question: str = ""
    left: frozenset[Clash] = frozenset()
    wished: int = 0
    fewest: int = 0
    tried: Draft | None = None
    shown: tuple[Finding, ...] = ()
    languages: tuple[str, ...] = ()

    def with_values(self, values: dict[str, object]) -> Plan:
        """The same with other options of its own."""
        return replace(self, draft=replace(self.draft, values=values))


Step = Callable[[Dialogue, Desk, Plan], Plan]
"""A question put and answered. Raises BackError where the one before is to be put again."""


class UnplayableError(Exception):
    """The rules cannot be played as they stand: the question about house rules is put again, over the plan as it is now."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan


class StopError(Exception):
    """Whoever answers leaves without a file."""
