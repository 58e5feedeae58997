"""What happened at the table, told in the reader's language: one sentence an event, from the locale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from unorules.engine.cards import Card, Colour
from unorules.engine.events import Event
from unorules.i18n.messages import Messages
from unorules.records.replay import Replay

FIXED = ("match", "turn-order", "not-in-hand", "phase", "agreement", "deck")


def objection_text(messages: Messages, rule: str) -> str:
    """Why a move is refused: the sentence of the option or fixed behaviour that forbids it."""
    key = f"objection.{rule}"
    return messages(key) if messages.has(key) else messages("objection.phase")


def event_text(messages: Messages, event: Event, players: Sequence[str]) -> str:
    """One sentence for the event; the most exact one that the locale has."""
    params: dict[str, object] = {name: _word(messages, value) for name, value in event.details.items()}
    params["n"] = event.details.get("count", event.details.get("points", 0)) or 0
    params["player"] = players[event.seat] if event.seat is not None else ""
    params["other"] = players[event.other] if event.other is not None else ""
    for key in _keys(event):
        if messages.has(key):
            return messages(key, **params)
    return event.type


def _keys(event: Event) -> Iterator[str]:
    base = f"event.{event.type}"
    for name in ("reason", "success", "why", "colour"):
        if name in event.details and event.details[name] is not None:
            value = event.details[name]
            yield f"{base}.{'with-colour' if name == 'colour' else str(value).lower()}"
    if event.seat is None:
        yield f"{base}.nobody"
    yield base
    yield f"{base}.plain"
    yield f"{base}.other"


def _word(messages: Messages, value: object) -> object:
    if isinstance(value, Card):
        return messages.card(value)
    if isinstance(value, Colour):
        return messages.colour(value)
    if isinstance(value, tuple):
        return messages.list([str(messages.card(item)) if isinstance(item, Card) else item for item in value])
    return value


def tell_replay(messages: Messages, played: Replay) -> Iterator[str]:
    """Line by line: the opening, each move with what came of it, the refusal with what was allowed, the position."""
    players = played.table.players
    for event in played.opening:
        yield event_text(messages, event, players)
    for step in played.steps:
        name, move = players[step.action.seat], step.action.text(players)
        yield messages("replay.refused" if step.objection else "replay.move", player=name, move=move)
        if step.objection:
            yield "  " + objection_text(messages, step.objection)
            allowed = " ".join(action.text(players) for action in played.allowed if action.seat == played.table.turn)
            yield "  " + messages("replay.allowed", player=players[played.table.turn], moves=allowed)
        for event in step.events:
            yield "  " + event_text(messages, event, players)
    if not played.table.round_over:
        yield messages("replay.next", player=players[played.table.turn])
