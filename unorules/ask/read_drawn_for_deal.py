"""Cards drawn for the deal, an action card against a number: "I got a skip, Pete a nine: so he deals, right?".

Whoever is said to deal is held to have drawn the higher card: the action card beats the number, or is beaten by it.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import last_clause, marks_within, place
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

BEATS: Final = "beats"
BEATEN: Final = "is-beaten"
_NOT_NOTHING: Final = ">0"
_SO_FAR: Final = 4
_SO_SOON: Final = 3
_SHORT: Final = 7


def drawn_claims(seen: Frame) -> tuple[int | str, ...] | None:
    """What is offered of the action card: that it counts nothing, beats the number, or is beaten; None where none is."""
    for start, end in _told_in(seen):
        worthless = [mark for mark in seen.cues if mark.concept == "counts-nothing" and start <= mark.start < end]
        if worthless:
            return (_NOT_NOTHING if _is_denied(seen, worthless[0].start) else 0,)
        if (winner := _who_deals(seen, start, end)) is not None and (holder := _holder(seen)) is not None:
            return (BEATS if winner == holder else BEATEN,)
    return None


def _is_denied(seen: Frame, at: int) -> bool:
    """ "It isn't worth nothing": the "not" stands before the word and is no part of it."""
    return any(seen.said_at(near, "told-not") for near in range(max(0, at - _SO_SOON), at))


def _told_in(seen: Frame) -> list[tuple[int, int]]:
    """The places of the clause that asks, and of all before it where that only judges a claim ("is she right?")."""
    clause = last_clause(seen)
    if not clause:
        return []
    start, end = place(seen, clause[0]), place(seen, clause[-1]) + 1
    judges = {mark.concept for mark in marks_within(seen, clause)} & {"right", "wrong", "false"}
    bare = len(clause) <= _SHORT and (judges or seen.says("holds-true", "echo-asks", within=clause))
    return [(start, end), (0, start)] if bare and start else [(start, end)]


def _who_deals(seen: Frame, start: int, end: int) -> str | None:
    """Who is said to deal: ``me``, or ``other``."""
    deals = [
        mark.start
        for mark in seen.cues
        if mark.concept == "then-deals" and start <= mark.start < end and not seen.said_at(mark.start, "who-is-to-deal")
    ]
    if not deals:
        return None
    if seen.said_at(deals[-1], "drew-as-me"):
        return "me"
    return _person(seen, deals[-1], start) or _person(seen, min(deals[-1] + _SO_SOON, end), deals[-1] + 1)


def _holder(seen: Frame) -> str | None:
    """Who drew the action card, where a number was drawn against it."""
    action = next((face for face in seen.cards if face.kind != "number"), None)
    numbers = any(face.kind == "number" for face in seen.cards) or any(
        number_at(seen, at) is not None for at in range(len(seen.words))
    )
    return _person(seen, action.start, 0) if action is not None and numbers else None


def _person(seen: Frame, at: int, start: int) -> str | None:
    """The last person named shortly before a word."""
    for near in range(at - 1, max(start, at - _SO_FAR) - 1, -1):
        if seen.words[near].kind == "stop" and seen.words[near].text[0] not in ":,":
            return None
        if seen.said_at(near, "drew-as-me"):
            return "me"
        named = _is_named(seen, near)
        if named or seen.said_at(near, "drew-as-other", "another-person"):
            return "other"
    return None


def _is_named(seen: Frame, at: int) -> bool:
    """A name or a word for kin; at the head of a sentence any word has its capital."""
    known = any(mark.start == at and mark.concept in ("names", "nan") for mark in seen.marks)
    if known or not seen.words[at].text[:1].isupper():
        return known
    inside = at > 0 and seen.words[at - 1].kind != "stop"
    return inside or any(seen.words[at].text == word.text for word in seen.words[1:at])


def drawn_for_the_deal(seen: Frame, topic: str) -> str | None:
    """ "For the deal I turned up a reverse, Tom a four": drawn to see who deals, and no card that the round starts with."""
    drawn = topic in ("start-card", "card-points") and seen.says("who-is-to-deal") and not seen.has("start-card")
    return "dealer-choice-action-card" if drawn and any(face.kind != "number" for face in seen.cards) else None
