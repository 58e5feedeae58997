"""A question read: its language, topic, arguments, polarity and the rules it names. No answer is given here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Reading:
    """What a question was understood as.

    ``status`` is ``answered`` (a topic was found), ``unclear`` (several are near) or ``out-of-scope``. ``score`` is from 0 to 1.
    ``turned``: the right yes/no to the question as asked is the opposite of the topic's plain proposition.
    ``form`` is ``yes-no``, ``value``, ``explain``, ``who`` or ``either-or``. ``claim`` is a number or token offered for
    confirmation ("is it four?"). ``rules`` are ids of rulesets named as being in force; ``official`` asks for the base alone.
    ``nearest`` are other topics with their scores, best first.
    """

    text: str
    language: str
    topic: str | None
    score: float
    status: str
    arguments: dict[str, Any] = field(default_factory=dict)
    turned: bool = False
    form: str = "yes-no"
    claim: int | str | None = None
    rules: tuple[str, ...] = ()
    official: bool = False
    names: tuple[str, ...] = ()
    nearest: tuple[tuple[str, float], ...] = ()


def read(text: str, language: str | None = None, *, fallback: str = "en") -> Reading:
    """Read a question; ``language`` forces one of fi, nb, sv, en, ``fallback`` is taken where none can be told."""
    raise NotImplementedError
