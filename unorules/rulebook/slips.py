"""Why a text is not TOML, told at its place and in plain words: the commonest slips have a code of their own."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from unorules.diagnostics.codes import finding
from unorules.diagnostics.model import Finding, Help, Label, Params, Span, Word
from unorules.engine.options import BY_KEY, Option
from unorules.rulebook import mislaid
from unorules.rulebook.aliases import TRUTH
from unorules.rulebook.meant import HEAD, OTHERS, SECTIONS, as_written, meanings
from unorules.rulebook.names import suggest
from unorules.rulebook.source import Source
from unorules.rulebook.spans import STRING, Lines, Scan, Twice, scan
from unorules.rulebook.tomlfile import DEEPEST, Stretch, dotted

_PLACE: Final = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)\Z")
_WORD: Final = re.compile(r"[^\s,\]}#]+")
_NUMBER: Final = re.compile(r"[+-]?[\d._]+\Z")
_PAIR: Final = re.compile(r"[\w\"'.-]+[ \t]*=")
_STEERING: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\r(?!\n)")
_BROKEN_OFF: Final = ("Unclosed", "Invalid initial", "Expected ','", "Invalid value")
_REMARK: Final = re.compile(r"(.*?\S)[ \t]*(?://|/\*|--|;)[ \t]*(\S.*)")
_NOTHING: Final = ("null", "none", "nil", "undefined")
_LETTERS: Final = re.compile(r"[\w-]+")
_TAIL: Final = re.compile(r"[A-Za-z0-9_-]*\Z")
_HALF: Final = re.compile(r"\\(?:u|U0000)[dD][89a-fA-F][0-9a-fA-F]{2}")
_YAML: Final = re.compile(r"(?:[ \t]*(?:#[^\n]*)?\n)*(---[ \t]*$|[\w-]+:(?=[ \t]|$)[^\n]*)", re.MULTILINE)
_TOML: Final = re.compile(r"^[ \t]*[\w.\"'-]+[ \t]*=", re.MULTILINE)
_MERGE: Final = re.compile(r"(?:<{7}|={7}|>{7}|\|{7})(?![<=>|])")
_BRACE: Final = re.compile(r"[{}]")
_CURLY: Final = "“”„‟«»‘’"
_IN_CURLY: Final = re.compile(rf"[{_CURLY}]([^{_CURLY}\"\\]*)[{_CURLY}]")

_ODD: Final = re.compile("[\u00a0\u00ad\u1680\u2000-\u200f\u202f\u205f-\u2064\u3000\ufeff]")
"""Blanks other than that of the keyboard, and signs that nobody sees."""
_TEXT_OR_ODD: Final = re.compile(rf'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#.*|(?P<odd>{_ODD.pattern})')


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
        stopped = self.scan.stopped
        if message.startswith(("Cannot", "Duplicate")) and self.scan.twice:
            return self._twice(self.scan.twice[0])
        if "Unescaped" in message or "hex value" in message or "Unicode scalar" in message:
            return self._escape()
        if len(self.scan.open) > DEEPEST:
            return finding("RS112", self.file, self._span(self.scan.open[-1]), params={"most": DEEPEST})
        steering = _STEERING.search(self.text)
        if steering:
            params = {"letter": f"U+{ord(steering.group()):04X}"}
            helps = (Help("line-ends"),) if steering.group() == "\r" else ()
            return finding("RS113", self.file, self._span(steering.start()), params=params, helps=helps)
        yaml = _YAML.match(self.text)
        if yaml and not _TOML.search(self.text):
            return self._other("statement", self._stretch(yaml.span(1)), (Help("yaml"),))
        if stopped is not None and self.text.startswith(('"', "'"), stopped) and not STRING.match(self.text, stopped):
            return self._open_text(stopped)
        strange = self._strange_blank() or self._strange_key() or self._heading()
        if strange is not None:
            return strange
        if message.startswith("Expected '='"):
            return self._no_equals()
        if self.scan.open and stopped is not None and message.startswith(_BROKEN_OFF):
            return self._bracket(self.scan.open[-1], stopped)
        if message.startswith(("Invalid value", "Expected newline", "Invalid date")):
            return self._no_value()
        if message.startswith("Expected ']") and (spaced := self._spaced_heading()):
            return spaced
        if message.startswith("Expected ']"):
            params = {"bracket": "["}
            helps = (Help("header"),)
            return finding("RS111", self.file, self._span(self._line_start("[")), params=params, helps=helps)
        return self._statement()

    def _heading(self) -> Finding | None:
        """The heading of a table that is not rightly in its brackets, or shares its line with something."""
        if self.scan.open and not self.message.startswith("Expected ']"):
            return None
        begin = self.text.rfind("\n", 0, self.at) + 1
        line = self.text[begin:].split("\n", 1)[0].rstrip("\r")
        behind = self.message.startswith("Expected newline")
        mended = mislaid.heading(line) or (mislaid.behind_heading(line) if behind else None)
        if mended is None:
            return None
        span = self._stretch((begin + mended.start, begin + mended.end))
        helps = (Help(mended.help, {"cure": mended.cure}),)
        if mended.help == "next-line":
            mends: tuple[str, ...] = (f"\n{mended.cure}",)
            return finding("RS105", self.file, span, params=_detail("beside"), helps=helps, mends=mends)
        mends = (mended.cure,)
        if mended.help == "write" and line.lstrip().startswith("[") and mended.cure.startswith("["):
            params: Params = {"bracket": "["}
            return finding("RS111", self.file, span, params=params, helps=helps, suggestions=mends, mends=mends)
        detail = _detail("behind" if mended.help == "alone" else "statement")
        return finding("RS105", self.file, span, params=detail, helps=helps, suggestions=mends, mends=mends)

    def _spaced_heading(self) -> Finding | None:
        """The heading of a table whose words are parted by signs that no name has."""
        begin = self._line_begin()
        mended = mislaid.spaced_heading(self.text[begin:].split("\n", 1)[0].rstrip("\r"))
        if mended is None:
            return None
        span = self._stretch((begin + mended.start, begin + mended.end))
        mends = (mended.cure,) if mended.cure else ()
        helps = tuple(Help("write", {"cure": cure}) for cure in mends)
        return finding("RS105", self.file, span, params=_detail("heading"), helps=helps, suggestions=mends, mends=mends)

    def _line_begin(self) -> int:
        return self.text.rfind("\n", 0, self.at) + 1

    def _strange_blank(self) -> Finding | None:
        """A blank that looks like any other, or a sign that looks like nothing, copied from a page; further ones of the line are
        mended with it."""
        found = next((at for at in (self.at, self.scan.stopped) if at is not None and _ODD.match(self.text, at)), None)
        if found is None:
            return None
        line = self.text[found:].split("\n", 1)[0]
        last = max(each.start() for each in _TEXT_OR_ODD.finditer(line) if each["odd"])
        mend = _TEXT_OR_ODD.sub(_ordinary, line[: last + 1])
        kind = "blank" if _is_wide(line[0]) else "unseen"
        helps = (Help(kind, {"letter": f"{ord(line[0]):04X}"}),)
        span = self._span(found, last + 1)
        return finding("RS105", self.file, span, params=_detail(kind), helps=helps, mends=(mend,))

    def _open_text(self, start: int) -> Finding:
        quote = self.text[start]
        line = self.text[start:].split("\n", 1)[0]
        if self.text.startswith(quote * 3, start):
            params = {"quote": quote * 3}
            help_ = Help("long", params)
        else:
            params = {"quote": quote}
            help_ = Help("curly" if any(letter in _CURLY for letter in line) else "close", params)
        span = self._span(start, len(params["quote"]))
        return finding("RS110", self.file, span, params=params, helps=(help_,))

    def _statement(self) -> Finding:
        """What is nothing that TOML knows; comments of other languages are told apart."""
        helps = (Help("comment"),) if self.text.startswith(("//", "/*", ";", "--"), self.at) else ()
        if self.text.startswith("{", self.at):
            helps = (Help("json"),)
        if self._letter() in tuple(_CURLY):
            helps = (Help("curly"),)
        if _MERGE.match(self.text, self.at):
            helps = (Help("merge"),)
        return self._other("statement", self._span(self.at), helps)

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
            helps=(Help(self._twice_help(twice), params),),
            data={"key": key},
        )

    def _twice_help(self, twice: Twice) -> str:
        if twice.closed:
            return "join"
        line = self.text.rfind("\n", 0, twice.second[0]) + 1
        is_header = self.text[line : twice.second[0]].lstrip(" \t").startswith("[")
        return "table" if is_header else "one"

    def _escape(self) -> Finding:
        at = self.text.rfind("\\", max(0, self.at - 10), self.at + 1)
        at = self.at if at < 0 else at
        half = _HALF.match(self.text, at)
        if half:
            params = {"escape": half.group()}
            return finding("RS108", self.file, self._stretch(half.span()), params=params, helps=(Help("half", params),))
        written = self.text[at : at + 2]
        params = {"escape": written}
        helps = (Help("backslash", params),)
        mends = (f"\\{written}",)
        return finding(
            "RS108", self.file, self._span(at, 2), params=params, helps=helps, suggestions=("\\\\",), mends=mends
        )

    def _no_equals(self) -> Finding:
        line = self.text[: self.at] + self.text[self.at :].split("\n", 1)[0]
        length = mislaid.sign(line, self.at)
        if line[self.at : self.at + length].strip() not in ("", ":"):
            sign = self._span(self.at, length)
            return finding("RS114", self.file, sign, helps=(Help("sign"),), suggestions=("=",), mends=("= ",))
        is_colon = self._letter() == ":"
        rest = self.text[self.at :].split("\n", 1)[0].partition("#")[0]
        helps = (Help("colon" if is_colon else "blank" if "=" in rest else "equals"),)
        mends = (" =",) if is_colon else ()
        return finding("RS114", self.file, self._span(self.at), helps=helps, suggestions=("=",), mends=mends)

    def _strange_key(self) -> Finding | None:
        """A key or table with a letter that TOML wants in quotes; the keys of rulesets have none."""
        letter = self._letter()
        if not self.message.startswith(("Expected '='", "Expected ']", "Invalid statement")) or letter.isascii():
            return None
        start = self.at - len(_TAIL.search(self.text, 0, self.at).group())  # type: ignore[union-attr]
        match = _LETTERS.match(self.text, start)
        if match is None or not any(each.isalpha() for each in match.group()):
            return None
        word = match.group()
        near = suggest(word, (*SECTIONS, *HEAD, *OTHERS, *dict.fromkeys(key.rpartition(".")[2] for key in BY_KEY)))
        helps = (*(Help("near", {"suggestions": near}) for _ in near[:1]), Help("english"))
        params = {"word": word, "letter": letter}
        span = self._span(start, len(word))
        return finding("RS117", self.file, span, params=params, helps=helps, suggestions=near, mends=near)

    def _bracket(self, opened: int, stopped: int) -> Finding:
        """A list or an inline table that breaks off, or lacks a comma between two items."""
        bracket = self.text[opened]
        here = self.text[stopped : stopped + 1]
        begun = (Label(self._span(opened), "opened", {"bracket": bracket}),)
        if here and (here in "\"'" or here.isalnum() or here in "-_{") and not self._is_pair(bracket, stopped):
            helps = self._quote_within(stopped)
            mends = () if helps else (f", {here}",)
            span = self._span(stopped)
            return finding("RS116", self.file, span, secondary=begun, helps=helps, suggestions=(",",), mends=mends)
        if here == ",":
            span = self._span(stopped)
            return finding("RS105", self.file, span, params=_detail("comma"), secondary=begun, helps=(Help("once"),))
        if bracket == "{" and here in ("", "\n", "\r"):
            brace = _BRACE.search(self.text, stopped)
            help_ = Help("line") if brace and brace.group() == "}" else Help("brace", {"bracket": "}"})
        elif bracket == "{" and here == "}":
            help_ = Help("comma")
        elif here and here in ")]}" and self.text[:stopped].rstrip()[-1:] not in ("", ",", bracket):
            help_ = Help("instead", {"bracket": "]" if bracket == "[" else "}", "found": here})
        else:
            help_ = Help("close", {"bracket": "]" if bracket == "[" else "}"})
        secondary = (Label(self._span(stopped), "here"),) if here else ()
        params = {"bracket": bracket}
        return finding("RS111", self.file, self._span(opened), params=params, secondary=secondary, helps=(help_,))

    def _quote_within(self, at: int) -> tuple[Help, ...]:
        """What to say where a text goes on right behind its closing quote: that quote was meant to stand in it."""
        quote = self.text[at - 1 : at]
        return (Help("quote", {"quote": quote}),) if quote in ("'", '"') and self.text[at : at + 1].isalnum() else ()

    def _is_pair(self, bracket: str, stopped: int) -> bool:
        """Whether a list breaks off before the next line of the file, `key = value`."""
        return bracket == "[" and bool(_PAIR.match(self.text, stopped))

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
        curly = _IN_CURLY.match(rest)
        written = curly.group() if curly else rest if len(rest) < 60 else word
        span = self._span(start, len(written))
        if helped := _remark(rest) or mislaid.value(rest):
            whole = self._span(start, len(rest))
            return self._helped(whole if helped[0] == "next-line" else span, written, helped)
        cures = (f'"{curly.group(1)}"',) if curly else self._cures(start, written)
        helps = self._quote_within(self.at) or ((Help("cure", {"cure": cures[0]}),) if cures else self._wanted(start))
        if word[0] in _CURLY:
            helps = (Help("curly"),)
        params = {"word": written}
        return finding("RS109", self.file, span, params=params, helps=helps, suggestions=cures, mends=cures)

    def _helped(self, span: Span, written: str, helped: tuple[str, str]) -> Finding:
        """A value with something about it that another language would want; it is mended whole."""
        key, cure = helped
        if key == "next-line":
            mends, told = (cure,), cure.partition("\n")[2]
            detail = _detail("two")
            return finding("RS105", self.file, span, params=detail, helps=(Help(key, {"cure": told}),), mends=mends)
        params, helps, mends = {"word": written}, (Help(key, {"cure": cure}),), (cure,)
        return finding("RS109", self.file, span, params=params, helps=helps, suggestions=mends, mends=mends)

    def _option(self, start: int) -> Option | None:
        """The option whose value begins there."""
        paths = (path for path, place in self.scan.places.items() if place.value[0] == start)
        return BY_KEY.get(dotted(next(paths, ())))

    def _wanted(self, start: int) -> tuple[Help, ...]:
        """What may stand there, where no cure is known: the numbers of the option, or what values look like."""
        option = self._option(start)
        values = option.values if option else None
        if option is None or values is None or values.low is None or values.high is None or values.words or values.also:
            return (Help("plain"),)
        return (Help("number", {"name": option.key, "low": values.low, "high": values.high}),)

    def _cures(self, start: int, word: str) -> tuple[str, ...]:
        """How a word would be right as a value: as one of the option that it is given to, else by its looks."""
        option = self._option(start)
        plain = word.strip().rstrip(";,")
        known = as_written(meanings(option, plain)) if option and plain.lower() not in _NOTHING else ()
        if option and plain in option.values.words:
            known = as_written((plain,))
        if option and not option.values.flag and plain.lower() in TRUTH:
            return known  # neither true nor false would be right
        return known or tuple(cure for cure in (_cure(plain),) if cure)

    def _other(self, detail: str, span: Span, helps: tuple[Help, ...] = ()) -> Finding:
        return finding("RS105", self.file, span, params=_detail(detail), helps=helps)

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


def _detail(key: str) -> Params:
    return {"detail": Word(f"toml.{key}")}


def _is_wide(letter: str) -> bool:
    """Whether the sign takes room as a blank does."""
    return unicodedata.category(letter) == "Zs"


def _ordinary(match: re.Match[str]) -> str:
    """What belongs in the place of an odd blank; a text stays as it is."""
    return (" " if _is_wide(match[0]) else "") if match["odd"] else match[0]


def _remark(rest: str) -> tuple[str, str] | None:
    """Which help mends a sound value with a second `=` before it or the comment of another language behind it, and how."""
    if rest.startswith("=") and mislaid.is_value(rest.lstrip("= \t")):
        return "equals", rest.lstrip("= \t")
    remark = _REMARK.match(rest)
    return ("comment", f"{remark[1]} # {remark[2]}") if remark and mislaid.is_value(remark[1]) else None


def _cure(plain: str) -> str:
    """How a word would be right as a value."""
    if plain.lower() in TRUTH:
        return str(TRUTH[plain.lower()]).lower()
    if plain.lower() in _NOTHING:
        return ""
    if _NUMBER.match(plain) and plain.replace("_", "").isdecimal():
        return plain.lstrip("0") or "0"
    return f'"{plain}"' if re.fullmatch(r"[\w-]+(?: [\w-]+)*", plain) and not plain[0].isdigit() else ""
