"""Asking the engine "what if": the same question under other values, and which options an answer rests on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from unorules.ask.case import Case
from unorules.ask.scene import Example, Scene
from unorules.ask.setting import example
from unorules.engine.options import BY_KEY, Value
from unorules.rulebook.load import load, shipped
from unorules.rulebook.model import Rulebook
from unorules.values import replace


def supposing(case: Case, values: Mapping[str, Value]) -> Case:
    """The same question where the rules have these values instead; where they have them already, the case itself."""
    if all(case.rules[key] == value for key, value in values.items()):
        return case
    return replace(case, rulebook=replace(case.rulebook, rules=case.rules.replace(values)))


def rests_on(case: Case, keys: Iterable[str], observe: Callable[[Case], object]) -> tuple[str, ...]:
    """Those of the keys that, changed alone, change what is observed."""
    here = observe(case)
    return tuple(
        key
        for key in keys
        if any(observe(supposing(case, {key: other})) != here for other in _others(key, case.rules[key]))
    )


def _others(key: str, value: Value) -> list[Value]:
    """Every other word or flag; of numbers the lowest, the next one up and whatever stands for "off"."""
    values = BY_KEY[key].values
    if values.flag:
        return [not value]
    found: list[Value] = [word for word in values.words if word != value]
    if values.low is not None:
        near = value + 1 if isinstance(value, int) and values.accepts(value + 1) else values.high
        found += [number for number in (values.low, near, *values.also) if number is not None and number != value]
    return found


def is_silent_on(case: Case, key: str) -> bool:
    """Whether no leaflet says: the key has its edition's value, and the edition has no source for it."""
    return case.rulebook.is_silent(key) and case.rules[key] == case.rulebook.edition.values.get(key)


@cache
def _book(name: str) -> Rulebook | None:
    if name not in shipped():
        return None
    return load([name])


def book(name: object) -> Rulebook | None:
    """The shipped ruleset of that id, over its base; None where no such one ships."""
    return _book(name) if isinstance(name, str) else None


def values_of(name: object) -> dict[str, Value]:
    """What the shipped house rule of that id sets; nothing for an edition or an id that does not ship."""
    found = book(name)
    layers = found.house_rules if found is not None else ()
    return {key: value for layer in layers for key, value in layer.values.items()}


def with_rule(case: Case, name: str) -> Case:
    """The same question with the shipped house rule laid over; the case itself where that changes nothing."""
    over = supposing(case, values_of(name))
    found = book(name)
    if over is case or found is None:
        return case
    return replace(over, rulebook=replace(over.rulebook, layers=(*over.rulebook.layers, *found.house_rules)))


@cache
def goes_together(ids: tuple[str, ...]) -> bool:
    """Whether rulesets of these ids may stand in one stack."""
    return load(list(ids)).ok


def shown(asked: Case, case: Case, scene: Scene) -> Example | None:
    """The scene as an example; none where rules were laid over that cannot stand together, or cards were borrowed."""
    if case is not asked and not goes_together(case.rulebook.ids):
        return None
    return example(case, scene)
