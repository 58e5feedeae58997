"""A card held over one that lies there, on one's own turn or out of turn: what decides is whether anything says "out of turn"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, place_of

_PAIR: Final = 2
_OF_HELD: Final = frozenset(
    {"play-drawn-card", "jump-in", "jump-in-match", "wild-draw-four-legality", "playable-cards"}
)
_OF_JUMPS: Final = frozenset({"jump-in", "jump-in-match"})
_LAID: Final = frozenset({"match", "draw-card-later-turn", "stack-draw-two", "answer-with-same"})
_JUMPING: Final = ("jump-in", "jump-in-rule", "out-of-turn")


def held_and_lying(seen: Frame, topic: str) -> str | None:
    """ "A blue five waits on the pile, I have a blue three. Can I lay it?": nothing was drawn, and nobody's turn is taken."""
    clause = last_clause(seen)
    told = [face for face in seen.cards if face.colour is not None and face.kind not in DRAW_CARDS]
    if topic not in _OF_HELD or len(told) != _PAIR or len(told) != len(seen.cards) or is_out_of_turn(seen):
        return None
    anothers = seen.has("turn") and not seen.says("own-turn")
    if anothers or _is_drawn(seen) or any(seen.words[face.start] in clause for face in told):
        return None
    pairs = (told, told[::-1])
    return "match" if any(_lies_there(seen, on) and place_of(seen, card) == "held" for on, card in pairs) else None


def on_ones_own_turn(seen: Frame, topic: str) -> str | None:
    """ "… and it's my turn. May I play it?": what is said to be one's own turn is no jump into another's."""
    own = topic in _OF_JUMPS and seen.says("own-turn") and not is_out_of_turn(seen)
    plain = len(seen.cards) == _PAIR and not any(face.kind in DRAW_CARDS for face in seen.cards)
    return "match" if own and plain else None


def out_of_turn(seen: Frame, topic: str) -> str | None:
    """ "He slammed a blue five on it though it wasn't his turn": laid on another's turn, whichever card it is."""
    if topic not in _LAID or len(seen.cards) != _PAIR or not is_out_of_turn(seen):
        return None
    first, second = seen.cards
    alike = first.kind == second.kind and None not in (first.colour, second.colour)
    if alike and first.kind in DRAW_CARDS:
        return "jump-in" if first.card == second.card and topic != "answer-with-same" else None
    return "jump-in-match" if alike and topic == "match" else None


def is_out_of_turn(seen: Frame) -> bool:
    """Whether anything tells of a turn that is not one's own, or of throwing oneself in."""
    return seen.has(*_JUMPING) or seen.says("out-of-turn", "throws-oneself-in", "in-a-hurry")


def _is_drawn(seen: Frame) -> bool:
    return seen.has("draw", "drew", "drawn-card") or seen.says("drew-it")


def _lies_there(seen: Frame, face: Mention) -> bool:
    """A card that is told to lie or to wait, up to the next stop."""
    stop = next((at for at in range(face.end, len(seen.words)) if seen.words[at].kind == "stop"), len(seen.words))
    waits = any(seen.said_at(at, "sits-waiting", "lies") for at in range(face.end, stop))
    return waits or place_of(seen, face) == "top"


ONES_OWN_TURN: Final[tuple[Callable[[Frame, str], str | None], ...]] = (held_and_lying, on_ones_own_turn, out_of_turn)
