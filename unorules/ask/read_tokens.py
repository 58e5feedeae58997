"""Words offered to be confirmed where a topic's value is a word: "do we go clockwise?", "does the one left of the dealer begin?".

Only what is said outright is taken; of everything else the value itself is the answer.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame

_AGAINST_THE_CLOCK: Final = (
    "vastapaiv",
    "moturs",
    "motsols",
    "counter",
    "anticlock",
    "anti clock",
    "mot klok",
    "mot sola",
)
_WITH_THE_CLOCK: Final = ("myotapaiv", "medurs", "medsols", "clockwise", "med klok", "med sola")


def token_claim(seen: Frame, topic: str) -> str | None:
    """The word of topics.md that a question offers, or None where it offers none."""
    if topic == "direction":
        return _direction(seen)
    if topic in ("first-player", "next-dealer"):
        return _seat(seen)
    if topic == "who-scores" and seen.has("winner", "win") and not seen.has("everyone", "each", "loser", "lose", "or"):
        return "round-winner"
    return None


def _direction(seen: Frame) -> str | None:
    told = " ".join(word.folded for word in seen.words)
    if any(word in told for word in _AGAINST_THE_CLOCK):
        return "counter-clockwise"
    if any(word in told for word in _WITH_THE_CLOCK):
        return "clockwise"
    left, right = seen.has("left"), seen.has("right-side")
    return None if left == right else "clockwise" if left else "counter-clockwise"


def _seat(seen: Frame) -> str | None:
    left, right = seen.has("left"), seen.has("right-side")
    if left != right:
        return "left-of-dealer" if left else "right-of-dealer"
    for concept, token in (
        ("youngest", "youngest"),
        ("loser", "loser"),
        ("winner", "round-winner"),
        ("win", "round-winner"),
    ):
        if seen.has(concept):
            return token
    return None
