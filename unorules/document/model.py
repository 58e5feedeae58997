"""A page as data: blocks that hold runs of text. What a run is (a card, a verdict) is said; how it looks is not."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Kind = Literal["plain", "strong", "card", "code", "yes", "no", "faint"]
Mark = Literal["", "done", "refused"]


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text. `tint` is the colour of a card (red, yellow, green, blue, or none for a wild).

    The text alone must carry the meaning: a printer may show no colours at all.
    """

    text: str
    kind: Kind = "plain"
    tint: str = ""


Runs = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; level 1 is the title of the page."""

    text: str
    level: int = 1


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    runs: Runs


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list without an order."""

    items: tuple[Runs, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an example: done or refused, and what came of it."""

    runs: Runs
    mark: Mark = ""
    outcome: Runs = ()


@dataclass(frozen=True, slots=True)
class Steps:
    """Things done one after the other."""

    items: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under a header, which may be empty texts; `numbers` are the columns set to the right."""

    header: tuple[str, ...]
    rows: tuple[tuple[Runs, ...], ...]
    numbers: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Labelled:
    """Blocks beside a label in the margin, or under it where the page is narrow."""

    label: str
    blocks: tuple[Paragraph | Bullets | Steps, ...]


Block = Heading | Paragraph | Bullets | Steps | Table | Labelled


@dataclass(frozen=True, slots=True)
class Document:
    """A page from top to bottom."""

    blocks: tuple[Block, ...]


def plain(text: str) -> Runs:
    """Text without anything special about it."""
    return (Run(text),)


def strong(text: str) -> Runs:
    """Text that stands out."""
    return (Run(text, "strong"),)


def paragraph(text: str) -> Paragraph:
    """A paragraph of plain text."""
    return Paragraph(plain(text))


def bullets(texts: Iterable[str]) -> Bullets:
    """A list of plain texts."""
    return Bullets(tuple(plain(text) for text in texts))


def text_of(runs: Runs) -> str:
    """The bare text of some runs, cards in brackets as every printer shows them."""
    return "".join(f"[{run.text}]" if run.kind == "card" else run.text for run in runs)
