"""The sentence of an answer, and what stands in it, in the words of the language."""

from __future__ import annotations

from typing import Any

from unorules.ask.case import AnyColour, Outcome
from unorules.ask.propositions import PROPOSITIONS
from unorules.engine.cards import Card, Colour, Kind
from unorules.i18n.messages import Messages
from unorules.rulebook.load import load
from unorules.rulebook.model import Texts


def fact_of(topic: str, outcome: Outcome, messages: Messages) -> str:
    """The sentence that states what the engine found."""
    key = f"answers_{PROPOSITIONS[topic].group.replace('-', '_')}.{topic}.{outcome.say}"
    fact = messages(key, **{name: worded(value, messages) for name, value in outcome.params.items()})
    borrowed = outcome.borrowed
    if borrowed is None:
        return fact
    title = load([borrowed.edition]).title(messages.language)
    key = "put-back" if borrowed.lent else "edition-and-own" if borrowed.by_file else "edition"
    return f"{fact} {messages(f'ask.{key}', title=title)}"


def worded(value: Any, messages: Messages) -> Any:
    """A parameter in the words of the language: cards, kinds and colours as terms, lists as the language lists them."""
    if isinstance(value, Card):
        return messages.card(value)
    if isinstance(value, Kind):
        return messages.kind(value)
    if isinstance(value, AnyColour):
        return messages.number(value.number)
    if isinstance(value, Colour):
        return messages.colour(value)
    if isinstance(value, Texts):
        return value(messages.language)
    if isinstance(value, (list, tuple)):
        return messages.list([_in_a_list(item, messages) for item in value])
    return value


def _in_a_list(value: Any, messages: Messages) -> Any:
    """Several things side by side: cards each with an article where the language has one by gender, kinds in the plural."""
    word = worded(value, messages)
    if isinstance(value, Kind):
        return word["pl"]
    return word[messages.terms.in_a_list] if isinstance(value, Card) else word
