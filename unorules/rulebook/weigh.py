"""What works and surely was not meant, and what is worth a note: looked for in one file laid over what it uses."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Params
from unorules.engine.options import BY_KEY, Value
from unorules.rulebook.clashes import disputed, written
from unorules.rulebook.idle import idle
from unorules.rulebook.meetings import meetings
from unorules.rulebook.model import Ruleset
from unorules.rulebook.shelf import HOUSE_RULES, shadowing, shipped_ruleset
from unorules.rulebook.stack import Stack
from unorules.rulebook.stacks import LIMIT, STACKS, within_limit
from unorules.rulebook.used import because, idle_uses, keys_of, raised

Values = Mapping[str, Value]
_CONFLICTS: Final = ("RS401", "RS402", "RS406")
_HELD: Final = "RS402"
_NO_STACK: Final = "RS408"
_FOR_TWO: Final = ("two_players.reverse", "no_mercy.reverse_draw_four_two_players")
_LEAVES_TWO: Final = ("round_end.play_on", "mercy.limit", "scoring.elimination")
"""What leaves two of more players in is a game of its own, which nobody takes up for what two do then."""


def weigh(stack: Stack, ruleset: Ruleset, told: Iterable[Finding]) -> Iterator[Finding]:
    """The warnings and notes of a file, `told` being what is wrong with it.

    An edition is complete, so nothing in it is without effect; over a base that is none nobody can tell. Of rules that cannot
    be played together it is not asked how they meet, of an option that is told to be pointless not whose word it is.
    """
    pointless: set[object] = set()
    yield from shadowing(ruleset)
    if ruleset.kind != "edition" and not stack.unfounded:
        told = list(told)
        values = _mended(stack, told)
        conflicts = [found for found in told if found.code in _CONFLICTS]
        conflicting = {name for found in conflicts for name in found.related}
        held = {str(found.data["key"]) for found in conflicts if found.code == _HELD}
        own = (found for found in _own_keys(stack, ruleset, values, conflicting) if found.data["key"] not in held)
        idle_ones = (*own, *idle_uses(stack, ruleset, conflicting, values))
        for found in _without_followers(idle_ones, values):
            pointless.add(found.data["key"])
            yield found
        if not conflicts:
            yield from _meetings(stack, ruleset)
    covered = {key for source in ruleset.sources for key in source.covers}
    yield from (_no_source(ruleset, key) for key in ruleset.values if key not in covered and key not in pointless)


def _no_source(ruleset: Ruleset, key: str) -> Finding:
    span = ruleset.toml.key(*key.split("."))
    params: Params = {"name": key}
    helps = (Help("source", params),)
    return finding("RS501", ruleset.file, span, params=params, helps=helps, data={"key": key})


def _mended(stack: Stack, told: Iterable[Finding]) -> Values:
    """The values in force, but without a limit that is told to forbid every stack: what that alone leaves without effect need
    not be told one by one.
    """
    values = stack.values()
    return {**values, LIMIT: 0} if any(found.code == _NO_STACK for found in told) else values


def _without_followers(found: Sequence[Finding], values: Values) -> Iterator[Finding]:
    """The findings without options about stacks where it is told that a limit leaves the stacks themselves without effect; what
    the limit bars in the stacks that are left is told as well."""
    built = within_limit(values)
    limited = [each for each in found if any(help_.key == "limit" for help_ in each.helps)]
    options = [each for each in limited if each.data["key"] in BY_KEY and each.data["key"] not in STACKS]
    followers = [each for each in options if keys_of(idle(str(each.data["key"]), built) or "") != (LIMIT,)]
    told = len(options) < len(limited)
    yield from (each for each in found if not (told and each in followers))


def _own_keys(stack: Stack, ruleset: Ruleset, values: Values, conflicting: Container[str]) -> Iterator[Finding]:
    """Options without effect, and those that change nothing; of one in a conflict that is told there, with the value to take."""
    below = stack.values(_index(stack, ruleset))
    pinned = {key for _, key in ruleset.pins}
    argued = disputed(stack)
    for key, value in ruleset.values.items():
        reason = idle(key, values)
        if reason is not None and key not in pinned:
            yield _no_effect(stack, ruleset, key, reason)
        elif value == below[key] and not (key in pinned or key in argued or key in conflicting):
            yield _nothing_changed(stack, ruleset, key, value)


def _index(stack: Stack, ruleset: Ruleset) -> int:
    return next(index for index, layer in enumerate(stack.layers) if layer.ruleset is ruleset)


def _no_effect(stack: Stack, ruleset: Ruleset, key: str, reason: str) -> Finding:
    span = ruleset.toml.key(*key.split("."))
    pairs = [pair.partition("=") for pair in reason.split()]
    keys = tuple(key for key, _, _ in pairs)
    settings = tuple(f"{key} = {wanted}" for key, _, wanted in pairs)
    lifting = () if key in _FOR_TWO else _lifting(key, stack.values())
    changes = tuple(each for each in keys if not (key in _FOR_TWO and each in _LEAVES_TWO))
    params: Params = {"name": key, "settings": settings}
    helps = raised((key,), keys, stack.values(), key) or (
        Help("rulesets", {"suggestions": lifting, "changes": changes})
        if lifting
        else Help("keys", {"changes": changes}),
    )
    return finding(
        "RS403",
        ruleset.file,
        span,
        params=params,
        secondary=because(stack, keys, span),
        helps=helps,
        suggestions=(*changes, *lifting),
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
        helps = (Help(meeting.told),)
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
