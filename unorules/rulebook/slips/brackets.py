"""Slips of brackets: lists and tables that break off, lack a comma, are closed once too often, or are none at all."""

from __future__ import annotations

import re
from typing import Final

from unorules.diagnostics.model import Finding, Help, Label
from unorules.rulebook.slips.lists import LISTS, items, names
from unorules.rulebook.slips.refusal import Refusal
from unorules.rulebook.slips.texts import quote_within

_BRACES: Final = re.compile(r"\{([^{}=:]*[^{}=:\s,][^{}=:]*)\}(?=[ \t]*(?:#|$))")
_PAIR: Final = re.compile(r"[\w\"'.-]+[ \t]*=")
_BRACE: Final = re.compile(r"[{}]")
_CLOSING: Final = re.compile(r"[\])}]+(?=[ \t]*(?:#|$))")


def surplus(told: Refusal) -> Finding | None:
    """Brackets that close nothing behind a list or table that is closed, on its line or alone on a later one."""
    start = next((at for at in (told.at, told.begin) if _CLOSING.match(told.rest(at))), None)
    if start is None or told.scan.open or not told.message.startswith(("Expected newline", "Invalid")):
        return None
    closing = _CLOSING.match(told.rest(start))
    before = told.text[:start].rstrip()[-1:]
    if closing is None or (before not in ("]", "}") and told.line.strip() != closing.group().strip()):
        return None
    params = {"bracket": closing.group()}
    return told.other(
        "surplus", told.span(start, len(closing.group())), (Help("surplus", params),), ("",), suggest=False
    )


def semicolon(told: Refusal) -> Finding | None:
    """A semicolon between two items, where a comma is wanted."""
    line, stopped = told.text[told.begin : told.at], told.scan.stopped
    at = stopped if stopped is not None and told.scan.open and told.text.startswith(";", stopped) else told.at
    within = at == stopped or any(line.count(mark) > line.count(end) for mark, end in ("[]", "{}"))
    if not within or not told.text.startswith(";", at):
        return None
    return told.tell("RS116", told.span(at), helps=(Help("comma"),), suggestions=(",",), mends=(",",))


def bracket(told: Refusal, opened: int, stopped: int) -> Finding:
    """A list or an inline table that breaks off, or lacks a comma between two items."""
    mark = told.text[opened]
    here = told.text[stopped : stopped + 1]
    begun = (Label(told.span(opened), "opened", {"bracket": mark}),)
    if listed := _listed(told, opened, stopped):
        return listed
    if here and (here in "\"'" or here.isalnum() or here in "-_{") and not _is_pair(told, mark, stopped):
        helps = quote_within(told, stopped)
        mends = () if helps else (f", {here}",)
        span = told.span(stopped)
        return told.tell("RS116", span, secondary=begun, helps=helps, suggestions=(",",), mends=mends)
    if here == ",":
        found = told.other("comma", told.span(stopped), (Help("once"),))
        return told.tell("RS105", told.span(stopped), found.params, secondary=begun, helps=found.helps)
    secondary = (Label(told.span(stopped), "here"),) if here else ()
    help_ = _closed(told, mark, here, stopped)
    return told.tell("RS111", told.span(opened), {"bracket": mark}, secondary=secondary, helps=(help_,))


def _listed(told: Refusal, opened: int, stopped: int) -> Finding | None:
    """A list of names on one line that breaks off other than by a lacking comma or a wrong bracket at its end, as it should be."""
    start = told.text.rfind("\n", 0, opened) + 1
    name, equals, _ = told.text[start:opened].partition("=")
    rest = told.rest(opened).partition("#")[0].rstrip(" \t,;")
    here, before = told.text[stopped : stopped + 1], told.text[opened:stopped].rstrip()[-1:]
    is_plain = here in (",", ")", "}") or (here in ("'", '"') and before != here and before not in ("'", '"'))
    if not equals or name.strip() not in LISTS or is_plain or _goes_on(told, opened, stopped):
        return None
    if here in ("'", '"') and told.text[stopped - 1 : stopped] in " \t" and before in ("'", '"'):
        return None
    found = names(rest)
    if not found:
        return None
    cure = f"[{', '.join(found)}]"
    helps, params = (Help("write", {"cure": cure}),), {"bracket": "["}
    return told.tell("RS111", told.span(opened, len(rest)), params, helps=helps, suggestions=(cure,), mends=(cure,))


def _goes_on(told: Refusal, opened: int, stopped: int) -> bool:
    """Whether the list goes on below its first line."""
    below = told.text[opened + len(told.rest(opened)) :].lstrip()
    return below.startswith(("'", '"', "]")) or "\n" in told.text[opened:stopped].rstrip()


def _closed(told: Refusal, mark: str, here: str, stopped: int) -> Help:
    """How a bracket that breaks off comes to be closed."""
    if mark == "{" and here in ("", "\n", "\r"):
        brace = _BRACE.search(told.text, stopped)
        return Help("line") if brace and brace.group() == "}" else Help("brace", {"bracket": "}"})
    if mark == "{" and here == "}":
        return Help("comma")
    wanted = {"bracket": "]" if mark == "[" else "}"}
    if here and here in ")]}" and told.text[:stopped].rstrip()[-1:] not in ("", ",", mark):
        return Help("instead", {**wanted, "found": here})
    return Help("close", wanted)


def _is_pair(told: Refusal, mark: str, stopped: int) -> bool:
    """Whether a list breaks off before the next line of the file, `key = value`."""
    return mark == "[" and bool(_PAIR.match(told.text, stopped))


def braces(told: Refusal) -> Finding | None:
    """A value or items in braces, with what the line should be."""
    name, start = told.key()
    match = _BRACES.match(told.rest(start)) if name else None
    found = items(match[1]) if match else None
    if match is None or not found:
        return None
    is_list = len(found) > 1 or name.rpartition(".")[2] in LISTS
    cure = f"[{', '.join(found)}]" if is_list else found[0]
    helps = (Help("write", {"cure": f"{name} = {cure}"}),)
    return told.other("braces", told.span(start, match.end()), helps, (cure,))
