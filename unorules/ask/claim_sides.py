"""Which side a claim takes on a topic by its own words: "you can't" denies what may be done, "you must" demands it."""

from __future__ import annotations

from typing import Final

from unorules.ask.propositions import modality
from unorules.ask.read_features import Frame
from unorules.ask.read_quarrel import Told, told

_DENYING: Final = frozenset({"not", "forbidden", "cheat", "never", "nobody", "cannot-play"})
_DEMANDING: Final = frozenset({"must", "each"})
_GRANTING: Final = frozenset({"may", "can-play"})


def said(seen: Frame, each: Told, topic: str) -> bool | None:
    """What the claim's own words say of the topic's proposition; None where they leave it open."""
    kind = modality(topic)
    if kind == "none":
        return None
    marks = [mark for mark in seen.marks if mark.start in each.span]
    if any(mark.concept in _DENYING for mark in marks) or any(seen.said_at(at, "denies") for at in each.span):
        return False
    if kind == "holds":
        return None
    # The verb that governs comes first: "sen saa pitää" grants, whatever its second verb means elsewhere.
    verb = next((mark.concept for mark in marks if mark.concept in _GRANTING | _DEMANDING), "")
    if verb in _DEMANDING or (kind == "may" and any(mark.concept == "until-can" for mark in marks)):
        return kind == "must"
    return kind == "may" if verb else None


def plainly_claimed(seen: Frame, topic: str) -> bool | None:
    """The side that the only claimant takes; None where several speak, or the claim leaves it open."""
    found = told(seen)
    return said(seen, found[0], topic) if len(found) == 1 else None
