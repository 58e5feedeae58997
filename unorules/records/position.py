"""One position told in a few words, one move in it, and everything that is allowed there."""

from __future__ import annotations

from unorules.engine.actions import Action, parse_action
from unorules.engine.cards import Card, Colour, parse_cards, parse_colour
from unorules.engine.judge import Verdict, judge
from unorules.engine.legal import mover_actions
from unorules.engine.rules import Rules
from unorules.engine.table import Phase, Table
from unorules.records.fault import Fault, RecordError
from unorules.records.setting import set_table
from unorules.values import dataclass


@dataclass(frozen=True, slots=True)
class Position:
    """What is said of a position: the card on top and the hand of the player to move, in the notation of records.

    `colour` is the one in force where the top card is a wild, `pending` the cards owed, `phase` a moment of the turn
    (turn, drawn, penalty, colour). None was not given.
    """

    top: str | None = None
    colour: str = ""
    hand: str | None = None
    pending: int = 0
    players: int = 3
    phase: str = "turn"


@dataclass(frozen=True, slots=True)
class Judged:
    """A move judged, and what is allowed in its position; `move` and `verdict` are None where only that was asked."""

    rules: tuple[str, ...]
    move: str | None
    verdict: Verdict | None
    allowed: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether the move may be made; true where none was named."""
        return self.verdict is None or self.verdict.allowed

    @property
    def sentence(self) -> str | None:
        """The name of the sentence that says why not; None where nothing forbids the move."""
        found = self.verdict
        return (found.told_as or found.objection) if found and found.objection else None


def table_of(position: Position, rules: Rules) -> Table:
    """The table set so. Raises RecordError for what cannot be read or cannot be so under these rules."""
    if position.top is None or position.hand is None:
        raise RecordError(Fault("top-and-hand"))
    top, colour, hand = _top(position.top), _colour(position.colour), _hand(position.hand)
    table = set_table(rules, position.players, top, colour, hand, position.pending)
    if position.phase not in [phase.value for phase in Phase]:
        raise RecordError(Fault("no-phase", {"found": position.phase}))
    if position.phase != "turn":
        table.phase = Phase(position.phase)
    if table.phase is Phase.DRAWN:
        table.drawn = table.hands[table.turn][-1]
    return table


def judge_at(table: Table, move: str | None, rules: tuple[str, ...]) -> Judged:
    """Judge a move in notation, or only list what the player to move may do. Raises RecordError for what is no move."""
    action = _action(move, table) if move else None
    allowed = tuple(each.text(table.players) for each in mover_actions(table, calls=False))
    return Judged(rules, move or None, judge(table, action) if action else None, allowed)


def _action(move: str, table: Table) -> Action:
    try:
        return parse_action(move, table.turn, table.players)
    except ValueError:
        raise RecordError(Fault("no-move", {"move": move})) from None


def _top(text: str) -> Card:
    found = _read(text)
    if len(found) != 1:
        raise RecordError(Fault("one-top"))
    return found[0]


def _hand(text: str) -> tuple[Card, ...]:
    found = _read(text)
    if not found:
        raise RecordError(Fault("empty-hand"))
    return found


def _read(text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except ValueError as fault:
        raise RecordError(Fault("no-card", {"card": text})) from fault


def _colour(text: str) -> Colour | None:
    if not text:
        return None
    try:
        return parse_colour(text)
    except ValueError as fault:
        raise RecordError(Fault("unknown-colour", {"found": text})) from fault
