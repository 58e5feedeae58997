"""What house rules do to the game, by playing: how long a round is with them and without."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from unorules.document.model import Paragraph, paragraph
from unorules.engine.options import Value
from unorules.engine.rules import CustomCard, Rules
from unorules.engine.seating import dealt_sizes
from unorules.i18n.messages import Messages
from unorules.simulation.compare import ratio
from unorules.simulation.jobs import Plan, play
from unorules.simulation.statistics import Tally, spread
from unorules.values import dataclass

ROUNDS: Final = 300
"""About a fifth of a second each way, and enough to see a tenth more or less."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One sentence on the length of a round, and how many played the rounds that showed it."""

    sentence: str
    players: int

    def tried(self, wanted: int, messages: Messages) -> Paragraph:
        """How that was seen; why by others than `wanted` players, where it was."""
        if self.players == wanted:
            return paragraph(messages("new.effect.how", n=ROUNDS, players=self.players))
        return paragraph(messages("new.effect.how-other", n=ROUNDS, players=self.players, wanted=wanted))


def effect(before: Rules, now: Rules, seats: int, messages: Messages, *, rule: bool = False) -> Effect | None:
    """What the length of a round becomes; None where no number of players can play by both.

    With `rule` it speaks of the one house rule that `now` has over `before`.
    """
    players = both_seat(before, now, seats)
    if players is None:
        return None
    one, two = _played(before, players), _played(now, players)
    found, were, are = ratio(two.turns, one.turns), spread(one.turns), spread(two.turns)
    if found is None or were is None or are is None:
        return None
    if not found.is_clear:
        return Effect(messages("new.effect.same", now=round(are.mean)), players)
    direction = "longer" if found.value > 1 else "shorter"
    key = f"new.effect.rule-{direction}" if rule else f"new.effect.{direction}"
    return Effect(messages(key, before=round(were.mean), now=round(are.mean)), players)


def both_seat(one: Rules, two: Rules, wanted: int) -> int | None:
    """The number of players nearest to the one wanted that may sit down by both rules and can be dealt to; None for no such."""
    sizes = [dealt_sizes(each) for each in (one, two)]
    low, high = max(fewest for fewest, _ in sizes), min(most for _, most in sizes)
    return min(max(wanted, low), high) if low <= high else None


def _played(rules: Rules, players: int) -> Tally:
    return _tally(tuple(rules.values().items()), tuple(rules.custom.values()), players, ROUNDS)


@lru_cache(maxsize=64)
def _tally(values: tuple[tuple[str, Value], ...], custom: tuple[CustomCard, ...], players: int, rounds: int) -> Tally:
    """What the rounds come to: in one dialogue the same rules are compared with one house rule after another."""
    return play(Plan(Rules(dict(values), custom), players, "sensible", rounds, seed=0))
