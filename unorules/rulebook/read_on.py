"""Reading on past what is no TOML, with the slip mended in memory, so that all faults of a file are told at once."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from unorules.diagnostics.model import Finding, Label, Severity, Span
from unorules.rulebook.source import Source
from unorules.rulebook.spans import Lines
from unorules.rulebook.syntax import parse
from unorules.rulebook.tomlfile import TomlFile
from unorules.values import dataclass, replace

_BARE: Final = "RS109"
_MOST: Final = 20
_WORK: Final = 400_000
"""So many characters are read again at most: each slip costs a reading of the whole file."""


@dataclass(frozen=True, slots=True)
class ReadOn:
    """A file with its slips mended. `slips` are those; `text` is what it then says, None where it still is no TOML.

    `sure` tells whether each was mended in the only way there is; `lines` are those that were mended, counted from 1.
    """

    slips: tuple[Finding, ...]
    text: str | None
    sure: bool
    lines: frozenset[int]

    def told(self, found: list[Finding], file: str) -> list[Finding]:
        """The slips, and what of `found` holds whatever was meant by them and stands where the file has it.

        In a mended line nothing else is told: the slip is its fault, and what lies behind it has moved. Notes can wait.
        """
        heavy = (each for each in found if each.severity is not Severity.NOTE)
        rest = (each for each in heavy if not self._in_mended(each, file))
        return [*self.slips, *(replace(each, secondary=self._labels(each, file)) for each in rest)]

    def is_as_meant(self, found: Iterable[Finding], file: str) -> bool:
        """Whether the mended file may be weighed as a whole, `found` being what is wrong in it: every mending was the only one
        and has led to a value that can be.
        """
        return self.sure and not any(self._in_mended(each, file) for each in found)

    def _in_mended(self, found: Finding, file: str) -> bool:
        return found.span is not None and self._moved(found.span, file)

    def _labels(self, found: Finding, file: str) -> tuple[Label, ...]:
        return tuple(each for each in found.secondary if not self._moved(each.span, file))

    def _moved(self, span: Span, file: str) -> bool:
        return span.file == file and span.line in self.lines


def read_on(source: Source, first: Finding) -> ReadOn:
    """The file read on from its first slip, as far as slips can be mended. Raises nothing."""
    slips, lines, sure = [first], set[int](), True
    text, last = source.text, first
    for _ in range(min(_MOST, _WORK // (len(text) + 1))):
        mend = _mend(last)
        if mend is None or last.span is None:
            break
        sure = sure and len(last.mends) == 1
        lines.add(last.span.line)
        text = _with(text, last.span, mend)
        found = parse(replace(source, text=text))
        if isinstance(found, TomlFile):
            return ReadOn(tuple(slips), text, sure, frozenset(lines))
        if found.span is None or found.span.line in lines:
            break  # the mending has not mended it
        slips.append(found)
        last = found
    return ReadOn(tuple(slips), None, sure, frozenset(lines))


def _mend(slip: Finding) -> str | None:
    """What to read in the place of a slip, in one line: its only cure, else a bare word as a text. None: nobody can tell."""
    span = slip.span
    if span is None or span.line != span.end_line:
        return None
    if len(slip.mends) == 1:
        return slip.mends[0] if "\n" not in slip.mends[0] else None
    return json.dumps(str(slip.params.get("word", ""))) if slip.code == _BARE else None


def _with(text: str, span: Span, mend: str) -> str:
    """The text with something else in the place of a span of one line."""
    start = Lines(text).offset(span.line, span.column)
    return text[:start] + mend + text[start + span.end_column - span.column :]
