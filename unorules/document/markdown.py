"""A page as Markdown (CommonMark, tables as GitHub has them). What is not ours to mark up is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from unorules.document.layout import visible
from unorules.document.model import (
    Block,
    Bullets,
    Document,
    Heading,
    Labelled,
    Listing,
    Pair,
    Paragraph,
    Quarrel,
    Quarrels,
    Rule,
    Rules,
    Run,
    Runs,
    Steps,
    Table,
)
from unorules.document.reduced import MARKED, SIGNS, aside_of, colophon, reduced

_SPECIAL: Final = re.compile(r"([\\`*_\[\]<>|~]|&(?=#?\w+;))")
_QUOTED: Final = re.compile(r"(?<![`\\])`([^`|\n]+)`(?!`)")
"""Code in a sentence, as the locales write it; a bar would end the cell of a table."""
_AT_START: Final = re.compile(r"^(\s*)([#>+-]|\d+[.)])(?=\s|$)")
_MARKS: Final = {"": "", "done": "✓ ", "refused": "✗ "}


def markdown(document: Document) -> str:
    """The page, blocks set apart by blank lines, ending in a line feed."""
    blocks = [_block(block) for block in reduced(document.blocks)]
    foot = "  \n".join(_line((Run(line),)) for line in colophon(document))
    return "\n\n".join(blocks + ["---\n\n" + foot] * bool(foot)) + "\n"


def _block(block: Block) -> str:
    match block:
        case Rules():
            return "\n".join(f"- {_rule(rule)}" for rule in block.items)
        case Quarrels():
            return "\n\n".join(_quarrel(quarrel) for quarrel in block.items)
        case Pair():
            return _pair(block)
        case Heading():
            return "#" * min(block.level, 6) + " " + _escaped(block.text)
        case Paragraph():
            return _line(block.runs)
        case Bullets():
            return "\n".join(f"- {_line(item)}" for item in block.items)
        case Steps():
            return "\n".join(_steps(block))
        case Table():
            return "\n".join(_table(block))
        case Labelled():
            inner = "\n\n".join(_block(each) for each in block.blocks)
            return f"**{_escaped(block.label)}**\n\n{inner}"
        case Listing():
            return _fenced([visible(line) for line in block.lines])
        case _:
            return "\n\n".join(_block(each) for each in reduced((block,)))


def _rule(rule: Rule) -> str:
    head = _strong(_escaped(f"{MARKED} {rule.mark}:")) + " " if rule.mark else ""
    tail = f" ({_escaped(rule.was)})" if rule.was else ""
    return (head if head else "") + (_inline(rule.runs) if head else _line(rule.runs)) + tail


def _quarrel(quarrel: Quarrel) -> str:
    """The question in strong type, the verdict and the reasons below it, the example as blocks of its own."""
    lines = [_strong(_escaped(quarrel.question)), _verdict(quarrel), *map(_escaped, quarrel.why)]
    told = "  \n".join(lines)
    if not quarrel.example:
        return told
    head = [f"*{_escaped(quarrel.caption)}*"] if quarrel.caption else []
    return "\n\n".join([told, *head, *map(_block, quarrel.example)])


def _verdict(quarrel: Quarrel) -> str:
    word = _strong(_escaped(f"{quarrel.words}.")) + " " if quarrel.words else ""
    aside = f" ({_escaped(told)})" if (told := aside_of(quarrel)) else ""
    return f"{SIGNS[quarrel.verdict]} {word}{_inline(quarrel.answer)}{aside}"


def _pair(pair: Pair) -> str:
    """Headings in one line, lists as a table with a row for each sentence, all else one after the other."""
    left, right = pair.left, pair.right
    if isinstance(left, Heading) and isinstance(right, Heading):
        return _block(Heading(f"{left.text} · {right.text}", left.level))
    rows = [(_cell(a), _cell(b)) for a, b in pair.rows()]
    if isinstance(left, Paragraph) or any(cell is None for row in rows for cell in row):
        return _block(left) + "\n\n" + _block(right)
    return "\n".join(["| | |", "|---|---|", *(f"| {a} | {b} |" for a, b in rows)])


def _cell(block: Block) -> str | None:
    """The block in one cell of a table; None where it takes more than that."""
    match block:
        case Bullets((item,)):
            return _inline(item)
        case Rules((rule,)):
            return _rule(rule)
        case Quarrels((quarrel,)) if not quarrel.example:
            return "<br>".join(_quarrel(quarrel).split("  \n"))
    return None


def _fenced(lines: list[str]) -> str:
    """Lines between more back-ticks than any of them begins with."""
    longest = max((len(found[0]) for line in lines if (found := re.match(r"\s*(`{3,})", line))), default=2)
    fence = "`" * (longest + 1)
    return "\n".join([fence, *lines, fence])


def _steps(steps: Steps) -> Iterator[str]:
    for number, step in enumerate(steps.items, 1):
        outcome = f" ({_inline(step.outcome)})" if step.outcome else ""
        yield f"{number}. {_MARKS[step.mark]}{_inline(step.runs)}{outcome}"


def _table(table: Table) -> Iterator[str]:
    yield "| " + " | ".join(map(_escaped, table.header)) + " |"
    yield "|" + "|".join("---:" if index in table.numbers else "---" for index in range(len(table.header))) + "|"
    for row in table.rows:
        yield "| " + " | ".join(map(_inline, row)) + " |"


def _line(runs: Runs) -> str:
    """Runs that begin a line: a sign that would make it a list or a heading is escaped."""
    return _AT_START.sub(r"\1\\\2", _inline(runs))


def _inline(runs: Runs) -> str:
    return "".join(map(_run, runs))


def _run(run: Run) -> str:
    match run.kind:
        case "code":
            return _code(visible(run.text))
        case "strong" | "yes" | "no":
            return _strong(_escaped(run.text))
        case "card":
            return f"\\[{_escaped(run.text)}\\]"
    return _escaped(run.text)


def _strong(text: str) -> str:
    """Blanks go outside: two stars beside a blank would not be read as strong."""
    core = text.strip()
    if not core:
        return text
    before, _, after = text.partition(core)
    return f"{before}**{core}**{after}"


def _escaped(text: str) -> str:
    """The text as it stands; what it quotes as code stays code, in which nothing is escaped."""
    parts = _QUOTED.split(visible(text).replace("\n", " "))
    return "".join(_code(part) if place % 2 else _SPECIAL.sub(r"\\\1", part) for place, part in enumerate(parts))


def _code(text: str) -> str:
    """Code between more back-ticks than it holds itself."""
    fence = "`" * (1 + max((len(run) for run in re.findall("`+", text)), default=0))
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{fence}{pad}{text}{pad}{fence}"
