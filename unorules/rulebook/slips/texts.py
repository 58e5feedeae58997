"""Slips of quotes: a text that never ends, and one that ends too soon since it holds the quote that it stands in."""

from __future__ import annotations

import re
from typing import Final

from unorules.diagnostics.model import Finding, Help
from unorules.rulebook.mislaid import is_value
from unorules.rulebook.reader import quoted
from unorules.rulebook.slips.refusal import CURLY, Refusal
from unorules.rulebook.spans import STRING

_WITHIN: Final = re.compile(r"(?<![\w'])'(?=[^'\n]*\w'\w)(?:[^'\n]|(?<=\w)'(?=\w))*'(?=[ \t]*(?:[,\]}#]|$))")
"""A text in single quotes with one of them between two letters of it."""

_ENDED: Final = re.compile(rf"[\"']([\w-]+(?: [\w-]+)*)[\"'{CURLY}]?(?=[ \t]*(?:[,\]}}#]|$))")
"""A text of plain words that lacks its closing quote, or has another."""


def apostrophe(told: Refusal) -> Finding | None:
    """A text in single quotes that holds one; it is told at that one, and in double quotes it is right."""
    line = told.line
    for match in _WITHIN.finditer(line):
        inner = line.index("'", match.start() + 1)
        cure = quoted(match.group()[1:-1])
        if is_value(cure) and told.begin + inner <= (told.scan.stopped or told.at):
            return told.other("apostrophe", told.span(told.begin + inner), (Help("double", {"cure": cure}),))
    return None


def open_text(told: Refusal) -> Finding | None:
    """A text that never ends."""
    start = told.scan.stopped
    if start is None or not told.text.startswith(('"', "'"), start) or STRING.match(told.text, start):
        return None
    quote = told.text[start]
    if (ended := _ENDED.match(told.rest(start))) and is_value(cure := quoted(ended[1])):
        helps = (Help("curly") if told.rest(start)[ended.end() - 1] in CURLY else Help("write", {"cure": cure}),)
        span = told.span(start, ended.end())
        return told.tell("RS110", span, {"quote": quote}, helps=helps, suggestions=(cure,), mends=(cure,))
    if told.text.startswith(quote * 3, start):
        params = {"quote": quote * 3}
        help_ = Help("long", params)
    else:
        params = {"quote": quote}
        is_curly = any(letter in CURLY for letter in told.rest(start))
        help_ = Help("curly" if is_curly else "close", params)
    return told.tell("RS110", told.span(start, len(params["quote"])), params, helps=(help_,))


def quote_within(told: Refusal, at: int) -> tuple[Help, ...]:
    """What to say where a text goes on right behind its closing quote: that quote was meant to stand in it."""
    quote = told.text[at - 1 : at]
    return (Help("quote", {"quote": quote}),) if quote in ("'", '"') and told.text[at : at + 1].isalnum() else ()
