"""Whether anything speaks against a deed: "could anyone object if …?", "any rule against …?", "too late to lay it?".

What is asked is whether an objection, a refusal or a bar would be right: its yes goes to the deed being wrong.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.propositions import modality
from unorules.ask.read_clause import either_or_at, last_clause, marks_within, place
from unorules.ask.read_features import Frame
from unorules.ask.read_left_undone import DEEDS, left_undone
from unorules.ask.read_stances import is_a_deed, plainly, stand_before
from unorules.ask.words import Token

_OBJECTS: Final = "objects-to-it"
_RIGHT, _WRONG = "judged-right", "judged-wrong"
_BARS: Final = "speaks-against"
_SHORTEST: Final = 3
_LONGEST: Final = 7
_BARE: Final = 5
_LAYS: Final = frozenset({"lay", "stack", "answer", "draw", "challenge", "swap", "jump-in"})
_OF_RULES: Final = ("own-rules", "change-rules")


def objected_to(seen: Frame, topic: str) -> tuple[Frame, bool] | None:
    """The deed, asked plainly, and whether a yes goes to its being wrong; None where nothing is asked to speak against it."""
    clause = last_clause(seen)
    if is_a_deed(topic) and (problem := _problem(seen, clause)) is not None:
        return problem
    if not is_a_deed(topic) or len(clause) < _SHORTEST or either_or_at(seen) is not None:
        return None
    start, end = place(seen, clause[0]), place(seen, clause[-1]) + 1
    marks = [mark for mark in seen.cues if start <= mark.start and mark.end <= end]
    if left_undone(seen) is not None or seen.says("told-not", "denies", within=clause):
        return None
    return _objection(seen, marks, start, end)


def _problem(seen: Frame, clause: list[Token]) -> tuple[Frame, bool] | None:
    """ "I chucked a yellow 4 on it. Problem?": what was told, called wrong by a yes."""
    bare = len(clause) <= _BARE and seen.says("is-a-problem", within=clause)
    if not bare or place(seen, clause[0]) < _SHORTEST or seen.says("told-not", "none-of", "solves-it", within=clause):
        return None
    return plainly(seen, range(place(seen, clause[0])), True)


def _objection(seen: Frame, marks: list[Mark], start: int, end: int) -> tuple[Frame, bool] | None:
    """Whoever objects, and whether it is asked to be right: may they, have they cause, are they wrong to?"""
    objects = next((mark for mark in marks if mark.concept == _OBJECTS), None)
    if objects is None or not _asks_whether(seen, marks, objects, start):
        return None
    wrong = any(mark.concept == _WRONG and mark.end <= objects.start for mark in marks)
    deed = _deed(seen, objects, start, end)
    return None if deed is None else plainly(seen, deed, not wrong)


def _asks_whether(seen: Frame, marks: list[Mark], objects: Mark, start: int) -> bool:
    """Whether the clause asks if the objection may be, or was right: a "may", a "can", a judgement stands before it."""
    before = [mark.concept for mark in marks if mark.start < objects.start]
    if any(mark.concept in _LAYS and start <= mark.start < objects.start for mark in seen.marks):
        return False  # "can I lay it to stop her?"
    return any(each in (_RIGHT, _WRONG, "may-be-done", "any-cause") for each in before) or (
        seen.language == "fi" and seen.said_at(start, "may-be-done")
    )


def _deed(seen: Frame, objects: Mark, start: int, end: int) -> range | None:
    """What is told before the clause; where nothing is, what stands behind the objection's "if"."""
    behind = next((at for at in range(objects.end, end) if seen.said_at(at, "if-or-when")), None)
    if behind is not None and end - behind > _SHORTEST:
        return range(behind + 1, end)
    told = sum(seen.words[at].kind != "stop" for at in range(start))
    if told < _SHORTEST or end - objects.end > _LONGEST:
        return None
    stand = stand_before(seen, start)
    return range(start) if stand is None else stand.deed


def barred(seen: Frame, topic: str) -> bool | None:
    """Whether the clause asks if something bars the deed that it names (True); None where it does not."""
    clause = last_clause(seen)
    if modality(topic) != "may" or either_or_at(seen) is not None or left_undone(seen) is not None:
        return None
    if seen.says("says-so", "says-it-too", "holds-that", within=clause):
        return None
    against = _bars(seen, clause) and not seen.says("told-not", within=clause)
    if not against and not _brings_about_that_not(seen, clause):
        return None
    named = {mark.concept for mark in marks_within(seen, clause)} & DEEDS
    cards = any(clause[0].start <= seen.words[face.start].start <= clause[-1].start for face in seen.cards)
    told = against and _names_more(seen, clause)
    return True if named or cards or told or topic.startswith(_OF_RULES) else None


def _bars(seen: Frame, clause: list[Token]) -> bool:
    """Whether something is asked to bar a deed; "can I lay mine to stop her?" tells what for."""
    bars = [mark for mark in seen.cues if mark.concept == _BARS and seen.words[mark.start] in clause]
    for_that = seen.says("may-asked", within=clause[:_HEAD])
    return any(not (for_that and seen.said_at(mark.start - 1, "so-as-to")) for mark in bars)


def _names_more(seen: Frame, clause: list[Token]) -> bool:
    """ "Anything in the way of dumping the lot?": whatever the deed is called, some words stand behind what bars it."""
    end = place(seen, clause[-1]) + 1
    bars = [mark for mark in seen.cues if mark.concept == _BARS and seen.words[mark.start] in clause]
    head = any(seen.words[mark.start] in clause[:_HEAD] for mark in bars)
    small = any(seen.said_at(at, "the-deed-itself") for mark in bars for at in range(mark.end, end))
    return head and not small and end - max(mark.end for mark in bars) >= _SHORTEST


def _brings_about_that_not(seen: Frame, clause: list[Token]) -> bool:
    """ "Does the wild mean that I can't lay it?": what is asked is whether it bars the deed."""
    first = next((at for at, word in enumerate(clause[:_HEAD]) if seen.says("brings-about", within=[word])), None)
    return first is not None and seen.says("told-not", "claims-not", within=clause[first + 1 :])


_HEAD: Final = 5
