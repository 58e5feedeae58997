"""A fault as data: what is wrong, where, and what would mend it. No sentence is stored here."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from unorules.values import dataclass, field


class Severity(StrEnum):
    """How much a finding weighs: an error stops, a warning is for what was surely not meant, a note tells."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of a file. Lines and columns count from 1, columns in characters; the end is the first one after it."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True)
class Word:
    """A parameter that is itself worded by the locale: the message `diagnostics.<key>`."""

    key: str


@dataclass(frozen=True, slots=True)
class Spoken:
    """A parameter that the user's file gives in several languages."""

    by_language: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Local:
    """A parameter with the code of the reader's language in it, between two pieces of text."""

    before: str
    after: str


Param = str | int | Word | Spoken | Local | tuple[str, ...]
Params = Mapping[str, Param]


@dataclass(frozen=True, slots=True)
class Label:
    """A further place that had a part; worded by the message `diagnostics.<code>.also.<key>`."""

    span: Span
    key: str
    params: Params = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Help:
    """What to do; worded by the message `diagnostics.<code>.help.<key>`."""

    key: str
    params: Params = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault. `code` is a row of codes.py, with its `name` and `severity`.

    `file` is where it lies; `span` the smallest stretch that is wrong, None where the whole file is meant.
    `suggestions` are names and texts that may be meant, likeliest first; `mends` are texts that mend the fault when they
    stand exactly in the place of `span`. `related` are ids and option keys that had a part; `data` is for machines.
    """

    code: str
    name: str
    severity: Severity
    file: str
    span: Span | None = None
    params: Params = field(default_factory=dict)
    secondary: tuple[Label, ...] = ()
    helps: tuple[Help, ...] = ()
    suggestions: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    data: Mapping[str, object] = field(default_factory=dict)
    mends: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[str, int, int, str]:
        """Findings are told by file, line, column; one about a whole file comes first."""
        place = (self.span.line, self.span.column) if self.span else (0, 0)
        return (self.file, *place, self.code)
