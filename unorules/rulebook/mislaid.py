"""Slips of a single line that can be put right by themselves: the heading of a table, what stands behind it, two entries on one
line, a bracket too many, an arrow for an equals sign."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from typing import Final

from unorules.engine.options import BY_KEY
from unorules.rulebook.meant import HEAD, OTHERS, SECTIONS
from unorules.rulebook.names import suggest
from unorules.values import dataclass

LONGEST: Final = 200
"""Letters of a line that is looked at again."""

_NAMED: Final = (*SECTIONS, *OTHERS, "sources.statements")
_NAME: Final = r"[A-Za-z_][\w-]*(?:[ \t]*\.[ \t]*[A-Za-z_][\w-]*)*"
_HEADING: Final = re.compile(rf"[\[({{<]*[ \t]*\.?({_NAME})\.?[ \t]*[\])}}>]*")
_OPENED: Final = re.compile(rf"({_NAME})[ \t]*:?[ \t]*\{{")
"""The heading of a block as other formats have it."""

_DECORATED: Final = re.compile(r"[*_=~\"'`–—-]*[ \t]*([A-Za-z]\w*(?:[ \t.-]+\w+)*?)[ \t]*[*_=~\"'`:–—-]*")
_WHOLE: Final = re.compile(rf"[ \t]*(\[\[?)[ \t]*({_NAME})[ \t]*(\]\]?)")
_SPACED: Final = re.compile(r"[ \t]*(\[\[?)([^\[\]#\"'=]*\w[^\[\]#\"'=]*)(\]\]?)")
_BETWEEN: Final = re.compile(r"[^a-z0-9_]+")
_BESIDE: Final = re.compile(r"[ \t]*[,;:]?[ \t]*")
_PAIR: Final = re.compile(r"[\w-]+(?:\.[\w-]+)*[ \t]*=")
_NEXT: Final = re.compile(
    r"(?:[ \t]*[,;&][ \t]*|[ \t]+)(?:(?:and|og|och|ja|sekä)[ \t]+)?(?=[A-Za-z_][\w.-]*[ \t]*=(?!=))"
)
_SURPLUS: Final = "])}>\"'"
_SIGNS: Final = ":<>~+→⇒➔➜⟶←⇐–—−＝≥≤≈≔≡："
_SIGN: Final = re.compile(rf"[ \t]*(?:(?:[{_SIGNS}=-]*[{_SIGNS}-][{_SIGNS}=-]*)[ \t]*|is[ \t]+)")
_SECOND: Final = re.compile(r"=[ \t]*")
_BEFORE: Final = re.compile(r"[:<>~-]*[<>:~→⇒➔➜⟶←⇐≈][:<>~=-]*[ \t]*|->[ \t]*|[–—−][ \t]*")


@dataclass(frozen=True, slots=True)
class Mended:
    """What mends a slip: the `help` that says so, what is right in the place from `start` to `end` of the line."""

    help: str
    cure: str
    start: int
    end: int


def heading(line: str) -> Mended | None:
    """The heading of a table that is in brackets of some kind, which are not right; None where it names no table."""
    bare = line.partition("#")[0].rstrip()
    start = len(bare) - len(bare.lstrip())
    if opened := _OPENED.fullmatch(bare, start):
        cure = _in_brackets(opened[1])
        return Mended("write", cure, start, len(bare)) if cure else None
    match = _HEADING.fullmatch(bare, start)
    if match is None or match.group() == match[1]:
        return _decorated(bare.strip(), start)
    cure = _in_brackets(match[1])
    return Mended("write", cure, start, len(bare)) if cure and cure != match.group() else None


def _decorated(bare: str, start: int) -> Mended | None:
    """The name of a table alone on its line, as it is or set off in some way of other formats."""
    match = _DECORATED.fullmatch(bare)
    cure = _in_brackets(re.sub(r"[ \t-]+", "_", match[1].lower())) if match else None
    return Mended("write", cure, start, start + len(bare)) if cure and cure != bare else None


def _in_brackets(name: str) -> str | None:
    name = re.sub(r"[ \t]", "", name)
    if name not in _NAMED and name.partition(".")[0] not in SECTIONS:
        return None
    return f"[[{name}]]" if name.partition(".")[0] in OTHERS else f"[{name}]"


def spaced_heading(line: str) -> Mended | None:
    """The heading of a table in its right brackets with signs between its words: what it should be, an empty `cure` for a name that
    is like none. None where it is no such heading."""
    bare = line.partition("#")[0].rstrip()
    match = _SPACED.fullmatch(bare)
    if match is None or len(match[1]) != len(match[3]):
        return None
    words = [word for word in _BETWEEN.split(match[2].lower()) if word]
    tries = ["_".join(words), *(_dotted(words, at) for at in range(len(words) - 1, 0, -1))]
    known = (name if name in _NAMED else BY_KEY[name].section for name in tries if name in _NAMED or name in BY_KEY)
    named = next(known, None) or next(iter(suggest(tries[0], _NAMED)), "")
    return Mended("write", named and (_in_brackets(named) or ""), match.start(1), len(bare))


def _dotted(words: Sequence[str], at: int) -> str:
    return f"{'_'.join(words[:at])}.{'_'.join(words[at:])}"


def behind_heading(line: str) -> Mended | None:
    """What stands on the line of a table behind its heading: a key, which belongs on the next line, or what is to go."""
    match = _WHOLE.match(line)
    if match is None:
        return None
    rest = line[match.end() :].partition("#")[0].rstrip()
    beside = _BESIDE.match(rest)
    entry = rest[beside.end() :] if beside else rest
    inner = entry[1:-1].strip() if entry.startswith("{") and entry.endswith("}") else entry
    if (pair := _PAIR.match(inner)) and not is_sound(inner) and (both := two(inner[pair.end() :].lstrip())):
        inner = f"{pair.group()} {both[1]}"
    if _PAIR.match(inner) and is_sound(inner):
        return Mended("next-line", inner, match.end(), match.end() + len(rest))
    is_key = match[2] not in _NAMED and match[2] not in HEAD
    if is_key and rest.lstrip().startswith("=") and is_sound(f"{match[2]} {rest.lstrip()}"):
        start = line.index("[")
        return Mended("write", f"{match[2]} {rest.lstrip()}", start, match.end() + len(rest))
    written = match[1] + match[2] + "]" * len(match[1])
    start = line.index("[")
    return Mended("alone", _in_brackets(match[2]) or written, start, match.end() + len(rest))


def value(rest: str) -> tuple[str, str] | None:
    """How a line is right from its value on, and which help says so; None where nothing is known of it."""
    after = _BEFORE.match(rest)
    if after and is_value(rest[after.end() :]):
        return "sign", rest[after.end() :]
    if rest.startswith("(") and rest.endswith(")"):
        inner = rest[1:-1].strip()
        cure = f"[{inner}]" if "," in inner else inner
        return ("cure", cure) if is_value(cure) else None
    if rest.endswith((",", ";")) and is_value(rest.rstrip(",; \t")):
        return "cure", rest.rstrip(",; \t")
    fewer = rest.rstrip(_SURPLUS)
    shorter = (rest[:end].rstrip() for end in range(len(rest) - 1, len(fewer) - 1, -1))
    kept = next((each for each in shorter if is_value(each)), None)
    if kept is not None:
        return "cure", f"[{kept}]" if rest[len(kept) :].strip() == "]" and kept.startswith('"') else kept
    return ("cure", f"[{rest}]") if rest.startswith(('"', "'")) and "," in rest and is_value(f"[{rest}]") else None


def two(rest: str, cured: Callable[[str], str] = lambda _: "") -> tuple[str, str] | None:
    """The second entry on a line, where it is sound and so is the first, or `cured` makes it so: both, on lines of their own."""
    for parted in _NEXT.finditer(rest):
        first, second = rest[: parted.start()], rest[parted.end() :]
        if is_sound(second) and (value := first if is_value(first) else cured(first)):
            return "next-line", f"{value}\n{second}"
    return None


def sign(line: str, at: int) -> int:
    """How long the sign is that stands for an equals sign there, before a sound value: "->", ">=", ":=", "is"; 0 for none."""
    match = _SIGN.match(line, at)
    return match.end() - at if match and is_value(line[match.end() :].partition("#")[0].rstrip()) else 0


def is_value(text: str) -> bool:
    """Whether TOML takes this as one value."""
    return 0 < len(text) < LONGEST and "\n" not in text and is_sound(f"x = {text}")


def is_sound(text: str) -> bool:
    """Whether a line is TOML."""
    try:
        return len(text) < 2 * LONGEST and bool(tomllib.loads(text))
    except ValueError:
        return False
