"""Short questions told apart by what they count or name, where their words lie between two topics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import named, number_at
from unorules.ask.read_rule_names import mercy_here
from unorules.ask.read_totals import cards_held

_ONE_ON_ANOTHER: Final = frozenset({"stack-draw-two-on-wild-draw-four", "stack-wild-draw-four-on-draw-two"})
_FEW: Final = 6
_SHORT: Final = 8
_JUMPING: Final = frozenset({"house-combination", "uno-on-last-card", "finish-on-action"})
# What else may stand beside a last card that somebody jumps in with.
_BESIDE_A_JUMP: Final = frozenset(
    {"may", "jump-in", "last-card", "card", "win", "go-out", "with", "my", "self", "can-play"}
)
_OF_A_TWIN: Final = frozenset({"house-combination", "jump-in-action"})
_BESIDE_A_TWIN: Final = _BESIDE_A_JUMP - {"last-card", "win", "go-out"} | {
    "same",
    "identical",
    "jump-in-rule",
    "get",
    "lay",
    "names",
    "nan",
}
_OF_CARDS: Final = (
    frozenset({"draw-pile-size", "mercy-rule", "deck-size", "card-count", "hand-size", "two-packs"}) | NO_TOPIC
)


def mercy_elsewhere(seen: Frame, topic: str) -> str | None:
    """ "I have 25 cards in ordinary UNO: am I out?": the rule is not said to be played, and ordinary UNO has none."""
    apart = topic == "mercy-rule" and seen.has("ordinary") and not mercy_here(seen)
    return "no-mercy-in-classic" if apart and cards_held(seen) is not None else None


def enough_for(seen: Frame, topic: str) -> str | None:
    """ "Are there enough cards for 20 players?" asks how many may play."""
    clause = last_clause(seen)
    counted = any(
        number_at(seen, at) is not None and seen.said_at(at + 1, "people-of") for at in range(len(seen.words))
    )
    enough = seen.says("fits-in", "enough", within=clause)
    return "players" if topic in _OF_CARDS and counted and enough and len(clause) <= _SHORT else None


def plays_to(seen: Frame, topic: str) -> str | None:
    """ "What are we playing to?": nothing else is asked."""
    clause = last_clause(seen)
    short = 0 < len(clause) <= _FEW and seen.says("interrogative", within=clause[:1])
    return "target-score" if short and seen.says("plays-up-to", within=clause[1:]) else None


def jumps_in_last(seen: Frame, topic: str) -> str | None:
    """ "May I jump in with my last card?": one rule is named, and no other that it would be joined with."""
    told = {mark.concept for mark in seen.marks}
    alone = {"jump-in", "last-card"} <= told <= _BESIDE_A_JUMP and not seen.cards
    return "jump-in" if topic in _JUMPING and alone else None


def jumps_in_alike(seen: Frame, topic: str) -> str | None:
    """ "May I jump in with an identical +2?": whether, not what becomes of the two."""
    told = {mark.concept for mark in seen.marks} - {face.kind for face in seen.cards}
    alone = {"may", "jump-in"} <= told <= _BESIDE_A_TWIN and len(seen.cards) == 1
    return "jump-in" if topic in _OF_A_TWIN and alone else None


def owed_for_one(seen: Frame, topic: str) -> str | None:
    """ "Must I draw four cards for my +2?": a single draw card and a number of cards ask what the card does."""
    if topic not in _ONE_ON_ANOTHER or len(named(seen)) != 1 or seen.has("stack"):
        return None
    covered = {at for face in seen.cards for at in range(face.start, face.end)}
    counted = any(
        at not in covered and number_at(seen, at) is not None and seen.said_at(at + 1, "card-word")
        for at in range(len(seen.words))
    )
    return "card-effect" if counted else None


TOLD_APART: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    mercy_elsewhere,
    owed_for_one,
    enough_for,
    plays_to,
    jumps_in_last,
    jumps_in_alike,
)
