"""House rules: what they are, whether a table may have them, and how they meet. The rules themselves have their own modules."""

from __future__ import annotations

from unorules.ask.case import Case, Outcome
from unorules.ask.supposing import book, values_of
from unorules.ask.topics import combining, jumping, official, swapping, topic

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
    say = "in-force" if official.is_played(case, name) else "not-in-force"
    shown = official.shown(case, name)
    return Outcome("explain", say, tuple(values_of(name))[:4], params=params, example=shown)
