"""Where a duty left undone leads: "I forgot to say UNO, was that a mistake?", "I named no colour, did I do wrong?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_hand_shown import TOPIC, hand_shown
from unorules.ask.read_left_undone import SHUFFLES, left_undone

_OF_A_CALL: Final = frozenset({"seven-zero-uno", "uno-false-accusation", "uno-call-again", "uno-false-call"})
_OF_THE_LAST: Final = frozenset({"uno-missed-win", "uno-on-last-card"})
_OF_A_COLOUR: Final = frozenset({"finish-wild-colour", "wild-change-mind", "wild-same-colour"})
# What a call, or a wild, is joined with where more is asked.
_SWAPPING: Final = frozenset({"swap", "rotate", "seven-o"})
_LAST: Final = frozenset({"last-card", "last", "go-out", "win"})


def told_undone(seen: Frame, topic: str) -> str | None:
    """The topic that asks after the duty itself."""
    if topic not in _OF_A_CALL | _OF_A_COLOUR | _OF_THE_LAST or (undone := left_undone(seen)) is None:
        return None
    if topic == "uno-false-accusation" and seen.says("accuses"):
        return None  # "what does it cost her to be wrong?": the wrong is hers
    if topic in _OF_THE_LAST:
        early = seen.has("second-last", "one-left") and not seen.has("go-out", "win")
        return "uno-call-when" if early and "say" in undone.deeds else None
    if topic in _OF_A_CALL:
        plain = "say" in undone.deeds and not seen.has(*_SWAPPING, *_LAST)
        return "uno-call-when" if plain and not any(face.number in (0, 7) for face in seen.cards) else None
    named = undone.deeds & {"choose", "say"} and seen.has("colour") and not seen.has(*_LAST)
    return "wild-colours" if named else None


def undone_claims(seen: Frame, topic: str) -> tuple[str, ...] | None:
    """What leaving it undone comes to, as something offered; None where the topic has no such duty, or nothing is left undone."""
    undone = left_undone(seen)
    if undone is None:
        return None
    if topic == "uno-call-when" and "say" in undone.deeds:
        return ()
    if topic == "wild-colours" and undone.deeds & {"choose", "say"}:
        return ("no-colour",)
    if topic == "draw-pile-empty" and undone.deeds & {"shuffle", "reshuffle", SHUFFLES}:
        return ("not-shuffled",)
    return hand_shown(seen) or None if topic == TOPIC else None
