"""A page as Markdown (CommonMark, tables as GitHub has them). What is not ours to mark up is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from unorules.document.layout import visible
from unorules.document.model import Block, Bullets, Document, Heading, Labelled, Paragraph, Run, Runs, Steps, Table

_SPECIAL: Final = re.compile(r"([\\`*_\[\]<>|~])")
_AT_START: Final = re.compile(r"^(\s*)([#>+-]|\d+[.)])(?=\s|$)")
_MARKS: Final = {"": "", "done": "✓ ", "refused": "✗ "}


def markdown(document: Document) -> str:
    """The page, blocks set apart by blank lines, ending in a line feed."""
    return "\n\n".join(_block(block) for block in document.blocks) + "\n"


def _block(block: Block) -> str:
    match block:
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
    return _SPECIAL.sub(r"\\\1", visible(text).replace("\n", " "))


def _code(text: str) -> str:
    """Code between more back-ticks than it holds itself."""
    fence = "`" * (1 + max((len(run) for run in re.findall("`+", text)), default=0))
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{fence}{pad}{text}{pad}{fence}"
