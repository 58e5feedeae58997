"""Rulesets against rulesets: what shuts another out, what breaks a pin, what disagrees side by side."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Params, Span, Spoken
from unorules.engine.options import Value
from unorules.rulebook.idle import idle
from unorules.rulebook.model import Ruleset
from unorules.rulebook.stack import Layer, Stack, Via

Pair = frozenset[str]
Setting = tuple[str, Value]
Given = dict[str, tuple[Value, Layer]]
MOST = 200
"""Findings that are told; more of them say nothing more."""

_TWO_ENDINGS: Final[tuple[tuple[Setting, Setting, str], ...]] = (
    (("scoring.elimination", True), ("teams.partners", True), "R65"),
    (("scoring.elimination", True), ("scoring.mode", "winner-takes"), "R67"),
    (("round_end.play_on", "last-one-holding"), ("teams.partners", True), "pairs"),
)
"""R65: Challenge UNO is played one by one. R67: a match has one ending. Pairs: the round ends when one of a pair is out, and
the two cannot go on for the last place."""


def clashes(stack: Stack) -> tuple[Finding, ...]:
    """What cannot lie in one stack, each pair of rulesets told once; then what merely disagrees."""
    told: set[Pair] = set()
    shut_out, pinned = [*_shut_out(stack, told)], [*_pins(stack, told)]
    held = {str(each.data["key"]) for each in pinned}
    # A value that has to go back to what it was cannot be at odds with another as well: one slip, one finding.
    endings = (each for each in _endings(stack, told) if held.isdisjoint(each.related))
    found = [*shut_out, *pinned, *endings]
    return (*found, *islice(_disagreements(stack, told), MOST))


def _shut_out(stack: Stack, told: set[Pair]) -> Iterator[Finding]:
    for layer in stack.layers:
        for index, name in layer.ruleset.excludes:
            other = next((each for each in stack.layers if each.id == name), None)
            if other is None or frozenset((layer.id, name)) in told:
                continue
            told.add(frozenset((layer.id, name)))
            entry = layer.ruleset.toml.value("excludes", index)
            if other is layer or (other.via is not None and other.via.asked is layer.ruleset):
                yield _own_goal(layer, other, entry)
            else:
                yield _excluded(stack, layer, other, entry)


def _own_goal(layer: Layer, other: Layer, entry: Span | None) -> Finding:
    """A file shuts out what it has itself laid down."""
    secondary = _label(other.place("id"), "laid", {"id": other.id})
    params: Params = {"id": other.id}
    related = (other.id,)
    return finding(
        "RS311", layer.ruleset.file, entry, params=params, secondary=secondary, helps=(Help("one"),), related=related
    )


def _excluded(stack: Stack, layer: Layer, other: Layer, entry: Span | None) -> Finding:
    first, second = sorted((layer, other), key=stack.layers.index)
    span = (second.place() if second.via else None) or (first.place() if first.via else None) or entry
    params: Params = {"id": other.id, "by": layer.id}
    secondary = tuple(
        label
        for label in (
            *_label(first.place() if first.via else None, "laid", {"id": first.id}),
            *_label(entry, "excluded", {"id": other.id}),
        )
        if label.span != span
    )
    file = span.file if span else layer.ruleset.file
    related = (layer.id, other.id)
    assumed = _assumed(stack, other)
    without = _without(first, second, alone=not assumed)
    helps = (*_at_odds(layer, other, entry), *assumed, *without, *_because(layer.ruleset))
    return finding("RS401", file, span, params=params, secondary=secondary, helps=helps, related=related)


def _at_odds(layer: Layer, other: Layer, entry: Span | None) -> tuple[Help, ...]:
    """A file that is used and shuts out what it lays down itself is what is to be mended."""
    if entry is None or other.id not in dict(layer.ruleset.uses).values():
        return ()
    params: Params = {"id": other.id, "by": layer.id, "file": Path(layer.ruleset.file).name, "line": entry.line}
    return (Help("at-odds", params),)


def _without(first: Layer, second: Layer, *, alone: bool = True) -> tuple[Help, ...]:
    """Which entry to take out, and where it stands; where no file brought either in, that one of them can be named alone."""
    vias = {each.id: each.via for each in (first, second) if each.via is not None}
    if not vias:
        return (Help("one", {"id": second.id, "by": first.id}),) if alone else ()
    found = [_taken_out(via, name) for name, via in reversed(vias.items())]
    return tuple(each for index, each in enumerate(found) if each not in found[:index])


def _taken_out(via: Via, name: str) -> Help:
    """The line to change: an entry that brings in `name`, itself or by what it uses."""
    span, key = via.span, str(via.path[0])
    entry = via.asked.base if key == "base" else dict(via.asked.uses).get(int(via.path[1]))
    params: Params = {"id": entry or name, "file": Path(via.asked.file).name, "line": span.line if span else 1}
    return Help("base" if key == "base" else "take-out", params)


def _unset(other: Layer, span: Span | None, params: Params) -> tuple[Help, ...]:
    """A key that the file asked for gives itself is a line to take out."""
    if other.via is not None or span is None:
        return ()
    return (Help("unset", {**params, "file": Path(other.ruleset.file).name, "line": span.line}),)


def _assumed(stack: Stack, other: Layer) -> tuple[Help, ...]:
    """Nobody wrote down the edition that lies below rules which name none, so it is told where it comes from."""
    return (Help("assumed", {"id": other.id}),) if stack.assumed and other is stack.layers[0] else ()


def _pins(stack: Stack, told: set[Pair]) -> Iterator[Finding]:
    for index, layer in enumerate(stack.layers):
        if not layer.ruleset.pins:
            continue
        held = stack.values(index + 1)
        for other in stack.layers[index + 1 :]:
            broken = [(place, key) for place, key in layer.ruleset.pins if _breaks(other.ruleset, key, held[key])]
            if not broken or frozenset((layer.id, other.id)) in told:
                continue
            told.add(frozenset((layer.id, other.id)))
            for place, key in broken if other.via is None else broken[:1]:
                yield _pin(layer, other, place, key, held[key])


def _breaks(ruleset: Ruleset, key: str, held: Value) -> bool:
    return key in ruleset.values and ruleset.values[key] != held


def _pin(layer: Layer, other: Layer, place: int, key: str, held: Value) -> Finding:
    span = other.place(*key.split("."))
    params: Params = {"name": key, "value": written(held), "by": layer.id, "id": other.id}
    secondary = (
        *_label(layer.ruleset.toml.value("pins", place), "pinned", {"name": key}),
        *(_label(other.ruleset.toml.value(*key.split(".")), "given", {"name": key}) if other.via else ()),
    )
    file = span.file if span else other.ruleset.file
    related = (key, layer.id, other.id)
    return finding(
        "RS402",
        file,
        span,
        params=params,
        secondary=secondary,
        helps=(*_unset(other, span, params), *_without(layer, other), *_because(layer.ruleset)),
        related=related,
        data={"key": key},
    )


def _endings(stack: Stack, told: set[Pair]) -> Iterator[Finding]:
    """What wants a match or a round to end in two ways."""
    values = stack.values()
    for first, second, reason in _TWO_ENDINGS:
        keys = (first[0], second[0])
        if any(values[key] != value or idle(key, values) for key, value in (first, second)):
            continue
        if frozenset(stack.giving(key).id for key in keys) not in told:
            yield _two_endings(stack, keys, reason)


def _two_endings(stack: Stack, keys: tuple[str, str], reason: str) -> Finding:
    later = max(keys, key=lambda each: stack.layers.index(stack.giving(each)))
    earlier = next(each for each in keys if each != later)
    span = stack.place(later)
    place = stack.place(earlier)
    secondary = _label(place if place != span else None, "other", {"name": earlier})
    first, second = (f"{key} = {written(stack.values()[key], quotes=True)}" for key in keys)
    params: Params = {"first": first, "second": second}
    file = span.file if span else stack.giving(later).ruleset.file
    related = (*((reason,) if reason.startswith("R") else ()), *keys)
    told = (Help(reason), *(_no_more(stack, key) for key in keys)) if reason != "R67" else (Help(reason),)
    helps = tuple(each for at, each in enumerate(told) if each is not None and each not in told[:at])
    return finding(
        "RS406", file, span, params=params, secondary=secondary, helps=helps, related=related, data={"key": later}
    )


def _no_more(stack: Stack, key: str) -> Help | None:
    """Which line to take out so that an option is no more what it is; None where no file has one."""
    layer = stack.giving(key)
    if layer.via is not None:
        return _taken_out(layer.via, layer.id)
    if layer.ruleset.kind == "edition" or (span := layer.ruleset.toml.key(*key.split("."))) is None:
        return None
    return Help("unset", {"name": key, "file": Path(layer.ruleset.file).name, "line": span.line})


def _disagreements(stack: Stack, told: set[Pair]) -> Iterator[Finding]:
    values = stack.values()
    for above, groups in stack.groups:
        settled = above.values if above is not None else {}
        for earlier, later in _earlier_and_later([_given(layers) for layers in groups]):
            for key, (value, second) in later.items():
                if key in settled or key not in earlier or earlier[key][0] == value or idle(key, values):
                    continue
                first = earlier[key][1]
                if frozenset((first.id, second.id)) not in told:
                    yield _disagreement(key, first, second)


def _earlier_and_later(groups: list[Given]) -> Iterator[tuple[Given, Given]]:
    """Each two of what stands side by side, the earlier first."""
    return ((groups[earlier], groups[later]) for later in range(len(groups)) for earlier in range(later))


def _given(layers: list[Layer]) -> Given:
    return {key: (value, layer) for layer in layers for key, value in layer.ruleset.values.items()}


def _disagreement(key: str, first: Layer, second: Layer) -> Finding:
    path = key.split(".")
    span = second.place(*path)
    values = (first.ruleset.values[key], second.ruleset.values[key])
    params: Params = {
        "name": key,
        "first": first.id,
        "second": second.id,
        "one": written(values[0]),
        "two": written(values[1]),
    }
    secondary = tuple(
        label
        for layer in (first, second)
        for label in _label(layer.ruleset.toml.value(*path), "says", {"id": layer.id})
        if label.span != span
    )
    file = span.file if span else second.ruleset.file
    helps = (Help("here" if second.via else "settle", {"cure": cure_of(key, values[1])}),)
    related = (key, first.id, second.id)
    return finding(
        "RS308", file, span, params=params, secondary=secondary, helps=helps, related=related, data={"key": key}
    )


def cure_of(key: str, value: Value) -> str:
    """The lines that give an option its value."""
    table, _, name = key.rpartition(".")
    return f"[{table}]\n{name} = {written(value, quotes=True)}"


def disputed(stack: Stack) -> frozenset[str]:
    """The keys on which rulesets side by side disagree, settled or not."""
    return frozenset(key for _, groups in stack.groups for key in _disputed(groups))


def _disputed(groups: list[list[Layer]]) -> Iterator[str]:
    said: dict[str, Value] = {}
    for given in map(_given, groups):
        for key, (value, _) in given.items():
            if said.setdefault(key, value) != value:
                yield key


def _because(ruleset: Ruleset) -> tuple[Help, ...]:
    return (Help("because", {"because": Spoken(ruleset.because.by_language)}),) if ruleset.because else ()


def _label(span: Span | None, key: str, params: Params) -> tuple[Label, ...]:
    return (Label(span, key, params),) if span else ()


def written(value: Value, *, quotes: bool = False) -> str:
    """A value as TOML writes it; a word without its quotes unless they are asked for."""
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if quotes and isinstance(value, str) else str(value)
