"""`unorules judge`: one position, one move; or everything that is allowed there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from unorules.cli.console import complain
from unorules.cli.findings import tell_findings
from unorules.cli.streams import outlive
from unorules.engine.actions import parse_action
from unorules.engine.cards import Card, Colour, parse_cards, parse_colour
from unorules.engine.judge import Verdict, judge
from unorules.engine.legal import mover_actions
from unorules.engine.rules import Rules
from unorules.engine.table import Phase, Table
from unorules.i18n.messages import Messages, load
from unorules.records.fault import Fault, RecordError
from unorules.records.record import read_file
from unorules.records.replay import replay
from unorules.records.setting import set_table
from unorules.records.telling import fault_text, objection_text
from unorules.rulebook.load import load as load_rules

ALLOWED, REFUSED, WRONG = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Position:
    """What the command line says of the position; `record` takes the end of a record instead. None was not given."""

    top: str | None = None
    colour: str = ""
    hand: str | None = None
    pending: int = 0
    players: int = 3
    phase: str = "turn"
    record: str | None = None


def run(position: Position, move: str, rules: Sequence[str], as_json: bool, language: str) -> int:
    """Judge MOVE, or list what is allowed. Exit code 0 allowed, 1 refused, 2 wrong usage."""
    messages = load(language)
    try:
        record = read_file(Path(position.record)) if position.record is not None else None
        rulebook = record.rulebook if record else load_rules(list(rules))
        if not tell_findings([rulebook], messages):
            return WRONG
        table = replay(record).table if record else _table(position, rulebook.rules)
        action = parse_action(move, table.turn, table.players) if move else None
    except RecordError as wrong:
        return _wrong(_fault_text(wrong.fault, messages))
    except ValueError:
        return _wrong(messages("record.no-move", move=move))
    ids = rulebook.ids
    allowed = [each.text(table.players) for each in mover_actions(table, calls=False)]
    verdict = judge(table, action) if action else None
    if as_json:
        outlive(json.dumps(_as_json(verdict, allowed, ids, messages), ensure_ascii=False))
    else:
        _tell(verdict, move, allowed, messages)
    return ALLOWED if verdict is None or verdict.allowed else REFUSED


def _fault_text(fault: Fault, messages: Messages) -> str:
    if messages.has(f"judge.{fault.key}"):
        return messages(f"judge.{fault.key}", **fault.params)
    return fault_text(messages, fault)


def _wrong(message: str) -> int:
    complain(message)
    return WRONG


def _table(position: Position, rules: Rules) -> Table:
    if position.top is None or position.hand is None:
        raise RecordError(Fault("top-and-hand"))
    table = set_table(
        rules,
        position.players,
        _top(position.top),
        _colour(position.colour),
        _hand(position.hand),
        position.pending,
    )
    if position.phase not in [phase.value for phase in Phase]:
        raise RecordError(Fault("no-phase", {"found": position.phase}))
    if position.phase != "turn":
        table.phase = Phase(position.phase)
    if table.phase is Phase.DRAWN:
        table.drawn = table.hands[table.turn][-1]
    return table


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


def _as_json(
    verdict: Verdict | None, allowed: list[str], ids: tuple[str, ...], messages: Messages
) -> dict[str, object]:
    found: dict[str, object] = {"legal": verdict.allowed if verdict else None}
    found["reasons"] = list(verdict.reasons) if verdict else []
    found["guilty_if_challenged"] = verdict.guilty_if_challenged if verdict else False
    objection = verdict.objection if verdict else None
    found["objection"] = {"rule": objection, "message": _why_not(verdict, messages)} if verdict and objection else None
    return found | {"allowed": allowed, "rules": list(ids)}


def _why_not(verdict: Verdict, messages: Messages) -> str:
    return objection_text(messages, verdict.told_as or verdict.objection or "phase")


def _tell(verdict: Verdict | None, move: str, allowed: list[str], messages: Messages) -> None:
    if verdict is not None and verdict.allowed:
        key = "judge.allowed-bluff" if verdict.guilty_if_challenged else "judge.allowed"
        outlive(messages(key, move=move))
    elif verdict is not None:
        outlive(messages("judge.refused", move=move))
        outlive(_why_not(verdict, messages))
    outlive(messages("judge.moves", n=len(allowed), moves=" ".join(allowed)))
