"""The slips of TOML in the one order in which they are told apart: the first that fits is the one that is told."""

from __future__ import annotations

import re
from typing import Final

from unorules.diagnostics.model import Finding, Help
from unorules.rulebook.slips import brackets, headings, keys, letters, texts, values
from unorules.rulebook.slips.refusal import CURLY, Refusal
from unorules.rulebook.source import Source
from unorules.rulebook.tomlfile import DEEPEST

_BROKEN_OFF: Final = ("Unclosed", "Invalid initial", "Expected ','", "Invalid value")
_NO_VALUE: Final = ("Invalid value", "Expected newline", "Invalid date")
_YAML: Final = re.compile(r"(?:[ \t]*(?:#[^\n]*)?\n)*(---[ \t]*$|[\w-]+:(?=[ \t]|$)[^\n]*)", re.MULTILINE)
_TOML: Final = re.compile(r"^[ \t]*[\w.\"'-]+[ \t]*=", re.MULTILINE)
_MERGE: Final = re.compile(r"(?:<{7}|={7}|>{7}|\|{7})(?![<=>|])")
_SIGNED: Final = re.compile(r"[^\w\s=\"'#\[\]{}(),;:<>|][^\s=\"'#\[\]{}(),;]{0,60}[ \t]*=")
"""A key that begins with a sign."""

_REMARK: Final = ("//", "/*", ";", "%", "<!--", "–", "—")


def slip(source: Source, message: str) -> Finding:
    """The finding for a text that the TOML reader refused with `message`. Raises nothing."""
    told = Refusal(source, message)
    return _in_the_text(told) or _in_a_line(told) or _in_an_entry(told) or _statement(told)


def _in_the_text(told: Refusal) -> Finding | None:
    """What is wrong with the letters of a text, or with how the file as a whole is put together."""
    if told.message.startswith(("Cannot", "Duplicate")) and told.scan.twice:
        return keys.twice(told, told.scan.twice[0])
    if any(each in told.message for each in ("Unescaped", "hex value", "Unicode scalar")):
        return letters.escape(told)
    if len(told.scan.open) > DEEPEST:
        return told.tell("RS112", told.span(told.scan.open[-1]), {"most": DEEPEST})
    steering = letters.steering(told)
    if steering:
        return steering
    yaml = _YAML.match(told.text)
    if yaml and not _TOML.search(told.text):
        return told.other("statement", told.stretch(yaml.span(1)), (Help("yaml"),))
    return texts.apostrophe(told) or texts.open_text(told)


def _in_a_line(told: Refusal) -> Finding | None:
    """What is wrong with the line, whatever is given in it."""
    return (
        letters.strange_blank(told)
        or keys.strange_key(told)
        or headings.heading(told)
        or headings.line(told)
        or brackets.surplus(told)
        or brackets.semicolon(told)
        or brackets.braces(told)
        or values.bare_list(told)
    )


def _in_an_entry(told: Refusal) -> Finding | None:
    """What is wrong between a key and the end of its value."""
    if told.message.startswith("Expected '='"):
        return keys.no_equals(told)
    if told.scan.open and told.scan.stopped is not None and told.message.startswith(_BROKEN_OFF):
        return brackets.bracket(told, told.scan.open[-1], told.scan.stopped)
    if told.message.startswith(_NO_VALUE):
        return values.no_value(told)
    if told.message.startswith("Expected ']"):
        return headings.spaced_heading(told) or headings.unclosed(told)
    return None


def _statement(told: Refusal) -> Finding:
    """What is nothing that TOML knows; comments of other languages are told apart."""
    if told.text.startswith(_REMARK, told.at):
        return _remark(told)
    helps: tuple[Help, ...] = ()
    if told.letter == "{":
        helps = (Help("json"),)
    if told.letter in tuple(CURLY):
        helps = (Help("curly"),)
    if _MERGE.match(told.text, told.at):
        helps = (Help("merge"),)
    if not helps and _SIGNED.match(told.text, told.at):
        helps = (Help("english"),)
    return told.other("statement", told.span(told.at), helps)


def _remark(told: Refusal) -> Finding:
    """A remark as other languages have it."""
    mark = next(each for each in _REMARK if told.text.startswith(each, told.at))
    return told.other("statement", told.span(told.at, len(mark)), (Help("comment"),), ("#",), suggest=False)
