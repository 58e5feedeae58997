"""The one card said to go: "he says the four is all I can lay, is he right?" is held against everything that may be laid."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_features import Frame

SOLE: Final = "sole-"
ANY: Final = "card"


def sole_card(seen: Frame) -> str | None:
    """The card that is said to be the only one that goes, as a claim; ``sole-card`` where it is not named; None where none is."""
    at = next((mark.start for mark in seen.cues if mark.concept == "sole-card"), None)
    if at is None:
        return None
    sentence = seen.words[at].sentence
    here = [face for face in seen.cards if seen.words[face.start].sentence == sentence]
    if not here:
        return SOLE + ANY
    named = min(here, key=lambda face: abs(face.start - at))
    return SOLE + (_told_before(seen, named) or named.card)


def _told_before(seen: Frame, named: Mention) -> str | None:
    """The card of the hand that a bare number or kind stands for: "the four" of a yellow 4."""
    if named.colour is not None or named.kind.startswith("wild"):
        return None
    alike = [face for face in seen.cards if face.start < named.start and face.colour and _is_like(face, named)]
    return alike[-1].card if alike else None


def _is_like(face: Mention, named: Mention) -> bool:
    return face.kind == named.kind and face.number == named.number


def is_the_sole_one(claim: str, value: object) -> bool:
    """Whether nothing else may be laid."""
    if not isinstance(value, list) or len(value) != 1:
        return False
    return claim.removeprefix(SOLE) in (ANY, value[0])
