"""Moves as people say them: what somebody tried and was refused, and what might have been done instead. No notation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from unorules.engine.actions import Action, Verb
from unorules.i18n.messages import Messages


def tried_text(messages: Messages, action: Action, players: Sequence[str], cards: str) -> str:
    """One sentence without a full stop: who tried what. `cards` are the cards as the caller shows them."""
    other = players[action.target] if action.target is not None else ""
    colour = messages.colour(action.colour) if action.colour else ""
    said = f"tried.{_word(action)}"
    return messages(said, player=players[action.seat], cards=cards, n=len(action.cards), colour=colour, other=other)


def allowed_text(messages: Messages, actions: Iterable[Action], players: Sequence[str]) -> str:
    """The moves, each once: the colour that a wild may name, the partner of a swap and a call of UNO are left open."""
    moves = list(actions)
    single = [action for action in moves if len(action.cards) == 1]
    found = [_may_lay(messages, verb, single) for verb in dict.fromkeys(action.verb for action in single)]
    found += [_may(messages, action, players) for action in moves if len(action.cards) != 1]
    return messages.list(dict.fromkeys(found), "or")


def _may_lay(messages: Messages, verb: Verb, actions: Iterable[Action]) -> str:
    """The cards of which any one could be laid."""
    names = dict.fromkeys(name for action in actions if action.verb is verb for name in _named(messages, action))
    return messages(f"may.{verb.value}", cards=messages.list(names, "or"), colour="", other="")


def _may(messages: Messages, action: Action, players: Sequence[str]) -> str:
    cards = messages.list(_named(messages, action))
    other = players[action.target] if action.verb is Verb.CATCH and action.target is not None else ""
    colour = messages.colour(action.colour) if action.verb is Verb.NAME_COLOUR and action.colour else ""
    return messages(f"may.{action.verb.value}", cards=cards, colour=colour, other=other)


def _named(messages: Messages, action: Action) -> list[str]:
    """The cards with their article, where the language has one."""
    terms = [messages.card(card) for card in action.cards]
    return [term.forms.get("a", str(term)) for term in terms]


def _word(action: Action) -> str:
    return "draw-colour" if action.verb is Verb.DRAW and action.colour else action.verb.value
