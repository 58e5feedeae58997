"""The blocks of a page as HTML. What can be searched for bears the class `hit`: a rule, a quarrel, a card, a row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from unorules.document.html_cards import DEEPEST, Page, cards, deck, differs, rule
from unorules.document.html_text import classed, direction, element, inline, mark, sign, text, together, words_in
from unorules.document.model import (
    Block,
    Bullets,
    Cards,
    Deck,
    Heading,
    Labelled,
    Listing,
    Pair,
    Paragraph,
    Quarrel,
    Quarrels,
    Rules,
    Section,
    Step,
    Steps,
    Table,
    text_of,
)

_HIT: Final = classed("hit")
_NUMBER: Final = classed("number")


def block_html(block: Block, page: Page) -> str:
    """One block."""
    match block:
        case Heading():
            return words_in(f"h{min(block.level, DEEPEST)}", block.text)
        case Paragraph():
            return element("p", block.runs)
        case Bullets():
            return _list("ul", (element("li", item, _HIT) for item in block.items))
        case Rules():
            return _list("ul", (f'<li class="hit{differs(item)}">{rule(item)}</li>' for item in block.items))
        case Steps():
            return _list("ol", map(_step, block.items), classed("steps"))
        case Table():
            return _table(block)
        case Labelled():
            inner = "".join(block_html(each, page) for each in block.blocks)
            return words_in("p", block.label, classed("label")) + inner
        case Listing():
            lines = "\n".join(map(text, block.lines))
            return f'<pre tabindex="0"><code>{lines}</code></pre>'
        case _:
            return _printed(block, page)


def _printed(block: Deck | Cards | Quarrels | Section | Pair, page: Page) -> str:
    """The blocks of printed pages only."""
    match block:
        case Deck():
            return deck(block, None, page)
        case Cards():
            return cards(block, None, page)
        case Quarrels():
            return "".join(_quarrel(item, page) for item in block.items)
        case Section():
            return _section(block, page)
        case Pair():
            return _pair(block, page)


def _quarrel(item: Quarrel, page: Page) -> str:
    """A question with its verdict in a word and a sign, the reasons, and the example below them."""
    verdict = f'<span class="verdict {item.verdict}">{sign(item.verdict)}{text(item.words)}</span> {mark(item.mark)}'
    answer = f"<p{direction(text_of(item.answer))}>{verdict}{inline(item.answer)}</p>"
    why = words_in("small", item.was) + "".join(words_in("p", reason, classed("why")) for reason in item.why)
    inner = "".join(block_html(each, page) for each in item.example)
    if inner:
        inner = f'<div class="example">{words_in("p", item.caption, classed("caption"))}{inner}</div>'
    house = " house" if item.mark else ""
    question = words_in(f"h{page.level}", item.question)
    return f'<article class="hit quarrel{house}">{question}{answer}{why}{inner}</article>'


def _list(tag: str, items: Iterable[str], attributes: str = "") -> str:
    return f"<{tag}{attributes}>{''.join(items)}</{tag}>"


def _step(step: Step) -> str:
    outcome = f' <span class="faint">– {inline(step.outcome)}</span>' if step.outcome else ""
    drawn = sign(step.mark) if step.mark else ""
    return f'<li class="{step.mark or "plain"}">{drawn}<span>{inline(step.runs)}{outcome}</span></li>'


def _table(table: Table) -> str:
    columns = [_NUMBER if at in table.numbers else "" for at in range(len(table.header))]
    head = "".join(
        f'<th{number} scope="col">{text(words)}</th>' if words else "<td></td>"
        for number, words in zip(columns, table.header, strict=True)
    )
    rows = [
        "".join(element("td", cell, number) for number, cell in zip(columns, row, strict=True)) for row in table.rows
    ]
    header = f"<thead><tr>{head}</tr></thead>" if any(table.header) else ""
    return f"<table>{header}<tbody>{''.join(f'<tr{_HIT}>{row}</tr>' for row in rows)}</tbody></table>"


def _section(section: Section, page: Page) -> str:
    level = min(section.level, DEEPEST)
    name = text(section.id)
    beside = f' <span class="beside"{page.spoken(1)}>{together(section.beside)}</span>' if section.beside else ""
    heading = f"<span>{together(section.heading)}</span>{beside}"
    head = f'<h{level} id="{name}-head"{direction(section.heading)}>{heading}</h{level}>'
    inner = "\n".join(block_html(each, page.inside(level)) for each in section.blocks)
    if level > 2:
        return f'<div id="{name}" class="part">{head}\n{inner}</div>'
    return f'<section id="{name}" aria-labelledby="{name}-head">{head}\n{inner}</section>'


def _pair(pair: Pair, page: Page) -> str:
    left, right = pair.left, pair.right
    match left, right:
        case Deck(), Deck():
            return deck(left, right, page)
        case Cards(), Cards() if len(left.items) == len(right.items):
            return cards(left, right, page)
        case (Rules(), Rules()) | (Quarrels(), Quarrels()) | (Bullets(), Bullets()):
            return "".join(f"<div{_HIT}>{_beside(ours, theirs, page)}</div>" for ours, theirs in pair.rows())
    return _beside(left, right, page)


def _beside(left: Block, right: Block, page: Page) -> str:
    return page.beside(block_html(left, page), block_html(right, page))
