"""A card told by what it does: "the joker that shuffles all hands", "the card you write a rule on", "kortet som hopper over alle".

A word for a card or a wild, a clause that belongs to it, and in that clause a deed that only one kind of card does: such words
name that card, as its own name would.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.cue_marks import is_said
from unorules.ask.lexicon import Mark
from unorules.ask.words import Token

# The verb of a deed and what it is done to, and the card that does it.
_DEEDS: Final = (
    ("shuffles-verb", "all-the-hands", "wild-shuffle-hands"),
    ("swaps-verb", "a-whole-hand", "wild-swap-hands"),
    ("writes-verb", "a-rule-of-ones-own", "wild-customizable"),
    ("passes-over-verb", "every-one-of-them", "skip-everyone"),
    ("throws-away-verb", "all-of-a-colour", "discard-all"),
    ("turns-round-verb", "gives-four", "wild-reverse-draw-four"),
)
_NAMES: Final = ("card", "wild")
# "The seven is the card where you swap hands": that card has been named.
_NAMED_OUTRIGHT: Final = frozenset({"digit-7", "digit-0", "num-7", "num-0", "seven-o"})
_COUNTED, _HOW_MANY = "deck-count", "how-many"
_SWAPPING: Final = ("7", "0")
_BEFORE_THE_CLAUSE: Final = 4
_TO_THE_VERB: Final = 5
_TO_THE_OBJECT: Final = 5
_TO_THE_AMOUNT: Final = 9
_FOUR: Final = 4
_HANDED_OUT: Final = {4: "wild-draw-four", 6: "wild-draw-six", 10: "wild-draw-ten"}


def by_their_deeds(words: Sequence[Token], marks: Sequence[Mark], cues: Sequence[Mark]) -> tuple[Mark, ...]:
    """The concepts, with the card's own in place of what such a clause names."""
    found = list(marks)
    if any(mark.concept in _NAMED_OUTRIGHT for mark in marks) or any(word.text in _SWAPPING for word in words):
        return tuple(found)
    for at in range(len(words)):
        if not is_said(cues, at, "clause-of-a-card"):
            continue
        told = _deed_behind(words, cues, at) or _amount_behind(words, marks, cues, at)
        if told is None:
            continue
        kind, end = told
        start = _named_before(words, marks, cues, at)
        if start is None:
            continue
        found = [cut for mark in found if (cut := _cut_off(mark, start, end)) is not None]
        found.append(Mark(kind, start, end))
    return tuple(sorted(found, key=lambda mark: mark.start))


def _named_before(words: Sequence[Token], marks: Sequence[Mark], cues: Sequence[Mark], clause: int) -> int | None:
    """Where the card or wild is named that the clause belongs to; None where a certain card stands there, or none."""
    near = range(max(0, clause - _BEFORE_THE_CLAUSE), clause)
    near = range(next((at for at in near if words[at].sentence == words[clause].sentence), clause), clause)
    named = [mark.start for mark in marks if mark.start in near and mark.concept in _NAMES]
    named += [at for at in near if is_said(cues, at, "card-word")]
    return max(named, default=None)


def _cut_off(mark: Mark, start: int, end: int) -> Mark | None:
    """What is left of a concept beside the card: "how many cards are there" counts them, whatever they are."""
    if start <= mark.start < end:
        return None
    if mark.start < start < mark.end:
        return Mark(_HOW_MANY, mark.start, start) if mark.concept == _COUNTED else None
    return mark


def _deed_behind(words: Sequence[Token], cues: Sequence[Mark], clause: int) -> tuple[str, int] | None:
    """The card whose deed the clause tells, and where that ends."""
    for at in _reach(words, clause, _TO_THE_VERB):
        for verb, done_to, kind in _DEEDS:
            if not is_said(cues, at, verb):
                continue
            for end in _reach(words, at, _TO_THE_OBJECT):
                if is_said(cues, end, done_to):
                    last = max(cue.end for cue in cues if cue.concept == done_to and cue.start <= end < cue.end)
                    return kind, last
    return None


def _amount_behind(
    words: Sequence[Token], marks: Sequence[Mark], cues: Sequence[Mark], clause: int
) -> tuple[str, int] | None:
    """A wild told by how many it hands out, and by whether it turns play round besides: "the wild that turns and deals four"."""
    near = range(max(0, clause - _BEFORE_THE_CLAUSE), clause)
    if not any(mark.concept == "wild" and mark.start in near for mark in marks):
        return None
    reach = _reach(words, clause, _TO_THE_AMOUNT)
    deals = next((at for at in reach if is_said(cues, at, "hands-out-verb")), None)
    if deals is None:
        return None
    amounts = [(at, number) for at in reach if at > deals and (number := _amount_at(words, marks, at)) is not None]
    if len(amounts) != 1 or amounts[0][1] not in _HANDED_OUT:
        return None
    at, number = amounts[0]
    turns = any(is_said(cues, near, "turns-play-verb") for near in reach)
    if turns:
        return ("wild-reverse-draw-four", at + 1) if number == _FOUR else None
    return _HANDED_OUT[number], at + 1


def _amount_at(words: Sequence[Token], marks: Sequence[Mark], at: int) -> int | None:
    if words[at].kind == "number":
        return words[at].number
    named = (mark.concept for mark in marks if mark.start <= at < mark.end)
    return next((int(name.partition("-")[2]) for name in named if name.startswith("num-")), None)


def _reach(words: Sequence[Token], at: int, so_far: int) -> range:
    """The next few words, up to a stop."""
    end = min(at + 1 + so_far, len(words))
    return range(at + 1, next((near for near in range(at + 1, end) if words[near].kind == "stop"), end))
