"""A pair told by name or as "my partner": what the partner is left with counts for nobody, so it is none of the hands counted."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_names import Named, named

_NEAR: Final = 2


def is_of_the_partner(seen: Frame, at: int) -> bool:
    """Whether what stands at that place is told of the teller's own partner, of a pair that plays against another."""
    people = named(seen)
    partner = _partner(seen, people)
    if partner is None and not seen.says("our-own-side"):
        return False
    if partner is not None and _is_the_tellers(seen, people, at):
        return True  # the partner went out, and the teller still holds cards
    owner = max((each.start for each in people if each.start < at), default=-1)
    word = max((near for near in range(at) if seen.said_at(near, "our-own-side", "the-other-side")), default=-1)
    if word > owner + _NEAR or (word >= 0 and owner < 0):
        return _is_our_own(seen, word)
    if 0 <= owner - word <= _NEAR and word >= 0:
        return _is_our_own(seen, word)  # "my partner Kari"
    return partner is not None and any(each.start == owner and each.name == partner for each in people)


def _is_our_own(seen: Frame, word: int) -> bool:
    """ "Parilla", but not that of "toisella parilla"."""
    return seen.said_at(word, "our-own-side") and not seen.said_at(word, "the-other-side")


def partners_cards_offered(seen: Frame) -> bool:
    """ "My partner still has a 4. Does that go on our score?", "do we get points for Olle's cards too?"."""
    clause = last_clause(seen)
    if not clause or not seen.says("on-our-side-of-the-sheet", within=clause):
        return False
    people = named(seen)
    partner = _partner(seen, people)
    asked = [each for each in people if seen.words[each.start] in clause]
    if partner is not None and any(each.name == partner and _is_cards(seen, each.end) for each in asked):
        return True
    told = [face.start for face in seen.cards if seen.words[face.start] not in clause]
    return (
        bool(told)
        and not any(seen.words[face.start] in clause for face in seen.cards)
        and all(is_of_the_partner(seen, at) for at in told)
    )


def _is_cards(seen: Frame, at: int) -> bool:
    return any(mark.start == at and mark.concept in ("card", "hand") for mark in seen.marks)


def _partner(seen: Frame, people: list[Named]) -> str | None:
    """The one joined with the teller on one side of an "against": "me and Tom against Kim and Lee"."""
    sides = [at for at in range(len(seen.words)) if seen.said_at(at, "against-the-pair", "the-other-side")]
    for each in people:
        apart = any(each.end <= at and seen.words[at].sentence == seen.words[each.start].sentence for at in sides)
        if apart and (_is_with_me(seen, each.start - 1, -1) or _is_with_me(seen, each.end, 1)):
            return each.name
    return None


def _is_with_me(seen: Frame, at: int, step: int) -> bool:
    """Whether a joining word stands at the place, and whoever tells beyond it."""
    return seen.said_at(at, "side-by-side-with") and seen.said_at(at + step, "the-teller", "i-myself")


def _is_the_tellers(seen: Frame, people: list[Named], at: int) -> bool:
    """Whether whoever tells is the last one named before a card, in its sentence, and is not said to have gone out."""
    sentence = seen.words[at].sentence
    mine = [near for near in range(at) if seen.words[near].sentence == sentence and seen.said_at(near, "the-teller")]
    if not mine or any(mine[-1] < each.start < at for each in people):
        return False
    others = any(seen.said_at(near, "the-other-side", "everybody-else", "they-act") for near in range(mine[-1], at))
    done = any(mark.concept in ("go-out", "win", "run-out") and mine[-1] <= mark.start < at for mark in seen.marks)
    return not (others or done)
