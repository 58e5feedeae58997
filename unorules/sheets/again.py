"""What a follow-up changed in the question before, told before the answer."""

from __future__ import annotations

from unorules.ask.case import AnyColour, named_card
from unorules.ask.follow_up import Change, FollowUp
from unorules.engine.cards import Card, Kind
from unorules.i18n.messages import Messages
from unorules.rulebook.load import load
from unorules.sheets.fact import worded
from unorules.sheets.titles import in_a_row

_OF_RULES = ("rules", "without")
_OF_CARDS = ("card", "on")


def again(found: FollowUp, messages: Messages) -> list[str]:
    """A sentence for each thing that is other than before."""
    return [_told(change, messages) for change in found.changes]


def _told(change: Change, messages: Messages) -> str:
    key = f"talk.again.{change.what}"
    if change.what in _OF_RULES:
        return messages(key, rules=in_a_row([load([rule]).title(messages.language) for rule in change.value], messages))
    if change.what in _OF_CARDS:
        return messages(key, card=worded(_spoken(str(change.value)), messages))
    if change.what == "colour":
        return messages(key, colour=messages.colour(str(change.value)))
    if change.what == "language":
        return messages(f"talk.again.language.{change.value}")
    return messages(key, n=change.value) if change.value is not None else messages(key)


def _spoken(word: str) -> Card | Kind | AnyColour:
    """The card as it was spoken of: a kind, a number of any colour, or the very card."""
    if word in set(Kind):
        return Kind(word)
    if len(word) == 1 and word.isdecimal():
        return AnyColour(int(word))
    card = named_card(word)
    return card if card is not None else Kind.NUMBER
