"""Why something happened: the rule that made it happen, in a sentence, and where that rule stands."""

from __future__ import annotations

from typing import Final

from unorules.engine.cards import Card, Colour, Kind
from unorules.engine.options import BY_KEY
from unorules.i18n.messages import Messages
from unorules.records.option_said import option_said
from unorules.rulebook.model import Rulebook
from unorules.values import dataclass

_EFFECT: Final = {
    Kind.DRAW_TWO: "draw",
    Kind.DRAW_FOUR: "draw",
    Kind.WILD_DRAW_FOUR: "wild-draw",
    Kind.WILD_DRAW_SIX: "wild-draw",
    Kind.WILD_DRAW_TEN: "wild-draw",
    Kind.WILD_REVERSE_DRAW_FOUR: "wild-reverse-draw",
}
"""Kinds whose effect is told by a message of another name than their own."""

_BY_KEY: Final = {f"deck.{kind.value.replace('-', '_')}": kind for kind in Kind if kind is not Kind.NUMBER}


@dataclass(frozen=True, slots=True)
class Reason:
    """What a rule says under the rules in force. `name` is its short name, `source` the title of what says so.

    `name` is empty for what no option decides, `source` where no source agrees; `is_option` tells those apart.
    """

    name: str
    sentence: str
    source: str
    is_option: bool


def reason(rule: str, rulebook: Rulebook, messages: Messages) -> Reason | None:
    """The reason for an event or refusal that names `rule`: an option key or fixed behaviour; None where nothing is to be told.

    What a card of the deck does is told by its effect, not by how many of it there are.
    """
    if rule not in BY_KEY:
        key = f"rules.{rule}"
        return Reason("", messages(key), "", False) if messages.has(key) else None
    agreeing = [source for source in rulebook.sources_for(rule) if source.agrees]
    source = agreeing[0].title(messages.language) if agreeing else ""
    kind = _BY_KEY.get(rule)
    if kind is not None:
        return Reason(f"{messages.kind(kind)}", effect(kind, messages), source, True)
    name = messages(f"options.{rule}.name")
    return Reason(name, option_said(rule, rulebook.rules, messages), source, True)


def effect(kind: Kind, messages: Messages) -> str:
    """What a special card does, in a sentence."""
    return messages(f"sheet.effect.{_EFFECT.get(kind, kind)}", n=some(kind).draws)


def some(kind: Kind) -> Card:
    """A card of a kind other than a number, in any colour."""
    try:
        return Card(kind)
    except ValueError:
        return Card(kind, Colour.RED)
