"""Which tables are tried, and with which cards: the smallest that the rules allow, four players or nearly so, the largest."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from unorules.engine.cards import Kind
from unorules.engine.rules import Rules
from unorules.engine.seating import allowed_sizes, most_dealt

USUAL: Final = 4


def tables(rules: Rules) -> tuple[int, ...]:
    """Numbers of players, the smallest first; none where not even the smallest table can be dealt to.

    A table that is allowed and cannot be dealt to is left out: that the deck is too small for it is told without playing.
    """
    fewest, high = allowed_sizes(rules)
    most = min(high, most_dealt(rules))
    if most < fewest:
        return ()
    return tuple(sorted({fewest, min(max(USUAL, fewest), most), most}))


def unwritten(rules: Rules) -> int:
    """How many blanks of one pack have nothing written on them, and so can never be laid."""
    written = sum(card.count for card in rules.custom.values() if card.on is Kind.BLANK)
    return max(0, rules.deck_blank - written)


@lru_cache(maxsize=64)
def as_played(rules: Rules) -> Rules:
    """The rules with those blanks put aside, as most tables do: what they alone would bring about is told of them."""
    aside = unwritten(rules)
    return rules.replace({"deck.blank": rules.deck_blank - aside}) if aside else rules


def is_whole(rules: Rules) -> bool:
    """Whether nothing was put aside. A record has the whole deck, so without that it cannot show that cards run out."""
    return as_played(rules) is rules
