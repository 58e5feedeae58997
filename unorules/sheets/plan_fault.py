"""Why a simulation cannot be played, in a sentence."""

from __future__ import annotations

from unorules.i18n.messages import Messages
from unorules.simulation.plans import PlanError


def plan_fault(wrong: PlanError, messages: Messages) -> str:
    """The sentence for people."""
    params = dict(wrong.params)
    policies = params.get("policies")
    if isinstance(policies, tuple):
        params["policies"] = messages.list(policies, "or")
    return messages(f"simulate.wrong.{wrong.key}", **params)
