"""The excerpt of a frame: lines of a file with marks below them, wide letters and tabs reckoned with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from unorules.diagnostics.model import Span
from unorules.diagnostics.visible import visible, width
from unorules.values import dataclass

_WIDEST: Final = 100
_BEFORE: Final = 40


@dataclass(frozen=True, slots=True)
class Mark:
    """A place with what is to be said of it; the primary one is drawn with carets."""

    span: Span
    label: str
    primary: bool


def excerpt(marks: Sequence[Mark], lines: Callable[[str], Sequence[str]], gutter: int) -> list[str]:
    """The lines that `marks` lie in, file by file, the file of the first mark first."""
    found: list[str] = []
    for number, file in enumerate(dict.fromkeys(mark.span.file for mark in marks)):
        here = [mark for mark in marks if mark.span.file == file]
        found += _file(here, lines(file), gutter, first=number == 0)
    return found


def _file(marks: list[Mark], lines: Sequence[str], gutter: int, *, first: bool) -> Iterable[str]:
    head = marks[0].span
    blank = " " * gutter
    arrow = f"{blank}{'-->' if first else ':::'} "
    shown = [number for number in sorted({mark.span.line for mark in marks}) if number <= len(lines)]
    if not shown:  # there is nothing to underline, so the label stands by the place
        yield from (f"{arrow}{_place(mark.span)}: {mark.label}".removesuffix(": ") for mark in marks)
        return
    yield f"{arrow}{_place(head)}"
    yield f"{blank} |"
    before = shown[0] - 1
    for number in shown:
        if number > before + 1:
            yield f"{blank}..."
        before = number
        yield from _line(number, lines[number - 1], [mark for mark in marks if mark.span.line == number], gutter)


def _place(span: Span) -> str:
    return f"{visible(span.file)}:{span.line}:{span.column}"


def _line(number: int, text: str, marks: list[Mark], gutter: int) -> Iterable[str]:
    start = _window(text, marks)
    cut = text[start : start + _WIDEST]
    left, right = "…" if start else "", "…" if start + _WIDEST < len(text) else ""
    yield f"{number:>{gutter}} | {left}{visible(cut)}{right}".rstrip()
    for mark in sorted(marks, key=lambda mark: not mark.primary):
        yield f"{' ' * gutter} | {left and ' '}{_underline(text, mark, start)}"


def _window(text: str, marks: list[Mark]) -> int:
    """Where a long line begins to be shown, so that the first mark is in sight."""
    if len(text) <= _WIDEST:
        return 0
    return max(0, min(mark.span.column - 1 for mark in marks) - _BEFORE)


def _underline(text: str, mark: Mark, start: int) -> str:
    span = mark.span
    first = max(span.column - 1, start)
    last = len(text) if span.end_line > span.line else span.end_column - 1
    last = min(max(last, first + 1), start + _WIDEST)
    offset = width(visible(text[start:first]))
    length = max(1, width(visible(text[first:last])))
    return f"{' ' * offset}{('^' if mark.primary else '-') * length} {mark.label}".rstrip()
