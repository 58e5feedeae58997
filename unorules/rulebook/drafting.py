"""A house rule of the table's own while it is being put together: what it holds, what is wrong with it, what it leaves open."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from pathlib import Path
from typing import Final

from unorules.diagnostics.model import Finding, Severity
from unorules.engine.options import OPTIONS
from unorules.rulebook.check import check
from unorules.rulebook.idle import idle
from unorules.rulebook.load import load
from unorules.rulebook.model import ID, Rulebook
from unorules.rulebook.reader import slug
from unorules.rulebook.shelf import SHIPPED, Shelf
from unorules.values import dataclass, field

LONGEST_ID: Final = 40
"""An id that is made from a title ends at a whole word within this; up to 80 may be written by hand."""

_NAMELESS: Final = "our-rules"


@dataclass(frozen=True, slots=True)
class Draft:
    """What the file will hold. `titles` by language; `values` are its own options, of any type while nobody has checked them."""

    id: str = _NAMELESS
    titles: Mapping[str, str] = field(default_factory=dict)
    base: str = "official"
    uses: tuple[str, ...] = ()
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Judged:
    """A text looked through as if it stood in its file: what is wrong with it, and the rules that it comes to."""

    findings: tuple[Finding, ...]
    rulebook: Rulebook

    @property
    def ok(self) -> bool:
        """Whether no error was found."""
        return all(finding.severity is not Severity.ERROR for finding in self.findings)

    @property
    def heavy(self) -> tuple[Finding, ...]:
        """The errors and warnings."""
        return tuple(finding for finding in self.findings if finding.severity is not Severity.NOTE)


def judged(text: str, path: Path, folders: Sequence[Path] | None = None) -> Judged:
    """What `validate` would say of the text in that file, and the rules. Raises nothing; the file need not be there."""
    shelf = Shelf(folders)
    shelf.hold(path, text)
    findings = check(path, shelf=shelf).findings
    return Judged(findings, load([str(path.absolute())], shelf=shelf))


def left_open(book: Rulebook) -> tuple[str, ...]:
    """The options that decide something only because of the house rules of `book`, and that none of those gives.

    What a file of the table's own, laid last, gives is among them.
    """
    before, now = load([book.base]).rules.values(), book.rules.values()
    given = {key for layer in book.house_rules[:-1] for key in layer.values}
    keys = (option.key for option in OPTIONS if option.key not in given)
    return tuple(key for key in keys if idle(key, before) is not None and idle(key, now) is None)


def proposed_id(title: str, taken: Container[str] = ()) -> str:
    """An id for a title: kebab-case of plain letters, not that of a ruleset that ships nor among `taken`."""
    words = slug(title[: 4 * LONGEST_ID]).split("-")
    while len("-".join(words)) > LONGEST_ID and len(words) > 1:
        words.pop()
    made = "-".join(words)[:LONGEST_ID].strip("-") or _NAMELESS
    return free_id(made, taken)


def free_id(wanted: str, taken: Container[str] = ()) -> str:
    """The id itself where it is free, else the nearest that is."""
    number, made = 1, wanted
    while made in taken or made in SHIPPED:
        number += 1
        made = f"{wanted}-{number}"
    return made


def is_id(text: str) -> bool:
    """Whether a text can be the id of a ruleset of the table's own."""
    return bool(ID.match(text)) and text not in SHIPPED
