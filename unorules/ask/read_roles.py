"""Which card is laid on which: the question "who lies on whom" that most disputes about stacking turn on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.lexicon import Mark
from unorules.ask.words import Token

_ONTO: Final = frozenset(
    "pa oppa ovanpa on onto over atop upon ontop to till til mot against efter etter after against ontopof emot imot"
    " ovapa utpa".split()
)
_WITH: Final = frozenset("with med using throwing playing lagge legge laying".split())
_BESIDE: Final = frozenset(
    "a an the my another his her that this your their own en et ett ei den det min mitt sin sitt"
    " nagon noen en annen andra annan top of own someones somebodys folks any of".split()
)
_UNDER: Final = frozenset("paalle paalla paal perään peraan vastaan jalkeen paallekin".split())
_ANSWERED: Final = frozenset({"answer"})


@dataclass(frozen=True, slots=True)
class Roles:
    """The card that is laid and the card it is laid on, as far as both were told."""

    card: Mention | None = None
    on: Mention | None = None


def roles(words: Sequence[Token], marks: Sequence[Mark], named: Sequence[Mention]) -> Roles:
    """Read who lies on whom. One mention alone is the card laid, unless something shows that it lies beneath."""
    if not named:
        return Roles()
    beneath = [_lies_beneath(face, words) for face in named]
    lays = [_is_laid(face, words) for face in named]
    if len(named) == 1:
        return Roles(on=named[0]) if beneath[0] and not lays[0] else Roles(card=named[0])
    if _held_second(words, marks, named):
        return Roles(named[1], named[0])
    for at, under in enumerate(beneath):
        if under:
            return Roles(_other(named, at, lays), named[at])
    for at, laid in enumerate(lays):
        if laid:
            other = named[at - 1] if at else named[1]
            return Roles(named[at], other)
    if _aimed_first(marks, named):
        return Roles(named[-1] if len(named) == 2 else named[1], named[0])
    return Roles(named[0], named[1])


def _other(named: Sequence[Mention], at: int, lays: Sequence[bool]) -> Mention:
    for other, laid in enumerate(lays):
        if laid and other != at:
            return named[other]
    if at == 0:
        return named[1]
    return named[at - 1]


def _lies_beneath(face: Mention, words: Sequence[Token]) -> bool:
    at = face.start - 1
    while at >= 0 and words[at].folded in _BESIDE and face.start - at < 4:
        at -= 1
    if at >= 0 and words[at].folded in _ONTO:
        return True
    if face.end < len(words) and words[face.end].folded in _UNDER:
        return True
    last = words[face.end - 1]
    ending = last.tail if last.kind in ("plus", "number") else ""
    return ending in ("een", "seen", "lle", "een", "aan") or (
        last.kind == "word"
        and last.folded.endswith(("seen", "koseen", "kseen", "lle", "kkoseen", "loseen"))
        and len(last.folded) > 6
    )


def _is_laid(face: Mention, words: Sequence[Token]) -> bool:
    last = words[face.end - 1]
    if last.kind == "word" and last.folded.endswith(("lla", "llakin")) and len(last.folded) > 5:
        return True
    if last.tail in ("lla", "llä", "llakin"):
        return True
    at = face.start - 1
    while at >= 0 and words[at].folded in _BESIDE and face.start - at < 4:
        at -= 1
    return at >= 0 and words[at].folded in ("with", "med")


def _held_second(words: Sequence[Token], marks: Sequence[Mark], named: Sequence[Mention]) -> bool:
    """ "+6 came to me and I have a +4, does it go on top?": the second of two is the one held, and may be laid."""
    if len(named) != 2:
        return False
    between = words[named[0].end : named[1].start]
    held = [word.folded for word in between][-6:]
    return bool(set(held) & _MINE) and any(
        mark.concept in ("had", "hold", "hold-points") and named[0].end <= mark.start < named[1].start for mark in marks
    )


_MINE: Final = frozenset("i ive jag ja jeg eg mulla mul minulla miulla mull".split())


def _aimed_first(marks: Sequence[Mark], named: Sequence[Mention]) -> bool:
    """Whether the first card comes at somebody before the second is named: "he plays a +2 on me, I have a +4"."""
    second = named[1].start
    return any(mark.concept in ("aimed", "top-card", "answer", "had") and mark.start < second for mark in marks)
