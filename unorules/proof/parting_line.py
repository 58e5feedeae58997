"""A line played by rules, and the same line with everything left out that it does not need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from unorules.engine.events import Event
from unorules.engine.judge import object_to, tell_objection
from unorules.engine.rules import Rules
from unorules.engine.seating import allowed_sizes
from unorules.engine.start import turn_start_card
from unorules.engine.step import carry_out
from unorules.engine.table import Table
from unorules.proof.parting_moves import seen, told
from unorules.proof.parting_search import Line
from unorules.proof.parting_setting import NoSuchTableError
from unorules.records.replay import Step, take_events
from unorules.values import dataclass, replace

_FEWEST: Final = 2
"""Cards that are left in a hand that had more: a single one would bring UNO into it."""

_TRIES: Final = 60


@dataclass(frozen=True, slots=True)
class Played:
    """What became of a line: the first card turned up, the moves up to the first that is refused, the table after them."""

    opening: tuple[Event, ...]
    steps: tuple[Step, ...]
    table: Table

    @property
    def last(self) -> Step | None:
        """The move at which two rules part; None where the first card parts them."""
        return self.steps[-1] if self.steps else None


def played(line: Line, rules: Rules) -> Played:
    """What becomes of the line under `rules`. Raises NoSuchTableError where they do not have such a table."""
    setting = line.setting
    low, high = allowed_sizes(rules)
    if not low <= len(setting.hands) <= high:
        raise NoSuchTableError(str(len(setting.hands)))
    table = setting.table(rules)
    if setting.top is None:
        turn_start_card(table, setting.dealer)
    opening, steps = take_events(table), []
    for action in line.moves:
        objection = object_to(table, action)
        if objection is not None:
            steps.append(Step(action, objection, (), tell_objection(table, action, objection)))
            break
        carry_out(table, action)
        steps.append(Step(action, None, take_events(table)))
    return Played(opening, tuple(steps), table)


def outcome(found: Played) -> tuple[object, ...]:
    """What the table sees of it: what happened, what was refused, and how things stand after it."""
    happened = tuple((step.objection, told(step.events)) for step in found.steps)
    return (told(found.opening), happened, seen(found.table))


def alike(one: Played, other: Played) -> bool:
    """Whether the two would be told in the same words: the cards drawn, and how many lie in the piles, do not matter."""
    tables = one.table, other.table
    now = [(table.turn, table.direction, table.colour, table.top, table.pending, table.phase) for table in tables]
    return now[0] == now[1] and _told(one) == _told(other)


def _told(found: Played) -> tuple[object, ...]:
    happened = (found.opening, *(step.events for step in found.steps))
    events = tuple(
        (
            event.type,
            event.seat,
            event.other,
            *((name, each) for name, each in event.details.items() if name != "cards"),
        )
        for event in (each for events in happened for each in events)
    )
    return events, tuple(step.told_as for step in found.steps)


def shrunk(line: Line, one: Rules, other: Rules) -> Line:
    """The line on the barest table on which the two still part in the same way."""
    wanted, left = _manner(line, one, other), _TRIES
    paired = one.teams_partners or other.teams_partners
    barer: Line | None = line
    while barer is not None and left > 0:
        line, barer = barer, None
        for candidate in _barer(line, paired):
            left -= 1
            if _manner(candidate, one, other) == wanted:
                barer = candidate
                break
    return _without_pile(line, one, other)


def _without_pile(line: Line, one: Rules, other: Rules) -> Line:
    """The line without the cards of the pile that neither has drawn."""
    setting = line.setting
    before = len(setting.table(one).draw_pile)
    gone = max(before - len(played(line, rules).table.draw_pile) for rules in (one, other))
    return replace(line, setting=replace(setting, pile=setting.pile[: max(gone, 0)]))


def _manner(line: Line, one: Rules, other: Rules) -> tuple[object, ...]:
    """In what way the two part: the sorts of events, and what is refused."""
    try:
        both = played(line, one), played(line, other)
    except NoSuchTableError:
        return ()
    if outcome(both[0]) == outcome(both[1]):
        return ()
    return tuple(_sorts(found) for found in both)


def _sorts(found: Played) -> tuple[object, ...]:
    happened = tuple((step.objection, tuple(event.type for event in step.events)) for step in found.steps)
    return (tuple(event.type for event in found.opening), happened, found.table.phase)


def _barer(line: Line, paired: bool) -> Iterator[Line]:
    """The line with a player less, except where four play in pairs, or a card less."""
    setting = line.setting
    last = len(setting.hands) - 1
    if last >= _FEWEST and not paired and setting.rest is None and not setting.totals and not _acts(line, last):
        yield replace(line, setting=replace(setting, hands=setting.hands[:-1]))
    for seat, hand in enumerate(setting.hands):
        for index in range(len(hand) - 1, -1, -1):
            if len(hand) > _FEWEST:
                hands = list(setting.hands)
                hands[seat] = hand[:index] + hand[index + 1 :]
                yield replace(line, setting=replace(setting, hands=tuple(hands)))


def _acts(line: Line, seat: int) -> bool:
    return any(seat in (action.seat, action.target) for action in line.moves)
