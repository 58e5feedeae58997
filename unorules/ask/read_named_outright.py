"""Topics told by the card or count that a question names: two packs, a +4 that has a colour, a card that swaps hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_position import DRAW_CARDS, colour_in_force

_SWAPPING: Final = frozenset({"seven-swap", "seven-swap-required", "seven-zero-uno", "zero-rotate"})
_SWAP: Final = "wild-swap-hands"
_FOURS: Final = frozenset({"wild-draw-four", "draw-four"})
_PLAIN_FOUR: Final = "draw-four"


def packs_counted(seen: Frame, topic: str) -> str | None:
    """ "Two packs together, as there are fourteen of us. How many cards should that be?": cards are counted, not players."""
    asked = concepts_asked(seen)
    clause = last_clause(seen)
    counted = "card" in asked or seen.says("card-word", within=clause)
    cards = "how-many" in asked and counted and not asked & {"player", "deal", "hand", "dealer"}
    return "deck-size" if topic == "players" and cards and seen.has("two-packs", "deck") else None


def four_of_a_colour(seen: Frame, topic: str) -> str | None:
    """ "A green +4, the coloured one, on a green 9": a card on a card."""
    return "match" if topic in ("wild-draw-four-legality", "wild-draw-four-drawn") and coloured_four(seen) else None


def coloured_four(seen: Frame) -> dict[str, Any]:
    """The +4 that is said to be no wild, and the card that it is laid on; empty where no such two are told."""
    if not seen.says("the-coloured-one") or len(seen.cards) < 2:
        return {}
    four = next((face for face in seen.cards if face.kind in _FOURS and face.colour), None)
    on = next((face for face in seen.cards if face.colour and face.kind not in _FOURS), None)
    if four is None or on is None or four.colour is None:
        return {}
    return {"card": f"{four.colour[0]}+4", "on": on.card}


def hands_swapped_by_a_card(seen: Frame, topic: str) -> str | None:
    """ "I laid the swap card": what that card does, where no seven and no nought is told."""
    swaps = topic in _SWAPPING and any(face.kind == _SWAP for face in seen.cards)
    digits = any(face.kind == "number" for face in seen.cards) or seen.has("seven-o", "num-7", "num-0")
    return "card-effect" if swaps and not digits else None


def over_the_colour(seen: Frame, topic: str) -> str | None:
    """ "The wild was made red, I have a blue nine and a green two. Does either go?": cards held against a colour."""
    wild = next((face for face in seen.cards if face.kind == "wild"), None)
    if topic != "wild-when-playable" or wild is None or seen.words[wild.start] in last_clause(seen):
        return None
    held = [face for face in seen.cards if face.colour and face.kind == "number" and face.start > wild.start]
    return "match" if held and colour_in_force(seen) is not None else None


def reverse_of_two(seen: Frame, topic: str) -> str | None:
    """ "Two player uno: reverse = skip?": the reverse, not all that is otherwise with two."""
    first = seen.cards[0].kind if seen.cards else ""
    alike = {face.kind for face in seen.cards} == {"reverse", "skip"} and first == "reverse"
    two = topic in ("two-players", "card-count") and seen.has("two-players") and form(seen, topic) == "yes-no"
    return "reverse-two-players" if two and alike else None


def added_or_paid(seen: Frame, topic: str) -> str | None:
    """ "Two +4s in a row, I have another. May I add it, or must I take all eight?": asked is whether it may be laid."""
    cut = either_or_at(seen)
    if topic not in ("stack-total", "stack-required", "draw-count", "refill-hand") or cut is None:
        return None
    half = [word for word in last_clause(seen) if word.start < seen.words[cut].start]
    adds = seen.says("adds-to-it", within=half) and "may" in {mark.concept for mark in marks_within(seen, half)}
    kinds = {face.kind for face in seen.cards if face.kind in DRAW_CARDS}
    return _OF_A_KIND.get(kinds.pop()) if adds and len(kinds) == 1 else None


def added_to_another(seen: Frame, topic: str) -> str | None:
    """ "A +4 came at me and blue was called. I've a red +2. Can I add mine?": whether it may be laid, and no sum."""
    clause = last_clause(seen)
    kinds = [face.kind for face in seen.cards if face.kind in DRAW_CARDS]
    adds = seen.says("adds-to-it", within=clause) and "may" in concepts_asked(seen) and form(seen, topic) == "yes-no"
    told = topic in _SUMMED and adds and len(kinds) == _PAIR and not seen.has("how-many", "jump-in")
    return _ON_ANOTHER.get((kinds[1], kinds[0])) if told else None


_SUMMED: Final = frozenset({"stack-total", "stack-draw-two-on-wild-draw-four", "stack-wild-draw-four-on-draw-two"})
_ON_ANOTHER: Final = {
    ("draw-two", "wild-draw-four"): "stack-draw-two-on-wild-draw-four",
    ("wild-draw-four", "draw-two"): "stack-wild-draw-four-on-draw-two",
    ("draw-two", "draw-two"): "stack-draw-two",
    ("wild-draw-four", "wild-draw-four"): "stack-wild-draw-four",
}


def nobody_challenges(seen: Frame, topic: str) -> str | None:
    """ "We play without bluffing. Is it so that nobody can challenge a +4 any more?": the challenge itself is asked."""
    marks = marks_within(seen, last_clause(seen)) if topic == "bluff" else []
    leave = [mark.start for mark in marks if mark.concept == "may" or seen.said_at(mark.start, "may-be-done")]
    near = any(mark.concept == "challenge" and 0 < mark.start - at <= _SO_NEAR for mark in marks for at in leave)
    return "challenge" if near and form(seen, "challenge") == "yes-no" and not seen.says("does-it-stand") else None


def four_judged(seen: Frame, topic: str) -> str | None:
    """ "I challenged, he showed a blue skip. Was his +4 legal?": of a +4 it is asked, and of no other card."""
    if topic != "challenge-other-card":
        return None
    clause = last_clause(seen)
    kinds = {face.kind for face in seen.cards if seen.words[face.start] in clause}
    judged = seen.says("calls-it-right", "calls-it-wrong", within=clause) or concepts_asked(seen) & {"right", "wrong"}
    asked = kinds == {"wild-draw-four"} and "challenge" not in concepts_asked(seen)
    return "wild-draw-four-legality" if asked and judged else None


def four_whatever_is_held(seen: Frame, topic: str) -> str | None:
    """ "Can I play a +4 on a +4 whatever I hold?": asked of the hand, as with "although I hold the colour"."""
    fours = len(seen.cards) == _PAIR and {face.kind for face in seen.cards} == {"wild-draw-four"}
    asked = topic == "stack-wild-draw-four" and seen.says("whatever-is-held", within=last_clause(seen))
    return "wild-draw-four-legality" if asked and fours else None


_PAIR: Final = 2
_SO_NEAR: Final = 3
_OF_A_KIND: Final = {"draw-two": "stack-draw-two", "wild-draw-four": "stack-wild-draw-four"}


NAMED_OUTRIGHT: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    packs_counted,
    four_of_a_colour,
    hands_swapped_by_a_card,
    over_the_colour,
    reverse_of_two,
    added_or_paid,
    four_whatever_is_held,
    nobody_challenges,
    four_judged,
)
