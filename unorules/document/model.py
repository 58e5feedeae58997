"""A page as data: blocks that hold runs of text. What a run is (a card, a verdict) is said; how it looks is not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from unorules.values import dataclass, field

Kind = Literal["plain", "strong", "card", "code", "yes", "no", "faint"]
Mark = Literal["", "done", "refused"]
Verdict = Literal["yes", "no", "depends", "value"]
Size = Literal["full", "card", "pocket"]


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text. `tint` is the colour of a card (red, yellow, green, blue, or none for a wild).

    The text alone must carry the meaning: a printer may show no colours at all.
    """

    text: str
    kind: Kind = "plain"
    tint: str = ""


Runs = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; level 1 is the title of the page."""

    text: str
    level: int = 1


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    runs: Runs


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list without an order."""

    items: tuple[Runs, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an example: done or refused, and what came of it."""

    runs: Runs
    mark: Mark = ""
    outcome: Runs = ()


@dataclass(frozen=True, slots=True)
class Steps:
    """Things done one after the other."""

    items: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under a header, which may be empty texts; `numbers` are the columns set to the right."""

    header: tuple[str, ...]
    rows: tuple[tuple[Runs, ...], ...]
    numbers: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Labelled:
    """Blocks beside a label in the margin, or under it where the page is narrow."""

    label: str
    blocks: tuple[Paragraph | Bullets | Steps, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """Lines that stand as they are, such as a piece of a file; no printer breaks them."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the sheet: one sentence, or two. `key` is the option it tells (empty where none does alone).

    A rule that is not the edition's own has the words of its mark in `mark` ("House rule") and in `was` what the edition says
    instead, a whole sentence. Every printer shows a mark by words or shape, never by colour alone.
    """

    runs: Runs
    key: str = ""
    mark: str = ""
    was: str = ""


@dataclass(frozen=True, slots=True)
class Rules:
    """Rules below each other, as a list."""

    items: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A card to be drawn. `kind` is the engine's word for it (number, skip, wild-draw-four …), `tint` as in Run,
    `sign` what is printed on it in letters ("7", "+4", or nothing where the drawing says it), `label` its name for people
    who do not see it. A printer that cannot draw shows nothing of it: names stand beside."""

    kind: str
    label: str
    tint: str = ""
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Pile:
    """So many cards of one sort: some of them as pictures, the name, how many in the deck, and how they are spread
    ("2 of each colour"), which may be empty."""

    pictures: tuple[Picture, ...]
    name: str
    count: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Tint:
    """A colour of the cards: `name` is the word in Run.tint, `word` the reader's, `letters` the fewest letters of it that no
    other colour begins with ("R", "Gu", "Gr"), to be set beside the colour."""

    name: str
    word: str
    letters: str


@dataclass(frozen=True, slots=True)
class Deck:
    """What the deck holds: `piles` in order, `total` the words beside the sum `count` ("In all"), `header` the words over
    card and number where a printer makes a table of it, `notes` sentences that stand below."""

    header: tuple[str, str]
    piles: tuple[Pile, ...]
    count: int
    total: str
    tints: tuple[Tint, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardRule:
    """A special card: its picture, name, points (empty where none are counted), what it does and when it may be played."""

    picture: Picture
    name: str
    points: str
    what: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """The special cards below each other. `header` is card, points (empty where none are counted), what it does."""

    header: tuple[str, str, str]
    items: tuple[CardRule, ...]


@dataclass(frozen=True, slots=True)
class Quarrel:
    """What tables quarrel about, and what holds under these rules.

    `verdict` is yes, no, depends or value, `words` what is said of it ("Yes", "4 cards"; it may be empty, then the answer
    says it all), `answer` a whole sentence, `why` the rules behind it, perhaps none. `mark` and `was` as in Rule.
    `example` is one small game that was played, with a `caption`; most quarrels have none.
    """

    question: str
    verdict: Verdict
    words: str
    answer: Runs
    why: tuple[str, ...] = ()
    mark: str = ""
    was: str = ""
    caption: str = ""
    example: tuple[Paragraph | Bullets | Steps, ...] = ()


@dataclass(frozen=True, slots=True)
class Quarrels:
    """Quarrels below each other."""

    items: tuple[Quarrel, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page. `id` is kebab-case, the same in every language, once on a page: an anchor and a bookmark.

    `beside` is the heading in the second language, empty on a page of one. Level 2 stands under the title, 3 inside a section.
    """

    id: str
    heading: str
    blocks: tuple[Block, ...]
    level: int = 2
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Pair:
    """The same block in two languages, side by side: both of one type and mostly of one shape. See `rows`."""

    left: Block
    right: Block

    def rows(self) -> tuple[tuple[Block, Block], ...]:
        """Item beside item where both are lists of equal length (each row then holds lists of one item), else one row.

        A deck and its cards are one row: their pictures need to be drawn only once, with both names.
        """
        left, right = self.left, self.right
        if isinstance(left, Rules) and isinstance(right, Rules) and len(left.items) == len(right.items):
            return tuple((Rules((a,)), Rules((b,))) for a, b in zip(left.items, right.items, strict=True))
        if isinstance(left, Quarrels) and isinstance(right, Quarrels) and len(left.items) == len(right.items):
            return tuple((Quarrels((a,)), Quarrels((b,))) for a, b in zip(left.items, right.items, strict=True))
        if isinstance(left, Bullets) and isinstance(right, Bullets) and len(left.items) == len(right.items):
            return tuple((Bullets((a,)), Bullets((b,))) for a, b in zip(left.items, right.items, strict=True))
        return ((left, right),)


Block = (
    Heading
    | Paragraph
    | Bullets
    | Steps
    | Table
    | Labelled
    | Listing
    | Rules
    | Deck
    | Cards
    | Quarrels
    | Section
    | Pair
)


@dataclass(frozen=True, slots=True)
class Meta:
    """What a printed page says of itself.

    `languages` are one or two codes (fi, nb, sv, en), the second that of the right column. `ids` are the rulesets in force,
    base first, `fingerprint` a short hash over what they say, `edition` the title of the edition, `date` as it was given
    (2026-11-30) or empty: a page never reads the clock. `lines` is the colophon ("official + progressive · 3f9a21c4 · …"),
    once for each language where they differ; it stands in no block, so every printer puts it at the foot.
    `size` is full, card or pocket; what stands on the page has been chosen for it already.
    `tints` are the colours of the cards in the first language, then in the second: their letters are drawn on the cards.
    `words` are what a printer says for itself, in the first language: search (label of the search box), nothing-found,
    contents (heading of a table of contents), fold (how a booklet of eight pages is folded and
    slit), fold-four (how one of four pages is folded), mark (what the sign of a house rule means).
    """

    title: str
    languages: tuple[str, ...]
    ids: tuple[str, ...]
    fingerprint: str
    edition: str
    date: str = ""
    size: Size = "full"
    lines: tuple[str, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)
    tints: tuple[Tint, ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """A page from top to bottom. A page to be printed begins with a Heading of level 1, or a Pair of two, and has `meta`."""

    blocks: tuple[Block, ...]
    meta: Meta | None = None


def plain(text: str) -> Runs:
    """Text without anything special about it."""
    return (Run(text),)


def strong(text: str) -> Runs:
    """Text that stands out."""
    return (Run(text, "strong"),)


def paragraph(text: str) -> Paragraph:
    """A paragraph of plain text."""
    return Paragraph(plain(text))


def bullets(texts: Iterable[str]) -> Bullets:
    """A list of plain texts."""
    return Bullets(tuple(plain(text) for text in texts))


def text_of(runs: Runs) -> str:
    """The bare text of some runs, cards in brackets as every printer shows them."""
    return "".join(f"[{run.text}]" if run.kind == "card" else run.text for run in runs)
