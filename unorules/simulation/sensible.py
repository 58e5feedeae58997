"""The policy `sensible`: what somebody does who knows the game and wants to be rid of the cards.

- Lays where anything can be laid: coloured cards before wilds, and among those the colour held most, then the card worth
  most points. Wilds that make others draw are kept longest. Of several cards at once as many as possible.
- While the next player holds two cards or fewer, cards that stop that player (draw, skip, reverse) come first.
- Swaps hands with whoever holds fewest cards, and lays a 7 or 0 that swaps early where that gains, late where it loses.
- Answers a penalty wherever that is allowed, with the smallest card that does.
- Names the colour held most. Says UNO nineteen times of twenty, nearly always notices who forgot, always jumps in.
- Bluffs with a wild draw four only while the next player is about to go out, and then every other time.
- Challenges where the odds of the cards not yet seen make it pay, the bluffing above taken into account.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.judge import is_bluff, moves_hands
from unorules.engine.rules import deck
from unorules.engine.table import Table
from unorules.simulation.policies import COLOUR, COLOURS, PENALTY, Cards, choices, lay, make, others, without_cards

NEARLY_OUT: Final = 2
BLUFFS_AT_NEED: Final = 0.5
BLUFFS_AT_EASE: Final = 0.05
_STOPPING: Final = (Kind.SKIP, Kind.REVERSE, Kind.SKIP_EVERYONE)
_EARLY, _LATE = 3, -1


class SensiblePolicy:
    """Plays to be rid of the cards, as told at the head of this module."""

    calls = 0.95
    remembers = 0.95
    catches = 0.95
    jumps = 1.0

    def act(self, table: Table, chance: Random) -> Action | None:
        """What the player to move does; None where nothing is allowed."""
        seat = table.turn
        if table.phase is COLOUR:
            return make(seat, Verb.NAME_COLOUR, (), _most_held(table.hands[seat]))
        found = choices(table)
        if table.phase is PENALTY:
            return self._owing(table, found, chance)
        honest = [cards for cards in found if not _is_held_back(table, cards, chance)]
        if not honest:
            plain = without_cards(table)
            if plain:
                return plain[0]
        wanted = honest or found
        if not wanted:
            return None
        return lay(self, table, seat, max(wanted, key=lambda cards: _worth(table, cards)), chance)

    def _owing(self, table: Table, found: list[Cards], chance: Random) -> Action | None:
        seat = table.turn
        if found:
            best = min(found, key=lambda cards: (len(cards), cards[-1].draws, cards[-1].text))
            return lay(self, table, seat, best, chance)
        plain = without_cards(table, _least_held(table.hands[seat]))
        doubts = [action for action in plain if action.verb is Verb.CHALLENGE]
        if doubts and (len(plain) == 1 or _pays_to_challenge(table)):
            return doubts[0]
        return next((action for action in plain if action.verb is Verb.DRAW), None)

    def name_colour(self, table: Table, seat: int, _chance: Random, /) -> Colour:
        """The colour held most."""
        return _most_held(table.hands[seat])

    def swap_with(self, table: Table, seat: int, _chance: Random, /) -> int:
        """Whoever holds fewest cards."""
        return min(others(table, seat), key=lambda other: len(table.hands[other]))


def _most_held(hand: list[Card]) -> Colour:
    held = Counter(card.colour for card in hand)
    return max(COLOURS, key=lambda colour: held[colour])


def _least_held(hand: list[Card]) -> Colour:
    """What to name when drawing until a colour comes: of that one the fewest have left the pile into the own hand."""
    held = Counter(card.colour for card in hand)
    return min(COLOURS, key=lambda colour: held[colour])


def _is_threatened(table: Table) -> bool:
    return len(table.hands[table.after(table.turn)]) <= NEARLY_OUT


def _is_held_back(table: Table, cards: Cards, chance: Random) -> bool:
    """Whether it would be a bluff, and not the moment for one."""
    if cards[0].kind is not Kind.WILD_DRAW_FOUR or not is_bluff(table, Action(table.turn, Verb.PLAY, cards)):
        return False
    return not _is_threatened(table) or chance.random() >= BLUFFS_AT_NEED


def _worth(table: Table, cards: Cards) -> tuple[int, int, int, int]:
    """The higher, the sooner it is laid."""
    card, hand = cards[-1], table.hands[table.turn]
    same = sum(other.colour is card.colour for other in hand) if card.colour else 0
    return _urgency(table, card), len(cards), same, table.rules.points(card)


def _urgency(table: Table, card: Card) -> int:
    if moves_hands(table, card) or card.kind is Kind.WILD_SWAP_HANDS:
        gain = len(table.hands[table.turn]) - 1 - _hand_received(table, card)
        return _EARLY if gain > 0 else _LATE if gain < 0 else 1
    if _is_threatened(table) and (card.draws or card.kind in _STOPPING):
        return _EARLY
    if card.is_wild:
        return 0 if card.draws else 1
    return 2


def _hand_received(table: Table, card: Card) -> int:
    """How many cards the player would hold after the hands have moved."""
    seat = table.turn
    if card.number == 0:
        return len(table.hands[_before(table, seat)])
    return min(len(table.hands[other]) for other in others(table, seat))


def _before(table: Table, seat: int) -> int:
    """Whose hand comes to the seat when all hands are passed on."""
    return next(other for other in table.active() if table.after(other) == seat)


def _pays_to_challenge(table: Table) -> bool:
    """Whether a challenge costs fewer cards than paying, on average, after what can be seen.

    The accused held a card of the colour with probability `held`; a player lays a wild draw four all the same `bluffs` of the
    time. Success saves what is owed, failure costs the extra cards.
    """
    rules, seat, accused = table.rules, table.turn, table.accused
    if accused is None or not table.hands[accused]:
        return False  # a last card leaves nothing to be judged
    held = _chance_of_colour(table, len(table.hands[accused]))
    bluffs = BLUFFS_AT_NEED if len(table.hands[seat]) <= NEARLY_OUT else BLUFFS_AT_EASE
    weight = held * bluffs
    guilty = weight / (weight + 1 - held) if weight + 1 - held else 1.0
    return guilty * (table.pending or 0) > (1 - guilty) * rules.wild_draw_four_failed_challenge_extra


def _chance_of_colour(table: Table, size: int) -> float:
    """How likely a hand of that size holds the colour before, dealt from the cards that the player to move cannot see."""
    unseen = Counter(deck(table.rules)) - Counter(table.hands[table.turn]) - Counter(table.discard)
    total = unseen.total()
    fitting = sum(count for card, count in unseen.items() if card.colour is table.colour_before)
    lacking = 1.0
    for drawn in range(min(size, total)):
        lacking *= max(0, total - fitting - drawn) / (total - drawn)
    return 1 - lacking
