"""What works and surely was not meant, and what is worth a note: looked for in one file laid over what it uses."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Params
from unorules.engine.options import Value
from unorules.rulebook.clashes import disputed, written
from unorules.rulebook.idle import idle
from unorules.rulebook.meetings import meetings
from unorules.rulebook.model import Ruleset
from unorules.rulebook.shelf import HOUSE_RULES, shadowing, shipped_ruleset
from unorules.rulebook.stack import Layer, Stack

_CONFLICTS: Final = ("RS401", "RS402", "RS406")


def weigh(stack: Stack, ruleset: Ruleset, told: Iterable[Finding]) -> Iterator[Finding]:
    """The warnings and notes of a file, `told` being what is wrong with it.

    An edition is complete, so nothing in it is without effect. Of rules that cannot be played together it is not asked
    how they meet, of an option that is told to be pointless not whose word it is.
    """
    pointless: set[object] = set()
    yield from shadowing(ruleset)
    if ruleset.kind != "edition":
        for found in _own_keys(stack, ruleset):
            pointless.add(found.data["key"])
            yield found
        conflicts = [found for found in told if found.code in _CONFLICTS]
        conflicting = {name for found in conflicts for name in found.related}
        yield from _used(stack, ruleset, conflicting)
        if not conflicts:
            yield from _meetings(stack, ruleset)
    covered = {key for source in ruleset.sources for key in source.covers}
    yield from (_no_source(ruleset, key) for key in ruleset.values if key not in covered and key not in pointless)


def _no_source(ruleset: Ruleset, key: str) -> Finding:
    span = ruleset.toml.key(*key.split("."))
    params: Params = {"name": key}
    helps = (Help("source", params),)
    return finding("RS501", ruleset.file, span, params=params, helps=helps, data={"key": key})


def _own_keys(stack: Stack, ruleset: Ruleset) -> Iterator[Finding]:
    values = stack.values()
    below = stack.values(_index(stack, ruleset))
    pinned = {key for _, key in ruleset.pins}
    argued = disputed(stack)
    for key, value in ruleset.values.items():
        reason = idle(key, values)
        if reason is not None and key not in pinned:
            yield _no_effect(stack, ruleset, key, reason)
        elif value == below[key] and key not in pinned and key not in argued:
            yield _nothing_changed(stack, ruleset, key, value)


def _index(stack: Stack, ruleset: Ruleset) -> int:
    return next(index for index, layer in enumerate(stack.layers) if layer.ruleset is ruleset)


def _no_effect(stack: Stack, ruleset: Ruleset, key: str, reason: str) -> Finding:
    span = ruleset.toml.key(*key.split("."))
    pairs = [pair.partition("=") for pair in reason.split()]
    keys = tuple(key for key, _, _ in pairs)
    settings = tuple(f"{key} = {wanted}" for key, _, wanted in pairs)
    lifting = _lifting(key, stack.values())
    params: Params = {"name": key, "settings": settings}
    helps = (
        Help("rulesets", {"suggestions": lifting, "changes": keys}) if lifting else Help("keys", {"changes": keys}),
    )
    places = ((other, stack.place(other)) for other in keys)
    secondary = tuple(Label(place, "because", {"name": other}) for other, place in places if place and place != span)
    return finding(
        "RS403",
        ruleset.file,
        span,
        params=params,
        secondary=secondary[:2],
        helps=helps,
        suggestions=(*keys, *lifting),
        related=keys,
        data={"key": key},
    )


def _lifting(key: str, values: Mapping[str, Value]) -> tuple[str, ...]:
    """The shipped house rules that switch on what the option needs."""
    rules = (shipped_ruleset(name) for name in HOUSE_RULES)
    return tuple(
        rule.id
        for rule in rules
        if not rule.pins and key not in rule.values and idle(key, {**values, **rule.values}) is None
    )[:3]


def _nothing_changed(stack: Stack, ruleset: Ruleset, key: str, value: Value) -> Finding:
    span = ruleset.toml.key(*key.split("."))
    giver = next(
        (layer for layer in reversed(stack.layers) if key in layer.ruleset.values and layer.ruleset is not ruleset),
        stack.layers[0],
    )
    params: Params = {"name": key, "value": written(value), "id": giver.id}
    helps = (Help("drop", params),)
    place = giver.ruleset.toml.value(*key.split("."))
    secondary = (Label(place, "already", {"id": giver.id}),) if place else ()
    return finding(
        "RS309",
        ruleset.file,
        span,
        params=params,
        secondary=secondary,
        helps=helps,
        related=(giver.id,),
        data={"key": key},
    )


def _used(stack: Stack, ruleset: Ruleset, conflicting: Container[str]) -> Iterator[Finding]:
    """Rulesets used of which nothing has any effect; those in a conflict are told there."""
    for index, name in ruleset.uses:
        span = ruleset.toml.value("uses", index)
        layers = [layer for layer in stack.layers if layer.via is not None and layer.place() == span]
        keys = tuple(dict.fromkeys(key for layer in layers for key in layer.ruleset.values))
        if name in conflicting or not keys or _has_more(layers):
            continue
        told = _unused(stack, ruleset, layers, keys)
        if told is None:
            continue
        reason, help_ = told
        settings = tuple(" = ".join(pair.split("=")) for pair in reason)
        params: Params = {"name": name, "settings": settings}
        related = (name, *keys)
        yield finding("RS403", ruleset.file, span, params=params, helps=(help_,), related=related, data={"key": name})


def _unused(
    stack: Stack, ruleset: Ruleset, layers: list[Layer], keys: tuple[str, ...]
) -> tuple[tuple[str, ...], Help] | None:
    """The settings under which an entry has no effect, and what to do: its options are idle, or as they were before, or the
    file sets each of them to something else."""
    values = stack.values()
    reasons = {key: idle(key, values) for key in keys}
    live = [key for key in keys if reasons[key] is None]
    if not live:
        reason = tuple(next(reason for reason in reasons.values() if reason).split())
        return reason, Help("keys", {"changes": tuple(pair.partition("=")[0] for pair in reason)})
    below = stack.values(stack.layers.index(layers[0]))
    given = stack.values(stack.layers.index(layers[-1]) + 1)
    in_force = tuple(f"{key}={written(values[key])}" for key in live)
    if not disputed(stack).isdisjoint(live):
        return None
    if all(given[key] == below[key] for key in live):
        givers = (layer for layer in reversed(stack.layers[: stack.layers.index(layers[0])]))
        giver = next((layer for layer in givers if live[0] in layer.ruleset.values), stack.layers[0])
        return in_force, Help("given", {"id": giver.id})
    if all(key in ruleset.values and ruleset.values[key] != given[key] for key in live):
        return in_force, Help("keys", {"changes": tuple(live)})
    return None


def _has_more(layers: list[Layer]) -> bool:
    return any(layer.ruleset.cards or layer.ruleset.pins for layer in layers)


def _meetings(stack: Stack, ruleset: Ruleset) -> Iterator[Finding]:
    """Where two rules meet and no leaflet says what then; told where this file brings the two together."""
    for meeting in meetings(stack.values()):
        places = [(key, stack.giving(key)) for key in meeting.keys]
        brought = [
            (key, layer)
            for key, layer in places
            if layer.ruleset is ruleset or (layer.via is not None and layer.via.path != ("base",))
        ]
        if not brought:
            continue
        key, layer = max(brought, key=lambda pair: stack.layers.index(pair[1]))
        span = layer.place(*key.split("."))
        labels = tuple(
            Label(place, "other", {"name": other})
            for other, holder in places
            if other != key and (place := holder.place(*other.split("."))) is not None and place != span
        )
        params: Params = {"resolution": meeting.id, "keys": meeting.keys}
        helps = (Help(meeting.id),)
        related = (meeting.id, *meeting.keys)
        yield finding(
            "RS412",
            ruleset.file,
            span,
            params=params,
            secondary=labels,
            helps=helps,
            related=related,
            data={"key": key},
        )
