"""How much is played before judgement is given: counted in rounds, turns and work, never in seconds, so that a file has the
same findings on every machine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """The bounds of a proof.

    `rounds` are played at each table before anything is said, up to `most` where that leaves doubts; first sensibly, then
    every other one by chance. A round without an end is given up after `turns`. `compared` are the rounds played under the
    rules and under their edition to compare the two, in as many goes as it takes. `work` is what may be spent on seeing how
    rounds go, twice as much on comparing, a part of it on each search for causes. It is about what an ordinary computer
    does in so many microseconds: a turn costs 8 and one more for each card in hand. The first hundred rounds of the official
    rules with this `seed` are as typical as many more, with two players and with four. `watched` are the rounds that a reader
    is told to play for the same share, fewer where they would take more work than `patience`.
    """

    rounds: int = 18
    most: int = 45
    turns: int = 1000
    compared: tuple[int, ...] = (100, 400, 1200)
    work: int = 320_000
    seed: int = 5
    watched: int = 100
    patience: int = 2_500_000


@dataclass(slots=True)
class Purse:
    """What is left of the work."""

    left: int

    def pay(self, work: int) -> None:
        """Take so much out of it; the last round may cost more than there is."""
        self.left -= work

    @property
    def is_empty(self) -> bool:
        """Whether nothing more is to be played."""
        return self.left <= 0
