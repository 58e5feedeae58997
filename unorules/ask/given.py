"""What the arguments of a question say, read kindly: numbers as text, cards as kinds, notation or bare digits.

Nothing raises here: what cannot be read is None, and the topic falls back on its plain scene.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unorules.engine.cards import Card, Colour, Kind, parse_card, parse_colour
from unorules.values import dataclass

_MOST = 1_000_000


def whole(value: Any) -> int | None:
    """A whole number from 0 up, also where it came as text or as the only item of a list."""
    if isinstance(value, list | tuple) and len(value) == 1:
        value = value[0]
    if isinstance(value, bool):
        return None
    text = str(value).strip() if isinstance(value, int | str) else ""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 and int(text) <= _MOST else None


def wholes(value: Any) -> list[int]:
    """The whole numbers of a list, without what is none."""
    told = value if isinstance(value, list | tuple) else []
    return [number for item in told if (number := whole(item)) is not None]


def colour(value: Any) -> Colour | None:
    """One of the four colours."""
    try:
        return parse_colour(str(value))
    except ValueError:
        return None


def kind(value: Any) -> Kind | None:
    """The kind of card that a word, a bare digit or the notation names."""
    try:
        return Kind(str(value).strip().lower())
    except ValueError:
        found = card(value)
        return found.kind if found else None


def card(value: Any, shade: Colour = Colour.RED, number: int = 5) -> Card | None:
    """A card that fits what was said: the very one, or one of its kind in `shade`; a bare digit is a number card."""
    text = str(value).strip() if isinstance(value, int | str) and not isinstance(value, bool) else ""
    if len(text) == 1 and text in "0123456789":
        return Card(Kind.NUMBER, shade, int(text))
    try:
        return some(Kind(text.lower()), shade, number)
    except ValueError:
        pass
    try:
        return parse_card(text)
    except ValueError:
        return None


def some(wanted: Kind, shade: Colour = Colour.RED, number: int = 5) -> Card:
    """Some card of the kind: of `shade` where it has a colour, with `number` where it is a number."""
    if wanted is Kind.NUMBER:
        return Card(wanted, shade, number)
    try:
        return Card(wanted)
    except ValueError:
        return Card(wanted, shade)


def says_colour(value: Any) -> bool:
    """Whether the argument is a card with its colour, not a kind or a bare digit."""
    text = str(value).strip().lower()
    found = card(value)
    if found is None or found.colour is None or text.isdigit():
        return False
    return text not in {each.value for each in Kind}


def cards(value: Any) -> tuple[Card, ...] | None:
    """A hand: a list of cards, or the notation in one text. None where there is none, or one of them is no card."""
    items = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(items, list | tuple) or not items:
        return None
    # The same digit twice is not the same card twice: bare digits take the colours in turn.
    found = [card(item, list(Colour)[index % 4]) for index, item in enumerate(items)]
    return None if any(each is None for each in found) else tuple(each for each in found if each is not None)


@dataclass(frozen=True, slots=True)
class Position:
    """A hand, the card on top and the colour in force, as far as the question told them."""

    hand: tuple[Card, ...] | None
    top: Card | None
    colour: Colour | None

    @property
    def is_whole(self) -> bool:
        """Whether there is a hand to be judged against something."""
        return self.hand is not None and (self.top is not None or self.colour is not None)

    def on_top(self, avoid: tuple[Card, ...] = ()) -> tuple[Card, Colour]:
        """What lies on the pile, and the colour in force: one other than the card's was named with a wild upon it."""
        shade = self.colour or (self.top.colour if self.top and self.top.colour else Colour.RED)
        if self.top is None:
            numbers = {other.number for other in avoid}
            number = next((each for each in (5, 4, 6, 3, 2, 1, 8, 9) if each not in numbers), 5)
            return Card(Kind.NUMBER, shade, number), shade
        if self.top.colour not in (None, shade):
            return Card(Kind.WILD), shade
        return self.top, shade


def position(arguments: Mapping[str, Any]) -> Position:
    """The position a question describes with `hand`, `top` and `colour`."""
    top = card(arguments["top"]) if "top" in arguments else None
    shade = colour(arguments.get("colour"))
    if top is None and shade is None:
        shade = colour(arguments.get("top"))
    return Position(cards(arguments.get("hand")), top, shade)
