"""Names and values as every page of `explain` and `diff` writes them."""

from __future__ import annotations

from collections.abc import Iterable

from unorules.engine.options import Value
from unorules.i18n.messages import Messages


def quoted(names: Iterable[str], messages: Messages, conjunction: str = "and") -> str:
    """Names, each in back-ticks, as the language lists them."""
    return messages.list((f"`{name}`" for name in names), conjunction)


def written(value: Value) -> str:
    """The value as TOML has it, words without their quotes."""
    return str(value).lower() if isinstance(value, bool) else str(value)
