"""Text in HTML: everything that is not ours to mark up is escaped, and text of the other direction finds its own."""

from __future__ import annotations

import re
import unicodedata
from html import escape
from typing import Final

from unorules.document.layout import visible
from unorules.document.model import Run, Runs, text_of

_TAGS: Final = {"strong": "strong", "code": "code", "yes": "strong", "no": "strong"}
_TOGETHER: Final = re.compile(r"\b\w{1,16} -[^\W\d_]\w{1,23}\b|\d–\d")


def text(words: str) -> str:
    """Words as HTML, fit for an element and for an attribute in double quotes."""
    return escape(visible(words))


def together(words: str) -> str:
    """Words as HTML for an element: no line ends within 0–9, nor at the hyphen of a last part (nosta kaksi -kortti)."""
    return _TOGETHER.sub(lambda found: f'<span class="together">{found[0]}</span>', text(words))


def inline(runs: Runs) -> str:
    """Runs as HTML; a card is framed, and its colour a class besides its text."""
    return "".join(map(_run, runs))


def direction(words: str) -> str:
    """The attribute that lets a text with letters from right to left begin at its own side; nothing for all others."""
    return ' dir="auto"' if any(unicodedata.bidirectional(char) in ("R", "AL") for char in words) else ""


def element(tag: str, runs: Runs, attributes: str = "", before: str = "") -> str:
    """One element around some runs, with some HTML before them."""
    return f"<{tag}{attributes}{direction(text_of(runs))}>{before}{inline(runs)}</{tag}>"


def classed(name: str) -> str:
    """The attribute of a class, after a blank."""
    return f' class="{name}"'


def words_in(tag: str, words: str, attributes: str = "") -> str:
    """One element around plain words; nothing where there are none."""
    return f"<{tag}{attributes}{direction(words)}>{together(words)}</{tag}>" if words else ""


def sign(name: str) -> str:
    """A small sign of the page's stock, for the eye alone: the words beside it say the same."""
    return f'<svg class="sign" aria-hidden="true"><use href="#{name}"/></svg>'


def mark(words: str) -> str:
    """The mark of a rule that is not the edition's own, with a blank after it; nothing where there is none."""
    return f'<strong class="mark">{sign("house")}{text(words)}:</strong> ' if words else ""


def _run(run: Run) -> str:
    if run.kind == "card":
        tint = f" {run.tint}" if run.tint in ("red", "yellow", "green", "blue") else ""
        return f'<span class="card{tint}">{text(run.text)}</span>'
    if run.kind == "faint":
        return f'<span class="faint">{together(run.text)}</span>'
    if run.kind == "code":
        return f"<code>{text(run.text)}</code>"
    tag = _TAGS.get(run.kind)
    return f"<{tag}>{together(run.text)}</{tag}>" if tag else together(run.text)
