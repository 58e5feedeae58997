"""What a question demands: "must I jump in if …?", "is jumping in compulsory?", and whether the duty is denied instead.

The deed is the first one behind the word that demands it, or the last one before a word that calls it compulsory.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause, marks_within, place
from unorules.ask.read_features import Frame
from unorules.ask.read_left_undone import DEEDS, left_undone
from unorules.ask.words import Token

_DUTIES: Final = ("duty-verb", "duty-word", "duty-denied")
# A bare "is he right about that?" has at most so many words.
_SHORT: Final = 7
_NOTHING: Final[frozenset[str]] = frozenset()


def demanded(seen: Frame) -> frozenset[str]:
    """What the clause demands, as the concepts of the deed; nothing where it demands none, or asks which of two."""
    if (undone := left_undone(seen)) is not None:
        return undone.deeds
    clause = demand(seen)
    if not clause or _forbids(seen, clause) or either_or_at(seen, clause) is not None:
        return _NOTHING
    duty = _duty(seen, clause)
    deeds = [mark for mark in marks_within(seen, clause) if mark.concept in DEEDS and not _is_of_a_card(seen, mark)]
    first = next((mark for mark in deeds if mark.start >= duty.end), None)
    if first is not None and not _parted(seen, duty.end, first.start):
        found = frozenset(mark.concept for mark in deeds if mark.start == first.start)
        return _NOTHING if "jump-in" in found and _is_to_be(seen, first.end, clause) else found
    if _names_what_lies_where(seen, duty.end):
        return frozenset({"lay"})
    before = [mark for mark in deeds if mark.end <= duty.start]
    if duty.concept != "duty-word" or not before:
        return _NOTHING
    return frozenset(mark.concept for mark in before if mark.start == before[-1].start)


def _is_to_be(seen: Frame, start: int, clause: list[Token]) -> bool:
    """ "Must the cards jumped in with be alike?": how something has to be is asked, not whether it has to be done."""
    end = place(seen, clause[-1]) + 1
    stop = min((mark.start for mark in seen.marks if mark.concept == "if" and start <= mark.start < end), default=end)
    return any(seen.said_at(at, "is-to-be") for at in range(start, stop))


def _names_what_lies_where(seen: Frame, start: int) -> bool:
    """ "Must I top a +2 with a +2?": whatever the verb, one card is laid on another."""
    faces = [face for face in seen.cards if face.start >= start]
    return any(
        seen.said_at(at, "lies-with", "laid-onto") for face in faces[1:] for at in range(face.start - 3, face.start)
    )


def _duty(seen: Frame, clause: list[Token]) -> Mark:
    """The first word that demands something; the longest where two begin together."""
    first, last = clause[0].start, clause[-1].start
    found = [mark for mark in seen.cues if mark.concept in _DUTIES and first <= seen.words[mark.start].start <= last]
    return min(found, key=lambda mark: (mark.start, -mark.end))


def _is_of_a_card(seen: Frame, mark: Mark) -> bool:
    return any(face.start <= mark.start < face.end for face in seen.cards)


def _parted(seen: Frame, start: int, at: int) -> bool:
    """Whether a condition begins, or something is to be so, between the demand and the deed: "must it be red to jump in?"."""
    condition = any(mark.concept == "if" and start <= mark.start < at for mark in seen.marks)
    so = any(seen.said_at(near, "is-to-be") for near in range(start, at - 1))
    return condition or so


def demand(seen: Frame) -> list[Token]:
    """The sentence that demands something: the one that asks, or the last before it where that only judges ("is he right?")."""
    clause = last_clause(seen)
    true = seen.says("holds-true", within=clause)
    if seen.says(*_DUTIES, within=clause) and not true:
        return clause
    judges = true or concepts_asked(seen) & {"right", "wrong", "false"} or seen.says("echo-asks", within=clause)
    if not judges or len(clause) > _SHORT:
        return []
    before = [mark for mark in seen.cues if mark.concept in _DUTIES and seen.words[mark.start].start < clause[0].start]
    told = seen.words[before[-1].start].sentence if before else -1
    return [word for word in seen.words if word.sentence == told and word.kind != "stop"]


def _forbids(seen: Frame, clause: list[Token]) -> bool:
    """ "I must not jump in": neither a duty nor the freedom from it."""
    stated = not seen.says("opens-yes-no", "asks-with-not", "not-grown-on", within=clause[:1])
    denied = any(
        mark.concept == "not" for mark in marks_within(seen, clause) if mark.end <= _end_of_the_demand(seen, clause)
    )
    return stated and denied and not seen.says("duty-denied", within=clause)


def _end_of_the_demand(seen: Frame, clause: list[Token]) -> int:
    return _duty(seen, clause).end + 1


def is_denied(seen: Frame) -> bool:
    """ "I don't have to jump in, right?", "must I, is he wrong?": the freedom from the duty is what is to be confirmed."""
    if (undone := left_undone(seen)) is not None:
        return undone.harmless
    denied = seen.says("duty-denied", within=demand(seen))
    return denied != bool(concepts_asked(seen) & {"wrong", "false"})
