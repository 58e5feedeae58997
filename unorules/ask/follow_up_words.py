"""What a follow-up is told by: what it begins with, and what in it carries no meaning of its own."""

from __future__ import annotations

from typing import Final

from unorules.ask.language import LANGUAGES
from unorules.ask.read_features import Frame

_SO_MANY: Final = "so-many-"


def begins_as_one(seen: Frame) -> bool:
    """Whether the text begins as something that goes on from what was asked before: "and with …", "entä …", "tänk om …"."""
    first = next((at for at, word in enumerate(seen.words) if word.kind != "stop"), -1)
    return any(mark.concept == "goes-on-from" and mark.start == first for mark in seen.cues)


def is_small(seen: Frame, at: int) -> bool:
    """Whether the word there, in a follow-up, says nothing that another word would not say."""
    return seen.said_at(at, "says-nothing-new")


def tongue_at(seen: Frame, at: int) -> str | None:
    """The language that the word there names."""
    return next((code for code in LANGUAGES if seen.said_at(at, f"tongue-{code}")), None)


def so_many(seen: Frame) -> tuple[int, int] | None:
    """How many play, and where one word says it, as Finnish does: "kolmestaan"."""
    told = ((mark.concept.removeprefix(_SO_MANY), mark.start) for mark in seen.cues)
    return next(((int(number), at) for number, at in told if number.isdigit()), None)
