"""A deed told, and a denial behind it that asks: "She laid both. That's not on, is it?", "… Det går vel ikke an?".

It asks what its plain twin asks ("is that allowed?", "is that cheating?"), and is read so: the "not" turns nothing (answers.md).
"""

from __future__ import annotations

from typing import Final

from unorules.ask import model
from unorules.ask.read_clause import begins, last_clause, marks_within, place, tag_at
from unorules.ask.read_deeds import plainest
from unorules.ask.read_features import Frame, frame
from unorules.ask.words import Token

_SHORTEST: Final = 3
_LONGEST: Final = 8
_TAG: Final = 2
_FREE: Final = "does-or-does-not"
_BANNED: Final = ("plain-ban", "tells-misdeed")
# What the words of a bare judgement may mean besides; anything else is a deed or a claim of its own.
_SMALL: Final = frozenset(
    "right wrong false not may forbidden cheat match explain applies exists official rules".split()
)


def plain_twin(seen: Frame) -> tuple[Frame, bool] | None:
    """What is told, asked plainly, and whether it is asked for a misdeed; None where no denial asks at the end."""
    part = denial(seen)
    if part is None:
        return None
    told = seen.text[: part[0].start].rstrip(" ,;:.!?–-…")
    plain = f"{told}. {plainest(seen.language)}?"
    return frame(plain, seen.language, model.lexicon(seen.language)), says_banned(seen, part)


def says_banned(seen: Frame, part: list[Token]) -> bool:
    """Whether the denial speaks of a misdeed: "that's no cheating, is it?"."""
    return seen.says(*_BANNED, within=part)


def denial(seen: Frame) -> list[Token] | None:
    """The words of the denial that ends the question, its tag with it; None where there is none, or nothing is told before it."""
    clause = last_clause(seen)
    tag = any_tag(seen, clause)
    said = [word for word in clause if tag is None or word.start < seen.words[tag].start] or clause
    nots = [word for word in said if seen.says("told-not", "surely-not", "not-grown-on", within=[word])]
    if not nots or not _asks(seen, clause, tag):
        return None
    stops = [word.start for word in seen.words if word.kind == "stop" and word.start < nots[-1].start]
    part = [word for word in clause if not stops or word.start > stops[-1]]
    judged = [word for word in part if word in said] or part
    bare = len(part) <= _LONGEST and {mark.concept for mark in marks_within(seen, judged)} <= _SMALL
    whole = place(seen, part[0]) >= _SHORTEST and seen.words[place(seen, part[0]) - 1].kind == "stop"
    judges = seen.says(_FREE, *_BANNED, within=part) and not seen.says("must-in-words", within=part)
    return part if bare and whole and judges else None


def any_tag(seen: Frame, clause: list[Token]) -> int | None:
    """Where the tag begins; English puts any verb with its "it" behind a comma."""
    told = tag_at(seen, clause)
    if told is not None or len(clause) <= _TAG:
        return told
    verb, subject = clause[-_TAG:]
    asks = seen.says("tag-verb", within=[verb]) and seen.says("tag-subject", within=[subject]) and begins(clause, verb)
    return place(seen, verb) if asks else None


def _asks(seen: Frame, clause: list[Token], tag: int | None) -> bool:
    """Whether it is put as a doubt: by its "surely", or by a tag that asks for the opposite ("is it?")."""
    return seen.says("surely-not", "surely-word", within=clause) or (
        tag is not None and seen.said_at(tag, "tag-verb", "asks-back")
    )
