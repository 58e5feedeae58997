"""How things stand at two tables after the same move, where they do not stand alike: one sentence a fact."""

from __future__ import annotations

from collections.abc import Iterator

from unorules.engine.ending import counts_wins
from unorules.engine.table import Phase, Table
from unorules.i18n.messages import Messages
from unorules.proof.parting_line import Played
from unorules.records.telling import event_text

Facts = dict[str, str]


def differing_facts(one: Played, other: Played, messages: Messages) -> tuple[list[str], list[str]]:
    """The sentences for either side. Whose turn it is and the points always count, the rest where the events tell nothing apart.

    Where the move was refused nothing is told: the table is as it was.
    """
    both = [{} if _refused(each) else dict(_facts(each, messages)) for each in (one, other)]
    keys = [key for key in {**both[0], **both[1]} if both[0].get(key) != both[1].get(key)]
    if _told(one, messages) != _told(other, messages):
        over = one.table.round_over and other.table.round_over
        keys = [key for key in keys if key == "turn" or (over and key.startswith("total"))]
    first, second = ([facts[key] for key in keys if key in facts] for facts in both)
    return first, second


def _refused(played: Played) -> bool:
    return played.last is not None and played.last.objection is not None


def _told(played: Played, messages: Messages) -> list[str]:
    """The sentences that are told of what happened."""
    events = played.last.events if played.last else played.opening
    return [event_text(messages, event, played.table.players) for event in events]


def _facts(played: Played, messages: Messages) -> Iterator[tuple[str, str]]:
    table = played.table
    names = table.players
    if not table.round_over:
        yield "turn", _turn(table, messages)
        yield "top", messages("diff.fact.top", card=messages.card(table.top))
        if table.colour is not None:
            yield "colour", messages("diff.fact.colour", colour=messages.colour(table.colour))
        way = "clockwise" if table.direction > 0 else "counter-clockwise"
        yield "direction", messages(f"diff.fact.{way}")
    for event in played.last.events if played.last else ():
        shown = event.details.get("hand_shown_to")
        if isinstance(shown, tuple):
            yield "shown", messages("diff.fact.shown", names=messages.list(shown))
    for seat, hand in enumerate(table.hands):
        if table.is_active(seat):
            yield f"hand {seat}", messages("diff.fact.hand", player=names[seat], n=len(hand))
    yield "discard", messages("diff.fact.discard", n=len(table.discard))
    yield "aside", messages("diff.fact.aside", n=len(table.aside))
    yield "gone", messages("diff.fact.gone", n=len(table.gone))
    by_wins = counts_wins(table.rules)
    for seat, total in enumerate(table.totals):
        yield f"total {seat}", messages("diff.won" if by_wins else "diff.total", player=names[seat], n=total)
    if table.round_over:
        yield "match", messages("diff.fact.match-over" if table.match_over else "diff.fact.match-goes-on")


def _turn(table: Table, messages: Messages) -> str:
    player = table.players[table.turn]
    match table.phase:
        case Phase.DRAWN:
            return messages("diff.fact.drawn", player=player)
        case Phase.PENALTY if table.pending:
            return messages("diff.owes", player=player, n=table.pending)
        case Phase.COLOUR:
            return messages("diff.fact.names-colour", player=player)
    return messages("diff.fact.turn", player=player)
