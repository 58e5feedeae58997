"""A claim called wrong, and the tag behind that asks to confirm it: "That's nonsense, isn't it?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import last_clause, marks_within
from unorules.ask.read_denied import any_tag
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

# Concepts that a bare "is she right?" may hold.
JUDGING: Final = frozenset("right wrong false had exists says who not official rules names nan if innocent".split())


def confirms_wrong(seen: Frame, clause: list[Token]) -> bool:
    """ "That's nonsense, right?": the one "right" only asks to confirm that it is wrong."""
    tag = any_tag(seen, last_clause(seen))
    if tag is None:
        return False
    here = marks_within(seen, [word for word in seen.words if word.start >= clause[0].start])
    called = [mark.concept for mark in here if mark.start < tag]
    return "wrong" in called and "right" not in called


def calls_wrong(seen: Frame, clause: list[Token], tag: int) -> bool:
    """Whether what stands before the tag is a sentence of its own that calls a claim wrong."""
    before = called_so(seen, clause, tag)
    called = {mark.concept for mark in marks_within(seen, before)}
    return bool(before) and "wrong" in called and called <= JUDGING


def called_so(seen: Frame, clause: list[Token], tag: int) -> list[Token]:
    """The words before a tag, or before the comma that it stands behind ("Hun tar feil, gjør hun ikke?")."""
    comma = next((at for at in range(tag - 1, max(0, tag - _FEW) - 1, -1) if seen.words[at].kind == "stop"), tag)
    return [word for word in clause if word.start < seen.words[comma].start]


def affirmed_by_a_tag(seen: Frame, clause: list[Token]) -> bool:
    """ "I took one off the pile. That's allowed, right?": what was told is put as allowed, to be confirmed."""
    tag = any_tag(seen, clause)
    if tag is None or not clause or clause[0] is seen.words[0]:
        return False
    before = [word for word in clause if word.start < seen.words[tag].start]
    fine = seen.says("may-be-done", "calls-it-right", "tells-free", within=before)
    denied = seen.says("told-not", "none-of", "plain-ban", "tells-misdeed", "tells-barred", within=before)
    pointed = seen.says("pronoun", "the-subject", "that-is-to-say", within=clause[:1])
    return 0 < len(before) <= _FEW and pointed and fine and not denied and not seen.has("says")


_FEW: Final = 3
