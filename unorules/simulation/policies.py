"""Players that decide: `random` leaves everything to chance, `sensible` plays as one does who wants to win.

A policy sees what a player sees: the own hand, the sizes of the others, the discard pile. It decides, and whether a thing is
allowed is the judge's alone. All chance comes from the generator passed in.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, Protocol

from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.judge import layable, needs_colour, object_to, takes_target
from unorules.engine.legal import bundles
from unorules.engine.table import Phase, Table
from unorules.simulation.chance import pick

Cards = tuple[Card, ...]

COLOURS: Final = tuple(Colour)
TURN: Final = Phase.TURN
PENALTY: Final = Phase.PENALTY
COLOUR: Final = Phase.COLOUR
DRAWN: Final = Phase.DRAWN
PLAY: Final = Verb.PLAY
DRAW: Final = Verb.DRAW
PASS: Final = Verb.PASS
CHALLENGE: Final = Verb.CHALLENGE
_DISCARD_ALL: Final = Kind.DISCARD_ALL


class Policy(Protocol):
    """Who decides for a seat.

    `calls` is how likely a player is to say UNO in time, `remembers` to say it late where that still helps, `catches` how
    likely the others are to notice that it was forgotten, `jumps` to jump in with a card that allows it (0 to 1).
    """

    calls: float
    remembers: float
    catches: float
    jumps: float

    def act(self, table: Table, chance: Random) -> Action | None:
        """What the player to move does; None where nothing is allowed."""

    def name_colour(self, table: Table, seat: int, chance: Random, /) -> Colour:
        """The colour that the player names with a wild."""

    def swap_with(self, table: Table, seat: int, chance: Random, /) -> int:
        """Whom the player swaps hands with."""


# A round knows some hundreds of actions, and making one costs as much as judging a hand.
make: Final = lru_cache(maxsize=8192)(Action)


def choices(table: Table) -> list[Cards]:
    """What the player to move may lay, single cards as often as they are held, bundles where the rules know them."""
    found: list[Cards] = [(card,) for card in layable(table)]
    rules = table.rules
    if rules.turn_multi_play != "off" or rules.stacking_cards_per_turn > 1:
        found += bundles(table)
    return found


def without_cards(table: Table, colour: Colour | None = None) -> list[Action]:
    """What the player to move may do besides laying cards; `colour` is what the victim of a roulette would name."""
    seat, phase = table.turn, table.phase
    if phase is TURN:
        tries = [make(seat, DRAW), make(seat, PASS)]
    elif phase is PENALTY:
        tries = [make(seat, DRAW), make(seat, CHALLENGE)]
        if table.roulette:
            tries.append(make(seat, DRAW, (), colour))
    else:
        tries = [make(seat, Verb.KEEP)]
    return [action for action in tries if object_to(table, action) is None]


def lay(policy: Policy, table: Table, seat: int, cards: Cards, chance: Random, verb: Verb = PLAY) -> Action:
    """The play of the cards, with the colour, the player to swap with and the UNO that it needs."""
    card, rules = cards[-1], table.rules
    left = len(table.hands[seat]) - len(cards)
    if card.is_number and card.number != 7 and left > 1:
        return make(seat, verb, cards)
    if card.kind is _DISCARD_ALL:
        left -= sum(other.colour is card.colour for other in table.hands[seat]) - len(cards)
    named = policy.name_colour(table, seat, chance) if needs_colour(table, card) else None
    target = policy.swap_with(table, seat, chance) if takes_target(table, card) else None
    due = (left == 1 and rules.uno_call != "before-playing") or (left == 0 and rules.uno_say_on_last_card)
    says = due and chance.random() < policy.calls
    action = make(seat, verb, cards, named, says, target)
    if len(cards) > 1 and named and object_to(table, action) is not None:
        # A wild inside a bundle is answered in the colour named, so not every colour will do.
        others_named = (make(seat, verb, cards, each, says, target) for each in COLOURS)
        return next((other for other in others_named if object_to(table, other) is None), action)
    return action


def others(table: Table, seat: int) -> list[int]:
    """The other seats that are still in the round."""
    return [other for other in table.active() if other != seat]


class RandomPolicy:
    """Lays any card that may be laid, draws where there is none, and tosses a coin for the rest.

    Where cards are owed, paying, challenging and each answer in hand are equally likely.
    """

    calls = 0.5
    remembers = 0.5
    catches = 0.5
    jumps = 0.5

    def act(self, table: Table, chance: Random) -> Action | None:
        """What the player to move does; None where nothing is allowed."""
        seat, phase = table.turn, table.phase
        if phase is COLOUR:
            return make(seat, Verb.NAME_COLOUR, (), pick(COLOURS, chance))
        found = choices(table)
        if found and phase is not PENALTY:
            return lay(self, table, seat, pick(found, chance), chance)
        plain = without_cards(table, pick(COLOURS, chance) if table.roulette else None)
        if not (found or plain):
            return None
        at = int(chance.random() * (len(found) + len(plain)))
        return plain[at] if at < len(plain) else lay(self, table, seat, found[at - len(plain)], chance)

    def name_colour(self, _table: Table, _seat: int, chance: Random, /) -> Colour:
        """Any colour."""
        return pick(COLOURS, chance)

    def swap_with(self, table: Table, seat: int, chance: Random, /) -> int:
        """Anybody."""
        return pick(others(table, seat), chance)
