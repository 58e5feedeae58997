"""A deed told, and nothing behind it but a bare judgement: "She put a +2 on my +4. Isn't that cheating?".

How the deed stands to its topic is weighed besides as if the plainest question stood behind it ("is that allowed?"); the judgement
turns that round where it speaks of a misdeed. A "not" in it turns nothing: a negated question is judged by what it asks about.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from unorules.ask import model
from unorules.ask.read_features import Frame, frame

_RIGHT, _WRONG, _PLAIN = "calls-it-right", "calls-it-wrong", "asks-plainly"
_JUDGES: Final = ("tells-misdeed", "plain-ban", "objected")
_SHORTEST: Final = 3


def deed_judged(seen: Frame) -> tuple[Frame, bool] | None:
    """The deed with the plainest question behind it, and whether it is called a misdeed; None where no bare judgement ends it."""
    spoken = [at for at, word in enumerate(seen.words) if word.kind != "stop"]
    if not spoken:
        return None
    end = spoken[-1] + 1
    found = [mark for mark in seen.cues if mark.concept in (_RIGHT, _WRONG) and mark.end == end]
    tail = min(found, key=lambda mark: mark.start, default=None)
    if tail is None or tail.start < _SHORTEST or not _is_plain(seen, tail.start):
        return None
    told = seen.text[: seen.words[tail.start].start].rstrip(" ,;:.!?–-…")
    plain = f"{told}. {plainest(seen.language)}?"
    return frame(plain, seen.language, model.lexicon(seen.language)), tail.concept == _WRONG


def _is_plain(seen: Frame, start: int) -> bool:
    """Whether the judgement stands behind a stop or a comma, and nobody judges or says anything before it."""
    judges = any(mark.concept in _JUDGES and mark.end <= start for mark in seen.cues)
    return seen.words[start - 1].kind == "stop" and not judges and not seen.has("says")


@cache
def plainest(language: str, cue: str = _PLAIN) -> str:
    """The phrase of a cue that has just one."""
    cues = model.lexicon(language).cues
    lines = (line.split("\t") for text in (cues.whole.values() if cues else ()) for line in text.split("\n"))
    return next(marked or phrase for phrase, concept, marked in lines if concept == cue)
