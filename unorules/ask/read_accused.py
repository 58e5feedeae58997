"""An accusation told, and asked to be so: "I laid three at once. They say I cheated. Did I?", "… Is that so?".

The deed is what stands before the accusation. It is read as if the plainest question stood behind it ("is that allowed?"), and
the yes goes to its being wrong, unless whoever accuses is called wrong.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.read_bare_judgement import bare_judgement
from unorules.ask.read_clause import marks_within, place
from unorules.ask.read_closing import closing_of
from unorules.ask.read_features import Frame
from unorules.ask.read_left_undone import DEEDS
from unorules.ask.read_stances import is_a_deed, plainly
from unorules.ask.words import Token

_SAYS: Final = ("says-so", "says-it-too", "holds-that", "cries-out", "accuses", "that-follows")
_MISDEED: Final = ("judged-a-misdeed", "tells-misdeed")
_DENIES: Final = ("told-not", "claims-not", "none-of")
_JOINS: Final = ("joins-on", "and-in-a-list")
_OTHERS: Final = ("they-all", "he-or-she", "many-speak", "those-others", "another-person")
_SHORTEST: Final = 3
_FEW: Final = 3


def accused(seen: Frame, topic: str) -> tuple[Frame, bool] | None:
    """The deed, asked plainly, and whether a yes goes to its being wrong; None where nobody is accused."""
    if not is_a_deed(topic) or (asked := _asked(seen)) is None:
        return None
    start, guilty = asked
    begins = _accusation(seen, start)
    return None if begins is None else plainly(seen, range(begins), guilty)


def _asked(seen: Frame) -> tuple[int, bool] | None:
    """Where the few words begin that ask, and whether a yes to them says that a misdeed was done."""
    bare = bare_judgement(seen)
    closing = closing_of(seen.text, seen.language)
    if bare is None and closing is None:
        return None
    start = bare.start if bare is not None else _behind(seen, len(closing.told) if closing else 0)
    tail = [word for word in seen.words[start:] if word.kind != "stop"]
    if not tail or seen.says(*_DENIES, within=tail):
        return None
    wrong = closing.wrong if closing is not None else bare is not None and bare.wrong
    if seen.says(*_MISDEED, within=tail):
        return start, True
    if (bare is not None and bare.echo) or seen.says("asks-if-so", within=tail):
        return start, not wrong
    return (start, not wrong) if _is_of_others(seen, tail) else None


def _is_of_others(seen: Frame, tail: list[Token]) -> bool:
    """Whether whoever accuses is judged: "are they right?", "is Nan wrong?"."""
    kin = any(mark.concept in ("names", "nan") for mark in marks_within(seen, tail))
    return kin or seen.says(*_OTHERS, within=tail) or any(word.text[:1].isupper() for word in tail[1:])


def _behind(seen: Frame, letters: int) -> int:
    return next((at for at, word in enumerate(seen.words) if word.start >= letters and word.kind != "stop"), 0)


def _accusation(seen: Frame, end: int) -> int | None:
    """Where the part begins right before that word that says somebody did wrong, and names no deed; None where none does."""
    said = [word for word in seen.words[:end] if word.kind != "stop"]
    if not said:
        return None
    last = [word for word in said if word.sentence == said[-1].sentence]
    first = place(seen, last[0])
    claims = [mark for mark in seen.cues if mark.concept in _SAYS and first <= mark.start < end]
    if not claims:
        return None
    claim = min(claims, key=lambda mark: mark.start)
    behind = [word for word in last if word.start >= seen.words[claim.start].start]
    deeds = {mark.concept for mark in marks_within(seen, behind)} & DEEDS
    if deeds or not seen.says(*_MISDEED, within=behind) or seen.says(*_DENIES, within=behind):
        return None
    begins = _begins(seen, claim, first)
    return (
        begins if begins >= _SHORTEST and not seen.says("first-person", within=seen.words[begins : claim.end]) else None
    )


def _begins(seen: Frame, claim: Mark, first: int) -> int:
    """Where the part of the sentence begins that accuses: behind a stop, or with the word that joins it on."""
    for at in range(claim.start - 1, max(first, claim.start - _FEW) - 1, -1):
        if seen.words[at].kind == "stop":
            return at + 1
        if seen.said_at(at, *_JOINS):
            return at
    return first
