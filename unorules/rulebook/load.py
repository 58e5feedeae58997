"""Loading rulesets by id or path. Bad input never raises: it is told in the findings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Severity
from unorules.engine.rules import Rules
from unorules.rulebook.clashes import MOST
from unorules.rulebook.model import ID, Rulebook, Ruleset
from unorules.rulebook.playable import together
from unorules.rulebook.shelf import EDITIONS, HOUSE_RULES, SHIPPED, Opened, Shelf, shadowing
from unorules.rulebook.source import is_there
from unorules.rulebook.stack import Stack, lay, unknown
from unorules.rulebook.tried import TRIED
from unorules.values import replace

_REST = "RS115"


def shipped() -> tuple[str, ...]:
    """The ids of the rulesets that ship: editions, then house rules."""
    return SHIPPED


def editions() -> tuple[str, ...]:
    """The ids of the editions that ship."""
    return EDITIONS


def house_rules() -> tuple[str, ...]:
    """The ids of the house rules that ship."""
    return HOUSE_RULES


def load(names: Sequence[str], *, folders: Sequence[Path] | None = None, shelf: Shelf | None = None) -> Rulebook:
    """The rules of `names` laid over each other: ids of rulesets, or paths of files.

    Without an edition among them they lie over the `base` that a file names, else over `official`. `folders` are the user's own
    folders of rulesets, by default `own_folders()`. Raises nothing: what is wrong is in `findings`, and then `ok` is false.
    """
    shelf = shelf or Shelf(folders)
    opened = [(name, _open(name, shelf)) for name in dict.fromkeys(names)]
    findings = [found for _, found in opened if isinstance(found, Finding)]
    asked = [(name, found) for name, found in opened if isinstance(found, Ruleset)]
    bases = [found for _, found in asked if found.kind == "edition"]
    houses = [found for _, found in asked if found.kind != "edition"]
    if len(bases) > 1:
        findings.append(_two_editions(bases))
    stack = lay(houses, bases[0] if bases else None, shelf)
    findings += _everything(stack, (*bases, *houses))
    if len(houses) == 1 and not bases:
        findings = _with_cures(findings, houses[0], shelf)
    layers = tuple(layer.ruleset for layer in stack.layers)
    cards = [card.card for layer in layers for card in layer.cards]
    named = tuple(name for name, found in asked if found.kind != "edition")
    return Rulebook(layers, Rules(stack.values(), cards), named, in_order(few(findings)))


def _open(name: str, shelf: Shelf) -> Opened:
    """What an argument means: an id, or else a path."""
    if ID.match(name):
        found = shelf.find(name)
        if found is not None:
            return found
    path = Path(name)
    if not ID.match(name) or is_there(path):
        return shelf.open(path)
    return unknown(name, None, name, shelf.ids(), "rules")


def _two_editions(bases: list[Ruleset]) -> Finding:
    first, second = bases[:2]
    params = {"first": first.id, "second": second.id}
    related = tuple(base.id for base in bases)
    return finding("RS307", second.file, params=params, helps=(Help("one"),), related=related)


def _with_cures(findings: list[Finding], ruleset: Ruleset, shelf: Shelf) -> list[Finding]:
    """The findings of a file by itself with those of their cures that mend, as its check has them."""
    if not any(one.code in TRIED and one.file == ruleset.file for one in findings):
        return findings
    from unorules.rulebook.check import looked_through  # only for what is wrong, and it is not read by most commands

    _, checked = looked_through(ruleset, shelf)
    helps = {(one.code, one.span, str(one.params)): one.helps for one in checked}
    return [replace(one, helps=helps.get((one.code, one.span, str(one.params)), one.helps)) for one in findings]


def _everything(stack: Stack, asked: Iterable[Ruleset]) -> list[Finding]:
    """What is wrong in any file and between them, each fault at its own place only."""
    rulesets = {id(layer.ruleset): layer.ruleset for layer in stack.layers} | {id(each): each for each in asked}
    found = [one for ruleset in rulesets.values() for one in (*ruleset.findings, *shadowing(ruleset))]
    found += [one for one in stack.findings if one.code != "RS313"]
    return [*found, *together(stack)]


def few(findings: list[Finding]) -> list[Finding]:
    """The heaviest of them, and a note, where they are more than anybody reads."""
    if len(findings) <= MOST:
        return findings
    heaviest = sorted(findings, key=lambda one: tuple(Severity).index(one.severity))[:MOST]
    rest = [] if any(one.code == _REST for one in heaviest) else [finding(_REST, heaviest[0].file, params={"n": MOST})]
    return heaviest + rest


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """By file, line and column."""
    return tuple(sorted(findings, key=lambda one: one.order))
