"""Whether the hand has to be shown at all: "must I show my hand when I'm challenged?", "I didn't show it: was that wrong?"."""

from __future__ import annotations

from unorules.ask.read_by_name import shown_to_others
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_left_undone import SHOWS, left_undone

TOPIC = "challenge-hand-shown-to"


def hand_shown(seen: Frame) -> tuple[str, ...]:
    """That somebody sees the hand, where the duty to show it is asked after; that nobody does, where it was not shown."""
    undone = left_undone(seen)
    if undone is not None and undone.deeds & {"show-hand", "show", SHOWS}:
        return ("unseen",)
    if shown_to_others(seen):
        return ("everyone",)
    asked = concepts_asked(seen)
    shown = asked & {"show-hand", "show"} or seen.says("lets-see", within=last_clause(seen))
    must = "must" in asked or seen.says("duty-verb", "duty-word", "duty-denied", within=last_clause(seen))
    return ("someone",) if shown and must and not asked & {"who", "which"} else ()


def freed_from_showing(seen: Frame, topic: str) -> bool:
    """ "I don't have to show it to all of them, do I?": the freedom from the duty is what is to be confirmed."""
    clause = last_clause(seen)
    denied = seen.says("duty-denied", "surely-not", within=clause)
    return topic == TOPIC and denied and left_undone(seen) is None
