"""What a last look at rules comes to, found once for all the tests that come to it by the same rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, wraps
from pathlib import Path
from typing import Any

import pytest

from unorules.ask import changed as asking
from unorules.ask.reading import read
from unorules.cli.wizard import review, trial
from unorules.engine.rules import Rules
from unorules.proof import prove
from unorules.proof.budget import Budget
from unorules.proof.causes import base_rules
from unorules.proof.faults import Fault
from unorules.rulebook.model import Rulebook

_PROVEN: dict[str, Any] = {}
_CHANGED: dict[tuple[object, ...], Any] = {}
_SOUND: set[tuple[object, ...]] = set()
"""Rules without a fault at play, with what they were compared with. What has one names its file, and is looked for each time."""
_read = cache(read)


def remember(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the review of the wizard play and ask by rules that were looked at before no second time."""
    monkeypatch.setattr(trial, "proven", _proven(trial.proven))
    monkeypatch.setattr(review, "changed", _changed(review.changed))
    monkeypatch.setattr(asking, "read", _read)
    monkeypatch.setattr(prove, "_faults", _faults(prove._faults))


def _proven(real: Callable[[str, Path], Any]) -> Callable[[str, Path], Any]:
    @wraps(real)
    def proven(text: str, path: Path) -> Any:
        if text not in _PROVEN:
            _PROVEN[text] = real(text, path)
        return _PROVEN[text]

    return proven


def _faults(real: Callable[[Rulebook, Budget], Iterable[Fault]]) -> Callable[[Rulebook, Budget], Iterable[Fault]]:
    @wraps(real)
    def faults(rulebook: Rulebook, budget: Budget) -> Iterable[Fault]:
        played = (budget, *_said(rulebook.rules), "over", *_said(base_rules(rulebook)))
        found = () if played in _SOUND else tuple(real(rulebook, budget))
        if not found:
            _SOUND.add(played)
        return found

    return faults


def _changed(real: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(real)
    def changed(questions: Sequence[str], language: str, before: Rulebook, now: Rulebook) -> Any:
        name = (language, *questions, *(_rules(each) for each in (before, now)))
        if name not in _CHANGED:
            _CHANGED[name] = real(questions, language, before, now)
        return _CHANGED[name]

    return changed


def _rules(book: Rulebook) -> tuple[object, ...]:
    return (book.ids, *_said(book.rules))


def _said(rules: Rules) -> tuple[object, ...]:
    return (*rules.values().items(), *rules.custom.items())
