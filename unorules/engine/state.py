"""A position as a value: frozen, comparable, with a one-line text form both ways.

The text is for tests, reports and goldens: fields as ``name=value`` set apart by ``; ``, cards in the notation, seats as numbers,
players' names as JSON. What it leaves out has its ordinary value.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from typing import Any

from unorules.engine.cards import Card, Colour, parse_cards, parse_colour, write_cards
from unorules.engine.rules import Rules
from unorules.engine.table import Phase, Table

Cards = tuple[Card, ...]
Seats = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """Everything that decides how the round goes on. Seats count from 0 clockwise; piles have their top card last."""

    players: tuple[str, ...]
    hands: tuple[Cards, ...]
    draw_pile: Cards
    discard: Cards
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
    uncalled: Seats = ()
    called: Seats = ()
    finisher: int | None = None
    left: Seats = ()
    knocked_out: Seats = ()
    lost_hands: tuple[Cards, ...] = ()
    out_of_match: Seats = ()
    aside: Cards = ()
    gone: Cards = ()
    fruitless: int = 0
    totals: Seats = ()
    scores: Seats = ()
    winner: int | None = None
    points: int | None = None
    rounds_before: int = 0
    match_over: bool = False

    @property
    def top(self) -> Card:
        """The card on top of the discard pile."""
        return self.discard[-1]

    @property
    def round_over(self) -> bool:
        """Whether the round has ended."""
        return self.phase is Phase.ROUND_OVER

    @classmethod
    def of(cls, table: Table) -> State:
        """The picture of a table."""
        return cls(**{name: _freeze(getattr(table, name)) for name in _NAMES})

    def table(self, rules: Rules) -> Table:
        """A table set to this position, to be played on."""
        values = {name: getattr(self, name) for name in _NAMES}
        for name in ("draw_pile", "discard", "uncalled", "called", "left", "knocked_out", "aside", "gone"):
            values[name] = list(values[name])
        for name in ("lost_hands", "totals", "scores"):
            values[name] = list(values[name])
        values["hands"] = [list(hand) for hand in self.hands]
        return Table(rules=rules, **values)

    def __str__(self) -> str:
        parts = []
        for each in fields(self):
            value = getattr(self, each.name)
            if each.default is MISSING or value != each.default:
                parts.append(f"{each.name}={_write(each.name, value)}")
        return "; ".join(parts)

    @classmethod
    def parse(cls, text: str) -> State:
        """Read the text form. Raises ValueError where it is none."""
        values: dict[str, Any] = {}
        decoder = json.JSONDecoder()
        rest = text.strip()
        if rest.startswith("players="):
            names, end = decoder.raw_decode(rest[8:])
            values["players"] = tuple(names)
            rest = rest[8 + end :].lstrip("; ")
        for part in rest.split("; "):
            name, equals, value = part.partition("=")
            if name not in _NAMES or not equals:
                raise ValueError(f"no field of a position: {part!r}")
            values[name] = _READ.get(name, _read_plain)(value)
        return cls(**values)


_NAMES = tuple(each.name for each in fields(State))


def _freeze(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_freeze(item) for item in value)
    return value


def _write(name: str, value: Any) -> str:
    if name == "players":
        return json.dumps(list(value), ensure_ascii=False)
    if name in ("hands", "lost_hands"):
        return " / ".join(write_cards(hand) for hand in value)
    if name in _CARDS:
        return write_cards(value)
    if isinstance(value, tuple):
        return " ".join(str(item) for item in value)
    return str(value)


def _read_plain(text: str) -> int | bool | None:
    if text in ("True", "False", "None"):
        return {"True": True, "False": False, "None": None}[text]
    return int(text)


def _read_seats(text: str) -> Seats:
    return tuple(int(word) for word in text.split())


def _read_hands(text: str) -> tuple[Cards, ...]:
    return tuple(parse_cards(hand) for hand in text.split("/"))


def _read_colour(text: str) -> Colour | None:
    return None if text == "None" else parse_colour(text)


_CARDS = ("draw_pile", "discard", "aside", "gone")
_READ: dict[str, Callable[[str], Any]] = {
    **dict.fromkeys(_CARDS, parse_cards),
    **dict.fromkeys(("hands", "lost_hands"), _read_hands),
    **dict.fromkeys(("colour", "colour_before"), _read_colour),
    **dict.fromkeys(
        ("uncalled", "called", "left", "knocked_out", "out_of_match", "totals", "scores"),
        _read_seats,
    ),
    "phase": Phase,
    "drawn": lambda text: None if text == "None" else parse_cards(text)[0],
}
