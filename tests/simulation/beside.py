"""A policy of a test's own."""

from typing import Any

from unorules.simulation.policies import RandomPolicy


class Beside:
    """What a class made of this does not decide itself, chance decides. It inherits from no policy: none can from a compiled."""

    def __init__(self) -> None:
        self._other = RandomPolicy()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._other, name)
