"""Pages for the printers: one with every block there is, and texts that would like to be more than text."""

from __future__ import annotations

from unorules.document.model import (
    Bullets,
    CardRule,
    Cards,
    Deck,
    Document,
    Heading,
    Labelled,
    Listing,
    Meta,
    Pair,
    Paragraph,
    Picture,
    Pile,
    Quarrel,
    Quarrels,
    Rule,
    Rules,
    Run,
    Section,
    Size,
    Step,
    Steps,
    Table,
    Tint,
    bullets,
    paragraph,
    plain,
)

HOSTILE = (
    "<script>alert('tag')</script>",
    "</style></script></title><img src=x onerror=alert(1)>",
    '" onmouseover="alert(1)" \'&amp;&#60;',
    '#panic("typst") $x^2$ @ref <label> *strong* _slanted_ \\ ] [ = heading',
    "= heading\n- list\n```raw```\n| a | b |",
    "\u202eright to left\u202c \u200f\u0000\u0007",
    "كرت خاص يسحب 3 أوراق",
    "קלף מיוחד +3",
    "日本語 😀 👩‍👩‍👧",
    "{0} {name} %s {{x}}",
    "x" * 400,
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "word " * 2000,
    "ä" * 10_000,
    "\u2028\u2029 \u00ad\u200b \ufeff",
)

SEVEN = Picture("number", "A red seven", "red", "7")
WILD = Picture("wild-draw-four", "A wild draw four", "", "+4")
TINTS = (Tint("red", "red", "R"), Tint("yellow", "yellow", "Y"), Tint("green", "green", "G"), Tint("blue", "blue", "B"))
WORDS = {
    "search": "Search",
    "nothing-found": "Nothing found.",
    "contents": "Contents",
    "fold": "Fold it.",
    "fold-four": "Fold it twice.",
    "mark": "House rule",
}


def deck(text: str) -> Deck:
    """A small deck whose words are all the same."""
    return Deck((text, text), (Pile((SEVEN, WILD), text, 8, text), Pile((WILD,), text, 4)), 12, text, TINTS, (text,))


def cards(text: str) -> Cards:
    """Two special cards, one with points and a house rule."""
    house = Rule(plain(text), "key", text, text)
    return Cards(
        (text, text, text), (CardRule(SEVEN, text, "20", (house,)), CardRule(WILD, text, "", (Rule(plain(text)),)))
    )


def quarrels(text: str) -> Quarrels:
    """A quarrel for each verdict, one with all it may have."""
    told = (paragraph(text), Steps((Step(plain(text), "done"), Step(plain(text), "refused", plain(text)))))
    full = Quarrel(text, "yes", text, plain(text), (text,), text, text, text, told)
    return Quarrels((full, *(Quarrel(text, verdict, "", plain(text)) for verdict in ("no", "depends", "value"))))


def page(text: str, size: Size = "full", *, second: str = "") -> Document:
    """Every block there is with this text in every place; with a `second` text also beside it, as another language."""
    rows = ((plain(text), plain("1")), ((Run(text, "strong"), Run(text, "code"), Run(text, "card", "red")), plain("2")))
    blocks = (
        paragraph(text),
        bullets([text, "short"]),
        Rules((Rule(plain(text)), Rule(plain(text), "key", text, text))),
        deck(text),
        cards(text),
        quarrels(text),
        Table((text, "n"), rows, frozenset({1})),
        Table(("", ""), rows),
        Labelled(text, (Paragraph((Run(text, "faint"),)), Bullets((plain(text),)))),
        Listing((text, "  two")),
        Section("inner", text, (paragraph(text),), 3),
    )
    title = Heading(text)
    meta = Meta(text, ("en",), ("official",), "0000-0000", text, "", size, (text,), WORDS, TINTS)
    if not second:
        return Document((title, paragraph(text), Section("outer", text, blocks)), meta)
    other = page(second, size).blocks
    return Document(_paired((title, paragraph(text), Section("outer", text, blocks)), other), _two(meta, second))


def _paired(left: tuple[object, ...], right: tuple[object, ...]) -> tuple[Pair | Section, ...]:
    found: list[Pair | Section] = []
    for ours, theirs in zip(left, right, strict=True):
        if isinstance(ours, Section) and isinstance(theirs, Section):
            inner = _paired(ours.blocks, theirs.blocks)
            found.append(Section(ours.id, ours.heading, inner, ours.level, theirs.heading))
        else:
            found.append(Pair(ours, theirs))  # type: ignore[arg-type]
    return tuple(found)


def _two(meta: Meta, second: str) -> Meta:
    lines = (*meta.lines, second)
    return Meta(meta.title, ("en", "fi"), meta.ids, meta.fingerprint, meta.edition, "", meta.size, lines, WORDS, TINTS)
