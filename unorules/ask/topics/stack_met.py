"""A player who meets a draw card with the answer in hand: the table set as it was told."""

from __future__ import annotations

from unorules.ask.case import Case, card_of
from unorules.ask.scene import Scene
from unorules.ask.topics.stack_row import is_card, laid_as
from unorules.engine.cards import Card, Colour, Kind


def faced_with(case: Case, reply: Card, laid: tuple[Card, str], pending: int) -> Scene:
    """Somebody faces the card, laid by the player before them; or, where `pending` is more than it makes, what lies there."""
    card, called = laid
    aside = other_colours(card, reply, called)
    own, others = _with_what_was_told(case, reply, aside), f"{aside[0]}1 {aside[1]}2"
    if pending:
        hands = [own, others]
        return case.scene(hands, top=card.text, colour=(card.colour or Colour(called)).value, pending=pending)
    hands = [f"{card} {aside[0]}3 {aside[1]}1", own, others]
    scene = case.scene(hands[: case.seats], top=f"{(card.colour or Colour.RED).letter}5")
    scene.attempt(laid_as(card, called))
    return scene


def other_colours(laid: Card, reply: Card, called: str) -> tuple[str, str]:
    """Letters of two colours that play no part, for the cards that fill up the hands; the same twice where only one is left."""
    # The colour on the table counts among them: somebody who holds it may not lay a +4.
    used = {laid.colour or Colour.RED, reply.colour, Colour(called) if laid.is_wild else None}
    free = [colour.letter for colour in Colour if colour not in used]
    return free[0], free[-1]


def laid_first(case: Case, under: Kind, reply: Card) -> tuple[Card, str]:
    """The card that makes the penalty, and the colour named with it where it is a wild."""
    on = case.card("on")
    laid = on if on is not None and on.kind is under else card_of(under, Colour.RED)
    told = case.arguments.get("colour")
    called = told if isinstance(told, str) and told in set(Colour) else (reply.colour or Colour.BLUE).value
    return laid, called


def _with_what_was_told(case: Case, reply: Card, aside: tuple[str, str]) -> str:
    """The hand told in the question, the card answered with among it; else a hand that does not stand in its way."""
    if case.arguments.get("last"):
        return reply.text
    hand = [word for word in case.arguments.get("hand") or () if is_card(word)]
    if not hand:
        return f"{reply} {aside[0]}6 {aside[1]}8"
    if reply.text not in hand:
        hand.append(reply.text)
    return " ".join(hand if len(hand) > 1 else [*hand, f"{aside[0]}6"])
