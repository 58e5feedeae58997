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
    """The moves, each once: the colour that a wild may name, the partner of a swap and a call of UNO are left open.

    Cards of which one may be chosen come last: an "or" behind an "or" would leave open what belongs together.
    """
    moves = list(actions)
    single = [action for action in moves if len(action.cards) == 1]
    laid = {verb: _choice(messages, verb, single) for verb in dict.fromkeys(action.verb for action in single)}
    plain = [_may_lay(messages, verb, names) for verb, names in laid.items() if len(names) == 1]
    plain += [_may(messages, action, players) for action in moves if len(action.cards) != 1]
    chosen = [_may_lay(messages, verb, names) for verb, names in laid.items() if len(names) > 1]
    return messages.list(dict.fromkeys([*plain, *chosen]), "or")


def _choice(messages: Messages, verb: Verb, actions: Iterable[Action]) -> list[str]:
    """The cards of which any one could be laid."""
    return list(dict.fromkeys(name for action in actions if action.verb is verb for name in _named(messages, action)))


def _may_lay(messages: Messages, verb: Verb, names: Sequence[str]) -> str:
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
