"""`unorules ask --batch`: one question a line, answered in order; a line that is no question does not stop the others."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import BinaryIO, Final

from unorules.ask.answer import Answer
from unorules.ask.language import readable
from unorules.ask.reply import RulesError
from unorules.cli import exits
from unorules.cli.ask import answered, conflict, in_one_line, legible, page_of, told_in
from unorules.cli.console import complain, show
from unorules.cli.findings import findings_told, may_have_findings
from unorules.cli.streams import nobody_reads
from unorules.diagnostics.system import why
from unorules.diagnostics.visible import json_text, visible
from unorules.document.model import Document, Heading
from unorules.i18n.language import choose, languages, normalise
from unorules.i18n.messages import Messages, load
from unorules.rulebook.model import Rulebook
from unorules.sheets.answer_json import answer_json
from unorules.values import dataclass

_LONGEST_LINE: Final = 1_000_000
"""Bytes; what has no line end within a megabyte is some other file."""

_MOST_BYTES: Final = 50_000_000
"""Some two million questions; a larger file is some other one. What is piped in may go on for as long as it likes."""

_BOM: Final = b"\xef\xbb\xbf"
_KEYS: Final = ("question", "rules", "lang")


@dataclass(frozen=True, slots=True)
class Asked:
    """One line: the question, the rules it is played by and the language wanted for the answer, if any."""

    question: str
    rules: Sequence[str]
    lang: str | None
    short: bool = False


class LineError(ValueError):
    """A line that is no question; `key` names the message `ask.line.<key>`, `values` what might stand for `name`."""

    def __init__(self, key: str, name: str = "", values: Sequence[str] = ()) -> None:
        super().__init__(key)
        self.key = key
        self.name = name
        self.values = values


class _ReadError(Exception):
    """The file cannot be read (on); kept apart from the output that cannot be written."""

    def __init__(self, why: OSError | ValueError) -> None:
        super().__init__(str(why))
        self.why = why


def run(file: str, rules: Sequence[str], lang: str | None, as_json: bool, short: bool = False) -> int:
    """Answer every line of `file`, `-` for standard input; blank ones are passed over.

    For machines one object a line, with `status` `error`, `line` and `message` for a line that failed; for people pages, or
    with `short` one line each, on standard output and complaints on standard error. Exit code 0, 1 where a line failed, 2
    where the file cannot be read.
    """
    messages = load(choose(lang, os.environ))
    if not readable(messages.language):
        complain(messages("locales.unread-more", language=messages.language))
    whole = Asked("", rules, lang, short)
    failed = False
    told: set[str] = set()
    try:
        for number, line in _lines(file):
            if line.strip():
                rulebook = _line(number, line, whole, as_json, messages)
                failed |= rulebook is None
                if file == "-" and nobody_reads():
                    break  # what is piped in may have no end
                _warn(rulebook, told, messages)
    except _ReadError as fault:
        complain(messages("ask.unreadable", why=why(fault.why, messages)))
        return exits.USAGE
    except LineError as wrong:
        complain(messages("ask.unreadable", why=_why(wrong, messages)))
        return exits.USAGE
    return exits.LINE_FAILED if failed else exits.OK


def _lines(file: str) -> Iterator[tuple[int, bytes]]:
    """The lines with their numbers from 1. Raises _ReadError, and LineError for a line without end."""
    try:
        if file != "-":
            with Path(file).open("rb") as opened:
                if os.fstat(opened.fileno()).st_size > _MOST_BYTES:
                    raise LineError("too-large")
                yield from _numbered(opened)
        elif sys.stdin is None:  # closed by the shell
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        else:
            yield from _numbered(sys.stdin.buffer)
    except LineError:
        raise
    except (OSError, ValueError) as fault:
        raise _ReadError(fault) from None


def _numbered(opened: BinaryIO) -> Iterator[tuple[int, bytes]]:
    number = 0
    while line := opened.readline(_LONGEST_LINE):
        if len(line) == _LONGEST_LINE:
            raise LineError("too-long")
        number += 1
        yield number, line.removeprefix(_BOM) if number == 1 else line


def _line(number: int, line: bytes, whole: Asked, as_json: bool, messages: Messages) -> Rulebook | None:
    """Answer one line and print; the rules it was answered by, or None where that could not be done."""
    text = line.decode("utf-8", "replace").strip()
    try:
        asked = _read(line, whole)
        found = answered(asked.question, asked.rules, asked.lang, messages.language)
    except RulesError as wrong:
        _tell(number, text, conflict(wrong, messages), as_json, messages)
    except LineError as wrong:
        _tell(number, text, _why(wrong, messages), as_json, messages)
    else:
        _print(found, as_json, whole.short, load(told_in(found, asked.lang or messages.language)))
        return found.rulebook
    return None


def _warn(rulebook: Rulebook | None, told: set[str], messages: Messages) -> None:
    """Tell on standard error what is odd about the rules, once however many lines are played by them."""
    for line in findings_told(rulebook, messages) if rulebook and may_have_findings(rulebook) else ():
        if line not in told:
            complain(line)
            told.add(line)


def _why(wrong: LineError, messages: Messages) -> str:
    values = messages.list([f"`{each}`" for each in wrong.values], "or")
    return messages(f"ask.line.{wrong.key}", name=visible(wrong.name)[:80], values=values)


def _print(found: Answer, as_json: bool, short: bool, messages: Messages) -> None:
    if short:
        print(in_one_line(found, messages))
        return
    if as_json:
        print(json_text(answer_json(found, messages)))
        return
    show(Document((Heading(visible(found.reading.text), 2), *page_of(found, messages).blocks)))
    print()


def _tell(number: int, text: str, wrong: str, as_json: bool, messages: Messages) -> None:
    told = messages("ask.line.told", line=number, why=wrong)
    if as_json:
        error = {"question": legible(text), "status": "error", "line": number, "message": told}
        print(json_text(error))
    else:
        complain(told)


def _read(line: bytes, whole: Asked) -> Asked:
    """Plain text, or an object with `question`, `rules`, `lang`. Raises LineError for anything else."""
    try:
        text = line.decode("utf-8").strip()
    except UnicodeDecodeError:
        raise LineError("not-utf-8") from None
    if not text.startswith("{"):
        return Asked(text, whole.rules, whole.lang)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise LineError("not-json") from None
    return _from_object(data, whole)


def _from_object(data: Mapping[str, object], whole: Asked) -> Asked:
    strange = next((key for key in data if key not in _KEYS), None)
    if strange is not None:
        raise LineError("unknown-key", strange, _KEYS)
    question, rules, lang = data.get("question"), data.get("rules"), data.get("lang")
    if not isinstance(question, str) or not question.strip():
        raise LineError("no-question")
    if not isinstance(rules, list | None) or not all(isinstance(each, str) for each in rules or ()):
        raise LineError("rules")
    if lang is not None and (not isinstance(lang, str) or normalise(lang) is None):
        raise LineError("lang", str(lang), languages())
    return Asked(question.strip(), whole.rules if rules is None else rules, whole.lang if lang is None else lang)
