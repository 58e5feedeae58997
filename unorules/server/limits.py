"""How much a caller may ask for at once. Who calls is not known, so every text and every number has an end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.api import RulesetText
from unorules.rulebook.model import ID
from unorules.values import dataclass

QUESTION: Final = 2000
NOTATION: Final = 500
TOML: Final = 100_000
RECORD: Final = 100_000
RULESETS: Final = 20
ROUNDS: Final = 2000
MATCHES: Final = 20
TURNS: Final = 1000


@dataclass(frozen=True, slots=True)
class LimitError(ValueError):
    """Something is too long, too many or no id. `key` names the message `mcp.wrong.<key>`; `n` is what is allowed."""

    key: str
    name: str
    n: int = 0
    found: str = ""


def within(name: str, text: str, most: int) -> str:
    """The text. Raises LimitError where it is longer than `most` letters."""
    if len(text) > most:
        raise LimitError("too-long", name, most)
    return text


def between(name: str, number: int, low: int, high: int) -> int:
    """The number. Raises LimitError where it lies outside."""
    if not low <= number <= high:
        raise LimitError("too-many", name, high, str(low))
    return number


def named(name: str, rules: Sequence[str], toml: str | None = None) -> list[str | RulesetText]:
    """Rulesets by their ids, then the one given as text. Raises LimitError for a path, and for too many or too long."""
    if len(rules) > RULESETS:
        raise LimitError("too-many-rulesets", name, RULESETS)
    for each in rules:
        if not ID.match(each):
            raise LimitError("no-id", name, found=each[:100])
    text = [] if toml is None else [RulesetText(within("ruleset", toml, TOML))]
    return [*rules, *text]
