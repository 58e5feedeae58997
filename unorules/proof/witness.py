"""The position that proves a fault: a record as short as may be, which the engine plays before anybody is told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final

from unorules.engine.actions import Action
from unorules.engine.cards import Card, write_cards
from unorules.engine.events import Event
from unorules.engine.table import Table
from unorules.proof.games import Game, count_of
from unorules.proof.places import names_of
from unorules.proof.positions import in_one_line, position
from unorules.records.fault import RecordError
from unorules.records.record import Record, read
from unorules.records.replay import Replay, replay
from unorules.records.writing import noted_record, write_record
from unorules.rulebook.model import Rulebook
from unorules.simulation.rounds import End
from unorules.values import dataclass

_EARLIER: Final = 3
_LAPS: Final = 8
_LENGTHS: Final = (1, 2, 4, 8)
_LAST: Final = 8
_TOLD: Final = ("drew", "eliminated", "round-over")

Shows = Callable[[Replay], bool]


@dataclass(frozen=True, slots=True)
class Witness:
    """`record` is the text of a game record that `replay` plays; `position` the table before its first move, in one line;
    `seen` what its last moves come to, a line each, in the notation that is the same in every language; `earlier` is how many moves
    the record has before those."""

    record: str
    position: str
    seen: tuple[str, ...]
    rules: tuple[str, ...]
    earlier: int = 0


def testify(rulebook: Rulebook, record: Mapping[str, object], shows: Shows) -> Witness | None:
    """The witness that a record gives; None where what is played does not show the fault."""
    text = _text(rulebook, record)
    found = _read(text)
    if found is None:
        return None
    start = in_one_line(found.table)
    played = replay(found)
    earlier = max(0, len(played.steps) - _LAST)
    return Witness(text, start, _seen(played), names_of(rulebook), earlier) if shows(played) else None


def _text(rulebook: Rulebook, record: Mapping[str, object]) -> str:
    return write_record({**record, "format": 1, "rules": list(names_of(rulebook))})


def _read(text: str) -> Record | None:
    """The record, set to be played; None for a position that no record can set."""
    try:
        return read(text)
    except RecordError:
        return None


def testify_by_round(rulebook: Rulebook, game: Game, first: int, last: int, shows: Shows) -> Witness | None:
    """The turns of a round from the turn `first` on, up to and with `last`, from as late a position as can be written down.

    Where none before `first` can, the round is told from the deal on. Turns count from 1.
    """
    records = list(_excerpts(rulebook, game, range(max(0, first - 1 - _EARLIER), max(1, first)), last))
    found = next(filter(None, (testify(rulebook, record, shows) for record in reversed(records))), None)
    return found or testify(rulebook, noted_record(game.whole(last), ()), shows)


def testify_by_stretch(rulebook: Rulebook, game: Game, last: int, shows: Shows) -> Witness | None:
    """As many turns as there are players, from one of the late positions of a round of `last` turns; else a few times as many."""
    tries = (each for laps in _LENGTHS for each in _stretches(rulebook, game, last, laps * game.players))
    return next(filter(None, (testify(rulebook, record, shows) for record in tries)), None)


def _stretches(rulebook: Rulebook, game: Game, last: int, turns: int) -> Iterator[dict[str, object]]:
    """The records of so many turns from each of the late positions; a longer one is looked for further back."""
    begins = range(max(0, last - _LAPS * turns), max(1, last - turns + 1))
    return _excerpts(rulebook, game, begins, None, turns)


def _excerpts(
    rulebook: Rulebook, game: Game, begins: range, last: int | None, many: int = 0
) -> Iterator[dict[str, object]]:
    """The records of the turns up to `last` (None: `many` of them), from each of the positions that records can say.

    They are played on from the position as the record sets it: of the cards under the top one it does not know the order.
    """
    for begin, table, chance in game.stops(begins.start, begins.stop - 1):
        record = position(table)
        found = _read(_text(rulebook, record)) if record is not None else None
        if record is not None and found is not None:
            own = Random()
            own.setstate(chance.getstate())
            turns = many if last is None else last - begin
            yield record | _played_on(game, found.table, own, turns, table.draw_pile[::-1])


def _played_on(game: Game, table: Table, chance: Random, turns: int, pile: list[Card]) -> dict[str, object]:
    """The moves of so many turns, and of the draw pile the cards that they need."""
    actions: list[Action] = []
    table.events = []
    end = End.TURN_LIMIT
    while turns > 0 and end is End.TURN_LIMIT:
        course = game.turn(table, chance, actions)
        turns, end = turns - course.turns, course.end
    drawn = sum(count_of(event) for event in table.events if event.type == "drew")
    moves = [f"{table.players[each.seat]}: {each.text(table.players)}" for each in actions]
    return {"draw_pile": write_cards(pile[:drawn]), "moves": moves}


def _seen(played: Replay) -> tuple[str, ...]:
    players = played.table.players
    lines = []
    for step in played.steps[-_LAST:]:
        told = [f"objection {step.objection}"] if step.objection else [_told(each, players) for each in step.events]
        came = "; ".join(each for each in told if each)
        move = f"{players[step.action.seat]}: {step.action.text(players)}"
        lines.append(f"{move} -> {came}" if came else move)
    if played.ok and not played.table.round_over:
        lines.append(in_one_line(played.table))
    return tuple(lines)


def _told(event: Event, players: tuple[str, ...]) -> str:
    if event.type not in _TOLD:
        return ""
    who = players[event.seat] if event.seat is not None else "-"
    count = event.details.get("count")
    return f"{event.type} {who}" if count is None else f"{event.type} {who} {count}"
