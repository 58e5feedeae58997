"""A card drawn on an earlier turn and kept: may it be laid on the next one, as any other card?"""

from __future__ import annotations

from unorules.ask.case import Case, Outcome
from unorules.ask.setting import example, move, set_out
from unorules.engine.cards import Card
from unorules.engine.table import Phase

_TOP, _RED_ALL_ROUND = "r5", ("g3 y1", "r3 y6 g9", "r4 y8 g9", "r1 y9 g8")


def laid_later(case: Case, card: Card) -> Outcome:
    """The card is drawn and kept, the others lay what fits, and its owner lays it."""
    scene = set_out(case, list(_RED_ALL_ROUND), top=_TOP, draw_pile=f"{card} b2 b4")
    scene.attempt("draw")
    kept = scene.table.phase is not Phase.DRAWN or scene.attempt("keep")
    if kept:
        scene.go_round(0)
    allowed = kept and scene.attempt(move(scene, card))
    if not kept:
        scene.attempt(move(scene, card))
    verdict = "yes" if allowed else "no"
    params = {"card": card, "player": scene.players[0]}
    reasons = scene.last.verdict.reasons if allowed else ("turn.drawn_card",)
    return Outcome(verdict, f"later-{verdict}", reasons, params=params, example=example(case, scene))
