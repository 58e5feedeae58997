"""Two cards laid at one moment: whose counts, where somebody may lay out of turn and where nobody may."""

from __future__ import annotations

from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Scene
from unorules.ask.setting import example

_ALLOWED = "jump_in.allowed"


def of_two_at_once(case: Case, scene: Scene | None) -> Outcome:
    """`scene`: a twin is laid out of turn. Where that is allowed no leaflet settles the tie; where not, the turn does."""
    if scene is None:
        return Outcome("explain", "tie-off", (_ALLOWED,))
    shown = example(case, scene)
    if scene.last.verdict.allowed:
        return Outcome("unspecified", "tie", ("manners",), leaning="explain", example=shown)
    return Outcome("explain", "tie-off", scene.last.verdict.reasons, example=shown)
