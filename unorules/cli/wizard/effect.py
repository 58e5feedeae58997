"""What house rules do to the game, by playing: how long a round is with them and without."""

from __future__ import annotations

from typing import Final

from unorules.engine.rules import Rules, deck
from unorules.i18n.messages import Messages
from unorules.simulation.compare import ratio
from unorules.simulation.jobs import Plan, play
from unorules.simulation.statistics import Tally, spread

ROUNDS: Final = 300
"""About a fifth of a second each way, and enough to see a tenth more or less."""


def effect(before: Rules, now: Rules, seats: int, messages: Messages, *, rule: bool = False) -> str:
    """One sentence on the length of a round, as near to `seats` players as the rules allow; nothing where none can be dealt.

    With `rule` it speaks of the one house rule that `now` has over `before`.
    """
    one, two = _played(before, seats), _played(now, seats)
    if one is None or two is None:
        return ""
    found, were, are = ratio(two.turns, one.turns), spread(one.turns), spread(two.turns)
    if found is None or were is None or are is None:
        return ""
    if not found.is_clear:
        return messages("new.effect.same", now=round(are.mean))
    direction = "longer" if found.value > 1 else "shorter"
    key = f"new.effect.rule-{direction}" if rule else f"new.effect.{direction}"
    return messages(key, before=round(were.mean), now=round(are.mean))


def _played(rules: Rules, seats: int) -> Tally | None:
    players = min(max(seats, rules.players_min), rules.players_max)
    if players * rules.setup_hand_size >= len(deck(rules)):
        return None
    return play(Plan(rules, players, "sensible", ROUNDS, seed=0))
