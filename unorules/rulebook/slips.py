"""Why a text is not TOML, told at its place and in plain words: the commonest slips have a code of their own."""

from __future__ import annotations

import re
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Span, Word
from unorules.rulebook.source import Source
from unorules.rulebook.spans import Lines, Scan, Twice, scan
from unorules.rulebook.tomlfile import DEEPEST, Stretch, dotted

_PLACE: Final = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)\Z")
_WORD: Final = re.compile(r"[^\s,\]}#]+")
_CURES: Final = {"true": "true", "false": "false", "yes": "true", "no": "false", "on": "true", "off": "false"}
_NUMBER: Final = re.compile(r"[+-]?[\d._]+\Z")
_CURLY: Final = "“”„‟«»‘’"


def slip(source: Source, message: str) -> Finding:
    """The finding for a text that the TOML reader refused with `message`. Raises nothing."""
    return _Slip(source, message).told()


class _Slip:
    """One refusal of the TOML reader, looked at again in the text."""

    def __init__(self, source: Source, message: str) -> None:
        self.file = source.file
        self.text = source.text
        self.lines = Lines(source.text)
        self.message = message
        self.scan: Scan = scan(source.text)
        self.at = self._offset()

    def told(self) -> Finding:
        """The finding. The commonest slips have a code of their own."""
        message = self.message
        if message.startswith(("Cannot", "Duplicate")) and self.scan.twice:
            return self._twice(self.scan.twice[0])
        if "Unescaped" in message or "hex value" in message or "Unicode scalar" in message:
            return self._escape()
        if len(self.scan.open) > DEEPEST:
            return finding("RS112", self.file, self._span(self.scan.open[-1]), params={"most": DEEPEST})
        stopped = self.scan.stopped
        if stopped is not None and self.text.startswith(('"', "'"), stopped):
            params = {"quote": self.text[stopped]}
            return finding("RS110", self.file, self._span(stopped), params=params, helps=(Help("close", params),))
        if "character" in message and self._letter() and ord(self._letter()) < 32 and self._letter() not in "\n\r":
            params = {"letter": f"U+{ord(self._letter()):04X}"}
            return finding("RS113", self.file, self._span(self.at), params=params)
        if message.startswith("Expected '='"):
            return self._no_equals()
        if (
            self.scan.open
            and self.scan.stopped is not None
            and message.startswith(("Unclosed", "Invalid initial", "Expected ','"))
        ):
            return self._bracket()
        if message.startswith(("Invalid value", "Expected newline", "Invalid date")):
            return self._no_value()
        if message.startswith("Expected ']"):
            return finding(
                "RS111",
                self.file,
                self._span(self._line_start("[")),
                params={"bracket": "["},
                helps=(Help("close", {"bracket": "]"}),),
            )
        return self._other("statement", self._span(self.at))

    def _twice(self, twice: Twice) -> Finding:
        key = dotted(twice.path)
        secondary = (Label(self._stretch(twice.first), "first", {"name": key}),)
        code = "RS107" if twice.closed else "RS106"
        params = {"name": key}
        return finding(
            code,
            self.file,
            self._stretch(twice.second),
            params=params,
            secondary=secondary,
            helps=(Help("join" if twice.closed else "one", params),),
            data={"key": key},
        )

    def _escape(self) -> Finding:
        at = self.text.rfind("\\", max(0, self.at - 10), self.at + 1)
        at = self.at if at < 0 else at
        written = self.text[at : at + 2]
        params = {"escape": written}
        helps = (Help("backslash", params),)
        return finding("RS108", self.file, self._span(at, 2), params=params, helps=helps, suggestions=("\\\\",))

    def _no_equals(self) -> Finding:
        helps = (Help("colon"),) if self._letter() == ":" else (Help("equals"),)
        return finding("RS114", self.file, self._span(self.at), helps=helps, suggestions=("=",))

    def _bracket(self) -> Finding:
        opened = self.scan.open[-1]
        bracket = self.text[opened]
        stopped = self.scan.stopped or 0
        newline = bracket == "{" and self.text[stopped : stopped + 1] in ("\n", "\r")
        comma = bracket == "{" and self.text.startswith("}", stopped)
        help_ = (
            Help("line")
            if newline
            else Help("comma")
            if comma
            else Help("close", {"bracket": "]" if bracket == "[" else "}"})
        )
        secondary = () if stopped >= len(self.text) else (Label(self._span(stopped), "here"),)
        params = {"bracket": bracket}
        return finding("RS111", self.file, self._span(opened), params=params, secondary=secondary, helps=(help_,))

    def _no_value(self) -> Finding:
        """A word where a value is wanted, or something left over behind one."""
        start = self.at
        line = self.text[self.text.rfind("\n", 0, start) + 1 : start]
        if self.message.startswith("Expected newline") and "=" in line:
            start -= len(line) - line.index("=") - 1
            start += len(self.text[start : self.at]) - len(self.text[start : self.at].lstrip())
        rest = self.text[start:].split("\n", 1)[0].partition("#")[0].rstrip()
        match = _WORD.match(self.text, start)
        word = match.group() if match else ""
        if not word:
            return self._other("nothing", self._span(self.at))
        written = rest if len(rest) < 60 else word
        span = self._span(start, len(written))
        params = {"word": written}
        cure = _cure(written)
        helps = (Help("cure", {"cure": cure}),) if cure else (Help("plain"),)
        if word[0] in _CURLY:
            helps = (Help("curly"),)
        return finding("RS109", self.file, span, params=params, helps=helps, suggestions=(cure,) if cure else ())

    def _other(self, detail: str, span: Span) -> Finding:
        return finding("RS105", self.file, span, params={"detail": Word(f"toml.{detail}")})

    def _offset(self) -> int:
        """Where the reader gave up, as an offset into the text."""
        match = _PLACE.search(self.message)
        if match is None or match.group(1) is None:
            return len(self.text)
        line, column = int(match.group(1)), int(match.group(2))
        start = 0
        for _ in range(line - 1):
            start = self.text.index("\n", start) + 1
        return start + column - 1

    def _letter(self) -> str:
        return self.text[self.at : self.at + 1]

    def _line_start(self, bracket: str) -> int:
        start = self.text.rfind("\n", 0, self.at) + 1
        found = self.text.find(bracket, start, self.at + 1)
        return found if found >= 0 else start

    def _span(self, at: int, length: int = 1) -> Span:
        return self._stretch((at, min(at + length, len(self.text))))

    def _stretch(self, stretch: Stretch) -> Span:
        line, column = self.lines.at(stretch[0])
        end_line, end_column = self.lines.at(stretch[1])
        if stretch[0] == stretch[1]:
            end_column += 1
        return Span(self.file, line, column, end_line, end_column)


def _cure(word: str) -> str:
    """How a word would be right as a value."""
    plain = word.strip().rstrip(";,")
    if plain.lower() in _CURES:
        return _CURES[plain.lower()]
    if _NUMBER.match(plain) and plain.replace("_", "").isdecimal():
        return plain.lstrip("0") or "0"
    return f'"{plain}"' if re.fullmatch(r"[\w-]+(?: [\w-]+)*", plain) and not plain[0].isdigit() else ""
