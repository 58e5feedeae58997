"""Rulesets that a file uses and that have no effect in it, or not all."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import islice

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Params, Span
from unorules.engine.options import Value
from unorules.rulebook.clashes import disputed, written
from unorules.rulebook.idle import idle, lifting_limit
from unorules.rulebook.model import Ruleset
from unorules.rulebook.shelf import shipped_ruleset
from unorules.rulebook.stack import STANDARD, Layer, Stack
from unorules.rulebook.stacks import LIMIT

Values = Mapping[str, Value]


def keys_of(reason: str) -> tuple[str, ...]:
    """The options named in a reason of `idle`."""
    return tuple(pair.partition("=")[0] for pair in reason.split())


def because(stack: Stack, keys: Iterable[str], span: Span | None) -> tuple[Label, ...]:
    """Where the settings come in that leave something without effect; two are enough."""
    places = ((other, stack.place(other)) for other in keys)
    found = (
        Label(place, "because", {"name": other, "id": stack.giving(other).id})
        for other, place in places
        if place and place != span
    )
    return tuple(islice(found, 2))


def raised(keys: Iterable[str], reasons: tuple[str, ...], values: Values, name: str) -> tuple[Help, ...]:
    """How high a limit on stacks has to be, where that alone leaves some options without effect; or that what has none goes."""
    enough = lifting_limit(keys, values) if reasons == (LIMIT,) else 0
    return (Help("limit", {"name": LIMIT, "enough": enough}), Help("drop", {"name": name})) if enough else ()


def idle_uses(stack: Stack, ruleset: Ruleset, conflicting: Container[str], values: Values) -> Iterator[Finding]:
    """Rulesets used of which nothing has any effect under `values`, or not all; those in a conflict are told there."""
    for index, name in ruleset.uses:
        span = ruleset.toml.value("uses", index)
        layers = [layer for layer in stack.layers if layer.via is not None and layer.place() == span]
        keys = tuple(dict.fromkeys(key for layer in layers for key in layer.ruleset.values))
        if name in conflicting or not keys:
            continue
        told = None if _has_more(layers) else _unused(stack, ruleset, layers, keys, values)
        if told is None:
            yield from _partly_used(stack, ruleset, (name, span), layers, values)
            continue
        reason, help_ = told
        params: Params = {"name": name, "settings": _settings(reason)}
        yield finding(
            "RS403",
            ruleset.file,
            span,
            params=params,
            secondary=because(stack, keys_of(" ".join(reason)), span),
            helps=raised(keys, keys_of(" ".join(reason)), values, name) or (help_,),
            related=(name, *keys),
            data={"key": name},
        )


def _settings(reason: Iterable[str]) -> tuple[str, ...]:
    return tuple(" = ".join(pair.split("=")) for pair in reason)


def _partly_used(
    stack: Stack, ruleset: Ruleset, entry: tuple[str, Span | None], layers: list[Layer], values: Values
) -> Iterator[Finding]:
    """The rules of an entry that decide nothing here and would by themselves, told once for each reason."""
    name, span = entry
    dead: dict[str, list[str]] = {}
    for key in _deciding(layers):
        reason = idle(key, values) if stack.giving(key) in layers else None
        if reason is not None:
            dead.setdefault(reason, []).append(key)
    for reason, keys in dead.items():
        changes = keys_of(reason)
        params: Params = {"name": name, "n": len(keys), "keys": tuple(keys), "settings": _settings(reason.split())}
        yield finding(
            "RS415",
            ruleset.file,
            span,
            params=params,
            secondary=because(stack, changes, span),
            helps=raised(keys, changes, values, name) or (Help("keys", {"changes": changes, "name": name}),),
            suggestions=changes,
            related=(name, *keys, *changes),
            data={"key": name},
        )


def _deciding(layers: list[Layer]) -> tuple[str, ...]:
    """The keys of some rulesets that change something and are in effect where these alone lie over the standard edition."""
    plain = shipped_ruleset(STANDARD).values
    given = {key: value for layer in layers for key, value in layer.ruleset.values.items()}
    pinned = {key for layer in layers for _, key in layer.ruleset.pins}
    alone = {**plain, **given}
    return tuple(
        key for key, value in given.items() if value != plain[key] and key not in pinned and idle(key, alone) is None
    )


def _unused(
    stack: Stack, ruleset: Ruleset, layers: list[Layer], keys: tuple[str, ...], values: Values
) -> tuple[tuple[str, ...], Help] | None:
    """The settings under which an entry has no effect, and what to do: its options are idle, or as they were before, or the
    file sets each of them to something else."""
    reasons = {key: idle(key, values) for key in keys}
    live = [key for key in keys if reasons[key] is None]
    if not live:
        deciding = [key for key in _deciding(layers) if key in reasons] or list(keys[:1])
        reason = tuple(dict.fromkeys(pair for key in deciding for pair in str(reasons[key]).split()))
        return reason, Help("keys", {"changes": tuple(pair.partition("=")[0] for pair in reason)})
    below = stack.values(stack.layers.index(layers[0]))
    given = stack.values(stack.layers.index(layers[-1]) + 1)
    in_force = tuple(f"{key}={written(stack.values()[key])}" for key in live)
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
