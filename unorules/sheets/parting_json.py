"""Two rulebooks side by side as machines read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from unorules.i18n.messages import Messages
from unorules.proof.parting import Agreed, Difference, Idle, Parting, Unseen
from unorules.proof.parting_deal import Dealt, Held, NextDealer, Seats
from unorules.proof.parting_line import Played
from unorules.proof.parting_search import Line
from unorules.records.replay import state_json
from unorules.records.telling import objection_text
from unorules.records.writing import rules_named
from unorules.sheets.parting_page import Side


def parting_json(sides: tuple[Side, Side], found: Sequence[Difference], messages: Messages) -> dict[str, Any]:
    """The whole comparison; lists of two hold the first side and the second."""
    return {
        "sides": [{"name": side.name, "rules": list(side.rulebook.ids)} for side in sides],
        "cards": [[card.card.id for card in side.rulebook.cards] for side in sides],
        "differences": [_difference(sides, each, messages) for each in found],
    }


def _difference(sides: tuple[Side, Side], found: Difference, messages: Messages) -> dict[str, Any]:
    return {
        "key": found.key,
        "values": [found.one, found.other],
        "origins": [_origin(side, found.key) for side in sides],
        "parting": _shown(sides, found, messages),
    }


def _origin(side: Side, key: str) -> dict[str, object]:
    origin = side.rulebook.origin(key)
    return {"ruleset": origin.ruleset, "file": origin.file, "line": origin.line, "column": origin.column}


def _shown(sides: tuple[Side, Side], found: Difference, messages: Messages) -> dict[str, Any]:
    """Where the two part; `kind` says what else is in it."""
    match found.shown:
        case Parting(line, one, other, by, supposed):
            return {
                "kind": "play",
                **_line(line, sides, by),
                "played": [_played(each, messages) for each in (one, other)],
                "rules": sides[by].name if by is not None else None,
                "supposed": {"key": supposed[0], "value": supposed[1]} if supposed else None,
            }
        case Seats(number, one_may, other_may):
            return {"kind": "players", "players": number, "may": [one_may, other_may]}
        case Held(card, count, in_one, in_other):
            return {"kind": "cards", "cards": [card.text] * count, "in_deck": [in_one, in_other]}
        case Dealt(players, first, second):
            return {"kind": "deal", "events": [event.record(players) for event in (first, second)]}
        case NextDealer(line, one, other, dealers):
            names = [line.setting.players[seat] for seat in dealers]
            both = [_played(each, messages) for each in (one, other)]
            return {"kind": "next-dealer", **_line(line, sides, None), "played": both, "dealers": names}
        case Idle(one_reason, other_reason):
            return {"kind": "idle", "while": [one_reason.split(), other_reason.split()]}
        case Agreed():
            return {"kind": "agreed"}
        case Unseen(moves):
            return {"kind": "unseen", "tried": moves}


def _line(line: Line, sides: tuple[Side, Side], by: int | None) -> dict[str, Any]:
    """The line, and a record of it by the rules of each side that it was played by; `replay` plays them."""
    records = [_record(line, side) if by in (None, number) else None for number, side in enumerate(sides)]
    return {"notation": str(line), "moves": line.written, "records": records}


def _record(line: Line, side: Side) -> dict[str, object] | None:
    rules = rules_named(side.rulebook, {"rules": side.rulebook.ids})
    found = line.setting.record(side.rulebook.rules)
    return found | {"rules": rules, "moves": line.written} if found else None


def _played(played: Played, messages: Messages) -> dict[str, Any]:
    players = played.table.players
    last = played.last
    events = last.events if last else played.opening
    refused = last.objection if last else None
    return {
        "legal": refused is None,
        "objection": {"rule": refused, "message": objection_text(messages, last.told_as or refused)}
        if last and refused
        else None,
        "events": [event.record(players) for event in events],
        "state": state_json(played.table),
    }
