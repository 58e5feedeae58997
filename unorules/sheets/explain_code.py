"""What is said of one kind of fault: what it means, why it matters, a file that has it, and the same file mended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from unorules.diagnostics.codes import CODES, Code
from unorules.diagnostics.samples import SAMPLES
from unorules.document.model import Block, Document, Heading, Listing, paragraph
from unorules.engine.options import BY_KEY
from unorules.i18n.messages import Messages
from unorules.rulebook.shelf import SHIPPED
from unorules.sheets.explain_sample import Witness, shown, witness
from unorules.sheets.explain_words import quoted
from unorules.values import dataclass

_SAYS_LITTLE: Final = frozenset(
    "a an at below by can goes in is it its no not of on only out so some than that the there to too what without".split()
)
_MOST: Final = 6


@dataclass(frozen=True, slots=True)
class CodeFacts:
    """A kind of fault with what its sample has shown; `codes`, `keys` and `rulesets` are what belongs to it."""

    row: Code
    witness: Witness | None
    codes: tuple[str, ...]
    keys: tuple[str, ...]
    rulesets: tuple[str, ...]


def code_facts(code: str, messages: Messages) -> CodeFacts:
    """Look at a code of the registry, its sample really checked. Raises KeyError for one that is not registered."""
    seen = witness(code, messages)
    about = seen.finding.related if seen else ()
    keys = tuple(name for name in about if name in BY_KEY)
    rulesets = tuple(name for name in about if name in SHIPPED)
    return CodeFacts(CODES[code], seen, _akin(CODES[code]), keys[:_MOST], rulesets[:_MOST])


def code_page(facts: CodeFacts, messages: Messages) -> Document:
    """The page, under the same headings for every code."""
    code, sample = facts.row.code, SAMPLES[facts.row.code]
    severity = messages(f"diagnostics.severity.{facts.row.severity}")
    blocks: list[Block] = [Heading(f"{severity}[{code}]: {facts.row.name}")]
    blocks += _chapter("means", [paragraph(messages(f"explain.{code}.means"))], messages)
    blocks += _chapter("why", [paragraph(messages(f"explain.{code}.why"))], messages)
    blocks += _chapter("example", shown(sample.failing, messages), messages)
    if sample.also:
        names = messages.list(f"`{name}`" for name in sample.also)
        blocks.append(paragraph(messages("explain.page.also-laid", names=names)))
    if facts.witness:
        key = "found-laid" if sample.also else "found"
        blocks += _chapter(key, [Listing(tuple(facts.witness.text.split("\n")))], messages)
    alone = [paragraph(messages("explain.page.alone"))] if sample.also else []
    blocks += _chapter("mended", [*alone, *shown(sample.mended, messages)], messages)
    blocks += _chapter("related", _related(facts, messages), messages)
    return Document(tuple(blocks))


def _chapter(key: str, blocks: Iterable[Block], messages: Messages) -> list[Block]:
    found = list(blocks)
    return [Heading(messages(f"explain.page.{key}"), 2), *found] if found else []


def _related(facts: CodeFacts, messages: Messages) -> Iterator[Block]:
    if facts.keys:
        yield paragraph(messages("explain.page.keys", names=quoted(facts.keys, messages)))
    if facts.rulesets:
        yield paragraph(messages("explain.page.rulesets", names=quoted(facts.rulesets, messages)))
    if facts.codes:
        codes = messages.list(f"{code} ({CODES[code].name})" for code in facts.codes)
        yield paragraph(messages("explain.page.codes", codes=codes))


def _akin(row: Code) -> tuple[str, ...]:
    """Codes of the same family whose names share a word with this one's, then such codes of other families."""
    words = _words(row)
    akin = [other for other in CODES.values() if other is not row and _words(other) & words]
    akin.sort(key=lambda other: (other.code[:3] != row.code[:3], -len(_words(other) & words)))
    return tuple(other.code for other in akin[:_MOST])


def _words(row: Code) -> frozenset[str]:
    return frozenset(word.rstrip("s") for word in row.name.split("-")) - _SAYS_LITTLE
