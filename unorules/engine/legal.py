"""All actions that are allowed now: the mover's, and what others may do out of turn.

Every action listed passes `object_to`; what is not listed is refused, except that a bundle of cards is listed once for each
first card and card on top (its player may order the others at will) and only up to four cards, that a call which changes
nothing or is false and a false accusation are left out, and that "!" and a target are only listed where they count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from unorules.engine.actions import Action, Verb
from unorules.engine.cards import Card, Colour
from unorules.engine.judge import cards_left, layable, needs_colour, object_to, takes_target
from unorules.engine.matching import fitting
from unorules.engine.rules import Rules
from unorules.engine.state import State
from unorules.engine.table import Phase, Table


def legal_actions(state: State, rules: Rules) -> tuple[Action, ...]:
    """What the player to move may do, then what anybody may do out of turn; UNO included where it counts."""
    table = state.table(rules)
    return (*mover_actions(table), *other_actions(table))


def mover_actions(table: Table, *, calls: bool = True) -> list[Action]:
    """Everything the player to move may do; `calls` adds the plays with "!" where they go down to one card."""
    if table.phase is Phase.ROUND_OVER:
        return []
    single = [(card,) for card in dict.fromkeys(layable(table))]
    found = list(_plays(table, table.turn, [*single, *_bundles(table)], Verb.PLAY, calls))
    return found + [action for action in _without_cards(table) if object_to(table, action) is None]


def _without_cards(table: Table) -> Iterator[Action]:
    """What the phase leaves open besides laying cards."""
    seat = table.turn
    match table.phase:
        case Phase.TURN:
            yield Action(seat, Verb.PASS)
            yield Action(seat, Verb.DRAW)
        case Phase.DRAWN:
            yield Action(seat, Verb.KEEP)
        case Phase.PENALTY:
            yield Action(seat, Verb.CHALLENGE)
            yield from (Action(seat, Verb.DRAW, colour=colour) for colour in (None, *Colour))
        case Phase.COLOUR:
            yield from (Action(seat, Verb.NAME_COLOUR, colour=colour) for colour in Colour)


def bundles(table: Table) -> list[tuple[Card, ...]]:
    """The bundles of two cards or more that the player to move may lay now, whatever colour and target they go with."""
    found = _plays(table, table.turn, _bundles(table), Verb.PLAY, calls=False)
    return list(dict.fromkeys(action.cards for action in found))


def other_actions(table: Table) -> list[Action]:
    """Jump-ins, catches, late calls and challenges by others than the player to move."""
    if table.phase is Phase.ROUND_OVER:
        return []
    found: list[Action] = []
    for seat in table.active():
        found.extend(_out_of_turn(table, seat))
    return found


def _out_of_turn(table: Table, seat: int) -> Iterator[Action]:
    if table.rules.jump_in_allowed and table.twin_window and table.top in table.hands[seat]:
        yield from _plays(table, seat, [(table.top,)], Verb.JUMP, calls=True)
    tries = [Action(seat, Verb.CATCH, target=target) for target in table.uncalled if target != seat]
    if _call_counts(table, seat):
        tries.append(Action(seat, Verb.UNO))
    if seat != table.turn and table.accused is not None:
        tries.append(Action(seat, Verb.CHALLENGE))
    yield from (action for action in tries if object_to(table, action) is None)


def _call_counts(table: Table, seat: int) -> bool:
    """Whether "uno" as a move of its own changes anything: late, or early where it comes before the card."""
    if seat in table.uncalled:
        return True
    early = seat == table.turn and table.rules.uno_call == "before-playing"
    return seat not in table.called and len(table.hands[seat]) in ((1, 2) if early else (1,))


def _bundles(table: Table) -> Iterable[tuple[Card, ...]]:
    """Every bundle that the rules could allow, once for each card on top."""
    hand, rules = table.hands[table.turn], table.rules
    if table.phase is Phase.TURN and rules.turn_multi_play != "off":
        lowest = set(fitting(hand, table.top, table.colour))
        yield from _groups(hand, lowest)
    if table.phase is Phase.PENALTY and rules.stacking_cards_per_turn > 1:
        draws = [card for card in hand if card.draws]
        yield from _ordered(draws, rules.stacking_cards_per_turn, set(draws))


def _groups(hand: list[Card], lowest: set[Card]) -> Iterator[tuple[Card, ...]]:
    by_symbol: dict[str, list[Card]] = {}
    for card in hand:
        by_symbol.setdefault(card.symbol, []).append(card)
    for cards in by_symbol.values():
        if len(cards) > 1 and not lowest.isdisjoint(cards):
            yield from _ordered(cards, len(cards), lowest)


def _ordered(cards: list[Card], most: int, lowest: set[Card]) -> Iterator[tuple[Card, ...]]:
    """Bundles of 2 to `most` cards, never more than 4: each set once for each last card and each first that is one of `lowest`."""
    seen: set[tuple[Card, ...]] = set()
    for size in range(2, min(most, len(cards), 4) + 1):
        for group in combinations(cards, size):
            for first in lowest.intersection(group):
                rest = list(group)
                rest.remove(first)
                for last in dict.fromkeys(rest):
                    middle = list(rest)
                    middle.remove(last)
                    seen.add((first, *sorted(middle, key=str), last))
    yield from sorted(seen, key=str)


def _plays(table: Table, seat: int, bundles: Iterable[tuple[Card, ...]], verb: Verb, calls: bool) -> Iterator[Action]:
    for cards in bundles:
        top = cards[-1]
        colours: tuple[Colour | None, ...] = (None, *Colour) if needs_colour(table, top) else (None,)
        targets: tuple[int | None, ...] = (None,)
        if takes_target(table, top):
            targets = (None, *(other for other in table.active() if other != seat))
        says = (False, True) if calls and _says_count(table, cards_left(table, table.hands[seat], cards)) else (False,)
        for colour in colours:
            for target in targets:
                for uno in says:
                    tries = (Action(seat, verb, order, colour, uno, target) for order in _orders(cards))
                    action = next((action for action in tries if object_to(table, action) is None), None)
                    if action is not None:
                        yield action


def _orders(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The orders in which the cards between the first and the last may lie: in a stack one may answer the other only."""
    if len(cards) < 4 or cards[1] is cards[2]:
        return (cards,)
    return cards, (cards[0], cards[2], cards[1], cards[3])


def _says_count(table: Table, left: int) -> bool:
    """Whether "!" on a play that leaves so many cards changes anything."""
    if left == 0:
        return table.rules.uno_say_on_last_card
    return left == 1 and table.rules.uno_call != "before-playing"
