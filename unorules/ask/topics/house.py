"""House rules: what they are, whether a table may have them, and how they meet. The rules themselves have their own modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unorules.ask.case import Case, Outcome
from unorules.ask.supposing import book, goes_together, values_of, with_rule
from unorules.ask.topics import combining, jumping, official, swapping, topic
from unorules.engine.options import BY_KEY, Value, is_idle
from unorules.rulebook.idle import idle
from unorules.values import replace

__all__ = ("combining", "jumping", "official", "swapping")


@topic("own-rules")
def own_rules(case: Case) -> Outcome:
    """The sheet of 2008 prints house rules itself and leaves it to the table to combine them."""
    return Outcome("yes", "yes", ("agreement",))


@topic("change-rules-mid-round")
def change_rules(case: Case) -> Outcome:
    """What was agreed before the deal holds until the round is over."""
    return Outcome("no", "no", ("agreement",))


@topic("house-rule")
def house_rule(case: Case) -> Outcome:
    """The rule in its own words, and whether these rules play it already."""
    name = official.rule_asked(case)
    found = book(name)
    if name is None or found is None:
        return Outcome("explain", "plain", ("agreement",))
    layer = found.layers[-1]
    params = {"rule": layer.title, "description": layer.description}
    if not found.house_rules:
        return Outcome("explain", "edition", ("deck",), params=params)
    if official.is_played(case, name):
        shown = official.shown(case, name)
        return Outcome("explain", "in-force", _reasons(case, name), params=params, example=shown)
    over = with_rule(case, name)
    if not goes_together(over.rulebook.ids) or _is_idle(over, name):  # the rule by itself, over its own base
        over = replace(case, rulebook=found)
    out: dict[str, Any] = {"params": params, "example": official.shown(over, name), "played_by": over.rules}
    return Outcome("explain", "not-in-force", _reasons(over, name), **out)


def _is_idle(case: Case, name: str) -> bool:
    """Whether nothing that the rule sets has any effect here."""
    values = case.rules.values()
    return all(is_idle(BY_KEY[key], values) for key in values_of(name))


def _reasons(case: Case, name: str) -> tuple[str, ...]:
    """What the rule sets, as far as it has any effect here; else what its trials rest on."""
    values = case.rules.values()
    keys = [key for key in values_of(name) if not is_idle(BY_KEY[key], values)]
    keys = [*keys[:4], *_missing_cards(name, values)] if keys else []
    return tuple(keys) or official.rested_on(case, name) or tuple(values_of(name))[:4]


def _missing_cards(name: str, values: Mapping[str, Value]) -> tuple[str, ...]:
    """The options of the deck that leave a part of the rule without effect: the cards it is about are not there."""
    reasons = " ".join(idle(key, values) or "" for key in values_of(name)).split()
    settings = dict.fromkeys(pair.partition("=")[0] for pair in reasons if pair.endswith("=0"))
    return tuple(key for key in settings if key.startswith("deck."))
