"""One refusal of the TOML reader, looked at again in the text: where it lies, and what stands around it."""

from __future__ import annotations

import re
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Params, Span, Word
from unorules.engine.options import BY_KEY, Option
from unorules.rulebook.source import Source
from unorules.rulebook.spans import Lines, Scan, scan
from unorules.rulebook.tomlfile import Stretch, dotted

CURLY: Final = "“”„‟«»‘’‚‹›"
"""The quotes of word processors."""

_PLACE: Final = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)\Z")
_KEY: Final = re.compile(r"[ \t]*([\w-]+(?:[ \t]*\.[ \t]*[\w-]+)*)[ \t]*=[ \t]*")


class Refusal:
    """What the TOML reader has said of a text, the place `at` which it did, and how far the text can be read by its places."""

    def __init__(self, source: Source, message: str) -> None:
        self.file = source.file
        self.text = source.text
        self.lines = Lines(source.text)
        self.message = message
        self.scan: Scan = scan(source.text)
        self.at = self._offset()

    @property
    def letter(self) -> str:
        """The character at which it was said; nothing at the end."""
        return self.text[self.at : self.at + 1]

    @property
    def begin(self) -> int:
        """Where its line begins."""
        return self.text.rfind("\n", 0, self.at) + 1

    @property
    def line(self) -> str:
        """Its line."""
        return self.rest(self.begin)

    def rest(self, at: int) -> str:
        """The line from there on, without its end."""
        end = self.text.find("\n", at)
        return self.text[at : len(self.text) if end < 0 else end].rstrip("\r")

    def key(self) -> tuple[str, int]:
        """The key that its line begins with, and where the value of it begins; nothing where the line has none."""
        match = _KEY.match(self.line)
        return (match[1], self.begin + match.end()) if match else ("", self.begin)

    def option(self, start: int) -> Option | None:
        """The option whose value begins there."""
        paths = (path for path, place in self.scan.places.items() if place.value[0] == start)
        return BY_KEY.get(dotted(next(paths, ())))

    def tell(
        self,
        code: str,
        span: Span,
        params: Params | None = None,
        *,
        helps: tuple[Help, ...] = (),
        suggestions: tuple[str, ...] = (),
        mends: tuple[str, ...] = (),
        secondary: tuple[Label, ...] = (),
        data: dict[str, object] | None = None,
    ) -> Finding:
        """The finding, in this file."""
        return finding(
            code,
            self.file,
            span,
            params=params,
            helps=helps,
            suggestions=suggestions,
            mends=mends,
            secondary=secondary,
            data=data or {},
        )

    def other(
        self,
        detail: str,
        span: Span,
        helps: tuple[Help, ...] = (),
        mends: tuple[str, ...] = (),
        *,
        suggest: bool = True,
    ) -> Finding:
        """The finding of a slip without a code of its own; what mends it is suggested unless `suggest` is false."""
        params = {"detail": Word(f"toml.{detail}")}
        return self.tell("RS105", span, params, helps=helps, suggestions=mends if suggest else (), mends=mends)

    def span(self, at: int, length: int = 1) -> Span:
        """So many characters from there on, within the text."""
        return self.stretch((at, min(at + length, len(self.text))))

    def stretch(self, stretch: Stretch) -> Span:
        """From one offset to another, a character wide where they are the same."""
        line, column = self.lines.at(stretch[0])
        end_line, end_column = self.lines.at(stretch[1])
        if stretch[0] == stretch[1]:
            end_column += 1
        return Span(self.file, line, column, end_line, end_column)

    def _offset(self) -> int:
        """Where the reader gave up, as an offset into the text."""
        match = _PLACE.search(self.message)
        if match is None or match.group(1) is None:
            return len(self.text)
        line, column = int(match.group(1)), int(match.group(2))
        return self.lines.offset(line, column)
