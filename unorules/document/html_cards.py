"""The cards of a page as HTML: the deck in pictures with numbers, and what each special card does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from unorules.document.html_text import direction, element, mark, sign, text, together, words_in
from unorules.document.model import CardRule, Cards, Deck, Picture, Pile, Rule, Tint
from unorules.values import dataclass, replace

DEEPEST: Final = 6
"""No heading stands deeper."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a block needs to know of its page: the languages, the drawings by picture, how deep its headings stand."""

    languages: tuple[str, ...]
    drawings: Mapping[Picture, str]
    level: int = 2

    def inside(self, level: int) -> Page:
        """The page below a heading of this level."""
        return replace(self, level=min(level + 1, DEEPEST))

    def spoken(self, side: int) -> str:
        """The attribute for the language of the left (0) or right (1) column."""
        return f' lang="{text(self.languages[side])}"' if side < len(self.languages) else ""

    def beside(self, left: str, right: str) -> str:
        """Two columns, each in its language."""
        return f'<div class="pair"><div{self.spoken(0)}>{left}</div><div{self.spoken(1)}>{right}</div></div>'


def rule(item: Rule) -> str:
    """A rule: the mark of a house rule before it, what the edition says below it."""
    return element("p", item.runs, "", mark(item.mark)) + words_in("small", item.was)


def differs(item: Rule) -> str:
    """The class of a rule that is not the edition's own, after a blank; nothing for all others."""
    return " house" if item.mark or item.was else ""


def deck(left: Deck, right: Deck | None, page: Page) -> str:
    """The deck in pictures; with a second language its names stand below the first's, and nothing is drawn twice."""
    both = right is not None and len(right.piles) == len(left.piles)
    others: tuple[Pile | None, ...] = right.piles if right and both else (None,) * len(left.piles)
    piles = "".join(_pile(ours, theirs, page) for ours, theirs in zip(left.piles, others, strict=True))
    names = [(left.total, page.spoken(0) if right else "")] + ([(right.total, page.spoken(1))] if right else [])
    total = "".join(words_in("span", words, spoken) for words, spoken in names)
    notes = "".join(words_in("p", note) for note in left.notes)
    if right:
        notes = page.beside(notes, "".join(words_in("p", note) for note in right.notes))
    colours = "".join(map(_tint, left.tints))
    whole = f'<li><b class="count">{left.count}</b>{total}</li>'
    return f'<ul class="deck">{piles}{whole}</ul><ul class="tints">{colours}</ul>{notes}'


def cards(left: Cards, right: Cards | None, page: Page) -> str:
    """The special cards below each other, in one language or in two."""
    others: tuple[CardRule | None, ...] = right.items if right else (None,) * len(left.items)
    labels = left.header[1], right.header[1] if right else ""
    both = zip(left.items, others, strict=True)
    return f'<div class="cards">{"".join(_card(ours, theirs, labels, page) for ours, theirs in both)}</div>'


def _tint(tint: Tint) -> str:
    return f"<li>{sign('tint-' + text(tint.name))}<span>{text(tint.letters)} · {text(tint.word)}</span></li>"


def _pile(left: Pile, right: Pile | None, page: Page) -> str:
    drawn = "".join(_drawing(picture, page) for picture in left.pictures)
    named = _named(left, page.spoken(0) if right else "") + (_named(right, page.spoken(1)) if right else "")
    return f'<li class="hit"><span class="fan">{drawn}</span><b class="count">{left.count}\u202f×</b>{named}</li>'


def _named(pile: Pile, spoken: str) -> str:
    note = f" <small>{together(pile.note)}</small>" if pile.note else ""
    return f"<span{spoken}{direction(pile.name)}>{together(pile.name)}{note}</span>"


def _drawing(picture: Picture, page: Page) -> str:
    label, name = text(picture.label), page.drawings[picture]
    return f'<svg class="drawn" role="img" aria-label="{label}" viewBox="0 0 60 90"><use href="#{name}"/></svg>'


def _card(left: CardRule, right: CardRule | None, labels: tuple[str, str], page: Page) -> str:
    told = _told(left, labels[0], page)
    if right:
        told = page.beside(told, _told(right, labels[1], page))
    return f'<div class="hit special">{_drawing(left.picture, page)}<div>{told}</div></div>'


def _told(item: CardRule, label: str, page: Page) -> str:
    head = words_in(f"h{page.level}", item.name)
    points = f'<span class="points">{text(label)} <b>{text(item.points)}</b></span>' if item.points else ""
    what = "".join(f'<div class="what{differs(each)}">{rule(each)}</div>' for each in item.what)
    return f'<div class="name">{head}{points}</div>{what}'
