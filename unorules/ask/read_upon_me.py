"""A draw card that was just laid on whoever asks: "a blue +2 was just played on me, I hold …", and whether it was paid."""

from __future__ import annotations

from typing import Any, Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_position import DRAW_CARDS, place_of
from unorules.ask.read_upon_named import answered_by_name

_OF_A_TURN: Final = frozenset({"playable-cards", "match", "play-other-after-draw", "play-drawn-card"})
_DRAWS: Final = {"draw-two": 2, "wild-draw-six": 6, "wild-draw-ten": 10}
_FOUR: Final = 4
_STACKS: Final = {
    ("draw-two", "draw-two"): "stack-draw-two",
    ("wild-draw-four", "wild-draw-four"): "stack-wild-draw-four",
    ("wild-draw-four", "draw-two"): "stack-wild-draw-four-on-draw-two",
    ("draw-two", "wild-draw-four"): "stack-draw-two-on-wild-draw-four",
}


def what_is_owed(seen: Frame, told: dict[str, Any]) -> dict[str, Any]:
    """``hand``, ``top`` and ``pending``, where a draw card was laid on who asks and is not paid; `told` is the position read."""
    face = _laid_on_me(seen)
    hand = list(told.get("hand", ()))
    if face is None or _is_paid(seen, face) or not hand:
        return {}
    lying = told.get("top")
    if face.card in hand and (lying is None or lying != face.card) and hand.index(face.card) == 0:
        hand = hand[1:]  # "I got a +4, I hold …"
    found = {"hand": hand, "top": face.card, "pending": _DRAWS.get(face.kind, _FOUR) * max(face.count, 1)}
    return found | {name: told[name] for name in ("colour",) if name in told and face.colour is None}


def owed_or_paid(seen: Frame, topic: str) -> str | None:
    """Of an ordinary turn: what a card laid on me makes of it, once paid, or as the card that is to be answered."""
    if pair := answered_by_name(seen, topic):
        return _STACKS.get((pair[0].kind, pair[1].kind))
    later = topic == "draw-card-later-turn"
    face = _laid_on_me(seen) if later or topic in _OF_A_TURN else None
    if face is None:
        return None
    if later:
        return None if _is_paid(seen, face) else _answered_from_hand(seen, face)
    if _is_paid(seen, face):
        return "play-after-penalty"
    asked = _asked_card(seen)
    if topic == "playable-cards" or asked is None:
        return None
    return _STACKS.get((asked.kind, face.kind)) if asked.kind in DRAW_CARDS else "answer-draw-card"


def _answered_from_hand(seen: Frame, face: Mention) -> str | None:
    """ "A +2, pointing at me. My hand: blue +2, red 4": nothing is paid yet, so no later turn is asked about."""
    held = [other.kind for other in seen.cards if other is not face and other.kind in DRAW_CARDS]
    return _STACKS.get((held[-1], face.kind)) if held else None


def _laid_on_me(seen: Frame) -> Mention | None:
    """The first draw card told before the question, in whose sentence it is said to have come upon me."""
    clause = last_clause(seen)
    first = clause[0].start if clause else 0
    for face in seen.cards:
        if face.kind in DRAW_CARDS and seen.words[face.start].start < first:
            return face if _came(seen, face) and not _is_past(seen, face) else None
    return None


def _came(seen: Frame, face: Mention) -> bool:
    """Whether it is told of that card, before another is named."""
    sentence = seen.words[face.start].sentence
    others = [other.start for other in seen.cards if other is not face]
    before = max((at for at in others if at < face.start), default=0)
    behind = min((at for at in others if at > face.start), default=len(seen.words))
    near = [at for at in range(before, behind) if seen.words[at].sentence == sentence]
    return any(seen.said_at(at, "came-upon-me") for at in near)


def _is_past(seen: Frame, face: Mention) -> bool:
    """Whether another card lies on top by now, or somebody else drew for it."""
    clause = last_clause(seen)
    asked = next((at for at, word in enumerate(seen.words) if clause and word is clause[0]), len(seen.words))
    drawn = any(seen.said_at(at, "takes-them") for at in range(face.end, asked)) and not _is_paid(seen, face)
    return drawn or any(other is not face and place_of(seen, other) == "top" for other in seen.cards)


def _is_paid(seen: Frame, face: Mention) -> bool:
    return any(seen.said_at(at, "have-paid") for at in range(face.end, len(seen.words)))


def _asked_card(seen: Frame) -> Mention | None:
    clause = last_clause(seen)
    asked = [face for face in seen.cards if clause and seen.words[face.start].start >= clause[0].start]
    return asked[-1] if asked else None
