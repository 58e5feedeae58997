"""Cures are tried before they are shown: whatever a finding tells its reader to do mends it, and nothing else is wrong after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from unorules.diagnostics.model import Finding, Help, Severity
from unorules.engine.options import BY_KEY, Value
from unorules.rulebook.clashes import cure_of
from unorules.rulebook.idle import idle
from unorules.rulebook.model import Ruleset
from unorules.rulebook.stack import Stack
from unorules.rulebook.stacks import LIMIT
from unorules.values import replace

Look = Callable[[Ruleset], tuple[Stack, list[Finding]]]
"""What a file comes to, and everything that is found in it."""

Fault = tuple[str, str]
_IDLE: Final = ("RS403", "RS415")
_OUT: Final = ("RS401", "RS402")
_REASONS: Final = ("because", "assumed")
_EITHER: Final = ("RS413", "RS414")
_WORK: Final = 300
"""Rulesets laid in all the trials of a file: some hundredths of a second."""

_ROUNDS: Final = ("scoring.rounds", 3)


def tried(ruleset: Ruleset, found: list[Finding], stack: Stack, look: Look) -> list[Finding]:
    """The findings with those of their cures that stand the trial. Where none does all are left: something is to be done."""
    before = _faults(found)
    trial = _Trial(ruleset, stack, before, look)
    return [replace(each, helps=trial.helps(each)) if each.code in TRIED else each for each in found]


def _faults(found: Iterable[Finding]) -> frozenset[Fault]:
    """The errors and warnings, each by what it is about."""
    heavy = (each for each in found if each.severity is not Severity.NOTE)
    return frozenset((each.code, str(each.data.get("key", ""))) for each in heavy)


class _Trial:
    def __init__(self, ruleset: Ruleset, stack: Stack, before: frozenset[Fault], look: Look) -> None:
        self.ruleset = ruleset
        self.values = stack.values()
        self.before = before
        self.look = look
        self.left = _WORK // len(stack.layers)

    def helps(self, found: Finding) -> tuple[Help, ...]:
        if self.left <= 0:
            return found.helps
        kept = tuple(each for help_ in found.helps for each in self._kept(found, help_))
        return kept if any(each.key not in _REASONS for each in kept) else found.helps

    def _kept(self, found: Finding, help_: Help) -> Iterator[Help]:
        if found.code in _IDLE and help_.key in ("keys", "rulesets"):
            yield from self._parts(found, help_)
        elif found.code in _IDLE and help_.key == "limit":
            yield from [help_] * self._mends(found, self._with({LIMIT: int(str(help_.params["enough"]))}))
        elif found.code in _IDLE and help_.key == "drop":
            yield from [help_] * self._mends(found, self._left_out(found))
        elif found.code == "RS308" and help_.key == "here":
            yield from self._settled(found, help_)
        elif found.code in _OUT and help_.key == "take-out":
            yield from [help_] * self._mends(found, self._unused(str(help_.params["id"])))
        elif found.code in _EITHER and help_.key == "set":
            key, text = str(help_.params["name"]), str(help_.params["value"])
            yield from [help_] * self._mends(found, self._with({key: _read(key, text)}))
        elif found.code == "RS416" and help_.key == "points":
            key, value = _ROUNDS
            yield help_ if self._mends(found, self._with({key: value})) else replace(help_, key="points-only")
        else:
            yield help_

    def _parts(self, found: Finding, help_: Help) -> Iterator[Help]:
        """Change what leaves it idle, use what switches it on, or leave it out: in one sentence where all of that mends."""
        names = help_.params.get("suggestions", ())
        changes, name = help_.params["changes"], str(found.params["name"])
        assert isinstance(names, tuple) and isinstance(changes, tuple)
        uses = tuple(each for each in names if self._mends(found, self._using(each)))
        lifting = tuple(each for each in changes if self._lifts(found, each))
        out = self._mends(found, self._left_out(found))
        if (uses, lifting, out) == (names, changes, True):
            yield help_
            return
        if lifting:
            yield Help("change", {"changes": lifting})
        if uses:
            yield Help("use", {"suggestions": uses})
        if out:
            yield Help("drop", {"name": name})

    def _lifts(self, found: Finding, key: str) -> bool:
        """Whether some other value of the key lets that have an effect which has none."""
        keys = found.params.get("keys", (str(found.params["name"]),))
        assert isinstance(keys, tuple)
        about = [each for each in keys if each in BY_KEY] or [each for each in found.related if each in BY_KEY]
        about = [each for each in about if each != key]
        others = ({**self.values, key: other} for other in _others(key, self.values[key]))
        return not about or any(idle(each, values) is None for values in others for each in about)

    def _settled(self, found: Finding, help_: Help) -> Iterator[Help]:
        """The value for what two disagree on after which least is wrong; of equal ones that of the later, which holds now."""
        key = str(found.params["name"])
        values = (self.values[key], _read(key, str(found.params["one"])))
        tried = [(value, self._left_after(found, self._with({key: value}))) for value in values]
        mending = [(len(left), value) for value, left in tried if left is not None]
        if mending:
            _, value = min(mending, key=lambda each: each[0])
            yield replace(help_, params={"cure": cure_of(key, value)})

    def _mends(self, found: Finding, changed: Ruleset) -> bool:
        return self._left_after(found, changed) is not None

    def _left_after(self, found: Finding, changed: Ruleset) -> frozenset[Fault] | None:
        """What is wrong after a change; None where the finding stands all the same, or something new is wrong."""
        self.left -= 1
        _, after = self.look(changed)
        still = any(each.code == found.code and each.params == found.params for each in after)
        left = _faults(after)
        return None if still or not left <= self.before else left

    def _left_out(self, found: Finding) -> Ruleset:
        """The file without what a finding says is without effect."""
        name = str(found.params["name"])
        return self._without(name) if name in BY_KEY else self._unused(name)

    def _unused(self, name: str) -> Ruleset:
        return replace(self.ruleset, uses=tuple(each for each in self.ruleset.uses if each[1] != name))

    def _using(self, name: str) -> Ruleset:
        return replace(self.ruleset, uses=(*self.ruleset.uses, (len(self.ruleset.uses), name)))

    def _without(self, key: str) -> Ruleset:
        return replace(
            self.ruleset, values={each: self.ruleset.values[each] for each in self.ruleset.values if each != key}
        )

    def _with(self, values: dict[str, Value]) -> Ruleset:
        return replace(self.ruleset, values={**self.ruleset.values, **values})


def _others(key: str, value: Value) -> list[Value]:
    """Other values of an option: every word and flag; of numbers those at the ends, and one between."""
    values = BY_KEY[key].values
    found: list[Value] = [True, False] if values.flag else [*values.words, *values.also]
    if values.low is not None and values.high is not None:
        found += [values.low, values.low + 1, 2, 4, values.high]
    return [each for each in found if each != value and values.accepts(each)]


def _read(key: str, text: str) -> Value:
    """A value as messages tell it."""
    values = BY_KEY[key].values
    if values.flag:
        return text == "true"
    return text if text in values.words else int(text)


TRIED: Final = (*_IDLE, *_OUT, *_EITHER, "RS308", "RS416")
"""The codes whose cures are tried."""
