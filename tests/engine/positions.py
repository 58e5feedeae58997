"""Positions and moves in the notation, for tests to be read at a glance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from unorules.engine.actions import Action, parse_action
from unorules.engine.cards import parse_card, parse_cards
from unorules.engine.events import Event
from unorules.engine.judge import object_to
from unorules.engine.legal import mover_actions, other_actions
from unorules.engine.options import Value
from unorules.engine.rules import CustomCard, Rules
from unorules.engine.step import act
from unorules.engine.table import Table

NAMES = ("Aino", "Bo", "Cai", "Dag", "Eli", "Fia")


def at(
    top: str,
    hands: str,
    pile: str = "",
    options: Mapping[str, Value] | Rules | None = None,
    custom: Iterable[CustomCard] = (),
    **fields: Any,
) -> Table:
    """A table with Aino to move; `hands` are set apart by "/", the top of `pile` stands first, `fields` are those of Table."""
    rules = options if isinstance(options, Rules) else Rules(options, custom)
    held = [list(parse_cards(hand)) for hand in hands.split("/")]
    table = Table(rules, NAMES[: len(held)], held, list(parse_cards(pile))[::-1], [parse_card(top)], events=[])
    table.colour = table.colour_before = table.top.colour
    table.twin_window = True
    table.called = [seat for seat, hand in enumerate(held) if len(hand) == 1]
    for name, value in fields.items():
        setattr(table, name, value)
    return table


def move(table: Table, line: str) -> Action:
    """ "Bo: r5!" as an action."""
    name, _, text = line.partition(": ")
    return parse_action(text, table.players.index(name), table.players)


def do(table: Table, *lines: str) -> list[Event]:
    """Carry out the moves; the events they made. Raises NotAllowedError where one is refused."""
    before = len(table.events or ())
    for line in lines:
        act(table, move(table, line))
    return list(table.events or ())[before:]


def refusal(table: Table, line: str) -> str | None:
    """What forbids the move, None where it is allowed."""
    return object_to(table, move(table, line))


def listed(table: Table) -> set[str]:
    """Every listed action in the notation, with the name of who acts."""
    found = (*mover_actions(table), *other_actions(table))
    return {f"{table.players[action.seat]}: {action.text(table.players)}" for action in found}


def hand(table: Table, name: str) -> str:
    """The cards of a hand in the order of their text."""
    return " ".join(sorted(card.text for card in table.hands[table.players.index(name)]))


def kinds(events: Iterable[Event]) -> list[str]:
    """The types of the events."""
    return [event.type for event in events]


def turn(table: Table) -> str:
    """Whose turn it is."""
    return table.players[table.turn]
