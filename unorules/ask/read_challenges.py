"""Challenges: whose they are, when, and what comes of them, told apart by what was said."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_features import Frame
from unorules.ask.read_form import concepts_asked, form, last_clause, marks_within
from unorules.ask.read_position import number_at

_CHALLENGES: Final = frozenset(
    "challenge-success challenge-failure challenge-when bluff challenge challenge-who challenge-which-colour".split()
)


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
    if topic not in _CHALLENGES or asked & {"how-many", "until-when", "too-late"}:
        return None
    whose = {"skipped", "turn", "play-again"} | (
        {"next-player"} if form(seen, topic) == "who" and topic != "challenge-who" else set()
    )
    if topic in _MIGHT_BE and form(seen, topic) != "who":
        return None
    return "challenge-next-turn" if asked & whose else None


# Of these only "whose turn is it then?" is taken for the turn after.
_MIGHT_BE: Final = frozenset({"bluff", "challenge", "challenge-who", "challenge-which-colour", "challenge-when"})


def what_the_bluffer_draws(seen: Frame, topic: str) -> str | None:
    """ "I caught her bluffing, she did hold yellow: how many must she draw?" asks what it costs."""
    counted = topic in _OF_THE_CARD and form(seen, topic) == "value" and "how-many" in concepts_asked(seen)
    return "challenge-success" if counted and seen.has("bluff", "challenge", "catch", "accuse") else None


_OF_THE_CARD: Final = frozenset(
    {"bluff", "wild-draw-four-drawn", "wild-draw-four-legality", "wild-draw-four-with-wild"}
)


def may_be_challenged(seen: Frame, topic: str) -> str | None:
    """Whatever else is told, "can I challenge it?" asks whether one may: a +4, or another card."""
    asked = concepts_asked(seen)
    if "challenge" not in asked or form(seen, topic) not in ("yes-no", "either-or") or not asked & {"may", "can-play"}:
        return None
    if topic == "no-mercy-card" and not any(face.kind == "wild-draw-four" for face in seen.cards):
        return "challenge-other-card"
    plain = topic == "challenge-which-colour" and not asked & {"which", "what", "colour", "decide", "applies"}
    return "challenge" if plain or topic in ("no-mercy-in-classic", "no-mercy-card") else None


def cost_of_a_stacked_one(seen: Frame, topic: str) -> str | None:
    """A +4 on a stack was challenged, and a number is offered or asked for: what that costs."""
    told = (
        topic.startswith("stack-")
        and seen.has("challenge")
        and seen.has("guilty", "innocent", "bluff", "wrong", "right")
    )
    counted = told and ("how-many" in concepts_asked(seen) or seen.has("draw", "drew", "get", "penalty"))
    offered = any((number_at(seen, at) or 0) > 1 for at in range(len(seen.words)))
    if not counted or not (offered or "how-many" in concepts_asked(seen)):
        return None
    return "challenge-success" if seen.has("guilty", "bluff") and not seen.has("innocent") else "challenge-failure"


def how_it_goes(seen: Frame, topic: str) -> str | None:
    """ "How does it go when one challenges?" wants the whole of it, not the moment."""
    asked = [mark.concept for mark in marks_within(seen, last_clause(seen))]
    how = topic == "challenge-when" and form(seen, topic) == "explain" and bool({"how", "explain"} & set(asked[:2]))
    return "challenge" if how and not {"until-when", "too-late"} & set(asked) else None


def which_of_two_numbers(seen: Frame, topic: str) -> str | None:
    """ "She says I draw four, I say six: who is right?" asks what the challenge costs."""
    numbers = {number_at(seen, at) for at in range(len(seen.words))} - {None}
    told = topic in ("challenge-who", "challenge") and {"who", "right"} <= concepts_asked(seen) and len(numbers) > 1
    if not told:
        return None
    return "challenge-success" if seen.has("guilty", "bluff") or seen.says("challenge-won") else "challenge-failure"


def may_bluff(seen: Frame, topic: str) -> str | None:
    """ "Can one bluff with a +4?" asks no number."""
    asked = concepts_asked(seen)
    told = topic in ("challenge-success", "challenge-failure") and {"bluff", "may"} <= asked
    return "bluff" if told and form(seen, topic) == "yes-no" and not asked & {"draw", "drew", "how-many"} else None


def bystanders(seen: Frame, topic: str) -> str | None:
    """Somebody who does not have to draw wants to challenge."""
    told = seen.has("challenge") and seen.says("seat-far", "bystander") and form(seen, topic) == "yes-no"
    return "challenge-who" if told and topic in _OF_A_FOUR else None


_OF_A_FOUR: Final = frozenset(
    "challenge challenge-last-card challenge-other-card stack-wild-draw-four bluff wild-draw-four-legality partners"
    " play-after-penalty answer-draw-card".split()
)


def latest_moment(seen: Frame, topic: str) -> str | None:
    """ "What is the latest point …?" asks when, whichever deed it is about."""
    when = "until-when" in concepts_asked(seen)
    return "challenge-when" if topic in ("challenge", "bluff") and when else None


def not_on_me(seen: Frame, topic: str) -> str | None:
    """ "It was played on Raj, not on me: may I challenge?", "can anyone shout challenge?" ask who may."""
    return "challenge-who" if topic == "challenge" and (is_anothers(seen) or _all_may(seen)) else None


def _all_may(seen: Frame) -> bool:
    """ "Anyone may challenge": all are named, and soon behind them the challenge."""
    behind = [mark.end for mark in seen.cues if mark.concept in ("everybody", "anyone-may")]
    challenge = [mark.start for mark in seen.marks if mark.concept == "challenge"]
    return any(0 <= at - end < _SO_SOON and not seen.said_at(end, "says-so") for end in behind for at in challenge)


_SO_SOON: Final = 3


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
