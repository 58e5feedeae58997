"""Rules that note which options they are asked for: what is never asked for cannot have made a difference."""

from __future__ import annotations

from typing import Any, Final

from unorules.engine.cards import Card
from unorules.engine.options import BY_KEY, OPTIONS
from unorules.engine.rules import Rules

_STACKING: Final = (
    "stacking.equal_or_higher",
    "stacking.draw_two_on_draw_two",
    "stacking.wild_draw_four_on_wild_draw_four",
    "stacking.wild_draw_four_on_draw_two",
    "stacking.draw_two_on_wild_draw_four",
)
_KEYS: Final[dict[str, tuple[str, ...]]] = {option.attribute: (option.key,) for option in OPTIONS} | {
    "stacking": _STACKING,
    "challengeable": ("wild_draw_four.enforcement", "wild_draw_four.condition"),
    "eliminates": ("scoring.elimination", "scoring.mode"),
}
"""The options that lie in each attribute of Rules."""


class _Everything(set[str]):
    """Every key, however often it is emptied."""

    def clear(self) -> None:
        """Keep everything."""


def watched(rules: Rules) -> tuple[Rules, set[str]]:
    """The same rules, and the keys that somebody has looked up since the set was last emptied.

    A compiled engine looks them up unseen; with it everything may have been looked up, which takes longer and comes to the same.
    """
    try:
        found = WatchedRules(rules)
    except TypeError:  # no class can inherit from a compiled one
        return rules, _Everything(BY_KEY)
    return found, found.asked


class WatchedRules(Rules):
    """The same rules; `asked` gathers the keys that somebody has looked up since it was last emptied."""

    __slots__ = ("asked",)

    asked: set[str]

    def __init__(self, rules: Rules) -> None:
        object.__setattr__(self, "asked", set())
        super().__init__(rules.values(), rules.custom.values())
        self.asked.clear()

    def __getattribute__(self, name: str) -> Any:
        keys = _KEYS.get(name)
        if keys is not None:
            object.__getattribute__(self, "asked").update(keys)
        return object.__getattribute__(self, name)

    def points(self, card: Card) -> int:
        """As without watching, but asked for each time: the rules themselves remember what a card counts."""
        self.asked.add(f"scoring.points.{card.kind.value.replace('-', '_')}")
        return super().points(card)
