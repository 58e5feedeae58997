"""Opinions put as questions about rules, which none tells: "wouldn't it be fairer if …?", "is it mean to lay a +4 on Grandma?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame

_OF_RULES: Final = frozenset({"may", "must", "forbidden", "cheat", "official", "rules", "penalty", "wrong"})
_SO_FAR: Final = 6


def asks_taste(seen: Frame) -> bool:
    """Whether the clause that asks weighs the game itself against another, or asks whether a deed is kind."""
    clause = last_clause(seen)
    if seen.says("asks-an-opinion", within=clause) and seen.says("should-be-so", within=clause):
        return True
    if seen.says("would-be", within=clause) and seen.says("better-game", within=clause):
        return not concepts_asked(seen) & (_OF_RULES - {"may"})
    unkind = [mark.start for mark in seen.cues if mark.concept == "unkind-deed" and seen.words[mark.start] in clause]
    if not unkind or concepts_asked(seen) & _OF_RULES:
        return False
    return any(seen.said_at(at, "is-it", "is-kind") for at in range(max(0, unkind[0] - _SO_FAR), unkind[0] + 1))
