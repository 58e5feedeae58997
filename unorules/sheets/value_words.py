"""A value in words: "until one can be played" for until-playable, "2–6 players" for [2, 6], cards and colours by their names."""

from __future__ import annotations

from typing import Any, Final

from unorules.engine.cards import Colour, parse_card
from unorules.i18n.messages import Messages

_POINTS: Final = frozenset(
    "deck-points card-points hand-points match-total target-score challenge-uno dealer-choice-action-card partners-scoring"
    " score-tie".split()
)
_CARDS: Final = frozenset(
    "deck-size card-count hand-size draw-pile-size draw-count card-effect challenge-success challenge-failure stack-draw-two"
    " stack-wild-draw-four stack-wild-draw-four-on-draw-two stack-draw-two-on-wild-draw-four stack-total answer-with-same"
    " answer-draw-card bounce uno-penalty uno-false-call uno-false-accusation finish-draw-penalty no-mercy-stacking"
    " no-mercy-card mercy-rule".split()
)


def value_words(topic: str, value: Any, messages: Messages) -> str:
    """The value of an answer to the topic, in words; a word that the locale lacks stands as it is."""
    if isinstance(value, (list, tuple)):
        return _list(topic, list(value), messages)
    if isinstance(value, int) and not isinstance(value, bool):
        return _number(topic, value, messages)
    key = f"tokens.words.{value}"
    return messages(key) if messages.has(key) else str(value)


def _number(topic: str, number: int, messages: Messages) -> str:
    if topic in _CARDS:
        return messages("tokens.counts.cards", n=number)
    if topic in _POINTS:
        return messages("tokens.counts.points", n=number)
    return messages("tokens.counts.years", n=number) if topic == "age" else str(number)


def _list(topic: str, values: list[Any], messages: Messages) -> str:
    if topic == "players" and len(values) == 2:
        low, high = values
        if low == high:
            return messages("tokens.counts.exactly", n=low)
        return messages("tokens.counts.players", low=low, high=high)
    if not values:
        return messages("tokens.words.none")
    return messages.list(_item(each, messages) for each in values)


def _item(value: Any, messages: Messages) -> str:
    """A colour or a card of the notation by its name."""
    if value in set(Colour):
        return str(messages.colour(str(value)))
    try:
        return str(messages.card(parse_card(str(value))))
    except ValueError:
        return str(value)
