"""Slips on the right of the equals sign: what is no value, what stands behind one, names without quotes, values a line below."""

from __future__ import annotations

import re
from typing import Final

from unorules.diagnostics.model import Finding, Help, Span
from unorules.rulebook import mislaid
from unorules.rulebook.slips.cures import cures, remark, wanted
from unorules.rulebook.slips.lists import LISTS, items, names
from unorules.rulebook.slips.refusal import CURLY, Refusal
from unorules.rulebook.slips.texts import quote_within

_WORD: Final = re.compile(r"[^\s,\]}#]+")
_IN_CURLY: Final = re.compile(rf"[{CURLY}]([^{CURLY}\"\\]*)[{CURLY}]")
_GUILLEMETS: Final = "«»‹›"
_LIST: Final = re.compile(r"\[([^\[\]{}#\n]*)\](?=[ \t]*(?:#|$))")
_ITEM: Final = re.compile(r"[^,\]}#\n]*[^,\]}#\s]")
_DASHED: Final = re.compile(r"(?:\s*\n[ \t]*-[ \t][^\n]*)+")
_BELOW: Final = re.compile(r"[ \t]*\r?\n[ \t]*([^\s#][^\n#]*)")
_SHOWN: Final = 60


def bare_list(told: Refusal) -> Finding | None:
    """Names without quotes where a list is wanted, in brackets or not, with the list that they make."""
    name, start = told.key()
    rest = told.rest(start).partition("#")[0].rstrip(" \t,;")
    is_known = name.rpartition(".")[2] in LISTS
    bracketed = _LIST.match(told.rest(start)) if name else None
    listed = rest if is_known else bracketed[0] if bracketed else ""
    if not listed or told.scan.open or not told.message.startswith(("Invalid value", "Expected", "Invalid init")):
        return None
    found = names(listed) if is_known else items(bracketed[1] if bracketed else "")
    cure = f"[{', '.join(found)}]" if found else ""
    if not cure or cure == listed or (mislaid.is_value(listed) and listed.startswith("[")):
        return None
    helps = (Help("cure" if all(each in listed for each in found or ()) else "names", {"cure": cure}),)
    span = told.span(start, len(told.rest(start).partition("#")[0].rstrip()))
    return told.tell("RS109", span, {"word": listed}, helps=helps, suggestions=(cure,), mends=(cure,))


def no_value(told: Refusal) -> Finding:
    """A word where a value is wanted, or something left over behind one."""
    start = told.at
    line = told.text[told.begin : start]
    if "=" not in line and (item := _item(told)):
        return item
    if told.message.startswith("Expected newline") and "=" in line:
        start -= len(line) - line.index("=") - 1
        start += len(told.text[start : told.at]) - len(told.text[start : told.at].lstrip())
    rest = told.rest(start).partition("#")[0].rstrip()
    if "{" in line.partition("=")[2] and (inner := _ITEM.match(rest)):
        rest = inner.group()
    match = _WORD.match(told.text, start)
    word = match.group() if match else ""
    if not word:
        return _below(told) or told.other("nothing", told.span(told.at))
    curly = _IN_CURLY.match(rest)
    written = curly.group() if curly else rest if len(rest) < _SHOWN else word
    span = told.span(start, len(written))

    def cured(value: str) -> str:
        return next(iter(cures(told, start, value)), "")

    if helped := mislaid.two(rest, cured) or remark(told, start, rest) or mislaid.value(rest):
        return _helped(told, told.span(start, len(rest)) if helped[0] == "next-line" else span, written, helped)
    found = (f'"{curly.group(1)}"',) if curly else cures(told, start, written)
    helps = quote_within(told, told.at) or ((Help("cure", {"cure": found[0]}),) if found else wanted(told, start))
    if word[0] in CURLY:  # guillemets nobody takes for straight ones, so what belongs there is written out
        helps = (Help("cure", {"cure": found[0]}),) if word[0] in _GUILLEMETS and curly else (Help("curly"),)
    return told.tell("RS109", span, {"word": written}, helps=helps, suggestions=found, mends=found)


def _item(told: Refusal) -> Finding | None:
    """An item without quotes on a line of its own, in a list over several lines."""
    match = _ITEM.match(told.text, told.at)
    found = names(match.group()) if match and told.message.startswith("Invalid value") else None
    if match is None or not found:
        return None
    cure = ", ".join(found)
    helps, params = (Help("names", {"cure": cure}),), {"word": match.group()}
    return told.tell("RS109", told.stretch(match.span()), params, helps=helps, suggestions=(cure,), mends=(cure,))


def _below(told: Refusal) -> Finding | None:
    """A value on the line below its key, or the names of a list one below the other with dashes; they belong on its line."""
    name, _ = told.key()
    dashed = _DASHED.match(told.text, told.at) if name.rpartition(".")[2] in LISTS else None
    below = _BELOW.match(told.text, told.at)
    if dashed:
        cure = ", ".join(names(dashed.group().replace("\n", ",")) or ())
        cure, end = f"[{cure}]" if cure else "", dashed.end()
    elif below and mislaid.is_value(below[1].rstrip()):
        cure, end = below[1].rstrip(), below.start(1) + len(below[1].rstrip())
        cure = f"[{cure}]" if name.rpartition(".")[2] in LISTS and not cure.startswith("[") else cure
    else:
        return None
    if not name or not cure:
        return None
    blank = "" if told.text[told.at - 1] in " \t" else " "
    helps = (Help("same-line", {"cure": f"{name} = {cure}"}),)
    return told.other("nothing", told.stretch((told.at, end)), helps, (f"{blank}{cure}",), suggest=False)


def _helped(told: Refusal, span: Span, written: str, helped: tuple[str, str]) -> Finding:
    """A value with something about it that another language would want; it is mended whole."""
    key, cure = helped
    if key == "next-line":
        return told.other("two", span, (Help(key, {"cure": cure.partition("\n")[2]}),), (cure,), suggest=False)
    helps = (Help(key, {"cure": cure}),)
    return told.tell("RS109", span, {"word": written}, helps=helps, suggestions=(cure,), mends=(cure,))
