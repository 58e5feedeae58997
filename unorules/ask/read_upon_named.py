"""A draw card laid on somebody named, of whom it is asked whether they may lay one: an answer to it, and no later turn."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_features import Frame
from unorules.ask.read_names import named
from unorules.ask.read_position import DRAW_CARDS

_SO_NEAR: Final = 3


def answered_by_name(seen: Frame, topic: str) -> tuple[Mention, Mention] | None:
    """The card that is asked about and the one that was laid: the victim is named behind that one, and again before the other."""
    faces = [face for face in seen.cards if face.kind in DRAW_CARDS]
    if topic != "draw-card-later-turn" or len(faces) < 2:
        return None
    laid, asked = faces[0], faces[-1]
    people = named(seen)
    victims = {each.name for each in people if laid.end <= each.start < laid.end + _SO_NEAR}
    again = [each for each in people if each.name in victims and laid.end + _SO_NEAR <= each.start < asked.start]
    return (asked, laid) if again and not _is_settled(seen, laid, asked) else None


def _is_settled(seen: Frame, laid: Mention, asked: Mention) -> bool:
    """Whether the cards were drawn in between, or a later turn is told of."""
    drawn = any(seen.said_at(at, "have-paid", "takes-them") for at in range(laid.end, asked.start))
    return drawn or seen.says("on-a-later-turn")
