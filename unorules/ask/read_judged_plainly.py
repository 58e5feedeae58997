"""A claim judged in an idiom, or by its owner's name: "… 500 on the dot. Is he having me on?", "… Is Pete's rule a real one?".

It is read as if the plainest judgement stood behind it ("is that right?"); an idiom that calls it invented turns that round.
"""

from __future__ import annotations

import re
from typing import Final

from unorules.ask import model
from unorules.ask.lexicon import Mark
from unorules.ask.read_clause import last_clause, marks_within, place
from unorules.ask.read_deeds import plainest
from unorules.ask.read_features import Frame, frame
from unorules.ask.words import Token

_LONGEST: Final = 7
_TRUE, _FALSE, _IN_ERROR = "claim-called-true", "claim-called-false", "claimant-in-error"
_KNOWN: Final = ("calls-claim-right", "calls-claim-wrong", "calls-it-right", "calls-it-wrong")
# What the words of a bare judgement may mean besides; anything else is a deed or a claim of its own.
_SMALL: Final = frozenset(
    "right wrong false names nan rules house-rule exists had says official uno it-is bluff only must may".split()
)
_SAID: Final = ("says-so", "says-it-too", "cries-out")
_QUOTED: Final = re.compile(r"[\"“”„»«:]|(?:^|[\s:(])['‘’]\w")
_FOUR: Final = "wild-draw-four"


def judged_plainly(seen: Frame) -> tuple[Frame, bool] | None:
    """The claim with "is that right?" behind it, and whether it was called wrong; None where no idiom judges a claim."""
    tail = _tail(seen)
    if not tail or place(seen, tail[0]) == 0 or not _is_bare(seen, tail):
        return None
    wrong = _calls_it_wrong(seen, tail)
    told = seen.text[: tail[0].start]
    if wrong is None or not _is_claimed(seen, tail, told):
        return None
    plain = f"{told.rstrip(' ,;:.!?–-…')}. {plainest(seen.language, 'asks-if-true')}?"
    return frame(plain, seen.language, model.lexicon(seen.language)), wrong


def _tail(seen: Frame) -> list[Token]:
    """The words behind the last stop or comma before the end."""
    clause = last_clause(seen)
    stops = [word.start for word in seen.words if word.kind == "stop" and clause and word.start < clause[-1].start]
    return [word for word in clause if not stops or word.start > stops[-1]]


def _is_bare(seen: Frame, tail: list[Token]) -> bool:
    stopped = seen.words[place(seen, tail[0]) - 1].kind == "stop"
    idiom = {at for mark in seen.cues if mark.concept in (_TRUE, _FALSE) for at in range(mark.start, mark.end)}
    small = {mark.concept for mark in marks_within(seen, tail) if mark.start not in idiom} <= _SMALL
    denied = seen.says("told-not", "none-of", "asks-with-not", "surely-not", within=tail)
    return stopped and small and not denied and len(tail) <= _LONGEST


def _calls_it_wrong(seen: Frame, tail: list[Token]) -> bool | None:
    """Whether the words that end the tail call the claim wrong (True) or right (False) in an idiom, or by the claimant's name."""
    last = [mark for mark in seen.cues if seen.words[mark.end - 1] is tail[-1]]
    ends = {mark.concept for mark in last}
    if _FALSE in ends and not (_is_of_a_four(seen, tail)):
        return True
    if _TRUE in ends:
        return False
    if any(mark.concept in _KNOWN and _covers(seen, mark, tail) for mark in last):
        return None
    return True if _IN_ERROR in ends and _of_somebody(seen, tail) else None


def _is_of_a_four(seen: Frame, tail: list[Token]) -> bool:
    """ "He laid a +4. A bluff?": the card is suspected, and no claim."""
    bluff = any(mark.concept == "bluff" for mark in marks_within(seen, tail))
    return bluff and any(face.kind == _FOUR for face in seen.cards)


def _covers(seen: Frame, mark: Mark, tail: list[Token]) -> bool:
    return seen.words[mark.start].start <= tail[0].start


def _of_somebody(seen: Frame, tail: list[Token]) -> bool:
    """Whether it is others who are in error: a relative, a name, "they"."""
    named = any(mark.concept in ("names", "nan") for mark in marks_within(seen, tail))
    if seen.says("deed-of-mine", within=tail):
        return False  # "was I in the wrong?"
    return named or any(word.text[:1].isupper() for word in tail[1:]) or seen.says("those-others", within=tail)


def _is_claimed(seen: Frame, tail: list[Token], told: str) -> bool:
    """Whether somebody says something before the judgement, or is quoted."""
    before = [word for word in seen.words if word.start < tail[0].start]
    return seen.says(*_SAID, within=before) or seen.has("says") or bool(_QUOTED.search(told))
