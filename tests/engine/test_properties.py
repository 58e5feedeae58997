"""What holds of every round under every rule: made-up rulesets, played at random, out-of-turn acts included."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings

from .random_play import play, table_for
from .strategies import Plan, plans

SETTINGS = settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@given(plans())
@SETTINGS
def test_nothing_is_lost_and_somebody_can_always_go_on(plan: Plan) -> None:
    table = table_for(plan.rules, plan.seats, plan.deal)
    for _ in play(table, Random(plan.play), acts=150):
        pass
