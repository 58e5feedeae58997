"""What no rule can tell: whose turn it is this very moment, and whether it is unkind to play a card on one's own kin."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame

_MOST_WORDS: Final = 9
_WITH_ONE_CARD: Final = 6
_OF_A_TURN: Final = frozenset(
    "who turn player next-player small-talk continue explain interjection self uno first wait in".split()
)
_OF_RULES: Final = frozenset({"may", "must", "forbidden", "cheat", "official", "rules"})


def asks_of_this_moment(seen: Frame) -> bool:
    """ "Hey, whose turn is it now?": nothing is told that the turn could be found from."""
    spoken = [word for word in seen.words if word.kind != "stop"]
    bare = len(spoken) <= _MOST_WORDS and not seen.cards and {mark.concept for mark in seen.marks} <= _OF_A_TURN
    return bare and seen.says("turn-of-whom") and seen.says("at-this-moment")


def leans_on_a_card(seen: Frame) -> bool:
    """ "And with the seven, then?": a card by its number alone, joined to what was asked before."""
    spoken = [word for word in seen.words if word.kind != "stop"]
    if not spoken or len(spoken) > _WITH_ONE_CARD or not seen.says("joins-on", "follows-on", within=spoken[:1]):
        return False
    cards = {at for face in seen.cards for at in range(face.start, face.end)}
    others = {mark.concept for mark in seen.marks if mark.start not in cards}
    others = {each for each in others if not each.startswith(("num-", "digit-"))} - _JOINING
    numbered = all(face.kind == "number" and face.colour is None for face in seen.cards)
    named = bool(seen.cards) or any(mark.concept.startswith(("num-", "digit-")) for mark in seen.marks)
    return numbered and named and not others and seen.says("with-that", within=spoken[:_NEAR])


_NEAR: Final = 4
_JOINING: Final = frozenset({"if", "what", "after", "small-talk", "with", "we-play", "then", "what-happens", "explain"})


def judges_a_person(seen: Frame) -> bool:
    """ "Is it mean to play a +4 on your own grandchild?": a matter between people; "is it against the rules?" is none."""
    clause = last_clause(seen)
    unkind = seen.says("mean-to-do", within=clause) and seen.says("one-of-the-family", within=clause)
    return unkind and not concepts_asked(seen) & _OF_RULES
