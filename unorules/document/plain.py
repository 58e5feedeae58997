"""A page as plain text: for pipes, files and terminals without colour."""

from __future__ import annotations

from unorules.document.layout import lines
from unorules.document.model import Document


def plain_text(document: Document, width: int = 80) -> str:
    """The page wrapped to `width` columns (20 at the least), ending in a line feed."""
    return "".join("".join(run.text for run in line) + "\n" for line in lines(document, max(20, width)))
