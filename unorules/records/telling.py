"""What happened at the table, told in the reader's language: one sentence an event, from the locale."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from unorules.diagnostics.model import Severity
from unorules.diagnostics.visible import visible
from unorules.engine.cards import Card, Colour
from unorules.engine.events import Event
from unorules.i18n.messages import Messages
from unorules.records.fault import Fault
from unorules.records.moves import allowed_text
from unorules.records.reasons import Reason, reason
from unorules.records.replay import Replay
from unorules.rulebook.model import Rulebook

_NAMELESS: Final[Mapping[str, str]] = MappingProxyType({})


def fault_text(messages: Messages, fault: Fault) -> str:
    """What is wrong with a record: with the nearest right name where there is one, with what is wrong in its rules."""
    if fault.syntax is not None:
        from unorules.diagnostics.show import headline

        return headline(fault.syntax, messages)
    params = fault.filling
    if fault.key == "unreadable":
        params["why"] = messages(f"diagnostics.system.{params['why']}")
    if "wanted" in params:
        params["wanted"] = messages(f"record.type.{params['wanted']}")
    text = messages(f"record.{fault.key}", **params)
    near = params.get("near")
    told = f"{text}; {messages('record.did-you-mean', near=near)}" if near else text
    from unorules.diagnostics.show import brief

    errors = [brief(finding, messages) for finding in fault.findings if finding.severity is Severity.ERROR]
    return "\n".join([told, *(f"  {line}" for error in errors for line in error.split("\n"))])


def objection_text(messages: Messages, rule: str) -> str:
    """Why a move is refused: the sentence of the option or fixed behaviour that forbids it (`Verdict.told_as`)."""
    key = f"objection.{rule}"
    return messages(key) if messages.has(key) else messages("objection.phase")


def event_text(messages: Messages, event: Event, players: Sequence[str], cards: Mapping[str, str] = _NAMELESS) -> str:
    """One sentence for the event. `cards` are the names of the table's own cards by their ids."""
    details = event.details
    params = {name: _word(messages, value, cards) for name, value in details.items()}
    params["n"] = _number(event)
    params["player"] = players[event.seat] if event.seat is not None else ""
    params["other"] = players[event.other] if event.other is not None else ""
    params["players"] = params.get("winners", "")
    return messages(_key(event), **params)


def _number(event: Event) -> int:
    for name in ("count", "place", "points", "total"):
        value = event.details.get(name)
        if isinstance(value, int):
            return value
    return 0


def _key(event: Event) -> str:
    details = event.details
    match event.type:
        case "played" if details.get("colour"):
            kind = "played-colour"
        case "drew":
            kind = f"drew.{details['reason']}"
        case "challenged":
            kind = f"challenged.{'success' if details['success'] else 'failure'}"
        case "eliminated":
            kind = f"eliminated.{'match' if event.rule == 'scoring.elimination' else 'round'}"
        case "reversed":
            kind = f"reversed.{details['direction']}"
        case "start-card-passed":
            kind = f"start-card-passed.{details['why']}"
        case "colour-chosen" if event.seat is None:
            kind = "colour-restored"
        case "round-over":
            kind = f"round-over.{_round_end(event)}"
        case "match-over":
            kind = f"match-over.{_match_end(event)}"
        case other:
            kind = other
    return f"event.{kind}"


def _round_end(event: Event) -> str:
    if event.seat is None:
        return "nobody"
    return "points" if event.details.get("points") else "won"


def _match_end(event: Event) -> str:
    if event.seat is not None:
        return "one"
    return "several" if event.details.get("winners") else "nobody"


def _word(messages: Messages, value: object, cards: Mapping[str, str]) -> object:
    if isinstance(value, Card):
        name = cards.get(value.custom or "")
        return messages.card(value, visible(name) if name else None)
    if isinstance(value, Colour):
        return messages.colour(value)
    if isinstance(value, tuple):
        return messages.list([str(_word(messages, item, cards)) for item in value])
    return value


def tell_replay(
    messages: Messages, played: Replay, rulebook: Rulebook | None = None, cards: Mapping[str, str] = _NAMELESS
) -> Iterator[str]:
    """Line by line: the opening, each move with what came of it, the refusal with what was allowed, who is next.

    With the `rulebook` that was played by, each event and refusal is followed by the rule behind it and its source.
    `cards` are the names of the table's own cards by their ids.
    """
    table = played.table
    players = table.players
    explain = _explainer(messages, rulebook)
    for event in played.opening:
        yield event_text(messages, event, players, cards)
        if event.rule != "match":  # a start card lies there without matching anything
            yield from explain(event.rule)
    for step in played.steps:
        name, move = players[step.action.seat], step.action.text(players)
        yield messages("replay.refused" if step.objection else "replay.move", player=name, move=move)
        if step.objection:
            yield "  " + objection_text(messages, step.told_as or step.objection)
            allowed = [action for action in played.allowed if action.seat == table.turn]
            if allowed:
                moves = allowed_text(messages, allowed, players)
                yield "  " + messages("replay.allowed", player=players[table.turn], moves=moves)
            yield from (f"  {line}" for line in explain(step.objection))
        for event in step.events:
            yield "  " + event_text(messages, event, players, cards)
            yield from (f"  {line}" for line in explain(event.rule))
    if not table.round_over:
        yield messages("replay.next", player=players[table.turn])


def _explainer(messages: Messages, rulebook: Rulebook | None) -> Callable[[str], Iterator[str]]:
    """Tells the reason for a rule: whole where it comes up first, by name after that; nothing without a rulebook."""
    told: set[str] = set()

    def explain(rule: str) -> Iterator[str]:
        found = reason(rule, rulebook, messages) if rulebook is not None else None
        if found is None:
            return
        if rule not in told:
            told.add(rule)
            yield "  " + _reason_text(messages, found)
        elif found.is_option:
            yield "  " + messages("reasons.why-again", name=found.name)

    return explain


def _reason_text(messages: Messages, found: Reason) -> str:
    if found.source:
        return messages("reasons.why-sourced", sentence=found.sentence, title=found.source)
    if found.is_option:
        return messages("reasons.why-unsourced", sentence=found.sentence)
    return messages("reasons.why", sentence=found.sentence)
