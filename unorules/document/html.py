"""A page as one HTML file that needs nothing else: no network, no other file. Its script only searches and may be missing.

The page forbids itself everything but its own style and its own script, so that no text of a ruleset can become either.
"""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

from unorules.document.drawings import PAINTS, face, shape
from unorules.document.html_blocks import block_html
from unorules.document.html_cards import Page
from unorules.document.html_text import direction, sign, text, together, words_in
from unorules.document.model import Block, Document, Heading, Meta, Pair, Picture, Section
from unorules.document.pictures import Letters, letters_of, pictures_of
from unorules.document.signs import SIGNS, ornament

_ORNAMENT: Final = ornament().replace("<svg ", '<svg class="ornament" aria-hidden="true" ', 1)
_HERE: Final = Path(__file__).resolve().parent
_STYLE: Final = "sheet.css"
_SCRIPT: Final = "sheet.js"


def html(document: Document) -> str:
    """The whole file, ending in a line feed; the same for the same page. The page must have `meta`, else ValueError."""
    meta = document.meta
    if meta is None:
        raise ValueError("a page without meta has no language to be written in")
    drawings = _drawings(document)
    page = Page(meta.languages, drawings)
    opening, rest = _opening(document.blocks)
    style, script = _read(_STYLE), _read(_SCRIPT)
    main = "\n".join(block_html(block, page) for block in rest)
    parts = [
        f'<!doctype html>\n<html lang="{text(meta.languages[0])}">\n<head>{_head(meta, style, script)}</head>',
        f'<body class="size-{meta.size}{" two" if len(meta.languages) > 1 else ""}">{_symbols(drawings, letters_of(meta))}',
        f'<header class="top">{_ORNAMENT}{"".join(_title(block, page) for block in opening)}</header>',
        _search(meta),
        _contents(rest, meta, page),
        f"<main>{main}</main>",
        _foot(meta, sign("house") in main),
        f"<script>{script}</script>\n</body>\n</html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _read(name: str) -> str:
    return (_HERE / name).read_text("utf-8")


def _head(meta: Meta, style: str, script: str) -> str:
    digest = b64encode(sha256(script.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    return (
        '<meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><meta name="generator" content="unorules">'
        f"<title>{text(meta.title)}</title><style>{style}</style>"
    )


def _opening(blocks: tuple[Block, ...]) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """What stands above the first section, and the sections."""
    for at, block in enumerate(blocks):
        if isinstance(block, Section):
            return blocks[:at], blocks[at:]
    return blocks[:1], blocks[1:]


def _title(block: Block, page: Page) -> str:
    """The title, in two languages one heading of two lines."""
    if isinstance(block, Pair) and isinstance(block.left, Heading) and isinstance(block.right, Heading):
        second = words_in("span", block.right.text, f' class="beside"{page.spoken(1)}')
        return f"<h1{direction(block.left.text)}>{together(block.left.text)} {second}</h1>"
    return block_html(block, page)


def _drawings(document: Document) -> dict[Picture, str]:
    """The ids of the drawings by picture, in the order of the page; what is drawn alike is drawn once."""
    found: dict[Picture, str] = {}
    drawn: dict[tuple[str, str, str], str] = {}
    for picture in pictures_of(document.blocks):
        looks = (picture.kind, picture.tint, picture.sign)
        found[picture] = drawn.setdefault(looks, f"card-{len(drawn) + 1}")
    return found


def _symbols(drawings: dict[Picture, str], letters: Letters) -> str:
    """Every drawing of the page once, to be used wherever it stands."""
    once = {name: picture for picture, name in drawings.items()}
    cards = [
        f'<symbol id="{name}" viewBox="0 0 60 90">{face(picture, letters.get(picture.tint, ""))}</symbol>'
        for name, picture in once.items()
    ]
    signs = [
        f'<symbol id="{name}" viewBox="0 0 16 16">{drawn.replace("{0}", "currentColor")}</symbol>'
        for name, drawn in SIGNS.items()
    ]
    tints = [
        f'<symbol id="tint-{tint}" viewBox="0 0 16 16">{shape(tint, 8, 8, 6, paint.ground)}</symbol>'
        for tint, paint in PAINTS.items()
    ]
    return f'<svg class="stock" aria-hidden="true" width="0" height="0">{"".join(cards + signs + tints)}</svg>'


def _search(meta: Meta) -> str:
    """The search box, hidden until the script is there."""
    words = meta.words
    return (
        f'<search id="search" hidden><label for="asked">{text(words.get("search", ""))}</label>'
        '<input id="asked" type="search" autocomplete="off" spellcheck="false">'
        f'<p id="nothing" role="status" data-words="{text(words.get("nothing-found", ""))}"></p></search>'
    )


def _contents(blocks: tuple[Block, ...], meta: Meta, page: Page) -> str:
    """Links to the sections, folded; a page of a card's size needs none."""
    links = [
        f'<li><a href="#{text(block.id)}">{text(block.heading)}</a></li>'
        for block in blocks
        if isinstance(block, Section)
    ]
    if meta.size != "full" or len(links) < 2:
        return ""
    label = text(meta.words.get("contents", ""))
    return f'<nav aria-label="{label}"><details><summary>{label}</summary><ol>{"".join(links)}</ol></details></nav>'


def _foot(meta: Meta, marked: bool) -> str:
    """The colophon, with what the sign of a house rule means where it stands on the page."""
    lines = "".join(
        words_in("p", line, f' lang="{meta.languages[min(at, len(meta.languages) - 1)]}"')
        for at, line in enumerate(meta.lines)
    )
    legend = f"<p>{sign('house')}{text(meta.words.get('mark', ''))}</p>" if marked else ""
    return f"<footer>{legend}{lines}</footer>" if lines else ""
