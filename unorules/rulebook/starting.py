"""Whether a round can begin with some card of the deck: a number can, any other where the rules on the first card let it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from unorules.diagnostics.model import Finding, Help, Word
from unorules.engine.cards import Kind
from unorules.engine.options import BY_KEY
from unorules.rulebook.clashes import written
from unorules.rulebook.stack import Stack
from unorules.rulebook.tell import Values, last_laid, number, tell

_BARRED: Final = ("ignored", "returned")
_KINDS: Final = {
    "start_card.draw_two": (Kind.DRAW_TWO, Kind.DRAW_FOUR),
    "start_card.skip": (Kind.SKIP, Kind.SKIP_EVERYONE, Kind.DISCARD_ALL),
    "start_card.reverse": (Kind.REVERSE,),
    "start_card.wild": (Kind.WILD, Kind.WILD_SHUFFLE_HANDS, Kind.WILD_SWAP_HANDS, Kind.WILD_CUSTOMIZABLE),
}
"""The options that may let a card begin, each with the cards that it is about."""

_NUMBERS: Final = ("deck.zeros", "deck.digits")


def deck_key(kind: Kind) -> str:
    """The option that says how many cards of a kind there are."""
    return f"deck.{kind.value.replace('-', '_')}"


def none_begins(values: Values) -> bool:
    """Whether no card other than a number can begin a round."""
    return all(values[key] in _BARRED for key in _in_deck(values))


def unbegun(stack: Stack, values: Values) -> Finding:
    """That no card can begin: numbers are told to be put in, and which lines keep the cards that are there from beginning."""
    barred = tuple(_in_deck(values))
    own = tuple(key for key in barred if stack.giving(key) is not stack.layers[0])
    keys = (last_laid(stack, _NUMBERS), *own)
    blamed = last_laid(stack, keys).partition(".")[0]
    helps = (Help("numbers"), *_let(stack, barred))
    return tell("RS407", stack, keys, {"fault": Word(f"unbegun.{blamed}")}, *helps)


def _in_deck(values: Values) -> Iterator[str]:
    """The options about the first card whose cards are in the deck."""
    return (key for key, kinds in _KINDS.items() if any(number(values, deck_key(kind)) for kind in kinds))


def _let(stack: Stack, barred: tuple[str, ...]) -> Iterator[Help]:
    """How one of the cards comes to begin: a line that hides a rule which lets it is taken out, else the rule is given."""
    hiding = tuple(key for key in barred if _hides(stack, key))
    if len(hiding) == 1:
        yield Help("out", {"name": hiding[0]})
    elif hiding:
        yield Help("one-out", {"wanted": hiding})
    elif barred:
        key = barred[0]
        yield Help("set", {"name": key, "value": written(BY_KEY[key].default)})


def _hides(stack: Stack, key: str) -> bool:
    index = stack.layers.index(stack.giving(key))
    return bool(index) and stack.layers[index].via is None and stack.values(index)[key] not in _BARRED
