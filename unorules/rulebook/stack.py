"""Rulesets laid over each other: which, in what order, brought in where, and what was wrong with the laying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Params, Span
from unorules.engine.options import OPTIONS, Value
from unorules.rulebook.model import Ruleset
from unorules.rulebook.names import suggest
from unorules.rulebook.shelf import EDITIONS, Shelf, entitled, located, shipped_ruleset
from unorules.rulebook.tomlfile import Path
from unorules.values import dataclass

DEEPEST = 50
"""Rulesets that use rulesets that use rulesets."""

STANDARD = "official"
"""The edition under a house rule that names none."""

_LISTS = ("uses", "excludes")


@dataclass(frozen=True, slots=True)
class Via:
    """The place in a file that was asked for which brought a ruleset in: an entry of `uses`, or `base`."""

    asked: Ruleset
    path: Path

    @property
    def span(self) -> Span | None:
        """Where it stands."""
        return self.asked.toml.value(*self.path)


@dataclass(frozen=True, slots=True)
class Layer:
    """One ruleset of a stack. `via` is None for what was itself asked for."""

    ruleset: Ruleset
    via: Via | None = None

    @property
    def id(self) -> str:
        """Its id."""
        return self.ruleset.id

    def place(self, *path: str | int) -> Span | None:
        """Where the ruleset comes in; within a file that was asked for, the value at `path`."""
        return self.via.span if self.via else self.ruleset.toml.value(*path)


class Stack:
    """The layers, base first. `groups` are what stands side by side and should not disagree: (settled above, layers each).

    `assumed` is whether nobody named the edition below, `unfounded` whether one was named and is none: then nothing can be said
    of the values that it would have given.
    """

    def __init__(self) -> None:
        self.layers: list[Layer] = []
        self.groups: list[tuple[Ruleset | None, list[list[Layer]]]] = []
        self.findings: list[Finding] = []
        self.assumed = False
        self.unfounded = False

    def values(self, upto: int | None = None) -> dict[str, Value]:
        """The value of every option as the first `upto` layers (all) give it."""
        found: dict[str, Value] = {option.key: option.default for option in OPTIONS}
        for layer in self.layers[:upto]:
            found.update(layer.ruleset.values)
        return found

    def giving(self, key: str) -> Layer:
        """The layer whose value of `key` is in force."""
        return next((layer for layer in reversed(self.layers) if key in layer.ruleset.values), self.layers[0])

    def rests_on_base(self, found: Finding) -> bool:
        """Whether a finding is about the base or a value that it gives."""
        base = self.layers[0]
        keys = (name for name in found.related if "." in name)
        return base.id in found.related or any(self.giving(key) is base for key in keys)

    def place(self, key: str) -> Span | None:
        """Where the value of `key` in force comes in."""
        return self.giving(key).place(*key.split("."))


def lay(asked: Sequence[Ruleset], edition: Ruleset | None, shelf: Shelf) -> Stack:
    """Lay `asked` over their base, or over `edition` where one is named. Raises nothing."""
    return _Laying(shelf).all(asked, edition)


class _Laying:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.stack = Stack()

    def all(self, asked: Sequence[Ruleset], edition: Ruleset | None) -> Stack:
        self.stack.layers.append(self._base(asked, edition))
        siblings = []
        for ruleset in asked:
            start = len(self.stack.layers)
            self._lay(ruleset, None, ())
            siblings.append(self.stack.layers[start:])
        if len(siblings) > 1:
            self.stack.groups.append((None, siblings))
        return self.stack

    def _base(self, asked: Sequence[Ruleset], edition: Ruleset | None) -> Layer:
        named = [Layer(found, Via(each, ("base",))) for each in asked if each.base and (found := self._edition(each))]
        if edition is not None:
            for layer in named:
                self._replaced(layer, edition)
            return Layer(edition)
        for other in named[1:]:
            if other.id != named[0].id:
                self._two_bases(named[0], other)
        if named:
            return named[0]
        self.stack.assumed = True
        self.stack.unfounded = any(each.base for each in asked)
        return Layer(shipped_ruleset(STANDARD))

    def _edition(self, asked: Ruleset) -> Ruleset | None:
        name = asked.base or ""
        found = self.shelf.find(name, asked.toml.path)
        span = asked.toml.value("base")
        if found is None:
            known = tuple(each for each in self.shelf.ids(asked.toml.path) if each in EDITIONS or not _is_shipped(each))
            self._tell(unknown(asked.file, span, name, known, "base"))
        elif isinstance(found, Finding):
            self._tell(found)
        elif found.kind != "edition":
            params = {"id": name}
            itself = _same(found, asked)
            helps = (Help("itself") if itself else Help("uses", {"cure": f'uses = ["{name}"]'}),)
            self._tell(
                finding("RS305", asked.file, span, params=params, helps=helps, related=(name,), data={"key": "base"})
            )
        else:
            return found
        return None

    def _replaced(self, layer: Layer, edition: Ruleset) -> None:
        if layer.id != edition.id and layer.via:
            params = {"id": layer.via.asked.id, "base": layer.id, "edition": edition.id}
            self._tell(finding("RS314", layer.via.asked.file, layer.via.span, params=params, related=(edition.id,)))

    def _two_bases(self, first: Layer, second: Layer) -> None:
        if first.via and second.via:
            params = {"first": first.id, "second": second.id}
            secondary = (Label(first.via.span, "first", {"id": first.id}),) if first.via.span else ()
            file, span = second.via.asked.file, second.via.span
            related = (first.id, second.id)
            self._tell(
                finding("RS307", file, span, params=params, secondary=secondary, helps=(Help("one"),), related=related)
            )

    def _lay(self, ruleset: Ruleset, via: Via | None, above: tuple[Ruleset, ...]) -> None:
        """What `ruleset` uses, in order, then `ruleset` itself; each once, where it comes first."""
        chain = (*above, ruleset)
        if any(layer.ruleset is ruleset for layer in self.stack.layers):
            return
        groups = []
        self._excludes(ruleset)
        for index, name in ruleset.uses:
            start = len(self.stack.layers)
            self._use(ruleset, index, name, via or Via(ruleset, ("uses", index)), chain)
            groups.append(self.stack.layers[start:])
        if via is None and len(groups) > 1:
            self.stack.groups.append((ruleset, groups))
        self.stack.layers.append(Layer(ruleset, via))

    def _excludes(self, ruleset: Ruleset) -> None:
        """What is shut out must be the name of something, or nothing is shut out."""
        beside = ruleset.toml.path
        for index, name in ruleset.excludes:
            if self.shelf.find(name, beside) is None:
                known = tuple(each for each in self.shelf.ids(beside) if each != ruleset.id)
                self._tell(unknown(ruleset.file, ruleset.toml.value("excludes", index), name, known, "excludes"))

    def _use(self, ruleset: Ruleset, index: int, name: str, via: Via, chain: tuple[Ruleset, ...]) -> None:
        span = ruleset.toml.value("uses", index)
        own = name == ruleset.id and not _is_shipped(name)
        found = ruleset if own else self.shelf.find(name, ruleset.toml.path)
        if found is None:
            known = tuple(each for each in self.shelf.ids(ruleset.toml.path) if each != ruleset.id)
            self._tell(unknown(ruleset.file, span, name, known, "uses"))
        elif isinstance(found, Finding):
            self._tell(found)
            self._tell(broken(via, name, found))
        elif any(_same(found, each) for each in chain):
            # A ring below what was asked for is the fault of the file that closes it.
            whole = _same(found, chain[0])
            self._cycle(ruleset, span, name, via if whole else Via(ruleset, ("uses", index)), chain)
        elif found.kind == "edition":
            helps = (Help("base", {"cure": f'base = "{name}"'}),)
            self._tell(
                finding(
                    "RS304", ruleset.file, span, params={"id": name}, helps=helps, related=(name,), data={"key": "uses"}
                )
            )
        elif len(chain) >= DEEPEST:
            self._too_deep(via, name)
        else:
            self._lay(found, via, chain)

    def _too_deep(self, via: Via, name: str) -> None:
        params: Params = {"id": name, "most": DEEPEST}
        helps, data = (Help("flat"),), {"key": "uses"}
        self._tell(finding("RS315", via.asked.file, via.span, params=params, helps=helps, related=(name,), data=data))

    def _cycle(self, ruleset: Ruleset, span: Span | None, name: str, via: Via, chain: tuple[Ruleset, ...]) -> None:
        way = (*(each.id for each in chain), name)
        params = {"id": name, "way": " → ".join(way)}
        secondary = (Label(span, "closes", {"id": name}),) if span and ruleset is not via.asked else ()
        self._tell(
            finding(
                "RS303",
                via.asked.file,
                via.span,
                params=params,
                secondary=secondary,
                helps=(Help("ring" if len(chain) > 1 else "itself"),),
                related=way,
                data={"key": "uses"},
            )
        )

    def _tell(self, found: Finding) -> None:
        self.stack.findings.append(found)


def unknown(file: str, span: Span | None, name: str, known: Sequence[str], key: str) -> Finding:
    """A name that is no ruleset, with those that may be meant."""
    near = suggest(name, known) or entitled(name, known)
    mends = tuple(f'"{each}"' for each in near)
    helps = (Help("near", {"suggestions": near}),) if near else (Help("list"),)
    if not near and (listed := _listed(name, known, key)):
        helps, mends = (Help("apart", {"cure": listed}),), (listed,)
    params = {"id": name}
    return finding("RS301", file, span, params=params, helps=helps, suggestions=near, data={"key": key}, mends=mends)


def _listed(name: str, known: Sequence[str], key: str) -> str:
    """The items that stand in one text of a list, where each is known; nothing for what is no list of them."""
    from unorules.rulebook.slips.lists import names  # only for what is wrong

    found = names(name) if key in _LISTS else None
    return ", ".join(found) if found and len(found) > 1 and all(each.strip('"') in known for each in found) else ""


def broken(via: Via, name: str, fault: Finding) -> Finding:
    """A ruleset is used that has a fault of its own."""
    secondary = (Label(fault.span, "fault"),) if fault.span else ()
    params = {"id": name, "file": fault.file}
    helps = (Help("validate", {"file": f'"{fault.file}"' if " " in fault.file else fault.file}),)
    data: Mapping[str, object] = {"key": str(fault.data.get("key", "")), "code": fault.code}
    return finding(
        "RS313", via.asked.file, via.span, params=params, secondary=secondary, helps=helps, related=(name,), data=data
    )


def _same(one: Ruleset, other: Ruleset) -> bool:
    return one is other or located(one.toml.path) == located(other.toml.path)


def _is_shipped(name: str) -> bool:
    try:
        shipped_ruleset(name)
    except KeyError:
        return False
    return True
