"""Somebody far off at the table: "the player opposite challenged my +4, is he allowed?" asks who may challenge."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_seats import laid_on_another

_NEAR: Final = frozenset(
    {"challenge", "challenge-when", "challenge-other-card", "challenge-hand-shown-to", "challenge-last-card"}
)
_FAR: Final = ("seat-far", "one-further", "sits-far-off")


def not_on_me(seen: Frame, topic: str) -> str | None:
    """ "A +4 was laid on my sister. Can I challenge it?": who may, where it came upon somebody else."""
    clause = last_clause(seen)
    mine = seen.says("may-i", within=clause) and seen.says("first-person", "is-mine", within=clause)
    asked = mine and {"may", "challenge"} <= concepts_asked(seen) <= _PLAINLY
    fours = bool(seen.cards) and all(_is_a_four(face) for face in seen.cards)
    upon = fours and not any(seen.words[face.start] in clause for face in seen.cards) and laid_on_another(seen)
    return (
        "challenge-who" if topic == "challenge" and asked and upon and not seen.says("on-me", "on-me-there") else None
    )


_PLAINLY: Final = frozenset({"may", "challenge", "get"})


def far_one_challenges(seen: Frame, topic: str) -> str | None:
    """Of a challenge: who may, where the one who makes it is told to sit elsewhere than next."""
    if (
        topic not in _NEAR
        or (topic == "challenge-last-card" and seen.has("last-card"))
        or not seen.says(*_FAR)
        or form(seen, topic) != "yes-no"
    ):
        return None
    four = not seen.cards or any(_is_a_four(face) for face in seen.cards)
    told = seen.has("challenge", "bluff") or seen.says("calls-bluff")
    return "challenge-who" if four and told else None


def _is_a_four(face: Mention) -> bool:
    """A +4, which is called by its number, too."""
    return face.kind in ("wild-draw-four", "draw-four") or (face.number == _FOUR and face.colour is None)


_FOUR: Final = 4
