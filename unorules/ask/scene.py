"""A small table set up to try something on: the positions that answers are read off, and the example that people see.

A scene takes only cards that the deck in force has; what is asked of a card that it lacks raises `NoSuchCardError`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice

from unorules.engine.actions import Action, parse_action
from unorules.engine.cards import Card, Colour, parse_cards
from unorules.engine.events import Event
from unorules.engine.judge import Verdict, judge
from unorules.engine.rules import Rules, deck
from unorules.engine.seating import allowed_sizes
from unorules.engine.shuffle import shuffled
from unorules.engine.start import turn_start_card
from unorules.engine.step import carry_out
from unorules.engine.table import Table
from unorules.records.record import set_pending
from unorules.records.replay import state_json, take_events
from unorules.records.writing import written_seed
from unorules.values import dataclass

NAMES = ("Aino", "Eero", "Kari", "Ida", "Olli", "Liv", "Siri", "Nils", "Elsa", "Otto")
SEED = 7


class SceneError(ValueError):
    """The scene cannot be set under the rules in force."""


class TooFewSeatsError(SceneError):
    """More seats are needed than the rules in force allow players."""


class NoSuchCardError(SceneError):
    """The deck in force does not hold the cards that the scene needs."""

    def __init__(self, card: Card) -> None:
        super().__init__(card.text)
        self.card = card


@dataclass(frozen=True, slots=True)
class Step:
    """One thing tried at the table: what the judge said and what then happened (nothing where it was refused)."""

    action: Action
    verdict: Verdict
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A scene that has been played, as a record and as the engine told it."""

    record: dict[str, object]
    steps: tuple[Step, ...]
    state: dict[str, object]
    players: tuple[str, ...]
    opening: tuple[Event, ...] = ()


class Scene:
    """A table in mid-round (or about to turn the start card), on which moves are tried and played.

    `hands` are in seat order, in notation; seats beyond them get filler cards that fit nothing shown, as many seats as the
    rules demand at least. Seat 0 is to move unless `turn` says otherwise.
    """

    def __init__(
        self,
        rules: Rules,
        hands: Sequence[str] = (),
        top: str = "r5",
        colour: str | None = None,
        seats: int = 3,
        turn: int = 0,
        pending: int = 0,
        draw_pile: str = "",
        names: Sequence[str] = NAMES,
        totals: Sequence[int] = (),
        start: bool = False,
    ) -> None:
        low, high = allowed_sizes(rules)
        if max(seats, len(hands)) > high:
            raise TooFewSeatsError(str(seats))
        seats = max(seats, len(hands), low)
        self.rules = rules
        self.steps: list[Step] = []
        self.opening: tuple[Event, ...] = ()
        self.table = _laid_out(rules, hands, "" if start else top, draw_pile, _names(names, seats))
        self._seed = self.table.seed
        if totals:
            self.table.totals = [*totals, *[0] * (len(self.players) - len(totals))]
        self._record = _noted(self.table, bool(totals))
        if start:
            self._start()
        else:
            self._set(turn, colour, pending)

    def _start(self) -> None:
        dealer = len(self.players) - 1
        self._record |= {"start": True, "dealer": self.players[dealer]}
        turn_start_card(self.table, dealer)
        self.opening = take_events(self.table)

    def _set(self, turn: int, colour: str | None, pending: int) -> None:
        table = self.table
        top = table.discard[-1]
        table.turn = turn
        table.colour = Colour(colour) if colour else top.colour
        table.colour_before = table.colour
        table.twin_window = True
        table.called = [seat for seat, hand in enumerate(table.hands) if len(hand) == 1]
        self._record |= {"turn": table.players[turn], "top": top.text, "pending": pending}
        if top.colour is None:
            self._record["colour"] = table.colour.value if table.colour else None
        if pending:
            set_pending(table, pending)

    @property
    def players(self) -> tuple[str, ...]:
        """The names at the table, seat 0 first."""
        return self.table.players

    def judge(self, move: str, seat: int | None = None) -> Verdict:
        """What the judge says to a move of the notation; nothing is played and nothing noted."""
        return judge(self.table, self._action(move, seat))

    def attempt(self, move: str, seat: int | None = None) -> bool:
        """Try a move: it is played where it is allowed, and noted as refused where it is not."""
        action = self._action(move, seat)
        verdict = judge(self.table, action)
        if verdict.allowed:
            carry_out(self.table, action)
        self.steps.append(Step(action, verdict, take_events(self.table)))
        return verdict.allowed

    def go_round(self, to: int = 0) -> None:
        """Let everybody else lay what fits, else draw and keep, until seat `to` is to move."""
        for _ in range(4 * len(self.players)):
            if self.table.turn == to or self.table.round_over:
                return
            seat, table = self.table.turn, self.table
            fitting = [card for card in table.hands[seat] if card.is_number and self.judge(card.text).allowed]
            if len(table.hands[seat]) > 1 and fitting:
                self.attempt(fitting[0].text)
            elif not self.attempt("keep" if table.phase == "drawn" else "draw") and table.drawn is not None:
                self.attempt(table.drawn.text)

    def _action(self, move: str, seat: int | None) -> Action:
        return parse_action(move, self.table.turn if seat is None else seat, self.table.players)

    @property
    def last(self) -> Step:
        """The step tried last."""
        return self.steps[-1]

    def events(self, kind: str, seat: int | None = None) -> list[Event]:
        """What has happened of one type, in order; of one seat where it is given."""
        everything = [*self.opening, *(event for step in self.steps for event in step.events)]
        return [event for event in everything if event.type == kind and seat in (None, event.seat)]

    def example(self, rules: Iterable[str]) -> Example:
        """The scene as it was played, with the ids of the rules in force."""
        moves = [
            f"{self.players[step.action.seat]}: {step.action.text(self.players)}"
            for step in self.steps
            if step.verdict.allowed
        ]
        record = {"format": 1, "rules": list(rules), **self._record, "moves": moves}
        if self.table.seed != self._seed:  # something was shuffled since: a record must say with what
            record["seed"] = written_seed(self._seed)
        return Example(record, tuple(self.steps), state_json(self.table), self.players, self.opening)


def _laid_out(rules: Rules, hands: Sequence[str], top: str, draw_pile: str, players: tuple[str, ...]) -> Table:
    """The cards dealt; without a `top` the round has yet to start, and whoever is given no hand gets a whole one."""
    given = [list(parse_cards(hand)) for hand in hands[: len(players)]]
    discard, pile = list(parse_cards(top)), list(parse_cards(draw_pile))
    shown = (*discard, *pile, *(card for hand in given for card in hand))
    cards, seed = _shuffled_without(deck(rules), shown)
    rest = list(cards)
    for _ in range(len(players) - len(given)):
        given.append(_fillers(rest, discard, 3 if top else rules.setup_hand_size))
    return Table(rules, players, given, rest + pile[::-1], discard, seed=seed, events=[])


def _noted(table: Table, counted: bool) -> dict[str, object]:
    """What a record says of the players and their cards; `counted` is whether they have points from before."""
    hands = zip(table.players, table.hands, strict=True)
    totals = {"totals": dict(zip(table.players, table.totals, strict=True))} if counted else {}
    return {
        "players": list(table.players),
        **totals,
        "hands": {name: " ".join(card.text for card in hand) for name, hand in hands},
        "draw_pile": " ".join(card.text for card in reversed(table.draw_pile)),
    }


@lru_cache(maxsize=512)  # one question lays out the same cards under some twenty rules
def _shuffled_without(cards: tuple[Card, ...], shown: tuple[Card, ...]) -> tuple[tuple[Card, ...], int]:
    """The deck without the cards shown, in the order that the scene has it, and the seed for what is shuffled next."""
    left = Counter(cards)
    for card in shown:
        if not left[card]:
            raise NoSuchCardError(card)
        left[card] -= 1
    rest, seed = shuffled(list(left.elements()), SEED)
    return tuple(rest), seed


def _fillers(rest: list[Card], discard: Sequence[Card], size: int) -> list[Card]:
    """Number cards that match nothing on the pile, so that a filler hand never plays by accident; others where they run out."""
    colours, symbols = {card.colour for card in discard}, {card.symbol for card in discard}
    plain = (card for card in rest if card.is_number and card.colour not in colours and card.symbol not in symbols)
    chosen = list(islice(plain, size))
    if len(chosen) < size:
        chosen += [card for card in rest if card not in chosen][: size - len(chosen)]
    for card in chosen:
        rest.remove(card)
    return chosen


def _names(given: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names wanted, made up to the number of seats with names not yet taken."""
    found = list(dict.fromkeys(given))[:seats]
    found += [name for name in NAMES if name not in found][: seats - len(found)]
    found += [f"{NAMES[0]} {number}" for number in range(2, 2 + seats - len(found))]
    return tuple(found)
