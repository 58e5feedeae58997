"""Frozen values, declared and checked as those of `dataclasses` are, without the code that it writes and compiles for each class.

That takes half a millisecond a class, and one question needs sixty of them: a fifth of all its time. Here the classes share the
same few functions. To a type checker `dataclass`, `field` and `replace` are those of the standard library, and what that library
asks of a value (`fields`, `asdict`) it is told. Values that are made by the million, the engine's, are better off with code of
their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter, ge, gt, le, lt
from typing import TYPE_CHECKING, Any, Final, cast

__all__ = ["dataclass", "field", "replace"]

Values = Callable[[Any], tuple[Any, ...]]
_NOT_COPIED: Final = ("__dict__", "__weakref__")


class _Made:
    """Stands where a default stands, and makes one for each value."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make


def _field(*, default_factory: Callable[[], Any]) -> Any:
    return _Made(default_factory)


def _replace(value: Any, /, **changes: Any) -> Any:
    """The same value but for `changes`, also of the standard library's kind."""
    given = [changes.pop(name) if name in changes else getattr(value, name) for name in type(value).__match_args__]
    return type(value)(*given, **changes)


def _dataclass(*, frozen: bool, slots: bool = False, order: bool = False) -> Callable[[type], type]:
    """A class of values, `frozen` as all are; with `slots` they hold nothing but their fields, with `order` they have one."""
    if not frozen:
        raise TypeError("a value is frozen")
    made = _slotted if slots else _valued
    return (lambda kind: _ordered(made(kind))) if order else made


def _valued(kind: type) -> type:
    defaults = {name: vars(kind)[name] for name in kind.__annotations__ if name in vars(kind)}
    return _behaving(kind, tuple(kind.__annotations__), defaults)


def _slotted(kind: type) -> type:
    names = tuple(kind.__annotations__)
    body = {name: each for name, each in vars(kind).items() if name not in names and name not in _NOT_COPIED}
    made = type(kind)(kind.__name__, kind.__bases__, body | {"__slots__": names})
    made.__qualname__ = kind.__qualname__
    return _behaving(made, names, {name: vars(kind)[name] for name in names if name in vars(kind)})


def _behaving(kind: type, names: tuple[str, ...], defaults: Mapping[str, Any]) -> type:
    """The class with all that values do; what it says of itself it keeps."""
    values = _all_of(names)
    ways = {
        "__init__": _init(kind, names, defaults),
        "__eq__": lambda self, other: values(self) == values(other) if type(other) is type(self) else NotImplemented,
        "__hash__": lambda self: hash(values(self)),
        "__repr__": lambda self: f"{kind.__qualname__}({_told(names, values(self))})",
        "__reduce__": lambda self: (type(self), values(self)),
        "__setattr__": _refuse,
        "__delattr__": _refuse,
        "__match_args__": names,
        "__dataclass_fields__": _Described(names, defaults),
    }
    for name, way in ways.items():
        if name == "__hash__" or name not in vars(kind):
            setattr(kind, name, way)
    return kind


def _ordered(kind: Any) -> type:
    values = _all_of(kind.__match_args__)
    for holds in (lt, le, gt, ge):
        setattr(kind, f"__{holds.__name__}__", _comparing(holds, values))
    return cast(type, kind)


def _comparing(holds: Callable[[Any, Any], bool], values: Values) -> Callable[[Any, Any], bool]:
    return lambda self, other: holds(values(self), values(other)) if type(other) is type(self) else NotImplemented


def _all_of(names: tuple[str, ...]) -> Values:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda self: tuple(getattr(self, name) for name in names)


def _told(names: tuple[str, ...], values: tuple[Any, ...]) -> str:
    return ", ".join(f"{name}={value!r}" for name, value in zip(names, values, strict=True))


def _init(kind: type, names: tuple[str, ...], defaults: Mapping[str, Any]) -> Callable[..., None]:
    put = object.__setattr__

    def __init__(self: Any, /, *given: Any, **named: Any) -> None:  # noqa: N807 - it becomes one
        if named or len(given) != len(names):
            given = _arranged(kind, names, defaults, given, named)
        for name, value in zip(names, given, strict=True):
            put(self, name, value)

    return __init__


def _arranged(
    kind: type, names: tuple[str, ...], defaults: Mapping[str, Any], given: tuple[Any, ...], named: dict[str, Any]
) -> tuple[Any, ...]:
    """The values in order, from those given in order, those given by name, and the defaults. Raises TypeError."""
    found, taken = [*given], 0
    for name in names[len(given) :]:
        if name in named:
            found.append(named[name])
            taken += 1
        elif name in defaults:
            found.append(_default(defaults[name]))
    if len(found) != len(names) or taken != len(named):
        raise TypeError(
            f"{kind.__qualname__} is made of {', '.join(names)}, not of {len(given)} and {', '.join(named)}"
        )
    return tuple(found)


def _default(told: Any) -> Any:
    return told.make() if type(told) is _Made else told


def _refuse(_self: object, name: str, _value: object = None) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot change {name!r}")


class _Described:
    """The fields as the standard library describes them, worked out when it asks."""

    def __init__(self, names: tuple[str, ...], defaults: Mapping[str, Any]) -> None:
        self._names = names
        self._defaults = defaults

    def __get__(self, _value: object, kind: type) -> Any:
        import dataclasses

        described = [(name, kind.__annotations__[name], self._field(name)) for name in self._names]
        return vars(dataclasses.make_dataclass(kind.__name__, described))["__dataclass_fields__"]

    def _field(self, name: str) -> Any:
        from dataclasses import field as described

        if name not in self._defaults:
            return described()
        default = self._defaults[name]
        return described(default_factory=default.make) if type(default) is _Made else described(default=default)


if TYPE_CHECKING:
    from dataclasses import dataclass, field, replace
else:
    dataclass, field, replace = _dataclass, _field, _replace
