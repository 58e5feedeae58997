"""Challenges: whose they are, when, and what comes of them, told apart by what was said."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_features import Frame
from unorules.ask.read_form import concepts_asked, form

_CHALLENGES: Final = frozenset({"challenge-success", "challenge-failure", "challenge-when"})


_NOBODYS: Final = {
    "en": frozenset("not".split()),
    "nb": frozenset("ikke ikkje".split()),
    "sv": frozenset("inte int".split()),
    "fi": frozenset("ei eika".split()),
}


_ON_ME: Final = frozenset("me meg mig mej minulle mulle minuun muhun".split())


def turn_after_challenge(seen: Frame, topic: str) -> str | None:
    """ "… do I still lose my turn?" after a challenge asks who plays, not what is drawn."""
    asked = concepts_asked(seen)
    settled = seen.has("guilty", "innocent") or topic != "challenge-when"
    if topic not in _CHALLENGES or not settled or asked & {"how-many", "until-when", "too-late"}:
        return None
    whose = {"skipped", "turn", "play-again"} | ({"next-player"} if form(seen, topic) == "who" else set())
    return "challenge-next-turn" if asked & whose else None


def latest_moment(seen: Frame, topic: str) -> str | None:
    """ "What is the latest point …?" asks when, whichever deed it is about."""
    when = "until-when" in concepts_asked(seen)
    return "challenge-when" if topic in ("challenge", "bluff") and when else None


def not_on_me(seen: Frame, topic: str) -> str | None:
    """ "It was played on Raj, not on me: may I challenge?" asks who may."""
    return "challenge-who" if topic == "challenge" and is_anothers(seen) else None


def is_anothers(seen: Frame) -> bool:
    """Whether it is said that the card was not laid on oneself: "not on me", "inte mot mig"."""
    words = [word.folded for word in seen.words]
    for at, word in enumerate(words):
        near = words[max(0, at - 2) : at]
        if word in _ON_ME and set(near) & _NOBODYS[seen.language]:
            return True
    return False


def what_of_the_challenge(seen: Frame, topic: str) -> str | None:
    """A challenge that is told with the colour held or not: what happens then is what was won or lost."""
    then = topic == "challenge" and seen.has("what-happens") and seen.has("challenge")
    won = _colour_was_held(seen) if then else None
    return None if won is None else "challenge-success" if won else "challenge-failure"


def _colour_was_held(seen: Frame) -> bool | None:
    if seen.has("guilty"):
        return True
    if seen.has("innocent"):
        return False
    told = [mark for mark in seen.marks if mark.concept in ("hold", "hold-points", "had")]
    coloured = any(mark.concept in COLOURS for mark in seen.marks)
    return True if told and coloured and not seen.has("not", "nobody") else None


def challenged_at_all(seen: Frame, topic: str) -> str | None:
    """ "May I challenge it?" of a draw card that is not said to be stacked."""
    asked = topic == "no-mercy-stacking" and "challenge" in concepts_asked(seen) and not seen.has("stack", "in-a-row")
    return "challenge" if asked else None
