"""The topics of topics.md: each knows how to set a table and how to read what the engine did. No verdict is stored.

A module a group; each topic is a function from a Case to an Outcome, registered under its id.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from unorules.ask.case import Case, Outcome
from unorules.ask.propositions import PROPOSITIONS

Topic = Callable[[Case], Outcome]
_KNOWN: dict[str, Topic] = {}


def topic(*names: str) -> Callable[[Topic], Topic]:
    """Register a function as the answer to one or more topics."""

    def register(function: Topic) -> Topic:
        for name in names:
            _KNOWN[name] = function
        return function

    return register


def find(name: str) -> Topic:
    """The topic's function; only its group's module is imported. Raises KeyError for an id that no module knows."""
    if name not in _KNOWN:
        import_module(f"unorules.ask.topics.{PROPOSITIONS[name].group.replace('-', '_')}")
    return _KNOWN[name]


def known() -> tuple[str, ...]:
    """Every topic id that can be answered, in the order of the groups."""
    for name in PROPOSITIONS:
        find(name)
    return tuple(PROPOSITIONS)
