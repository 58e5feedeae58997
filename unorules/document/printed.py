"""A page in one of the forms it can be written in."""

from __future__ import annotations

from typing import Final, Literal

from unorules.document.markdown import markdown
from unorules.document.model import Document
from unorules.document.paper import Paper
from unorules.document.plain import plain_text

Form = Literal["terminal", "markdown", "html", "pdf"]
WIDTH: Final = 80
"""Columns of a page of plain text that is no terminal's."""


class NoPrinterError(ImportError):
    """A PDF was asked for, and the library that draws it, the extra `print`, is not installed."""


def printed(document: Document, form: str, paper: Paper = "a4", width: int = WIDTH) -> str | bytes:
    """The page in one of the four forms; PDF as bytes, any other form than these as plain text. Raises NoPrinterError."""
    if form == "markdown":
        return markdown(document)
    if form == "html":
        from unorules.document.html import html

        return html(document)
    if form == "pdf":
        return _pdf(document, paper)
    return plain_text(document, width)


def _pdf(document: Document, paper: Paper) -> bytes:
    try:
        from unorules.document.pdf import pdf

        return pdf(document, paper=paper)
    except ImportError as missing:
        raise NoPrinterError(str(missing)) from missing
