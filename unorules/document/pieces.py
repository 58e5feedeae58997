"""A page cut into pieces that a printer on paper must not break: a heading, a rule, a card with what it does, a quarrel.

Pieces are plain data for the template `sheet.typ`: no text in them is ever read as markup. `k` says what a piece is.
Texts longer than any column are cut at blanks into several pieces; words longer than a line may be broken anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from unorules.document.layout import visible
from unorules.document.model import (
    Block,
    Bullets,
    CardRule,
    Cards,
    Deck,
    Heading,
    Labelled,
    Listing,
    Pair,
    Paragraph,
    Picture,
    Quarrel,
    Quarrels,
    Rule,
    Rules,
    Run,
    Runs,
    Section,
    Steps,
    Table,
    plain,
)
from unorules.values import replace

Piece = dict[str, Any]

_LONGEST: Final = 700
_LONGEST_HEADING: Final = 240
_ROWS: Final = 14
_ENDLESS: Final = re.compile(r"\S{32,}")
_BREAK: Final = "\u200b"


def pieces(blocks: Iterable[Block]) -> Iterator[Piece]:
    """The pieces of the blocks in order. A heading is to stay with what follows it."""
    for block in blocks:
        yield from _pieces(block)


def words(text: str) -> str:
    """A text as it is printed: nothing invisible in it, and endless words with places to break them."""
    return _ENDLESS.sub(_broken, re.sub(r"\s+", " ", visible(text)))


def runs(found: Runs) -> list[dict[str, str]]:
    """Runs as data."""
    return [{"t": words(run.text), "k": run.kind, "c": run.tint} for run in found if run.text]


def title(text: str) -> str:
    """A heading, cut where it would fill the page."""
    shown = words(text)
    return shown if len(shown) <= _LONGEST_HEADING else shown[:_LONGEST_HEADING].rstrip() + "…"


def unbroken(text: str) -> str:
    """A heading as programs are told it: without places to break it."""
    return title(text).replace(_BREAK, "")


def _broken(found: re.Match[str]) -> str:
    word = found[0]
    return _BREAK.join(word[at : at + 8] for at in range(0, len(word), 8))


def _pieces(block: Block) -> Iterator[Piece]:
    match block:
        case Heading():
            yield {"k": "heading", "level": block.level, "text": title(block.text)}
        case Paragraph():
            yield from ({"k": "text", "runs": runs(part)} for part in _parts(block.runs))
        case Bullets():
            for item in block.items:
                yield from _rule(Rule(item))
        case Rules():
            for rule in block.items:
                yield from _rule(rule)
        case Steps():
            yield _steps(block)
        case Table():
            yield from _tables(block)
        case Labelled():
            yield {"k": "label", "text": title(block.label)}
            yield from pieces(block.blocks)
        case Listing():
            for at in range(0, len(block.lines), _ROWS):
                yield {"k": "listing", "lines": [visible(line) for line in block.lines[at : at + _ROWS]]}
        case _:
            yield from _printed(block)


def _printed(block: Deck | Cards | Quarrels | Section | Pair) -> Iterator[Piece]:
    match block:
        case Deck():
            yield _deck(block)
            yield from ({"k": "text", "runs": runs(part)} for note in block.notes for part in _parts(plain(note)))
        case Cards():
            for item in block.items:
                yield from _card(item, block.header[1])
        case Quarrels():
            for quarrel in block.items:
                yield from _quarrel(quarrel)
        case Section():
            yield {"k": "heading", "level": block.level, "text": title(block.heading), "beside": title(block.beside)}
            yield from pieces(block.blocks)
        case Pair():
            yield from _pair(block)


def _parts(found: Runs) -> Iterator[Runs]:
    """The runs in parts that fit into a column, cut at blanks where there are any."""
    part: list[Run] = []
    room = _LONGEST
    for run in found:
        text = run.text
        while len(text) > room:
            at = text.rfind(" ", 0, room) + 1 or (0 if part else room)
            yield (*part, replace(run, text=text[:at]))
            part, room, text = [], _LONGEST, text[at:]
        part.append(replace(run, text=text))
        room -= len(text)
    if part:
        yield tuple(part)


def _short(found: Runs) -> list[dict[str, str]]:
    """Runs as data, cut where they would not fit into a column."""
    first, *others = list(_parts(found)) or [()]
    return runs((*first, Run("…")) if others else first)


def _rule(rule: Rule) -> Iterator[Piece]:
    first, *others = list(_parts(rule.runs)) or [()]
    yield {"k": "rule", "runs": runs(first), "mark": title(rule.mark), "was": title(rule.was)}
    yield from ({"k": "more", "runs": runs(part)} for part in others)


def _card(item: CardRule, label: str) -> Iterator[Piece]:
    """A card with what it does; a text too long for one column runs on below it."""
    told = [piece for rule in item.what for piece in _rule(rule)]
    kept = next((at for at, piece in enumerate(told) if piece["k"] == "more"), len(told))
    yield {
        "k": "card",
        "picture": picture(item.picture),
        "name": title(item.name),
        "points": words(item.points),
        "label": words(label),
        "what": told[:kept],
    }
    yield from told[kept:]


def picture(drawn: Picture) -> dict[str, str]:
    """A picture as data: which drawing, and its name for people who do not see it."""
    return {"svg": drawing_id(drawn), "label": title(drawn.label)}


def drawing_id(drawn: Picture) -> str:
    """What is drawn alike has one id."""
    return f"{drawn.kind}|{drawn.tint}|{drawn.sign}"


def _deck(deck: Deck) -> Piece:
    piles = [
        {
            "pictures": [picture(each) for each in pile.pictures],
            "names": [{"name": title(pile.name), "note": words(pile.note)}],
            "count": str(pile.count),
        }
        for pile in deck.piles
    ]
    tints = [{"name": tint.name, "word": f"{tint.letters} · {tint.word}"} for tint in deck.tints]
    return {"k": "deck", "piles": piles, "count": str(deck.count), "total": [words(deck.total)], "tints": tints}


def _quarrel(item: Quarrel) -> Iterator[Piece]:
    """A quarrel; an answer too long for one column runs on below it."""
    first, *others = list(_parts(item.answer)) or [()]
    yield {
        "k": "quarrel",
        "question": title(item.question),
        "verdict": item.verdict,
        "words": title(item.words),
        "answer": runs(first),
        "why": [title(reason) for reason in item.why],
        "mark": title(item.mark),
        "was": title(item.was),
        "caption": title(item.caption),
        "example": list(pieces(item.example)),
    }
    yield from ({"k": "more", "runs": runs(part)} for part in others)


def _steps(block: Steps) -> Piece:
    items = [{"runs": _short(step.runs), "mark": step.mark, "outcome": _short(step.outcome)} for step in block.items]
    return {"k": "steps", "items": items}


def _tables(table: Table) -> Iterator[Piece]:
    """The table whole, or in parts under the same header where it is longer than a column."""
    for at in range(0, len(table.rows), _ROWS):
        rows = [[_short(cell) for cell in row] for row in table.rows[at : at + _ROWS]]
        header = [words(text) for text in table.header]
        yield {"k": "table", "header": header, "rows": rows, "numbers": sorted(table.numbers)}


def _pair(pair: Pair) -> Iterator[Piece]:
    """Row by row, with what the shorter side lacks left empty; of a deck and of cards one drawing for both."""
    for left, right in pair.rows():
        if isinstance(left, Deck) and isinstance(right, Deck) and len(left.piles) == len(right.piles):
            yield from _paired_decks(left, right)
            continue
        ours, theirs = list(_pieces(left)), list(_pieces(right))
        for at in range(max(len(ours), len(theirs))):
            yield {"k": "pair", "left": ours[at : at + 1], "right": theirs[at : at + 1]}


def _paired_decks(left: Deck, right: Deck) -> Iterator[Piece]:
    ours, theirs = _deck(left), _deck(right)
    for pile, other in zip(ours["piles"], theirs["piles"], strict=True):
        pile["names"] += other["names"]
    ours["total"] += theirs["total"]
    for tint, other in zip(ours["tints"], right.tints, strict=True):
        tint["word"] = f"{tint['word']} / {other.letters} · {other.word}"
    yield ours
    for at in range(max(len(left.notes), len(right.notes))):
        yield {
            "k": "pair",
            "left": [{"k": "text", "runs": runs(plain(note))} for note in left.notes[at : at + 1]],
            "right": [{"k": "text", "runs": runs(plain(note))} for note in right.notes[at : at + 1]],
        }
