"""Who does what to whom: a +4 that nobody challenges, an UNO shouted at somebody else, a wild with no colour named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_position import number_at

_FOURS: Final = frozenset({"wild-draw-four", "draw-four"})
_WHOSE_TURN: Final = frozenset({"challenge-who", "challenge-next-turn", "challenge"})
_LAST: Final = ("last-card", "one-left", "go-out", "win", "winner", "end", "round")
_DENIED: Final = ("hand-denies", "none-of", "nobody-yet", "plain-not", "told-not")
_NEAR: Final = 4
_TWO: Final = 2


def bystanders(seen: Frame, topic: str) -> str | None:
    """The topic that the people of the question and their deeds point to."""
    return next((found for rule in _RULES if (found := rule(seen, topic)) is not None), None)


def _left_unchallenged(seen: Frame, topic: str) -> str | None:
    """ "He lays a +4 on Eva and she doesn't challenge. Who plays next?": whose turn it is behind the card."""
    if topic not in _WHOSE_TURN or seen.has("bluff", "guilty") or not any(face.kind in _FOURS for face in seen.cards):
        return None
    asked = form(seen, "turn-after") in ("who", "value") and seen.says("plays-next", within=last_clause(seen))
    challenges = [mark.start for mark in seen.marks if mark.concept == "challenge"]
    denied = all(any(seen.said_at(near, *_DENIED) for near in _around(seen, at)) for at in challenges)
    return "turn-after" if asked and denied and "challenge" not in concepts_asked(seen) else None


def _around(seen: Frame, at: int) -> range:
    return range(max(0, at - _NEAR), min(at + _NEAR, len(seen.words)))


def _accused(seen: Frame, topic: str) -> str | None:
    """ "My brother shouted UNO at me, but I had two cards": somebody is accused who has called nothing."""
    if topic != "uno-false-call":
        return None
    called = [mark for mark in seen.marks if mark.concept == "uno" and seen.said_at(mark.end, "on-me", "on-me-there")]
    others = {mark.start for mark in seen.marks if mark.concept in ("nan", "next-player")}
    another = any(
        near in others or seen.said_at(near, "they-act", "another-person")
        for mark in called
        for near in range(mark.start)
    )
    return "uno-false-accusation" if another and _has_two(seen) else None


def _has_two(seen: Frame) -> bool:
    """Whether whoever speaks is told to hold more than one card."""
    return any(
        (seen.units.get(at) or number_at(seen, at) or 0) >= _TWO
        and seen.said_at(at + 1, "cards-of", "card-word")
        and any(seen.said_at(near, "i-act", "is-mine") for near in range(max(0, at - _NEAR), at))
        for at in range(len(seen.words))
    )


def _colour_unsaid(seen: Frame, topic: str) -> str | None:
    """ "He laid a wild and kept quiet. Must he not say a colour?": no last card is told of, so play goes on."""
    mid = topic == "finish-wild-colour" and seen.has("wild") and not seen.has(*_LAST)
    told = mid and not seen.says("last-card-cue", "at-one-left", "round-is-over", "won-it", "has-won", "goes-out-on")
    return "wild-colours" if told and seen.says("colour-word", within=last_clause(seen)) else None


def peeks_at_the_partner(seen: Frame, topic: str) -> str | None:
    """ "I had a look at my partner's cards": manners, in pairs as well."""
    return "conduct" if topic == "partners" and seen.says("peeks-at") and seen.has("partner") else None


def _said_after_all(seen: Frame, topic: str) -> str | None:
    """ "I pounced on him for not calling, but it turns out he had": nobody forgot, so what is asked is the accusation."""
    said = [mark.start for mark in seen.cues if mark.concept == "said-after-all"]
    said = [at for at in said if not any(seen.said_at(near, *_DENIED) for near in range(max(0, at - _TWO), at))]
    told = topic in _OF_A_CATCH and bool(said)
    told = told and any(word.folded.startswith("uno") for word in seen.words)
    return "uno-false-accusation" if told and not seen.has("house-rule") else None


_OF_A_CATCH: Final = frozenset({"uno-penalty", "uno-catch-window", "uno-missed-win", "uno-call-when", "uno-catch-who"})


def _sits_over(seen: Frame, topic: str) -> str | None:
    """ "I challenged and was right. Do I sit this one out?": whose turn it is then."""
    told = topic in ("challenge-last-card", "challenge", "bluff") and seen.has("challenge")
    return "challenge-next-turn" if told and seen.says("sits-over", within=last_clause(seen)) else None


_RULES: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    _left_unchallenged,
    _accused,
    _colour_unsaid,
    _said_after_all,
    _sits_over,
)
