"""How what is no value would be right as one: as a value of the option that it is given to, else by its looks."""

from __future__ import annotations

import re
from typing import Final

from unorules.diagnostics.model import Help
from unorules.engine.options import Option
from unorules.rulebook import mislaid
from unorules.rulebook.aliases import TRUTH
from unorules.rulebook.meant import as_written, meanings
from unorules.rulebook.reader import quoted
from unorules.rulebook.slips.refusal import CURLY, Refusal

_NUMBER: Final = re.compile(r"[+-]?[\d._]+\Z")
_COUNTED: Final = re.compile(r"([+-]?\d+)[ \t]*[^\W\d_]+\.?")
_PARTS: Final = re.compile(r"\d{1,3}(?:[ ,.'’_]\d{3})+|\d+(?=[,.]0+\Z)|\d+(?=[,.]-\Z)")
_ABOUT: Final = " \t.,;!?\\%$€§*`~"
_BEFORE: Final = "$€§*`~ \t"
_REMARK: Final = re.compile(
    r"(.*?\S)[ \t]*(?:(?<!:)//|/\*|--|<!--|;|[–—%](?=[ \t])|\()[ \t]*(\S.*?)[ \t]*(?:\*/|-->|\))?"
)
_NOTHING: Final = ("null", "none", "nil", "undefined")
_TEXT: Final = re.compile(r"\w(?:[\w .:/?&%+~-]|(?<=\w)'(?=\w))*[\w/]")
_WORDS: Final = re.compile(r"\w[\w-]*(?: [\w-]+)*")


def cures(told: Refusal, start: int, word: str) -> tuple[str, ...]:
    """The values that a word may stand for, the likeliest first."""
    option = told.option(start)
    plain = word.strip().rstrip(";,")
    known = _of_option(option, plain) if option and plain.lower() not in _NOTHING else ()
    if option and plain in option.values.words:
        known = as_written((plain,))
    if option and (_is_number(option) or (not option.values.flag and plain.lower() in TRUTH)):
        return known  # neither a text nor true or false would be right
    return known or tuple(cure for cure in (_by_looks(plain) or (not option and _text(plain)),) if cure)


def _text(plain: str) -> str:
    """A text that stands in no quotes, as an address or a date does."""
    return quoted(plain) if _TEXT.fullmatch(plain) else ""


def _of_option(option: Option, plain: str) -> tuple[str, ...]:
    """The values of the option that are meant: by the word itself, without what stands about it, or by the number in it."""
    tries = [plain, plain.rstrip(_ABOUT).lstrip(_BEFORE)]
    if counted := _COUNTED.fullmatch(plain):
        tries.append(counted[1])
    if (parts := _PARTS.match(plain)) and not plain[parts.end() :].strip(",.0-"):
        tries.append(re.sub(r"\D", "", parts.group()))
    return next((as_written(found) for each in tries if (found := meanings(option, each))), ())


def _is_number(option: Option) -> bool:
    return not (option.values.flag or option.values.words)


def wanted(told: Refusal, start: int) -> tuple[Help, ...]:
    """What may stand there, where no cure is known: the numbers of the option, or what values look like."""
    option = told.option(start)
    values = option.values if option else None
    if option is None or values is None or values.low is None or values.high is None or values.words or values.also:
        return (Help("plain"),)
    return (Help("number", {"name": option.key, "low": values.low, "high": values.high}),)


def remark(told: Refusal, start: int, rest: str) -> tuple[str, str] | None:
    """Which help mends a value with a second `=` before it or the comment of another language behind it, and how."""
    if rest.startswith("=") and mislaid.is_value(rest.lstrip("= \t")):
        return "equals", rest.lstrip("= \t")
    found = _REMARK.fullmatch(rest)
    if found is None:
        return None
    value = found[1] if mislaid.is_value(found[1]) else next(iter(cures(told, start, found[1])), "")
    return ("comment", f"{value} # {found[2]}") if value and found[1][0] not in CURLY else None


def _by_looks(plain: str) -> str:
    """How a word would be right as a value."""
    if plain.lower() in TRUTH:
        return str(TRUTH[plain.lower()]).lower()
    if plain.lower() in _NOTHING:
        return ""
    if _NUMBER.match(plain) and plain.replace("_", "").isdecimal():
        return plain.lstrip("0") or "0"
    return f'"{plain}"' if _WORDS.fullmatch(plain) and not plain[0].isdigit() else ""
