"""The table in play: the working copy that a move changes. `State` is its frozen picture.

Who plays a single move goes through `step`; who plays thousands keeps one table. Both run the same code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.events import Detail, Event
from unorules.engine.rules import Rules


class Phase(StrEnum):
    """What the player to move may do (notation.md, "How a round moves on")."""

    TURN = "turn"
    DRAWN = "drawn"
    PENALTY = "penalty"
    COLOUR = "colour"
    ROUND_OVER = "round-over"


_TURN: Final = Phase.TURN  # a member looked up on its class costs several times a global name in CPython 3.11


@dataclass(slots=True)
class Table:
    """One round at one table. Seats count from 0 clockwise; piles have their top card last.

    `pending` is how many cards the player to move owes (None while a colour roulette is owed), `stack` how many cards
    made that total (0: the start card or nothing). `accused` is the seat whose wild draw four may be challenged,
    `guilty` whether that challenge would succeed, `colour_before` the colour in force before it was laid.
    `mover` is who was to move when somebody jumped in.
    `uncalled` are the seats open to a catch, `called` those that have said UNO for the card they hold.
    `reshuffles` and `largest_hand` (of those that have drawn) are counts for statistics, and decide nothing.
    """

    rules: Rules
    players: tuple[str, ...]
    hands: list[list[Card]]
    draw_pile: list[Card]
    discard: list[Card]
    turn: int = 0
    direction: int = 1
    colour: Colour | None = None
    pending: int | None = 0
    phase: Phase = Phase.TURN
    seed: int = 0
    drawn: Card | None = None
    forced: bool = False
    stack: int = 0
    keeps_turn: bool = False
    accused: int | None = None
    guilty: bool = False
    colour_before: Colour | None = None
    last_added: int = 0
    last_reversed: bool = False
    twin_window: bool = False
    from_start: bool = False
    mover: int = 0
    uncalled: list[int] = field(default_factory=list)
    called: list[int] = field(default_factory=list)
    finisher: int | None = None
    left: list[int] = field(default_factory=list)
    knocked_out: list[int] = field(default_factory=list)
    lost_hands: list[tuple[Card, ...]] = field(default_factory=list)
    out_of_match: tuple[int, ...] = ()
    aside: list[Card] = field(default_factory=list)
    gone: list[Card] = field(default_factory=list)
    fruitless: int = 0
    totals: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    winner: int | None = None
    points: int | None = None
    rounds_before: int = 0
    match_over: bool = False
    events: list[Event] | None = None
    reshuffles: int = 0
    largest_hand: int = 0

    def __post_init__(self) -> None:
        seats = len(self.players)
        self.totals = self.totals or [0] * seats
        self.scores = self.scores or [0] * seats

    @property
    def top(self) -> Card:
        """The card on top of the discard pile."""
        return self.discard[-1]

    @property
    def round_over(self) -> bool:
        """Whether the round has ended."""
        return self.phase is Phase.ROUND_OVER

    @property
    def roulette(self) -> bool:
        """Whether the player to move owes a colour roulette."""
        return self.pending is None

    def is_active(self, seat: int) -> bool:
        """Whether the seat still plays this round."""
        return seat not in self.knocked_out and seat not in self.left and seat not in self.out_of_match

    def active(self) -> list[int]:
        """The seats still in the round, in seat order."""
        if not (self.knocked_out or self.left or self.out_of_match):
            return list(range(len(self.players)))
        return [seat for seat in range(len(self.players)) if self.is_active(seat)]

    @property
    def two_left(self) -> bool:
        """Whether the two-player rules hold: two are still in the round (variants.md R58, R69)."""
        if not (self.knocked_out or self.left or self.out_of_match):
            return len(self.players) == 2
        return len(self.active()) == 2

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat that many active seats further in the direction of play."""
        count = len(self.players)
        if not (self.knocked_out or self.left or self.out_of_match):
            return (seat + self.direction * steps) % count
        while steps > 0:
            seat = (seat + self.direction) % count
            if self.is_active(seat):
                steps -= 1
        return seat

    def emit(self, kind: str, seat: int | None, rule: str, other: int | None = None, **details: Detail) -> None:
        """Tell whoever listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, rule, details, other))

    def pass_turn(self, steps: int = 1, rule: str = "turn-order", start: int | None = None) -> None:
        """Give the turn to the seat `steps` further on; those passed over are told that they are skipped."""
        seat = self.after(self.turn if start is None else start)
        while steps > 1:
            self.emit("skipped", seat, rule)
            seat = self.after(seat)
            steps -= 1
        self.turn = seat
        self.phase = _TURN
        self.drawn = None

    def clear_penalty(self) -> None:
        """Nothing is owed any more, and nobody can be challenged."""
        self.pending = 0
        self.stack = 0
        self.keeps_turn = False
        self.accused = None
        self.guilty = False

    def cards(self) -> list[Card]:
        """Every card, wherever it lies: the deck is conserved."""
        found = [card for hand in self.hands for card in hand]
        return found + self.draw_pile + self.discard + self.aside + self.gone


def is_action(card: Card) -> bool:
    """Whether `round_end.action_card` speaks of the card: every card but a number (R27: a 7 or 0 is a number)."""
    return card.kind is not Kind.NUMBER


def same_team(players: Sequence[str], one: int, other: int) -> bool:
    """Partners sit opposite each other (S-2001)."""
    return (one - other) % 2 == 0 and len(players) == 4
