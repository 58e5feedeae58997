"""Checking one file: everything that can be said of it, laid over what it uses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from unorules.diagnostics.model import Finding, Severity
from unorules.rulebook.load import few, in_order
from unorules.rulebook.model import Ruleset
from unorules.rulebook.other_files import UNREADABLE
from unorules.rulebook.playable import together
from unorules.rulebook.shelf import Shelf
from unorules.rulebook.source import Source, read
from unorules.rulebook.spans import Lines
from unorules.rulebook.stack import Layer, Stack, broken, lay
from unorules.rulebook.tried import tried
from unorules.rulebook.weigh import weigh
from unorules.values import dataclass


@dataclass(frozen=True, slots=True)
class Checked:
    """One file looked through. `layers` are what its findings may point into."""

    file: str
    findings: tuple[Finding, ...]
    texts: dict[str, Lines]

    @property
    def ok(self) -> bool:
        """Whether no error was found."""
        return all(found.severity is not Severity.ERROR for found in self.findings)

    def lines(self, file: str) -> tuple[str, ...]:
        """The lines of a file that a finding points into; none where it was not read."""
        return self.texts[file].texts if file in self.texts else ()


def check(path: Path | str, *, folders: Sequence[Path] | None = None, shelf: Shelf | None = None) -> Checked:
    """Everything that can be said of one file: faults, warnings and notes, in the order of their places. Raises nothing."""
    shelf = shelf or Shelf(folders)
    file = str(path)
    ruleset = shelf.open(Path(path))
    if isinstance(ruleset, Finding):
        if ruleset.code == UNREADABLE:
            return Checked(file, (ruleset,), {})
        source = shelf.source(Path(path))
        return _slipped(source, ruleset, shelf) if isinstance(source, Source) else Checked(file, (ruleset,), {})
    stack, found = looked_through(ruleset, shelf)
    texts = {layer.ruleset.file: layer.ruleset.toml.lines for layer in stack.layers}
    for other in (label.span.file for one in found for label in one.secondary):
        if other not in texts:
            texts |= _unread(Path(other), other)
    return Checked(file, in_order(few(_at_home(found, ruleset))), texts)


def _slipped(source: Source, first: Finding, shelf: Shelf) -> Checked:
    """A file that is no TOML: its slips, and what else is wrong in it whatever was meant by them."""
    from unorules.rulebook.read_on import read_on  # most files are right

    file, on = source.file, read_on(source, first)
    texts = {file: Lines(source.text)}
    apart = Shelf(shelf.folders)
    if on.text is None or isinstance(ruleset := apart.hold(source.path, on.text), Finding):
        return Checked(file, in_order(on.slips), texts)
    is_whole = on.is_as_meant(ruleset.findings, file)
    stack, found = looked_through(ruleset, apart) if is_whole else (None, list(ruleset.findings))
    for layer in stack.layers if stack else ():
        texts.setdefault(layer.ruleset.file, layer.ruleset.toml.lines)
    return Checked(file, in_order(few(on.told(_at_home(found, ruleset), file))), texts)


def looked_through(ruleset: Ruleset, shelf: Shelf) -> tuple[Stack, list[Finding]]:
    """What a ruleset comes to, and everything that can be said of it, with cures that were tried."""
    stack, found = _look(ruleset, shelf)
    return stack, tried(ruleset, found, stack, lambda other: _look(other, shelf))


def _look(ruleset: Ruleset, shelf: Shelf) -> tuple[Stack, list[Finding]]:
    """The ruleset laid over what it uses, and everything that can be said of it."""
    edition = ruleset if ruleset.kind == "edition" else None
    stack = lay(() if edition else (ruleset,), edition, shelf)
    found = [*ruleset.findings, *_laid(stack, ruleset), *together(stack)]
    return stack, [*found, *weigh(stack, ruleset, found)]


def _laid(stack: Stack, ruleset: Ruleset) -> list[Finding]:
    """What went wrong in laying; of a fault in a file below it is told which ruleset is not sound."""
    found = [one for one in stack.findings if one.file == ruleset.file]
    elsewhere = {one.file: one for one in stack.findings if one.file != ruleset.file and one.severity is Severity.ERROR}
    for layer in stack.layers:
        fault = _first_error(layer) or elsewhere.get(layer.ruleset.file)
        if layer.ruleset is not ruleset and fault is not None and layer.via is not None:
            found.append(broken(layer.via, layer.id, fault))
    return found


def _first_error(layer: Layer) -> Finding | None:
    return next((one for one in layer.ruleset.findings if one.severity is Severity.ERROR), None)


def _at_home(found: Iterable[Finding], ruleset: Ruleset) -> list[Finding]:
    """The findings of this file; those that lie between files below it are told by the files below."""
    return [one for one in found if one.file == ruleset.file]


def _unread(path: Path, file: str) -> dict[str, Lines]:
    """The lines of a file that could not be parsed, for showing where; none where it is no text."""
    source = read(path, file)
    return {file: Lines(source.text)} if isinstance(source, Source) else {}
