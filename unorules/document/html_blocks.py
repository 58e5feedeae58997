"""The blocks of a page as HTML. What can be searched for bears the class `hit`: a rule, a quarrel, a card, a row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from unorules.document.html_text import direction, element, inline, text, words_in
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
    Pile,
    Quarrel,
    Quarrels,
    Rule,
    Rules,
    Section,
    Step,
    Steps,
    Table,
    Tint,
    text_of,
)

_DEEPEST: Final = 6
_NUMBER: Final = ' class="number"'
_CAPTION: Final = ' class="caption"'
_LABEL: Final = ' class="label"'


@dataclass(frozen=True, slots=True)
class Page:
    """What a block needs to know of its page: the languages, the drawings by picture, how deep its headings stand."""

    languages: tuple[str, ...]
    drawings: Mapping[Picture, str]
    level: int = 2

    def inside(self, level: int) -> Page:
        """The page below a heading of this level."""
        return Page(self.languages, self.drawings, min(level + 1, _DEEPEST))

    def spoken(self, side: int) -> str:
        """The attribute for the language of the left (0) or right (1) column."""
        return f' lang="{text(self.languages[side])}"' if side < len(self.languages) else ""


def block_html(block: Block, page: Page) -> str:
    """One block, lines apart from the next."""
    match block:
        case Heading():
            return words_in(f"h{min(block.level, _DEEPEST)}", block.text)
        case Paragraph():
            return element("p", block.runs)
        case Bullets():
            return "<ul>" + "".join(element("li", item, ' class="hit"') for item in block.items) + "</ul>"
        case Rules():
            return (
                '<ul class="rules">'
                + "".join(f'<li class="{_kind(item)}">{rule(item)}</li>' for item in block.items)
                + "</ul>"
            )
        case Steps():
            return '<ol class="steps">' + "".join(map(_step, block.items)) + "</ol>"
        case Table():
            return _table(block)
        case Labelled():
            inner = "".join(block_html(each, page) for each in block.blocks)
            return f'<div class="labelled">{words_in("p", block.label, _LABEL)}<div>{inner}</div></div>'
        case Listing():
            return "<pre><code>" + text("\n".join(block.lines)) + "</code></pre>"
        case _:
            return _printed(block, page)


def _printed(block: Deck | Cards | Quarrels | Section | Pair, page: Page) -> str:
    """The blocks of printed pages only."""
    match block:
        case Deck():
            return deck_html(block, None, page)
        case Cards():
            return '<div class="cards">' + "".join(_card(item, None, page) for item in block.items) + "</div>"
        case Quarrels():
            return '<div class="quarrels">' + "".join(quarrel(item, page) for item in block.items) + "</div>"
        case Section():
            return _section(block, page)
        case Pair():
            return _pair(block, page)


def rule(item: Rule) -> str:
    """A rule: the mark of a house rule before it, what the edition says below it."""
    mark = f'<strong class="mark"><svg class="sign" aria-hidden="true"><use href="#house"/></svg>{text(item.mark)}:</strong> '
    was = words_in("small", item.was)
    return f"<p{direction(text_of(item.runs))}>{mark if item.mark else ''}{inline(item.runs)}</p>{was}"


def quarrel(item: Quarrel, page: Page) -> str:
    """A question with its verdict in a word and a sign, the reasons, and the example folded away below them."""
    verdict = f'<svg class="sign" aria-hidden="true"><use href="#{item.verdict}"/></svg>'
    mark = f'<strong class="mark"><svg class="sign" aria-hidden="true"><use href="#house"/></svg>{text(item.mark)}</strong>'
    head = words_in(f"h{page.level}", item.question)
    word = f'<span class="verdict {item.verdict}">{verdict}{text(item.words)}</span> '
    why = "".join(words_in("p", reason, ' class="why"') for reason in item.why)
    was = words_in("small", item.was)
    return (
        f'<article class="hit quarrel{" house" if item.mark else ""}">{head}{mark if item.mark else ""}'
        f"<p{direction(text_of(item.answer))}>{word}{inline(item.answer)}</p>{was}{why}{_example(item, page)}</article>"
    )


def deck_html(left: Deck, right: Deck | None, page: Page) -> str:
    """The deck in pictures; with a second language its names stand below the first's."""
    others: tuple[Pile | None, ...] = (
        right.piles if right and len(right.piles) == len(left.piles) else (None,) * len(left.piles)
    )
    piles = "".join(_pile(a, b, page) for a, b in zip(left.piles, others, strict=True))
    colours = "".join(map(_tint, left.tints))
    notes = "".join(words_in("p", note) for note in (left.total, *left.notes))
    if right:
        notes = f'<div class="pair"><div{page.spoken(0)}>{notes}</div>'
        notes += (
            f"<div{page.spoken(1)}>{''.join(words_in('p', note) for note in (right.total, *right.notes))}</div></div>"
        )
    return f'<ul class="deck">{piles}</ul><ul class="tints">{colours}</ul>{notes}'


def _tint(tint: Tint) -> str:
    sign = f'<svg class="sign" aria-hidden="true"><use href="#tint-{text(tint.name)}"/></svg>'
    return f"<li>{sign}<span>{text(tint.letters)} · {text(tint.word)}</span></li>"


def _kind(item: Rule) -> str:
    return "hit house" if item.mark else "hit"


def _pile(left: Pile, right: Pile | None, page: Page) -> str:
    drawn = "".join(_drawing(picture, page) for picture in left.pictures)
    named = _named("span", left, page.spoken(0) if right else "") + (
        _named("span", right, page.spoken(1)) if right else ""
    )
    return f'<li class="hit"><span class="fan">{drawn}</span><b class="count">{left.count}\u202f×</b>{named}</li>'


def _named(tag: str, pile: Pile, spoken: str) -> str:
    note = f" <small>{text(pile.note)}</small>" if pile.note else ""
    return f"<{tag}{spoken}>{text(pile.name)}{note}</{tag}>"


def _drawing(picture: Picture, page: Page) -> str:
    shown = page.drawings[picture]
    return f'<svg class="drawn" role="img" aria-label="{text(picture.label)}" viewBox="0 0 60 90"><use href="#{shown}"/></svg>'


def _card(left: CardRule, right: CardRule | None, page: Page) -> str:
    told = _card_text(left, page)
    if right:
        told = f'<div class="pair"><div{page.spoken(0)}>{told}</div><div{page.spoken(1)}>{_card_text(right, page)}</div></div>'
    return f'<div class="hit special">{_drawing(left.picture, page)}<div>{told}</div></div>'


def _card_text(item: CardRule, page: Page) -> str:
    points = f' <span class="points">{text(item.points)}</span>' if item.points else ""
    head = f"<h{page.level}{direction(item.name)}>{text(item.name)}{points}</h{page.level}>"
    return head + "".join(f'<div class="what{" house" if each.mark else ""}">{rule(each)}</div>' for each in item.what)


def _example(item: Quarrel, page: Page) -> str:
    if not item.example:
        return ""
    inner = "".join(block_html(each, page) for each in item.example)
    return f'<div class="example">{words_in("p", item.caption, _CAPTION)}{inner}</div>'


def _step(step: Step) -> str:
    sign = f'<svg class="sign" aria-hidden="true"><use href="#{step.mark}"/></svg>' if step.mark else ""
    outcome = f' <span class="faint">– {inline(step.outcome)}</span>' if step.outcome else ""
    return f'<li class="{step.mark or "plain"}">{sign}<span>{inline(step.runs)}{outcome}</span></li>'


def _table(table: Table) -> str:
    numbers = table.numbers
    head = "".join(
        f'<th{_NUMBER if at in numbers else ""} scope="col">{text(words)}</th>' if words else "<td></td>"
        for at, words in enumerate(table.header)
    )
    rows = "".join(
        '<tr class="hit">'
        + "".join(element("td", cell, _NUMBER * (at in numbers)) for at, cell in enumerate(row))
        + "</tr>"
        for row in table.rows
    )
    header = f"<thead><tr>{head}</tr></thead>" if any(table.header) else ""
    return f'<div class="table"><table>{header}<tbody>{rows}</tbody></table></div>'


def _section(section: Section, page: Page) -> str:
    level = min(section.level, _DEEPEST)
    name = text(section.id)
    beside = f' <span class="beside"{page.spoken(1)}>{text(section.beside)}</span>' if section.beside else ""
    head = f'<h{level} id="{name}-head"{direction(section.heading)}>{text(section.heading)}{beside}</h{level}>'
    inner = "\n".join(block_html(each, page.inside(level)) for each in section.blocks)
    return f'<section id="{name}" aria-labelledby="{name}-head" class="level-{level}">{head}\n{inner}</section>'


def _pair(pair: Pair, page: Page) -> str:
    left, right = pair.left, pair.right
    match left, right:
        case Deck(), Deck():
            return deck_html(left, right, page)
        case Cards(), Cards() if len(left.items) == len(right.items):
            both = zip(left.items, right.items, strict=True)
            return '<div class="cards">' + "".join(_card(a, b, page) for a, b in both) + "</div>"
        case (Rules(), Rules()) | (Quarrels(), Quarrels()) | (Bullets(), Bullets()):
            return "".join(f'<div class="hit">{_beside(a, b, page)}</div>' for a, b in pair.rows())
    return _beside(left, right, page)


def _beside(left: Block, right: Block, page: Page) -> str:
    sides = [f"<div{page.spoken(side)}>{block_html(block, page)}</div>" for side, block in enumerate((left, right))]
    return f'<div class="pair">{"".join(sides)}</div>'
