"""What came of a simulation, ready to be told: the plan, its counts, and the rules compared with, if any."""

from __future__ import annotations

from dataclasses import dataclass

from unorules.rulebook.model import Rulebook
from unorules.simulation.compare import Comparison, compare
from unorules.simulation.jobs import Plan
from unorules.simulation.statistics import Tally


@dataclass(frozen=True, slots=True)
class Simulated:
    """One set of rules, how it was played, and the counts."""

    rulebook: Rulebook
    plan: Plan
    tally: Tally


@dataclass(frozen=True, slots=True)
class Outcome:
    """The rules asked about, and beside them those of `against`."""

    main: Simulated
    against: Simulated | None = None

    @property
    def comparison(self) -> Comparison | None:
        """The two side by side; None where only one was played."""
        if self.against is None:
            return None
        main, other = self.main, self.against
        return compare(main.plan.rules, other.plan.rules, main.tally, other.tally)
