"""A page as PDF: tagged, with bookmarks, its language and its fonts, the same bytes for the same page everywhere.

It is set by typst, which is an extra (`print`); without it ImportError is raised.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from unorules.document.drawings import PAINTS, card
from unorules.document.model import Block, Document, Heading, Meta, Pair, Section
from unorules.document.paper import Paper, plan
from unorules.document.pictures import letters_of, pictures_of
from unorules.document.pieces import drawing_id, pieces, title, unbroken, words
from unorules.document.signs import SCISSORS, SIGNS, marker, ornament, sign

_TEMPLATE: Final = Path(__file__).resolve().with_name("sheet.typ")
_UNKNOWN: Final = re.compile(r'the text `"(.+?)"` could not be displayed')
_ESCAPED: Final = re.compile(r"\\u\{([0-9a-f]+)\}")
_SIGN_PAINTS: Final = {
    "yes": "#14684e",
    "no": "#a92d20",
    "depends": "#235fa8",
    "value": "#235fa8",
    "done": "#14684e",
    "refused": "#a92d20",
    "house": "#6b3fa0",
}
_SHORT: Final = 500
_HAND: Final = 5


def pdf(document: Document, *, paper: Paper = "a4") -> bytes:
    """The file. What stands on it, and how big it is, the page says itself (`meta.size`).

    Characters that no font of ours has are printed as a box. Raises ValueError for a page without `meta`, ImportError
    where typst or the fonts are missing.
    """
    if document.meta is None:
        raise ValueError("a page without meta has no language to be printed in")
    data = json.dumps(_page(document, document.meta, paper), ensure_ascii=False)
    while True:
        made, unknown = _typeset(data)
        if made is not None:
            return made
        data = data.translate(dict.fromkeys(map(ord, unknown), "□"))


def _typeset(data: str) -> tuple[bytes | None, str]:
    """The file, or the characters that no font has."""
    import fontpkg_atkinson_hyperlegible as font
    import typst

    try:
        made = typst.compile(
            _TEMPLATE,
            root=_TEMPLATE.parent,
            sys_inputs={"page": data},
            font_paths=[font.ROOT / "files"],
            ignore_system_fonts=True,
            timestamp=0,
            format="pdf",
            pdf_standards="ua-1",
        )
    except typst.TypstError as error:
        unknown = "".join(_characters(error.diagnostic))
        if not unknown:
            raise
        return None, unknown
    assert isinstance(made, bytes)
    return made, ""


def _characters(diagnostic: str) -> Iterator[str]:
    for found in _UNKNOWN.finditer(diagnostic):
        yield _ESCAPED.sub(lambda code: chr(int(code[1], 16)), found[1])


def _page(document: Document, meta: Meta, paper: Paper) -> dict[str, Any]:
    """Everything the template needs."""
    titles, opening, rest = _opening(document)
    above = list(pieces(opening))
    long = sum(map(_length, opening)) > _SHORT
    booklet = meta.size == "pocket"
    fold = meta.words.get("fold" if len(meta.languages) == 1 else "fold-four", "")
    foot = sum(map(len, (fold, *meta.lines)))
    return {
        "plan": plan(paper, meta.size, len(meta.languages)).data(),
        "title": unbroken(meta.title),
        "edition": unbroken(meta.edition),
        "keywords": [*meta.ids, meta.fingerprint],
        "languages": list(meta.languages),
        "titles": titles,
        "opening": [] if long else above,
        "above": len(above),
        "hand": _hand(document),
        "pieces": (above if long else []) + list(pieces(rest)),
        "drawings": _drawings(document, meta),
        "lines": [words(line) for line in meta.lines],
        "fold": words(fold) if booklet else "",
        "foot-room": 12 + 8 * (foot // 60 + 1),
    }


def _opening(document: Document) -> tuple[list[str], tuple[Block, ...], tuple[Block, ...]]:
    """The titles, what stands between them and the first section, and the rest."""
    first, *others = document.blocks
    match first:
        case Heading():
            titles = [title(first.text)]
        case Pair(Heading(left), Heading(right)):
            titles = [title(left), title(right)]
        case _:
            titles, others = [], list(document.blocks)
    at = next((at for at, block in enumerate(others) if isinstance(block, Section)), 0)
    return titles, tuple(others[:at]), tuple(others[at:])


def _length(block: Block) -> int:
    return sum(len(str(piece)) for piece in pieces((block,)))


def _hand(document: Document) -> list[str]:
    """Some cards of the page for the cover of a booklet, of as many kinds as there are."""
    once = list(dict.fromkeys(map(drawing_id, pictures_of(document.blocks))))
    count = min(_HAND, len(once))
    return [once[at * (len(once) - 1) // max(count - 1, 1)] for at in range(count)]


def _drawings(document: Document, meta: Meta) -> dict[str, str]:
    """Every drawing of the page once, by its id."""
    letters = letters_of(meta)
    found = {drawing_id(each): card(each, letters.get(each.tint, "")) for each in pictures_of(document.blocks)}
    found |= {f"sign {name}": sign(name, _SIGN_PAINTS[name]) for name in SIGNS}
    found |= {f"tint {tint}": marker(tint) for tint in PAINTS}
    return found | {"ornament": ornament(), "scissors": SCISSORS}
