"""How the question that is asked is put: with a "not" in it ("får man inte …?"), or for what is forbidden ("er det juks?").

Neither decides who is right (read_polarity.py); both decide which yes answers it: "Jo." to one, "Ja, det er forbudt." to the other.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import either_or_at, last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

_HEAD: Final = 5


def is_negated(seen: Frame) -> bool:
    """Whether the clause that asks is a negated yes/no question; a "not" further inside what is claimed does not count."""
    clause = [word for word in last_clause(seen) if word.kind != "stop"]
    head = _asking_head(clause)
    if not head:
        return False
    # A verb with the "not" grown on begins an English question, or a Norwegian one as it is spoken.
    if seen.says("not-grown-on", within=head if seen.language == "fi" else head[:1]):
        return True
    words = head[1:]
    until = next((at for at, word in enumerate(words) if seen.says("that-begins", within=[word])), len(words))
    return seen.says("not-asked", within=words[:until])


def _asking_head(clause: list[Token]) -> list[Token]:
    """The first words of the part that asks: behind the last comma where there is one."""
    begins = 0
    for at in range(1, len(clause)):
        before = clause[at - 1]
        if clause[at].start - before.start > len(before.text) + 1:
            begins = at
    tail = clause[begins:]
    # "…, eller hur?" is a tag on the sentence before it.
    return tail[:_HEAD] if len(tail) > 2 else clause[:_HEAD]


def asks_forbidden(seen: Frame) -> bool:
    """Whether the clause asks if something is forbidden or cheating, and nothing else beside it ("forbidden or allowed?")."""
    clause = last_clause(seen)
    if either_or_at(seen, clause) is not None:
        return False
    return any(mark.concept in ("forbidden", "cheat") for mark in marks_within(seen, clause))
