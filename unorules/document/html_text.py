"""Text in HTML: everything that is not ours to mark up is escaped, and text of the other direction finds its own."""

from __future__ import annotations

import unicodedata
from html import escape
from typing import Final

from unorules.document.layout import visible
from unorules.document.model import Run, Runs, text_of

_TAGS: Final = {"strong": "strong", "code": "code", "yes": "strong", "no": "strong"}


def text(words: str) -> str:
    """Words as HTML, fit for an element and for an attribute in double quotes."""
    return escape(visible(words))


def inline(runs: Runs) -> str:
    """Runs as HTML; a card is framed, and its colour a class besides its text."""
    return "".join(map(_run, runs))


def direction(words: str) -> str:
    """The attribute that lets a text with letters from right to left begin at its own side; nothing for all others."""
    return ' dir="auto"' if any(unicodedata.bidirectional(char) in ("R", "AL") for char in words) else ""


def element(tag: str, runs: Runs, attributes: str = "") -> str:
    """One element around some runs."""
    return f"<{tag}{attributes}{direction(text_of(runs))}>{inline(runs)}</{tag}>"


def words_in(tag: str, words: str, attributes: str = "") -> str:
    """One element around plain words; nothing where there are none."""
    return f"<{tag}{attributes}{direction(words)}>{text(words)}</{tag}>" if words else ""


def _run(run: Run) -> str:
    if run.kind == "card":
        tint = f" {run.tint}" if run.tint in ("red", "yellow", "green", "blue") else ""
        return f'<span class="card{tint}">{text(run.text)}</span>'
    if run.kind == "faint":
        return f'<span class="faint">{text(run.text)}</span>'
    tag = _TAGS.get(run.kind)
    return f"<{tag}>{text(run.text)}</{tag}>" if tag else text(run.text)
