"""A last card that was laid: "so I'm out, right?" asks whether that holds, "did I cheer too soon?" whether it does not."""

from __future__ import annotations

from typing import Final

from unorules.ask.propositions import NO_TOPIC
from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause
from unorules.ask.read_features import Frame

_LAST: Final = "finish-on-action"
_NEAR_IT: Final = frozenset(
    "finish-draw-penalty finish-wild-colour reverse-two-players skip-two-players draw-card-two-players wild-when-playable"
    " round-end play-several lost-card card-effect".split()
)
_DENIED: Final = frozenset({"not", "never", "nobody", "wrong", "forbidden", "cheat", "must"})


def gone_out(seen: Frame, topic: str) -> bool | None:
    """Whether the question is turned; None where it says neither that somebody is out nor that it was too soon."""
    if topic != _LAST or either_or_at(seen) is not None or concepts_asked(seen) & _DENIED:
        return None
    clause = last_clause(seen)
    if seen.says("too-soon", within=clause):
        return True
    return False if seen.says("is-out", within=clause) and seen.says("i-act", "they-act", within=clause) else None


def cheered_too_soon(seen: Frame, topic: str) -> str | None:
    """ "Down to one reverse, laid it and cheered: too soon?": whether one may go out on it."""
    one = len(seen.cards) == 1 and seen.cards[0].kind != "number"
    asked = seen.says("too-soon", within=last_clause(seen)) and not seen.has("uno", "challenge")
    last = seen.has("last-card", "one-left") or seen.says("last-card-cue", "at-one-left", "one-only", "down-to-one")
    if topic in _NEAR_IT and one and asked and last:
        return _LAST
    return _LAST if topic == "finish-wild-colour" and one and _says_it_is_out(seen) else None


def _says_it_is_out(seen: Frame) -> bool:
    """ "Just a wild left, so I'm out, right?": whether that ends it, where of a colour nothing is said."""
    colour = seen.has("colour", "wish") or seen.says("colour-word") or any(face.colour for face in seen.cards)
    return gone_out(seen, _LAST) is False and not colour


def won_otherwise(seen: Frame, topic: str) -> str | None:
    """ "Is there another way to win the round?": how a round ends."""
    asked = seen.says("another-way", within=last_clause(seen)) and seen.has("win")
    return "round-end" if topic in _OF_WINNING and asked and not seen.has("points", "target") else None


_OF_WINNING: Final = frozenset({"finish-on-action", "scoring-optional", "round-end"}) | NO_TOPIC
