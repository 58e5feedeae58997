"""The answer to a question: what `ask --json` prints, and what the page for people is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unorules.ask.case import Outcome
from unorules.ask.reading import Reading
from unorules.rulebook.model import Rulebook, Source
from unorules.values import dataclass


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The same question under other rules, where the verdict or the value differs; `outcome` has the sentence, and no example."""

    rules: tuple[str, ...]
    verdict: str
    value: Any
    leaning: str | None = None
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A question near to the one asked that can be answered."""

    topic: str
    question: str


@dataclass(frozen=True, slots=True)
class Answer:
    """Everything that is said to one question; `verdict` and `value` answer it as it was asked."""

    reading: Reading
    rulebook: Rulebook
    status: str
    verdict: str | None = None
    value: Any = None
    leaning: str | None = None
    outcome: Outcome | None = None
    arguments: Mapping[str, Any] | None = None
    sources: tuple[Source, ...] = ()
    elsewhere: tuple[Elsewhere, ...] = ()
    choices: tuple[Choice, ...] = ()
