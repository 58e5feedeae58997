"""Cards drawn for the deal, an action card against a number: "I got a skip, Pete a nine: so he deals, right?".

Whoever is said to deal is held to have drawn the higher card: the action card beats the number, or is beaten by it.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.persons_told import ME, people
from unorules.ask.read_clause import either_or_at, last_clause, marks_within, place
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

BEATS: Final = "beats"
BEATEN: Final = "is-beaten"
_NOT_NOTHING: Final = ">0"
_SO_FAR: Final = 4
_SO_SOON: Final = 3
_SHORT: Final = 7
_DIGIT: Final = 9


def drawn_claims(seen: Frame) -> tuple[int | str, ...] | None:
    """What is offered of the action card: that it counts nothing, beats the number, or is beaten; None where none is."""
    for start, end in _told_in(seen):
        worthless = [mark for mark in seen.cues if mark.concept == "counts-nothing" and start <= mark.start < end]
        if worthless:
            return (_NOT_NOTHING if _is_denied(seen, worthless[0].start) else 0,)
        if (winner := _who_deals(seen, start, end)) is not None and (holder := _holder(seen)) is not None:
            return (BEATS if _are_the_same(winner, holder) else BEATEN,)
        if (higher := _the_higher(seen, start, end)) is not None:
            return (higher,)
    return None


def _the_higher(seen: Frame, start: int, end: int) -> str | None:
    """ "She claims the 3 beats it", "mine tops his 5": which of the two is said to be the higher; None where it is not told."""
    told = [mark for mark in seen.cues if mark.concept == "is-the-higher" and start <= mark.start < end]
    if not told or either_or_at(seen) is not None:
        return None
    first = told[0]
    action = _is_of_the_action(seen, range(first.start - 1, max(start, first.start - _SO_FAR) - 1, -1))
    if action is None:
        other = _is_of_the_action(seen, range(first.end, min(end, first.end + _SO_SOON)))
        action = None if other is None else not other
    if action is None:
        return None
    return BEATS if action != _is_denied(seen, first.start) else BEATEN


def _is_of_the_action(seen: Frame, places: range) -> bool | None:
    """Whether the first card of these words is the action card, told by its name or by whose it is."""
    for at in places:
        face = next((face for face in seen.cards if face.start <= at < face.end), None)
        if face is not None:
            return face.kind != "number"
        if (number := number_at(seen, at) or seen.units.get(at, 0)) > 1:
            return False if number <= _DIGIT else None  # "it's worth 50, so it is the highest"
        if (owner := _owner(seen, at)) is not None and (holder := _holder(seen)) is not None:
            return _are_the_same(owner, holder)
    return None


def _owner(seen: Frame, at: int) -> str | None:
    """Whose card is meant by "mine" or "his"."""
    if seen.said_at(at, "card-of-mine"):
        return "me"
    return "other" if seen.said_at(at, "card-of-theirs") else None


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
    """Who is said to deal: ``me``, somebody by name, or ``other``; nobody where it is asked which of two."""
    if either_or_at(seen) is not None:
        return None
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


def _are_the_same(one: str, two: str) -> bool:
    """Whether two persons may be one: "he" is whoever was named."""
    return one == two or ("other" in (one, two) and "me" not in (one, two))


def _person(seen: Frame, at: int, start: int) -> str | None:
    """The last person named shortly before a word."""
    for near in range(at - 1, max(start, at - _SO_FAR) - 1, -1):
        if seen.words[near].kind == "stop" and seen.words[near].text[0] not in ":,":
            return None
        if seen.said_at(near, "drew-as-me"):
            return "me"
        if (name := next((each.name for each in people(seen) if each.start <= near < each.end), ME)) != ME:
            return name
        if _is_named(seen, near) or seen.said_at(near, "drew-as-other", "another-person"):
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
