"""A deed told in its own word, and judged: "pass, I said. Fair enough?", "she tops up to seven each time. Has she got it wrong?".

Where the very word of the deed stands, and nobody denies or claims it, there is nothing to weigh about which way it goes.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.read_bare_judgement import bare_judgement
from unorules.ask.read_clause import either_or_at
from unorules.ask.read_closing import closing_of
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

_CLAIMS: Final = ("says-so", "says-it-too", "holds-that", "cries-out")
_SWAP: Final = "seven-swap"
_AGAINST: Final = ("objected", "stands-against", "refuses-it", "plain-ban", "tells-misdeed")
# What is done there, as a concept or a cue.
_DEEDS: Final = {"pass-without-drawing": ("pass",), "refill-hand": ("fill-up", "tops-up"), _SWAP: ()}
_NEAR: Final = 4


def deed_itself(seen: Frame, topic: str) -> bool | None:
    """Whether a yes goes to the deed's being wrong; None where its own word is not told, or more is said about it."""
    if topic not in _DEEDS or either_or_at(seen) is not None or (judged := _judged(seen)) is None:
        return None
    start, wrong = judged
    every: list[Mark] = [*seen.marks, *seen.cues]
    told = [mark for mark in every if mark.concept in _DEEDS[topic] and mark.end <= start]
    before = list(seen.words[:start])
    told = told or (_hands_taken(seen, start) if topic == _SWAP else [])
    against = _AGAINST[1:] if topic == _SWAP else _AGAINST  # "took it off me" objects to nothing
    if not told or seen.says(*against, within=before):
        return None
    at = told[-1].start
    denied = any(seen.said_at(near, "told-not", "asks-with-not", "without") for near in range(at - 2, at))
    return None if denied or _is_claimed(seen, at, before) else wrong


def _judged(seen: Frame) -> tuple[int, bool] | None:
    """Where the judgement begins that ends the question, and whether it calls the deed wrong."""
    bare = bare_judgement(seen)
    if bare is not None and not bare.echo:
        return bare.start, bare.wrong
    closing = closing_of(seen.text, seen.language)
    if closing is None:
        return None
    start = next((at for at, word in enumerate(seen.words) if word.start >= len(closing.told)), len(seen.words))
    return start, closing.wrong


def _hands_taken(seen: Frame, until: int) -> list[Mark]:
    """ "He laid a 7 and took my two-card hand": a hand in the same breath as the taking of it."""
    hands = [mark.start for mark in seen.marks if mark.concept == "hand" and mark.end <= until]
    taken = [mark for mark in seen.cues if mark.concept == "takes-them"]
    return [mark for mark in taken if any(0 < at - mark.start <= _NEAR + 1 for at in hands)]


def _is_claimed(seen: Frame, at: int, before: list[Token]) -> bool:
    """Whether somebody says something, and not only the word of the deed itself ("pass, I said")."""
    claims = [mark for mark in seen.cues if mark.concept in _CLAIMS and seen.words[mark.start] in before]
    said = [*claims, *(mark for mark in seen.marks if mark.concept in _SPOKEN and seen.words[mark.start] in before)]
    answered = any(seen.words[mark.start].sentence > seen.words[at].sentence for mark in said)  # "… I told him no."
    return answered or any(abs(mark.start - at) > _NEAR for mark in claims)


_SPOKEN: Final = ("says", "must", "refuse", "not", "forbidden")
