"""Whose it is to name the colour of a roulette: "isn't it my choice?", "she says that she decides", "was that up to him?"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

_ROULETTE: Final = "wild-colour-roulette"
_LAYING: Final = frozenset({"lay"})


def chooser_claimed(seen: Frame) -> tuple[str, ...] | None:
    """Whoever laid it, or the other one, as the clause claims; None where it speaks of no choice, or of nobody plainly."""
    laid = [face.start for face in seen.cards if face.kind == _ROULETTE]
    clause = last_clause(seen)
    if not laid or seen.words[laid[0]] in clause or not seen.says("ones-choice", within=clause):
        return None
    mine, theirs = _mine(seen, clause), seen.says("falls-on-them", "another-person", within=clause)
    if not mine and not theirs:
        return None
    if mine and theirs:
        mine = _mine_is_nearest(seen, clause)
    return ("player",) if mine == _laid_by_me(seen, laid[0]) else ("next-player",)


def _mine_is_nearest(seen: Frame, clause: Sequence[Token]) -> bool:
    """Of two persons told, whether it is the asker who stands nearest before the choice."""
    chosen = next(at for at, word in enumerate(seen.words) if word in clause and seen.said_at(at, "ones-choice"))
    for at in range(chosen - 1, -1, -1):
        if seen.said_at(at, "falls-on-them", "another-person") and not seen.said_at(at, "pronoun"):
            return False  # "that choice" is nobody's
        if seen.said_at(at, "falls-on-me", "first-person", "of-mine"):
            return True
    return True


def _mine(seen: Frame, words: Sequence[Token]) -> bool:
    return seen.says("falls-on-me", "first-person", "of-mine", within=words)


def _laid_by_me(seen: Frame, until: int) -> bool:
    """Whether the asker is the one who stands before the card, or is hit by nobody's."""
    if seen.says("hit-by-it"):
        return False
    before = [at for at in range(until) if seen.words[at].sentence == seen.words[until].sentence]
    if any(seen.said_at(at, "first-person", "i-act") for at in before):
        return True
    return (
        not seen.says("on-me", "hit-me")
        and not any(seen.said_at(at, "they-act") for at in before)
        and not _named(seen, before)
    )


def _named(seen: Frame, places: Sequence[int]) -> bool:
    return any(seen.words[at].text[:1].isupper() for at in places[1:])
