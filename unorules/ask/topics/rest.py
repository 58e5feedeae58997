"""How to behave at the table, on which the leaflets are silent, and where the game comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.case import Case, Outcome
from unorules.ask.scene import Scene
from unorules.ask.setting import example, set_out
from unorules.ask.topics import topic

_FIRST_YEAR = 1971
_SPOKEN_OF: Final = (
    "card-count",
    "advice",
    "wrong-card",
    "out-of-turn",
    "misdeal",
    "joining",
    "leaving",
    "showing",
    "discard-pile",
)


@topic("conduct")
def conduct(case: Case) -> Outcome:
    """What tables do; where a move is at stake, the engine refuses it first."""
    what = case.arguments.get("what")
    if what not in _SPOKEN_OF:
        return Outcome("unspecified", "plain", ("manners",), leaning="explain")
    if what in _REFUSED:
        scene = _REFUSED[what](case)
        params = {"player": scene.players[scene.last.action.seat]}
        reasons = (*scene.last.verdict.reasons, "manners")
        shown = example(case, scene)
        return Outcome("unspecified", what, reasons, leaning="explain", params=params, example=shown)
    return Outcome("unspecified", what, ("manners",), leaning="explain")


def _wrong_card(case: Case) -> Scene:
    """A green card on a red one of another number."""
    scene = set_out(case, ["g8 y1 b3", "y3 y4 y6"])
    scene.attempt("g8")
    return scene


def _out_of_turn(case: Case) -> Scene:
    """The neighbour plays before the one whose turn it is; the card would fit."""
    scene = set_out(case, ["g8 y1 b3", "r8 y4 y6"])
    scene.attempt("r8", seat=1)
    return scene


_REFUSED: Final[dict[object, Callable[[Case], Scene]]] = {"wrong-card": _wrong_card, "out-of-turn": _out_of_turn}


@topic("history")
def history(case: Case) -> Outcome:
    """No rule of any edition: when the game was made."""
    return Outcome("explain", "made", (), _FIRST_YEAR, params={"year": _FIRST_YEAR})
