"""Whole lines: headings that are not rightly in their brackets, and rules with a bullet, a word, brackets or a fence about them."""

from __future__ import annotations

import re
from typing import Final

from unorules.diagnostics.model import Finding, Help
from unorules.rulebook import mislaid
from unorules.rulebook.slips.refusal import Refusal

_BULLET: Final = re.compile(r"[ \t]*((?:[-*•·–>+]|let|set|var|const)[ \t]+)([A-Za-z_\"][^=]*=.*)")
_BRACKETED: Final = re.compile(r"[ \t]*(\[\[?([\w.-]+[ \t]*=[^\]]*)\]\]?)[ \t]*")
_FENCE: Final = re.compile(r"[ \t]*(```[\w-]*|~~~[\w-]*)[ \t]*")
_DASHES: Final = re.compile(r"[ \t]*(-{2,}|REM\b)[ \t]*\S")


def heading(told: Refusal) -> Finding | None:
    """The heading of a table that is not rightly in its brackets, or shares its line with something."""
    if (told.scan.open and not told.message.startswith("Expected ']")) or told.message.startswith("Invalid value"):
        return None
    line, behind = told.line, told.message.startswith("Expected newline")
    mended = mislaid.heading(line) or (mislaid.behind_heading(line) if behind else None)
    if mended is None:
        return None
    span = told.stretch((told.begin + mended.start, told.begin + mended.end))
    helps = (Help(mended.help, {"cure": mended.cure.replace("\n", " ")}),)
    if mended.help == "next-line":
        return told.other("beside", span, helps, (f"\n{mended.cure}",), suggest=False)
    mends = (mended.cure,)
    if mended.help == "write" and line.lstrip().startswith("[") and mended.cure.startswith("["):
        return told.tell("RS111", span, {"bracket": "["}, helps=helps, suggestions=mends, mends=mends)
    return told.other("behind" if mended.help == "alone" else "statement", span, helps, mends)


def spaced_heading(told: Refusal) -> Finding | None:
    """The heading of a table whose words are parted by signs that no name has."""
    mended = mislaid.spaced_heading(told.line)
    if mended is None:
        return None
    mends = (mended.cure,) if mended.cure else ()
    helps = tuple(Help("write", {"cure": cure}) for cure in mends)
    return told.other("heading", told.stretch((told.begin + mended.start, told.begin + mended.end)), helps, mends)


def unclosed(told: Refusal) -> Finding:
    """A heading without its closing bracket, of a table that is none."""
    found = told.text.find("[", told.begin, told.at + 1)
    start = found if found >= 0 else told.begin
    return told.tell("RS111", told.span(start), {"bracket": "["}, helps=(Help("header"),))


def line(told: Refusal) -> Finding | None:
    """What is to be taken off the line, or put in the place of a mark."""
    if told.scan.open:
        return None
    bare = told.line.partition("#")[0].rstrip()
    if fence := _FENCE.fullmatch(bare):
        span = told.stretch((told.begin + fence.start(1), told.begin + fence.end(1)))
        return told.other("statement", span, (Help("fence"),), ("",), suggest=False)
    if (dashes := _DASHES.match(bare)) and "=" not in bare:
        span = told.stretch((told.begin + dashes.start(1), told.begin + dashes.end(1)))
        return told.other("statement", span, (Help("comment"),), ("#",), suggest=False)
    bullet = _BULLET.fullmatch(bare)
    if bullet and mislaid.is_sound(bullet[2]):
        span = told.stretch((told.begin + bullet.start(1), told.begin + bullet.end(1)))
        return told.other("statement", span, (Help("write", {"cure": bullet[2]}),), ("",), suggest=False)
    bracketed = _BRACKETED.fullmatch(bare)
    if bracketed and mislaid.is_sound(bracketed[2]):
        span = told.stretch((told.begin + bracketed.start(1), told.begin + bracketed.end(1)))
        return told.other("statement", span, (Help("write", {"cure": bracketed[2]}),), (bracketed[2],))
    return None
