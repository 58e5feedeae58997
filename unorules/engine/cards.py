"""Colours, kinds of card and cards, with the notation both ways (notation.md).

A card is printed matter: a colour chosen for a wild belongs to the position, not to the card.
Cards are interned, so two equal cards are the same object and compare by identity.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import ClassVar, Final


class Colour(StrEnum):
    """The four colours in force; written ``r y g b`` in the notation."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"

    @property
    def letter(self) -> str:
        """The one letter of the notation."""
        return self.value[0]


class Kind(StrEnum):
    """Every kind of card in the editions that ship; the values are those of topics.md."""

    NUMBER = "number"
    SKIP = "skip"
    REVERSE = "reverse"
    DRAW_TWO = "draw-two"
    DRAW_FOUR = "draw-four"
    SKIP_EVERYONE = "skip-everyone"
    DISCARD_ALL = "discard-all"
    WILD = "wild"
    WILD_DRAW_FOUR = "wild-draw-four"
    WILD_SHUFFLE_HANDS = "wild-shuffle-hands"
    WILD_SWAP_HANDS = "wild-swap-hands"
    WILD_CUSTOMIZABLE = "wild-customizable"
    BLANK = "blank"
    WILD_REVERSE_DRAW_FOUR = "wild-reverse-draw-four"
    WILD_DRAW_SIX = "wild-draw-six"
    WILD_DRAW_TEN = "wild-draw-ten"
    WILD_COLOUR_ROULETTE = "wild-colour-roulette"


COLOURED_ACTIONS: Final = (
    Kind.SKIP,
    Kind.REVERSE,
    Kind.DRAW_TWO,
    Kind.DRAW_FOUR,
    Kind.SKIP_EVERYONE,
    Kind.DISCARD_ALL,
)
WILDS: Final = (
    Kind.WILD,
    Kind.WILD_DRAW_FOUR,
    Kind.WILD_SHUFFLE_HANDS,
    Kind.WILD_SWAP_HANDS,
    Kind.WILD_CUSTOMIZABLE,
    Kind.WILD_REVERSE_DRAW_FOUR,
    Kind.WILD_DRAW_SIX,
    Kind.WILD_DRAW_TEN,
    Kind.WILD_COLOUR_ROULETTE,
)
CUSTOMIZABLE: Final = (Kind.WILD_CUSTOMIZABLE, Kind.BLANK)

_SUFFIX: Final = {
    Kind.SKIP: "S",
    Kind.REVERSE: "R",
    Kind.DRAW_TWO: "+2",
    Kind.DRAW_FOUR: "+4",
    Kind.SKIP_EVERYONE: "SE",
    Kind.DISCARD_ALL: "DA",
}
_COLOURLESS: Final = {
    Kind.WILD: "W",
    Kind.WILD_DRAW_FOUR: "W+4",
    Kind.WILD_SHUFFLE_HANDS: "Wsh",
    Kind.WILD_SWAP_HANDS: "Wsw",
    Kind.WILD_CUSTOMIZABLE: "Wcu",
    Kind.BLANK: "Bl",
    Kind.WILD_REVERSE_DRAW_FOUR: "WR+4",
    Kind.WILD_DRAW_SIX: "W+6",
    Kind.WILD_DRAW_TEN: "W+10",
    Kind.WILD_COLOUR_ROULETTE: "WCR",
}
_DRAWS: Final = {
    Kind.DRAW_TWO: 2,
    Kind.DRAW_FOUR: 4,
    Kind.WILD_DRAW_FOUR: 4,
    Kind.WILD_REVERSE_DRAW_FOUR: 4,
    Kind.WILD_DRAW_SIX: 6,
    Kind.WILD_DRAW_TEN: 10,
}

COLOUR_SIGNS: Final[dict[Colour | None, int]] = {None: 0, **{colour: 1 << at for at, colour in enumerate(Colour)}}
"""One bit for each colour; none for no colour in force."""
_SIGNS: Final = {symbol: 1 << at for at, symbol in enumerate((*map(str, range(10)), *Kind), len(Colour))}
_EVERYTHING: Final = -1


class Card:
    """One card as printed; compare with ``is`` or ``==``, both mean the same card face.

    ``number`` is 0-9 for number cards, else None. ``custom`` is the id of the table's own rule
    written on a blank or customizable card, else None. ``draws`` is how many cards it makes the
    next player draw (0, 2, 4, 6 or 10), ``symbol`` what two cards must share to match by face.
    ``sign`` is one bit for the symbol; ``fits_on`` the bits of all signs and colours (`COLOUR_SIGNS`) that it may be laid on.
    """

    __slots__ = (
        "colour",
        "custom",
        "draws",
        "fits_on",
        "is_action",
        "is_number",
        "is_wild",
        "kind",
        "number",
        "sign",
        "symbol",
        "text",
    )

    kind: Kind
    colour: Colour | None
    number: int | None
    custom: str | None
    text: str
    symbol: str
    draws: int
    is_wild: bool
    is_number: bool
    is_action: bool
    sign: int
    fits_on: int

    _known: ClassVar[dict[tuple[Kind, Colour | None, int | None, str | None], Card]] = {}

    def __new__(
        cls, kind: Kind, colour: Colour | None = None, number: int | None = None, custom: str | None = None
    ) -> Card:
        """Return the one card of that face. Raises ValueError for a face that no edition prints."""
        key = (kind, colour, number, custom)
        known = cls._known.get(key)
        if known is not None:
            return known
        if (kind is Kind.NUMBER) != (number is not None) or (number is not None and not 0 <= number <= 9):
            raise ValueError(f"a number card has a number from 0 to 9, other cards have none: {key}")
        if (colour is None) != (kind in _COLOURLESS):
            raise ValueError(f"{kind} and colour {colour} do not go together")
        if custom is not None and kind not in CUSTOMIZABLE:
            raise ValueError(f"nothing is written on a {kind}")
        card = super().__new__(cls)
        object.__setattr__(card, "kind", kind)
        object.__setattr__(card, "colour", colour)
        object.__setattr__(card, "number", number)
        object.__setattr__(card, "custom", custom)
        object.__setattr__(card, "draws", _DRAWS.get(kind, 0))
        object.__setattr__(card, "is_wild", kind in _COLOURLESS)
        object.__setattr__(card, "is_number", kind is Kind.NUMBER)
        object.__setattr__(card, "is_action", kind is not Kind.NUMBER)
        object.__setattr__(card, "symbol", str(number) if number is not None else kind.value)
        object.__setattr__(card, "sign", _SIGNS[card.symbol])
        object.__setattr__(card, "fits_on", _fits_on(card))
        object.__setattr__(card, "text", _write(kind, colour, number, custom))
        cls._known[key] = card
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("cards do not change")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("cards do not change")

    def __reduce__(self) -> tuple[type[Card], tuple[Kind, Colour | None, int | None, str | None]]:
        return Card, (self.kind, self.colour, self.number, self.custom)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"card({self.text!r})"


def _fits_on(card: Card) -> int:
    """A wild fits on everything, a blank only with a rule that the table wrote on it (concordance 30, 31, 33)."""
    if card.is_wild:
        return _EVERYTHING if card.kind is not Kind.BLANK or card.custom is not None else 0
    return COLOUR_SIGNS[card.colour] | card.sign


def _write(kind: Kind, colour: Colour | None, number: int | None, custom: str | None) -> str:
    if colour is None:
        return _COLOURLESS[kind] + (f":{custom}" if custom else "")
    return colour.letter + (str(number) if number is not None else _SUFFIX[kind])


def parse_colour(text: str) -> Colour:
    """Read ``r`` or ``red`` (any case). Raises ValueError for anything but the four colours."""
    wanted = text.strip().lower()
    for colour in Colour:
        if wanted in (colour.value, colour.letter):
            return colour
    raise ValueError(f"no colour: {text!r}")


_READ_COLOURLESS: Final = (
    {text.lower(): kind for kind, text in _COLOURLESS.items()}
    | {kind.value: kind for kind in _COLOURLESS}
    | {"+4": Kind.WILD_DRAW_FOUR, "+6": Kind.WILD_DRAW_SIX, "+10": Kind.WILD_DRAW_TEN}
)
_READ_SUFFIX: Final = (
    {text.lower(): kind for kind, text in _SUFFIX.items()}
    | {kind.value: kind for kind in _SUFFIX}
    | {"d2": Kind.DRAW_TWO, "d4": Kind.DRAW_FOUR}
)


@lru_cache(maxsize=512)
def parse_card(text: str) -> Card:
    """Read one card of the notation (``r5``, ``red-5``, ``W+4`` …). Raises ValueError otherwise."""
    plain = "-".join(text.strip().lower().split())
    name, colon, custom = plain.partition(":")
    kind = _READ_COLOURLESS.get(name)
    if kind is not None:
        return Card(kind, custom=custom or None) if colon else Card(kind)
    if not colon:
        for colour in Colour:
            for head in (f"{colour.value}-", f"{colour.value}", colour.letter):
                if plain.startswith(head) and (card := _coloured(colour, plain[len(head) :])):
                    return card
    raise ValueError(f"no card: {text!r}")


def _coloured(colour: Colour, rest: str) -> Card | None:
    if len(rest) == 1 and rest in "0123456789":
        return Card(Kind.NUMBER, colour, int(rest))
    kind = _READ_SUFFIX.get(rest)
    return Card(kind, colour) if kind else None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards set apart by blanks or commas. Raises ValueError naming the first that is none."""
    return tuple(parse_card(word) for word in text.replace(",", " ").split())


def write_cards(cards: tuple[Card, ...] | list[Card]) -> str:
    """The cards in the notation, one blank between."""
    return " ".join(card.text for card in cards)
