"""A deed left undone and judged: "is it wrong not to challenge?", "there's no harm in not …", "I didn't draw: did I do wrong?".

Whoever asks whether leaving it is wrong asks whether it must be done; whoever says that nothing is wrong with that denies the duty.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.read_clause import either_or_at, last_clause, place
from unorules.ask.read_features import Frame
from unorules.ask.words import Token
from unorules.values import dataclass

DEEDS: Final = frozenset(
    "lay answer stack jump-in jump-in-rule pass-on back draw challenge catch go-out win end swap say bounce bluff pass keep hold"
    " had wait show continue from-discard".split()
)
# What is left undone in other words: the hand not shown, the colour not named, the pile not shuffled.
_BESIDE: Final = frozenset({"show-hand", "choose", "shuffle", "reshuffle"})
# Cues, for what no concept has.
SHUFFLES: Final = "deed-shuffle"
SHOWS: Final = "deed-show"
_IN_CUES: Final = frozenset({SHUFFLES, SHOWS})
_SO_NEAR: Final = 4
_BEFORE_A_WRONG: Final = 5
_RIGHT_BEHIND: Final = 2
# A bare "did I do wrong there?" has at most so many words.
_SHORT: Final = 7


@dataclass(frozen=True, slots=True)
class Undone:
    """The deed that is left undone, as its concepts, and whether that is said to be no wrong, not asked to be one."""

    deeds: frozenset[str]
    harmless: bool


def left_undone(seen: Frame) -> Undone | None:
    """The deed whose omission the question judges; None where none is left undone, or nothing is judged."""
    clause = last_clause(seen)
    at = _judged_at(seen, clause)
    if at is None or either_or_at(seen, clause) is not None:
        return None
    if seen.has("says") and seen.says("he-is", within=clause[:_RIGHT_BEHIND]):
        return None  # "Lewis says I haven't won. He's wrong, yeah?": whoever claims it is judged
    spent = _denied_at(seen, clause, at, "no-wrong-at-all", "plain-not")
    deeds = next((found for region in _told_in(seen, clause) if (found := _omitted(seen, region, spent))), None)
    return None if deeds is None else Undone(deeds, is_harmless(seen))


def is_harmless(seen: Frame) -> bool:
    """ "I'm not breaking anything if …": what is done is said to be no wrong; a question with a "not" asks whether it is."""
    clause = last_clause(seen)
    at = _judged_at(seen, clause)
    if at is None:
        return False
    asks = seen.said_at(_head(seen, clause, at), "opens-yes-no", "asks-with-not") and not seen.said_at(
        at, "breaks-rule"
    )
    cues = ("no-wrong-at-all",) if asks else ("no-wrong-at-all", "plain-not")
    return _denied_at(seen, clause, at, *cues) is not None


def _judged_at(seen: Frame, clause: list[Token]) -> int | None:
    """Where the clause that asks speaks of a wrong."""
    places = _places(seen, clause)
    return next((at for at in places if seen.said_at(at, "a-wrong", "breaks-rule")), None)


def _head(seen: Frame, clause: list[Token], at: int) -> int:
    """Where the part of the clause begins that speaks of the wrong: "he did it, | isn't that wrong?"."""
    stops = [each for each in range(place(seen, clause[0]), at) if seen.words[each].kind == "stop"]
    return stops[-1] + 1 if stops else place(seen, clause[0])


def _denied_at(seen: Frame, clause: list[Token], at: int, *cues: str) -> int | None:
    """Where one of the cues denies the wrong at that place."""
    places = _places(seen, clause)
    stops = [each for each in range(at) if seen.words[each].kind == "stop"]
    first = max(at - _BEFORE_A_WRONG, stops[-1] if stops else 0)
    near = [each for each in places if first <= each < at]
    if seen.said_at(at, "breaks-rule"):
        near += [each for each in places if at < each < at + _SO_NEAR]
    return next((each for each in near if seen.said_at(each, *cues)), None)


def _places(seen: Frame, words: list[Token]) -> range:
    return range(place(seen, words[0]), place(seen, words[-1]) + 1) if words else range(0)


def _told_in(seen: Frame, clause: list[Token]) -> Iterator[range]:
    """Where the deed may stand: in the clause itself; before it, where it does nothing but judge."""
    asked = _places(seen, clause)
    yield asked
    if len(clause) <= _SHORT:
        yield range(asked.start)


def _omitted(seen: Frame, region: range, denied: int | None) -> frozenset[str] | None:
    """The concepts of the first deed in the region that is left undone."""
    told = (*seen.marks, *(mark for mark in seen.cues if mark.concept in _IN_CUES))
    deeds = [mark for mark in told if mark.start in region and _is_deed(seen, mark)]
    undone = next((mark for mark in deeds if _is_left(seen, mark, deeds, denied)), None)
    if undone is None:
        return None
    if undone.concept in _SAID_AS_ONE and _tells_a_not(seen, undone):
        return frozenset({_SAID_AS_ONE[undone.concept]})
    return frozenset(mark.concept for mark in deeds if mark.start == undone.start)


# One concept for the deed and its not: "låta bli att lägga", "en sanonut".
_SAID_AS_ONE: Final = {"keep": "lay", "forgot": "say"}


def _tells_a_not(seen: Frame, mark: Mark) -> bool:
    return mark.end - mark.start > 1 and any(
        seen.said_at(at, "leaves-undone") and (mark.concept == "keep" or seen.said_at(at, "plain-not"))
        for at in range(mark.start, mark.end)
    )


def _is_deed(seen: Frame, mark: Mark) -> bool:
    if mark.concept == "forgot":
        return _tells_a_not(seen, mark)
    of_a_card = any(face.start <= mark.start < face.end for face in seen.cards)
    return mark.concept in DEEDS | _BESIDE | _IN_CUES and not of_a_card


def _new_part(seen: Frame, until: int) -> int:
    """Where the last part with a subject of its own begins before a deed: "det passet ikke, | så jeg la et annet"."""
    for at in range(until - 1, max(0, until - _SO_NEAR) - 1, -1):
        begun = range(at + 1, min(until, at + _SUBJECT_BEHIND))
        if seen.words[at].kind == "stop" and any(seen.said_at(near, *_SUBJECTS) for near in begun):
            return at + 1
    return 0


_SUBJECT_BEHIND: Final = 4
_SUBJECTS: Final = ("i-act", "first-person", "he-or-she", "another-person")


def _is_left(seen: Frame, deed: Mark, deeds: list[Mark], denied: int | None) -> bool:
    if deed.concept in _SAID_AS_ONE and _tells_a_not(seen, deed):
        return True
    if any(seen.said_at(at, "without-doing") for at in range(deed.start, deed.end)):
        return True
    between = max((mark.end for mark in deeds if mark.end <= deed.start), default=0)
    before = range(max(between, deed.start - _SO_NEAR, _new_part(seen, deed.start)), deed.start)
    behind = range(deed.end, deed.end + _RIGHT_BEHIND)
    if any(seen.said_at(at, "may-not-be-done") for at in before):
        return False  # "he says one can't answer": a leave that is denied, and nothing left undone
    return any(seen.said_at(at, "leaves-undone") and at != denied for at in before) or any(
        seen.said_at(at, "not-behind-verb") and at != denied for at in behind
    )
