"""A claim with its speaker named behind it: "action cards can be the last card, reckons my sister"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame

_AGAINST: Final = frozenset(
    {"not", "forbidden", "cheat", "never", "nobody", "cannot-play", "must", "until-can", "only"}
)
_GRANTING: Final = frozenset({"may", "can-play"})


def granted_behind(seen: Frame, until: int) -> bool:
    """Whether what stands before the speaker says outright that something may be done, with nothing said against it."""
    said = [mark.start for mark in seen.marks if mark.concept == "says" and seen.words[mark.start].start < until]
    at = next((at for at in said if at and seen.words[at - 1].kind == "stop"), None)
    if at is None or len(said) > 1:
        return False
    claim = [word for word in seen.words[:at] if word.kind != "stop"]
    concepts = {mark.concept for mark in seen.marks if mark.start < at}
    against = concepts & _AGAINST or seen.says("denies", "claims-only", "none-of", "denies-whole", within=claim)
    return not against and (bool(concepts & _GRANTING) or seen.says("may-be-done", within=claim))
