"""A page in roff, the language of manual pages: headings, paragraphs and tables, which become lists of terms.

Only the requests of man(7) that groff and mandoc both know are used.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from unorules.document.model import Block, Document, Heading, Paragraph, Runs, Table

_BOLD: Final = ("strong", "code")
_WIDTH: Final = 72


def roff(document: Document, title: str, source: str, date: str) -> str:
    """The page as section 1 of the manual, of the day `date`. Raises TypeError for a block that a manual page does not have."""
    head = f'.TH {title.upper()} 1 "{date}" "{_text(source)}"'
    lines = [head]
    for block in document.blocks:
        told = list(_block(block))
        # Behind a heading a paragraph begins by itself.
        lines += told[1:] if told[0] == ".PP" and lines[-1].startswith(".S") else told
    return "\n".join(lines) + "\n"


def _block(block: Block) -> Iterator[str]:
    match block:
        case Heading(text, level):
            yield f'.{"SH" if level == 1 else "SS"} "{_quoted(text)}"'
        case Paragraph(runs):
            yield ".PP"
            yield from _runs(runs)
        case Table(_, rows):
            for term, *meaning in rows:
                yield ".TP"
                yield _words(term)
                for each in meaning:
                    yield from _runs(each)
        case _:
            raise TypeError(type(block).__name__)


def _runs(runs: Runs) -> Iterator[str]:
    """The words in lines that an editor shows whole; a line that begins like a request is none."""
    for line in wrap(_words(runs), _WIDTH, break_long_words=False, break_on_hyphens=False):
        yield f"\\&{line}" if line[0] in ".'" else line


def _words(runs: Runs) -> str:
    return "".join(f"\\fB{_text(run.text)}\\fR" if run.kind in _BOLD else _text(run.text) for run in runs)


def _text(text: str) -> str:
    """A text that nothing in it is taken for a request; what is to be typed keeps its hyphens."""
    return re.sub(r"\s+", " ", text).replace("\\", "\\e").replace("-", "\\-")


def _quoted(text: str) -> str:
    return _text(text).replace('"', "\\(dq")
