"""Slips of single letters: backslashes, characters that steer, blanks and signs that only look like others."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from unorules.diagnostics.model import Finding, Help
from unorules.rulebook.slips.refusal import Refusal

_STEERING: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\r(?!\n)")
_BACKSLASH: Final = re.compile(r"\\(?:[^bfnrtuU\"\\]|u(?![0-9A-Fa-f]{4})|U(?![0-9A-Fa-f]{8}))")
_SHORT: Final = re.compile(r"\\[uU][0-9A-Fa-f]")
_HALF: Final = re.compile(r"\\(?:u|U0000)[dD][89a-fA-F][0-9a-fA-F]{2}")
_ODD: Final = re.compile("[\u00a0\u00ad\u1680\u2000-\u200f\u202f\u205f-\u2064\u3000\ufeff]")
"""Blanks other than that of the keyboard, and signs that nobody sees."""

_TEXT_OR_ODD: Final = re.compile(rf'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#.*|(?P<odd>{_ODD.pattern})')


def steering(told: Refusal) -> Finding | None:
    """A character that steers instead of being seen, or the line ends of an old Macintosh."""
    found = _STEERING.search(told.text)
    if found is None:
        return None
    helps = (Help("line-ends"),) if found.group() == "\r" else ()
    return told.tell("RS113", told.span(found.start()), {"letter": f"U+{ord(found.group()):04X}"}, helps=helps)


def escape(told: Refusal) -> Finding:
    """A backslash before what it gives no meaning to, before half a character, or before too few digits for a character."""
    at = told.text.rfind("\\", max(0, told.at - 10), told.at + 1)
    at = told.at if at < 0 else at
    half = _HALF.match(told.text, at)
    if half:
        params = {"escape": half.group()}
        return told.tell("RS108", told.stretch(half.span()), params, helps=(Help("half", params),))
    written = told.text[at : at + 2]
    params = {"escape": written}
    helps: tuple[Help, ...] = (Help("backslash", params),)
    if _SHORT.match(told.text, at):
        helps = (Help("digits", {"digits": 4 if written == "\\u" else 8, **params}), *helps)
    end = _last_bad(told, at)
    mend = _BACKSLASH.sub(r"\\\g<0>", told.text[at:end])
    return told.tell("RS108", told.stretch((at, end)), params, helps=helps, suggestions=("\\\\",), mends=(mend,))


def _last_bad(told: Refusal, at: int) -> int:
    """Where the last backslash of the text ends that means nothing, that one with its letter."""
    closing = told.text.find('"', at)
    line = told.rest(at)
    inner = line[: closing - at] if 0 <= closing - at < len(line) else line[:2]
    return at + max([2, *(found.end() for found in _BACKSLASH.finditer(inner))])


def strange_blank(told: Refusal) -> Finding | None:
    """A blank that looks like any other, or a sign that looks like nothing, copied from a page; further ones of the line are
    mended with it."""
    found = next((at for at in (told.at, told.scan.stopped) if at is not None and _ODD.match(told.text, at)), None)
    if found is None:
        return None
    line = told.rest(found)
    last = max(each.start() for each in _TEXT_OR_ODD.finditer(line) if each["odd"])
    mend = _TEXT_OR_ODD.sub(_ordinary, line[: last + 1])
    kind = "blank" if _is_wide(line[0]) else "unseen"
    helps = (Help(kind, {"letter": f"{ord(line[0]):04X}"}),)
    return told.other(kind, told.span(found, last + 1), helps, (mend,), suggest=False)


def _is_wide(letter: str) -> bool:
    """Whether the sign takes room as a blank does."""
    return unicodedata.category(letter) == "Zs"


def _ordinary(match: re.Match[str]) -> str:
    """What belongs in the place of an odd blank; a text stays as it is."""
    return (" " if _is_wide(match[0]) else "") if match["odd"] else match[0]
