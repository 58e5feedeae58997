"""What works and surely was not meant, and what is worth a note: looked for in one file laid over what it uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Params
from unorules.engine.options import Value
from unorules.rulebook.clashes import disputed, written
from unorules.rulebook.idle import idle
from unorules.rulebook.meetings import meetings
from unorules.rulebook.model import Ruleset
from unorules.rulebook.shelf import HOUSE_RULES, shadowing, shipped_ruleset
from unorules.rulebook.stack import Stack
from unorules.rulebook.used import because, idle_uses, keys_of

_CONFLICTS: Final = ("RS401", "RS402", "RS406")
_NO_STACK: Final = "RS408"


def weigh(stack: Stack, ruleset: Ruleset, told: Iterable[Finding]) -> Iterator[Finding]:
    """The warnings and notes of a file, `told` being what is wrong with it.

    An edition is complete, so nothing in it is without effect; over a base that is none nobody can tell. Of rules that cannot
    be played together it is not asked how they meet, of an option that is told to be pointless not whose word it is.
    """
    pointless: set[object] = set()
    yield from shadowing(ruleset)
    if ruleset.kind != "edition" and not stack.unfounded:
        told = list(told)
        for found in _own_keys(stack, ruleset, _explained(told)):
            pointless.add(found.data["key"])
            yield found
        conflicts = [found for found in told if found.code in _CONFLICTS]
        conflicting = {name for found in conflicts for name in found.related}
        yield from idle_uses(stack, ruleset, conflicting, _explained(told))
        if not conflicts:
            yield from _meetings(stack, ruleset)
    covered = {key for source in ruleset.sources for key in source.covers}
    yield from (_no_source(ruleset, key) for key in ruleset.values if key not in covered and key not in pointless)


def _no_source(ruleset: Ruleset, key: str) -> Finding:
    span = ruleset.toml.key(*key.split("."))
    params: Params = {"name": key}
    helps = (Help("source", params),)
    return finding("RS501", ruleset.file, span, params=params, helps=helps, data={"key": key})


def _explained(told: Iterable[Finding]) -> frozenset[str]:
    """The keys that are told to leave other rules without effect, so that those need not be told one by one."""
    return frozenset(str(found.data["key"]) for found in told if found.code == _NO_STACK)


def _own_keys(stack: Stack, ruleset: Ruleset, explained: frozenset[str]) -> Iterator[Finding]:
    values = stack.values()
    below = stack.values(_index(stack, ruleset))
    pinned = {key for _, key in ruleset.pins}
    argued = disputed(stack)
    for key, value in ruleset.values.items():
        reason = idle(key, values)
        if reason is not None and not explained.isdisjoint(keys_of(reason)):
            continue
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
    return finding(
        "RS403",
        ruleset.file,
        span,
        params=params,
        secondary=because(stack, keys, span),
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
