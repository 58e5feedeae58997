"""`unorules sheet`: the rules in force, on the screen or into a file, or into a folder in every language."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from unorules.cli import exits, streams
from unorules.cli.console import complain, progress, show
from unorules.cli.files import folder_asked, write_asked
from unorules.cli.findings import tell_findings
from unorules.diagnostics.visible import visible
from unorules.document.model import Document, Size
from unorules.document.paper import Paper
from unorules.document.printed import NoPrinterError, printed
from unorules.i18n.language import languages
from unorules.i18n.messages import Messages, load
from unorules.rulebook.fingerprint import fingerprint
from unorules.rulebook.load import load as load_rules
from unorules.rulebook.model import Rulebook
from unorules.sheets.rule_sheet import rule_sheet
from unorules.sheets.side_by_side import side_by_side
from unorules.values import dataclass, replace

_BY_ENDING: Final = {".md": "markdown", ".markdown": "markdown", ".html": "html", ".htm": "html", ".pdf": "pdf"}
_PLAIN: Final = (".txt", ".text")
_ENDINGS: Final = {"terminal": ".txt", "markdown": ".md", "html": ".html", "pdf": ".pdf"}
_LONGEST_NAME: Final = 100
EPOCH: Final = "SOURCE_DATE_EPOCH"
"""Seconds since 1970 that a reproducible build takes for now (https://reproducible-builds.org/specs/source-date-epoch/)."""

_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks for. `form` is open where the name of the file says it, `beside` a second language."""

    rules: Sequence[str]
    lang: str
    beside: str | None = None
    form: str | None = None
    size: Size = "full"
    paper: Paper = "a4"
    date: str | None = None
    output: str | None = None
    force: bool = False


def run(asked: Asked, *, every_language: bool = False) -> int:
    """Write the sheet: to standard output, into the file `output`, or one for each language into the folder `output`.

    Exit code 0 written, 1 a file could not be written, 2 used wrongly, the rules cannot be played, or no PDF can be drawn.
    """
    messages = load(asked.lang)
    try:
        dated = replace(asked, date=date_line(asked.date, os.environ))
    except ValueError:
        return _refused("no-such-day" if _DAY.fullmatch(asked.date or "") else "no-date", messages)
    if (ending := _unknown_ending(asked)) and not every_language:
        known = messages.list([f"`{each}`" for each in (*_BY_ENDING, *_PLAIN)], "or")
        complain(messages("cli.sheet.no-ending", ending=visible(ending), endings=known))
        return exits.USAGE
    if asked.beside == asked.lang:
        return _refused("same-language", messages)
    if every_language and (asked.output is None or asked.output == "-"):
        return _refused("no-folder", messages)
    rulebook = load_rules(list(asked.rules))
    if not tell_findings([rulebook], messages):
        return exits.USAGE
    try:
        return _in_every_language(dated, rulebook, messages) if every_language else _one(dated, rulebook, messages)
    except NoPrinterError:
        return _refused("no-printer", messages)


def date_line(asked: str | None, environ: Mapping[str, str]) -> str:
    """The date for the foot of the sheet: the one given (2026-11-30), else that of SOURCE_DATE_EPOCH, else none.

    Raises ValueError for what is neither.
    """
    if asked is not None:
        return date.fromisoformat(asked).isoformat()
    epoch = environ.get(EPOCH)
    if not epoch:
        return ""
    try:
        return datetime.fromtimestamp(int(epoch), UTC).date().isoformat()
    except (OverflowError, OSError):
        raise ValueError(epoch) from None


def _one(asked: Asked, rulebook: Rulebook, messages: Messages) -> int:
    form = form_of(asked)
    to_stream = asked.output is None or asked.output == "-"
    if form == "pdf" and to_stream:
        return _refused("pdf-needs-file", messages)
    document = _document(asked, rulebook)
    if asked.output is not None and not to_stream:
        return write_asked(asked.output, printed(document, form, asked.paper), asked.force, messages)
    if asked.output == "-" or form != "terminal":
        streams.prepare_for_a_file()
    if form == "terminal":
        show(document)
    else:
        print(printed(document, form, asked.paper), end="")
    return exits.OK


def form_of(asked: Asked) -> str:
    """How to write: as asked, else as the ending of the file says, else as plain text."""
    return asked.form or _BY_ENDING.get(Path(asked.output or "").suffix.lower(), "terminal")


def _unknown_ending(asked: Asked) -> str:
    """An ending that stands for nothing a sheet can be, where the name of the file has to say it."""
    ending = Path(asked.output or "").suffix.lower()
    return "" if asked.form or not ending or ending in (*_BY_ENDING, *_PLAIN) else ending


def _document(asked: Asked, rulebook: Rulebook) -> Document:
    spoken = [asked.lang, *[asked.beside] * (asked.beside is not None)]
    pages = [rule_sheet(rulebook, load(each), size=asked.size, date=asked.date or "") for each in spoken if each]
    return side_by_side(*pages) if len(pages) == 2 else pages[0]


def _in_every_language(asked: Asked, rulebook: Rulebook, messages: Messages) -> int:
    place, form = Path(asked.output or ""), asked.form or "pdf"
    code = folder_asked(place, messages)
    if code != exits.OK:
        return code
    codes = []
    with progress(messages("cli.sheet.progress"), len(languages())) as done:
        for language in languages():
            page = printed(_document(replace(asked, lang=language), rulebook), form, asked.paper)
            name = f"{_name(rulebook)}-{asked.size}-{language}{_ENDINGS[form]}"
            codes.append(write_asked(str(place / name), page, asked.force, messages))
            done(1)
    return max(codes)


def _name(rulebook: Rulebook) -> str:
    """The ids in force as the name of a file; of a long stack the edition and the code of the rules."""
    name = "+".join(rulebook.ids)
    return name if len(name) <= _LONGEST_NAME else f"{rulebook.base}+{fingerprint(rulebook)}"


def _refused(why: str, messages: Messages) -> int:
    complain(messages(f"cli.sheet.{why}"))
    return exits.USAGE
