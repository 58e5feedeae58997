"""Examples show what was played, and no move that was only tried to see whether the round was over."""

from __future__ import annotations

from unorules.ask.asking import outcome
from unorules.ask.case import Case
from unorules.rulebook.load import load


def steps(topic: str, rules: list[str], **arguments: object) -> tuple[list[bool], bool]:
    """Which steps of the example were allowed, and whether the round came to an end in one of them."""
    found = outcome(Case(topic, load(rules, folders=()), arguments)).example
    assert found is not None
    over = any(event.type == "round-over" for step in found.steps for event in step.events)
    return [step.verdict.allowed for step in found.steps], over


def test_a_draw_that_was_tried_after_the_last_card_is_not_shown() -> None:
    allowed, over = steps("stack-draw-two", ["progressive"], last=True, players=2)
    assert over
    assert all(allowed)
