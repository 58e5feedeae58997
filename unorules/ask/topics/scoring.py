"""Counting: what cards and hands are worth, who writes it down, and when a match is won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from unorules.ask import given
from unorules.ask.case import Case, Outcome
from unorules.ask.scene import NoSuchCardError, Scene
from unorules.ask.setting import example, in_deck, move, seats, set_out
from unorules.ask.topics import topic
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.ending import hand_points

_TOP = Card(Kind.NUMBER, Colour.RED, 5)
_LAST = Card(Kind.NUMBER, Colour.RED, 8)
_MODE, _TARGET, _TEST, _TIE = "scoring.mode", "scoring.target", "scoring.target_test", "scoring.tie"
_ROUNDS, _OUT = "scoring.rounds", "scoring.elimination"
_PLAIN_HANDS = (("8", "skip"), ("0", "3", "wild"))


def _round(case: Case, hands: Sequence[Sequence[Card] | str], totals: Sequence[int] = (), places: int = 0) -> Scene:
    """The first player goes out with a number; the others are left with these hands."""
    about = {"top": _TOP.text, "totals": totals, "seats": places or max(len(hands) + 1, seats(case, 2))}
    scene = set_out(case, [[_LAST], *hands], **about)
    scene.table.rounds_before = max(case.rules.scoring_rounds - 1, 0)  # where rounds are counted, this is the last
    scene.attempt(move(scene, _LAST))
    while not scene.table.round_over:  # the others play on for second place
        scene.table.left.extend(seat for seat in scene.table.active()[1:] if seat)
        scene.attempt("draw")
    return scene
