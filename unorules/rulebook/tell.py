"""Findings about the values in force together: where they are told, and which other places had a part."""

from __future__ import annotations

from collections.abc import Mapping

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Params
from unorules.engine.options import Value
from unorules.rulebook.clashes import written
from unorules.rulebook.stack import Stack

Values = Mapping[str, Value]


def number(values: Values, key: str) -> int:
    """The value of an option that is a number."""
    value = values[key]
    return value if isinstance(value, int) else 0


def tell(code: str, stack: Stack, keys: tuple[str, ...], params: Params, *helps: Help) -> Finding:
    """A finding at the last laid of `keys`, with the others as further places."""
    main = last_laid(stack, keys)
    layer = stack.giving(main)
    span = stack.place(main)
    file = span.file if span else layer.ruleset.file
    others = ((key, stack.place(key)) for key in keys if key != main)
    secondary = tuple(
        Label(place, "other", {"name": key, "value": written(stack.values()[key])})
        for key, place in others
        if place and place != span
    )
    return finding(
        code,
        file,
        span,
        params={"name": main, **params},
        secondary=secondary,
        helps=helps,
        suggestions=tuple(key for key in keys if key != main),
        related=keys,
        data={"key": main},
    )


def last_laid(stack: Stack, keys: tuple[str, ...]) -> str:
    """The key that the topmost file gives, the first of several."""
    return max(keys, key=lambda key: stack.layers.index(stack.giving(key)))
