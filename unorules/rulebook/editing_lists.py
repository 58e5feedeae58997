"""A list of a TOML text given other elements: those that stay keep their lines and what is said of them there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from unorules.rulebook.spans import Place
from unorules.rulebook.tomlfile import Path
from unorules.values import dataclass

_REST_OF_LINE: Final = re.compile(r"[ \t]*(?:#[^\n]*)?(?:\n|\Z)")
_GAP: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")


@dataclass(frozen=True, slots=True)
class _Element:
    """An element with the lines before it, and the rest of its own line with a comment there."""

    value: Any
    before: str
    literal: str
    after: str


def list_with(
    text: str,
    path: Path,
    old: Sequence[Any],
    new: Sequence[Any],
    places: Mapping[Path, Place],
    write: Callable[[object], str],
) -> str:
    """The text with the elements `new` in the list at `path`, which holds `old`; `write` writes a value as TOML.

    An empty list, and one on a single line, is written anew.
    """
    start, end = places[path].value
    if not old or not new or "\n" not in text[start:end]:
        return text[:start] + write(list(new)) + text[end:]
    opening = _REST_OF_LINE.match(text, start + 1)
    first = opening.end() if opening else start + 1
    elements, at = [], first
    for index, value in enumerate(old):
        element, at = _element(text, at, places[(*path, index)].value, value, end - 1)
        elements.append(element)
    body = _joined(elements, new, "\r\n" if "\r\n" in text else "\n", write)
    return text[:first] + body + text[at:]


def _element(text: str, at: int, stretch: tuple[int, int], value: Any, close: int) -> tuple[_Element, int]:
    """The element at a stretch, what stands before it from `at` on, and where the next begins."""
    start, end = stretch
    gap = _GAP.match(text, end)
    comma = gap.end() if gap else end
    beyond = comma + 1 if comma < close and text[comma] == "," else end
    rest = _REST_OF_LINE.match(text, beyond)
    stop = min(rest.end(), close) if rest else beyond
    after = text[end:comma] + text[beyond:stop] if beyond > end else text[end:stop]
    return _Element(value, text[at:start], text[start:end], after), stop


def _joined(elements: list[_Element], new: Sequence[Any], newline: str, write: Callable[[object], str]) -> str:
    """The elements that stay with what belongs to them, others on a line of their own, a comma after each."""
    left = list(elements)
    indent = elements[-1].before.rpartition("\n")[2] if not elements[-1].before.strip() else "  "
    found = ""
    for value in new:
        kept = next((each for each in left if type(each.value) is type(value) and each.value == value), None)
        if kept is not None:
            left.remove(kept)
        else:
            kept = _Element(value, indent, write(value), newline)
            if found and not found.endswith("\n"):
                found += newline
        found += f"{kept.before}{kept.literal},{kept.after}"
    return found
