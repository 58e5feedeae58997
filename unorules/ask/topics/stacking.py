"""Answering a draw card: stacked in kind, mixed, bounced, with another card, or later on an ordinary turn."""

from __future__ import annotations

from unorules.ask.case import Case, Outcome, card_of
from unorules.ask.scene import Scene
from unorules.ask.topics import topic
from unorules.engine.cards import Card, Colour, Kind

_PAIRS = {
    "stack-draw-two": (Kind.DRAW_TWO, Kind.DRAW_TWO),
    "stack-wild-draw-four": (Kind.WILD_DRAW_FOUR, Kind.WILD_DRAW_FOUR),
    "stack-wild-draw-four-on-draw-two": (Kind.WILD_DRAW_FOUR, Kind.DRAW_TWO),
    "stack-draw-two-on-wild-draw-four": (Kind.DRAW_TWO, Kind.WILD_DRAW_FOUR),
}


@topic(*_PAIRS)
def stack(case: Case) -> Outcome:
    """The first player lays one draw card, the second tries to answer it with another and pass the total on."""
    answer, under = (_in_deck(case, kind) for kind in _PAIRS[case.topic])
    return answer_with(case, answer, under)


def _in_deck(case: Case, kind: Kind) -> Kind:
    """In No Mercy "+4" is that deck's own draw four (answers.md)."""
    if kind is Kind.WILD_DRAW_FOUR and not case.holds(kind) and case.holds(Kind.DRAW_FOUR):
        return Kind.DRAW_FOUR
    return kind


def answer_with(case: Case, answer: Kind, under: Kind) -> Outcome:
    """Whether the card answers a penalty laid with the other, and what then is owed."""
    # The colour named with a wild is the answer's own: a table that asks for it can have it.
    laid, reply = card_of(under, Colour.RED), card_of(answer, Colour.BLUE)
    scene = case.scene([f"{laid} g3 y1", f"{reply} y6 y8", "g1 g2 y9"], top="r5")
    scene.attempt(_move(laid, "blue"))
    allowed = scene.attempt(_move(reply, "green"))
    reasons = scene.last.verdict.reasons
    owed = scene.table.pending
    if allowed:
        scene.attempt("draw")
    else:
        scene.attempt("draw")
    params = {"card": reply, "on": laid, "n": owed, "player": scene.players[1], "next": scene.players[2]}
    return Outcome(
        "yes" if allowed else "no",
        "yes" if allowed else "no",
        reasons,
        value=owed if allowed else None,
        params=params,
        example=case.played(scene),
    )


def _move(card: Card, colour: str) -> str:
    return f"{card}={colour}" if card.is_wild else card.text


def drawn_by(scene: Scene, seat: int) -> int:
    """How many cards the seat has drawn in the scene."""
    return sum(int(event.details["count"]) for event in scene.events("drew", seat))  # type: ignore[call-overload]
