"""Which values bring a fault about: each one that differs from the edition is put back in turn, and what ends the fault is a cause.

An edition is compared with `official`, the first of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from unorules.engine.options import OPTIONS, Value
from unorules.engine.rules import CustomCard, Rules
from unorules.rulebook.idle import idle
from unorules.rulebook.model import Rulebook
from unorules.values import replace

CARDS: Final = "custom_card"
"""Stands among the keys for what the table wrote on its cards."""

_NOT_PLAYED: Final = ("scoring", "scoring.points", "teams")
_NOT_PLAYED_KEYS: Final = ("players.age", "setup.dealer", "setup.first_player", "setup.next_dealer")
_SEATS: Final = "players"
_MOST: Final = 24
_TOLD: Final = 4


Holds = Callable[[Rules], bool | None]
"""Whether rules have a fault; None where the work does not suffice to tell."""


def base_rules(rulebook: Rulebook) -> Rules:
    """The rules that a rulebook is compared with: its edition alone; for an edition, `official`."""
    if not rulebook.house_rules:
        return Rules()
    edition = rulebook.edition
    return Rules(edition.values, [card.card for card in edition.cards])


def changed(rulebook: Rulebook) -> tuple[str, ...]:
    """What differs from the rules compared with and can matter in a round, in the order of the table of options; who may sit
    down comes last, since a rule is blamed before those who play by it. What decides nothing under the others is no cause."""
    rules, base = rulebook.rules, base_rules(rulebook)
    values = rules.values()
    keys = tuple(
        option.key
        for option in sorted(OPTIONS, key=lambda option: option.section == _SEATS)
        if option.section not in _NOT_PLAYED
        and option.key not in _NOT_PLAYED_KEYS
        and rules[option.key] != base[option.key]
        and idle(option.key, values) is None
    )
    return (*keys, CARDS) if rules.custom != base.custom else keys


def causes(rulebook: Rulebook, holds: Holds) -> tuple[str, ...]:
    """The keys that bring a fault about; where that is left open, some of those that differ. Empty where the edition has it too:
    then it is told there."""
    found = culprits(rulebook, holds)
    return changed(rulebook)[:_TOLD] if found is None else found


def culprits(rulebook: Rulebook, holds: Holds) -> tuple[str, ...] | None:
    """The keys whose value, put back alone, ends the fault; else those of a whole section; else those whose value brings it about
    when it alone is laid over the edition.

    Empty where the edition has the fault too, None where none of these can be told.
    """
    keys, rules, base = changed(rulebook), rulebook.rules, base_rules(rulebook)
    if not keys or holds(base):
        return ()
    alone = tuple(key for key in keys[:_MOST] if holds(_put_back(rules, base, (key,))) is False)
    if alone:
        return alone
    for section in dict.fromkeys(key.rpartition(".")[0] for key in keys):
        group = tuple(key for key in keys if key.rpartition(".")[0] == section)
        if len(group) > 1 and holds(_put_back(rules, base, group)) is False:
            return group[:_TOLD]
    return enough(rulebook, keys[:_MOST], holds) or None


def mending(rulebook: Rulebook, keys: tuple[str, ...], holds: Holds) -> tuple[str, ...]:
    """Those of some keys whose value, put back alone, is known to end the fault."""
    rules, base = rulebook.rules, base_rules(rulebook)
    return tuple(key for key in keys if holds(_put_back(rules, base, (key,))) is False)


def weightiest(cards: Sequence[CustomCard]) -> tuple[int, str] | None:
    """Of the table's own cards the one that hands out most, and which of its effects does; None where none makes anybody draw."""
    amounts = [(card.count * max(2 * card.everyone_draws, card.draw), -at) for at, card in enumerate(cards)]
    most, at = max(amounts, default=(0, 0))
    if not most:
        return None
    card = cards[-at]
    return -at, "everyone_draws" if 2 * card.everyone_draws >= card.draw else "draw"


def drawing_less(rules: Rules) -> Rules:
    """The rules with the weightiest of the table's own cards handing out nothing."""
    cards = list(rules.custom.values())
    found = weightiest(cards)
    if found is None:
        return rules
    at, effect = found
    cards[at] = replace(cards[at], everyone_draws=0) if effect == "everyone_draws" else replace(cards[at], draw=0)
    return Rules(rules.values(), cards)


def enough(rulebook: Rulebook, keys: tuple[str, ...], holds: Holds) -> tuple[str, ...]:
    """Those of some keys whose value brings the fault about when it alone is laid over the edition."""
    every, rules, base = changed(rulebook), rulebook.rules, base_rules(rulebook)
    others = ((key, tuple(each for each in every if each != key)) for key in keys)
    return tuple(key for key, rest in others if holds(_put_back(rules, base, rest)))


def first(key: str, keys: tuple[str, ...]) -> tuple[str, ...]:
    """The keys with this one, if it is among them, in front: the rule that the engine itself names."""
    return tuple(sorted(keys, key=lambda each: each != key))


def _put_back(rules: Rules, base: Rules, keys: tuple[str, ...]) -> Rules:
    values: Mapping[str, Value] = rules.values() | {key: base[key] for key in keys if key != CARDS}
    custom: Iterator[CustomCard] = iter((base if CARDS in keys else rules).custom.values())
    return Rules(values, custom)
