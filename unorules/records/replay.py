"""Playing a record: each move judged and carried out, up to the first that is not allowed."""

from __future__ import annotations

from unorules.engine.actions import Action
from unorules.engine.events import Event
from unorules.engine.judge import object_to, tell_objection
from unorules.engine.legal import mover_actions, other_actions
from unorules.engine.step import carry_out
from unorules.engine.table import Table
from unorules.records.record import Record
from unorules.rulebook.model import Rulebook
from unorules.values import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the record: `objection` is what forbids it, None where it was allowed; `told_as` names its sentence."""

    action: Action
    objection: str | None
    events: tuple[Event, ...]
    told_as: str | None = None


@dataclass(frozen=True, slots=True)
class Replay:
    """What became of a record. `allowed` lists the legal moves where a move was refused; the last step is that move."""

    ok: bool
    opening: tuple[Event, ...]
    steps: tuple[Step, ...]
    objection: str | None
    allowed: tuple[Action, ...]
    table: Table
    rulebook: Rulebook

    @property
    def told_as(self) -> str | None:
        """The sentence for the refusal, None where every move was allowed."""
        return self.steps[-1].told_as if self.objection else None


def replay(record: Record) -> Replay:
    """Play the moves on the record's own table."""
    table = record.table
    opening = take_events(table)
    steps: list[Step] = []
    for action in record.moves:
        objection = object_to(table, action)
        if objection is not None:
            steps.append(Step(action, objection, (), tell_objection(table, action, objection)))
            allowed = (*mover_actions(table, calls=False), *other_actions(table))
            return Replay(False, opening, tuple(steps), objection, allowed, table, record.rulebook)
        carry_out(table, action)
        steps.append(Step(action, None, take_events(table)))
    return Replay(True, opening, tuple(steps), None, (), table, record.rulebook)


def take_events(table: Table) -> tuple[Event, ...]:
    """What has happened since the last call."""
    events = tuple(table.events or ())
    table.events = []
    return events


def as_json(played: Replay, message: str | None) -> dict[str, object]:
    """The object of notation.md; `message` is the refusal in the reader's language."""
    players = played.table.players
    found: dict[str, object] = {"ok": played.ok}
    if played.opening:
        found["opening"] = [event.record(players) for event in played.opening]
    found["steps"] = [
        {
            "player": players[step.action.seat],
            "move": step.action.text(players),
            "legal": step.objection is None,
            "events": [event.record(players) for event in step.events],
        }
        for step in played.steps
    ]
    found["objection"] = {"rule": played.objection, "message": message} if played.objection else None
    if played.objection:
        found["allowed"] = [_with_name(action, players, played.table.turn) for action in played.allowed]
    found["state"] = state_json(played.table)
    return found


def _with_name(action: Action, players: tuple[str, ...], turn: int) -> str:
    text = action.text(players)
    return text if action.seat == turn else f"{players[action.seat]}: {text}"


def state_json(table: Table) -> dict[str, object]:
    """The position as machines read it."""
    names = table.players
    return {
        "turn": names[table.turn],
        "direction": "clockwise" if table.direction > 0 else "counter-clockwise",
        "top": table.top.text,
        "colour": table.colour.value if table.colour else None,
        "pending": table.pending,
        "phase": table.phase.value,
        "hands": {name: [card.text for card in hand] for name, hand in zip(names, table.hands, strict=True)},
        "draw_pile_size": len(table.draw_pile),
        "round_over": table.round_over,
        "winner": names[table.winner] if table.winner is not None else None,
        "points": table.points,
        "scores": dict(zip(names, table.scores, strict=True)) if table.round_over else None,
        "totals": dict(zip(names, table.totals, strict=True)),
        "out": [names[seat] for seat in table.out_of_match],
    }
