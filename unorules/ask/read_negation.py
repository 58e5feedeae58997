"""How the question that is asked is put: with a "not" in it ("får man inte …?"), or for what is forbidden ("er det juks?").

Neither decides who is right (read_polarity.py); both decide which yes answers it: "Jo." to one, "Ja, det er forbudt." to the other.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_form import either_or_at, last_clause, marks_within
from unorules.ask.words import Token

_NOT: Final = frozenset("not inte int icke ej ikke ikkje ikkj".split())
# A verb with the "not" grown on, at the head of an English or Finnish question, or a Norwegian one as it is spoken.
_GROWN_ON: Final = frozenset(
    "isnt isn't arent aren't wasnt wasn't cant can't cannot couldnt couldn't dont don't doesnt doesn't didnt didn't wont won't"
    " shouldnt shouldn't mustnt mustn't aint ain't kan'kke kanke er'kke har'kke far'kke skal'kke".split()
)
_FINNISH: Final = ("eiko", "eiks", "enko", "enks", "etko", "etks", "emmeko", "etteko", "eivatko", "eihan", "elihan")
_THAT: Final = frozenset("at att that om if whether ja jos".split())
_HEAD: Final = 5


def is_negated(seen: Frame) -> bool:
    """Whether the clause that asks is a negated yes/no question; a "not" further inside what is claimed does not count."""
    clause = [word for word in last_clause(seen) if word.kind != "stop"]
    head = _asking_head(clause)
    if not head:
        return False
    if head[0].folded in _GROWN_ON or (seen.language == "fi" and head[0].folded.startswith(_FINNISH)):
        return True
    if seen.language == "fi":
        return any(word.folded.startswith(_FINNISH) for word in head)
    words = [word.folded for word in head[1:]]
    until = next((at for at, word in enumerate(words) if word in _THAT), len(words))
    return bool(_NOT & set(words[:until]))


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
