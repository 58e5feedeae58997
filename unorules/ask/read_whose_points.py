"""Whose points are offered to go where: those of all the others to whoever went out, those of one's own partner to the pair.

"Are everybody's cards written to me, since I won?", "… Is she entitled to them?", "do we get something for Olle's cards, too?"
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_names import named
from unorules.ask.read_partner import is_of_the_partner
from unorules.ask.words import Token

_OF_POINTS: Final = frozenset({"who-scores", "low-score"})
_OF_A_PAIR: Final = frozenset({"partners-scoring", "partners", "who-scores", "hand-points"})
_OUT: Final = ("go-out", "win", "run-out", "over")
PARTNER_TOO: Final = "partner-too"


def taken_from_the_others(seen: Frame, topic: str) -> tuple[str, ...]:
    """That the one who went out gets what the others are left with, as the clause that asks, or what it points at, has it."""
    clause = last_clause(seen)
    if topic not in _OF_POINTS or not (seen.has(*_OUT) or seen.says("won-it", "the-one-out")):
        return ()
    words: list[Token] = clause
    if seen.says("belongs-to", within=clause):
        words = [word for word in seen.words if word.kind != "stop"]
    told = seen.says("points-of-others", within=words) and not seen.says("everybody-gets", "told-not", within=clause)
    return ("round-winner",) if told else ()


def of_the_partner_too(seen: Frame, topic: str) -> tuple[str, ...]:
    """That what one's own partner is left with is counted for the pair besides."""
    clause = last_clause(seen)
    if topic not in _OF_A_PAIR or not seen.says("partner-and-all", within=clause):
        return ()
    if not seen.says("counts-for", "counted-in", "point-word", "score-goes", within=clause):
        return ()
    return (PARTNER_TOO,) if _speaks_of_the_partner(seen, clause) else ()


def _speaks_of_the_partner(seen: Frame, clause: list[Token]) -> bool:
    """Whether the clause names the partner's cards; or points at what the partner is told to hold right before it."""
    here = [at for at, word in enumerate(seen.words) if word in clause]
    if any(seen.said_at(at, "our-own-side", "partner-word") for at in here):
        return True
    persons = [each for each in named(seen) if each.start in here and _is_in_my_pair(seen, each.name)]
    pointed = seen.says("points-at-those", within=clause) and seen.says("our-own-side", "partner-word")
    return bool(persons) or (pointed and any(is_of_the_partner(seen, face.start) for face in seen.cards))


def _is_in_my_pair(seen: Frame, name: str) -> bool:
    """Whether the person is told to be on one side with the asker: "me and Olle against the girls"."""
    for each in named(seen):
        if each.name != name:
            continue
        before = seen.said_at(each.start - 1, "side-by-side-with") and seen.said_at(each.start - 2, *_ME)
        behind = seen.said_at(each.end, "side-by-side-with") and seen.said_at(each.end + 1, *_ME)
        if before or behind:
            return True
    return False


_ME: Final = ("the-teller", "i-myself", "me-in-a-row", "first-person")
