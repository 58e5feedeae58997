"""A record that is wrong in itself: where, and which message says why."""

from __future__ import annotations

import re

from unorules.diagnostics.model import Finding
from unorules.values import dataclass, field


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong; `key` names the message `record.<key>`, line and column count from 1.

    `syntax` is what keeps the text from being TOML, `findings` what keeps its rules from being played.
    """

    key: str
    params: dict[str, str] = field(default_factory=dict)
    line: int = 1
    column: int = 1
    syntax: Finding | None = None
    findings: tuple[Finding, ...] = ()

    @property
    def filling(self) -> dict[str, object]:
        """What fills the message; the number `n` as one, so that the noun agrees with it."""
        return {name: int(value) if name == "n" else value for name, value in self.params.items()}


class RecordError(ValueError):
    """Raised by the reader of records; carries the first fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.key)
        self.fault = fault


def place(text: str, key: str, needle: str = "") -> tuple[int, int]:
    """Line and column of `needle` after the key, else of the key, else of the beginning."""
    word = re.escape(key)
    found = re.search(rf"""^[ \t]*(?:{word}|"{word}"|'{word}')[ \t]*=""", text, re.MULTILINE)
    if found is None:
        found = re.search(rf"^[ \t]*\[{word}\]", text, re.MULTILINE)
    at = found.start() + len(found.group()) - len(found.group().lstrip()) if found else 0
    if needle:
        at = max(at, text.find(needle, found.end() if found else 0))
    return text.count("\n", 0, at) + 1, at - (text.rfind("\n", 0, at) + 1) + 1
