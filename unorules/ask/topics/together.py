"""Several cards laid in one turn on a plain card, as a question tells of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask import given
from unorules.ask.case import Case
from unorules.ask.scene import Scene
from unorules.ask.setting import fillers, in_deck, move, set_out
from unorules.engine.cards import Card, Colour, Kind

_MOST_AT_ONCE: Final = 8


def told_cards(case: Case, usual: object = None, fewest: int = 0) -> tuple[Card, ...]:
    """The `cards` told of, in order, or as many as `cards` says of the kind `usual`; at least `fewest` of it, if any.

    Nothing where something told of is no card. Colours that were not said are dealt round.
    """
    told = case.arguments.get("cards")
    count = given.whole(told)
    count = fewest if told is None else count
    words = [usual] * min(count, _MOST_AT_ONCE) if count is not None and usual is not None else told
    cards = given.cards(words) or ()
    return tuple(in_deck(case, card, card.colour or list(Colour)[at % 4]) for at, card in enumerate(cards))


def at_once(case: Case, usual: object = None) -> tuple[Card, ...]:
    """The cards that are to go down in one turn, nothing where no two are told.

    Where only identical cards do, cards of one face of which no colour was said are meant to be alike.
    """
    cards = told_cards(case, case.arguments.get("card") or usual)
    if len(cards) < 2:
        return ()
    told = case.arguments.get("cards")
    words = told.replace(",", " ").split() if isinstance(told, str) else told
    plain = not (isinstance(words, list | tuple) and any(given.says_colour(word) for word in words))
    alike = case.rules.turn_multi_play == "identical" and plain and len({card.symbol for card in cards}) == 1
    return (cards[0],) * len(cards) if alike else cards


def in_one_turn(scene: Scene, cards: Sequence[Card]) -> str:
    """How the cards are laid in one turn; the last of them names the colour and the player to swap with."""
    return ",".join([*(card.text for card in cards[:-1]), move(scene, cards[-1], laid=len(cards))])


def laid_together(case: Case, cards: Sequence[Card], *, last: bool = False) -> Scene:
    """The cards tried in one turn on a number card of the first one's colour; with `last` nothing else is held."""
    shade = next((card.colour for card in cards if card.colour), Colour.RED)
    number = next(each for each in (5, 4, 6) if each not in {card.number for card in cards})
    top = Card(Kind.NUMBER, shade, number)
    beside = [] if last else fillers(top, shade, avoid=cards)
    scene = set_out(case, [[*cards, *beside], "y6 b9", "g1 g2 y9"], top=top.text)
    scene.attempt(in_one_turn(scene, cards))
    return scene
