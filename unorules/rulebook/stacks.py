"""How much the smallest stack comes to that each stacking rule lets be built; a limit below it leaves the rule without effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from unorules.engine.cards import COLOURED_ACTIONS, Kind
from unorules.engine.options import Value

Values = Mapping[str, Value]

LIMIT: Final = "stacking.limit"
_ANY: Final = "stacking.equal_or_higher"
_ADDED: Final = {
    Kind.DRAW_TWO: 2,
    Kind.DRAW_FOUR: 4,
    Kind.WILD_DRAW_FOUR: 4,
    Kind.WILD_REVERSE_DRAW_FOUR: 4,
    Kind.WILD_DRAW_SIX: 6,
    Kind.WILD_DRAW_TEN: 10,
}
_PAIRS: Final = {
    "stacking.draw_two_on_draw_two": (Kind.DRAW_TWO, Kind.DRAW_TWO),
    "stacking.wild_draw_four_on_draw_two": (Kind.WILD_DRAW_FOUR, Kind.DRAW_TWO),
    "stacking.draw_two_on_wild_draw_four": (Kind.DRAW_TWO, Kind.WILD_DRAW_FOUR),
    "stacking.wild_draw_four_on_wild_draw_four": (Kind.WILD_DRAW_FOUR, Kind.WILD_DRAW_FOUR),
}


STACKS: Final = (_ANY, *_PAIRS)
"""The rules that let a stack be built."""


def smallest_stacks(values: Values) -> dict[str, int]:
    """The cards owed after two draw cards, by each rule in force that allows the second of them; the deck has both."""
    held = _held(values)
    if values[_ANY] != "off":
        answers = answered_stacks(values)
        return {_ANY: min(answers.values())} if answers else {}
    return {
        key: _ADDED[one] + _ADDED[two]
        for key, (one, two) in _PAIRS.items()
        if values[key] and Counter((one, two)) <= held
    }


def answered_stacks(values: Values) -> dict[int, int]:
    """The cards owed after the smallest answer, by how many cards the draw card that is answered makes somebody draw.

    Told where any draw card as high answers one, else nothing: a rule for each pair of cards is told of by itself. A card that
    the deck has once, with none as high beside it, nothing answers.
    """
    if values[_ANY] == "off":
        return {}
    found: dict[int, int] = {}
    for top, card in _built(values, 2):
        owed = _ADDED[top] + _ADDED[card]
        found[_ADDED[top]] = min(owed, found.get(_ADDED[top], owed))
    return found


def smallest_of_several(values: Values) -> int:
    """The cards owed after the smallest answer of two draw cards at once; 0 where the deck and the rules allow none."""
    return min((sum(_ADDED[kind] for kind in cards) for cards in _built(values, 3)), default=0)


def _built(values: Values, length: int) -> Iterator[tuple[Kind, ...]]:
    """Every stack of so many cards that the deck has and the rules in force let lie on each other."""
    held = _held(values)
    for cards in product(held, repeat=length):
        if Counter(cards) <= held and all(_answers(values, cards[:at], cards[at]) for at in range(1, length)):
            yield cards


def _answers(values: Values, below: tuple[Kind, ...], card: Kind) -> bool:
    if values[_ANY] == "off":
        return any(values[key] and pair == (card, below[-1]) for key, pair in _PAIRS.items())
    owed = below[-1:] if values[_ANY] == "last-card" else below
    return _ADDED[card] >= sum(_ADDED[kind] for kind in owed)


def _held(values: Values) -> Counter[Kind]:
    return Counter({kind: copies for kind in _ADDED if (copies := _copies(kind, values))})


def lacking_cards(values: Values, rule: str) -> str:
    """The counts of the draw cards of which the deck has too few for a stacking rule, as `key=value`."""
    wanted = Counter(_PAIRS[rule]) if rule in _PAIRS else Counter(dict.fromkeys(_ADDED, 2))
    return _few(values, wanted)


def lacking_for_several(values: Values) -> str:
    """What keeps two draw cards from ever answering together, as `key=value`."""
    if values[_ANY] != "off":
        return f"{_few(values, Counter(dict.fromkeys(_ADDED, 2)))} {_ANY}={values[_ANY]}"
    off = " ".join(f"{key}=false" for key in _PAIRS if not values[key])
    return f"{_few(values, Counter((Kind.DRAW_TWO, *[Kind.WILD_DRAW_FOUR] * 3)))} {off}".strip()


def _few(values: Values, wanted: Counter[Kind]) -> str:
    few = [kind for kind, number in wanted.items() if _copies(kind, values) < number]
    single = any(_copies(kind, values) for kind in few)
    keys = (*(_deck_key(kind) for kind in few), *(("deck.packs",) if single else ()))
    return " ".join(f"{key}={values[key]}" for key in keys)


def _deck_key(kind: Kind) -> str:
    return f"deck.{kind.value.replace('-', '_')}"


def _copies(kind: Kind, values: Values) -> int:
    """How many such cards the deck has; of a coloured one each count is four."""
    counts = (values[_deck_key(kind)], values["deck.packs"])
    cards = counts[0] * counts[1] if isinstance(counts[0], int) and isinstance(counts[1], int) else 0
    return cards * 4 if kind in COLOURED_ACTIONS else cards


def within_limit(values: Values) -> Values:
    """The values with every stacking rule turned off whose every stack is above the limit."""
    return _without([key for key in STACKS if is_over_limit(key, values)], values)


def within_deck(values: Values) -> Values:
    """The values with every stacking rule turned off for which the deck has no two cards."""
    stacks = smallest_stacks(values)
    return _without([key for key in STACKS if values[key] not in (False, "off") and key not in stacks], values)


def _without(keys: list[str], values: Values) -> Values:
    return {**values, **{key: "off" if key == _ANY else False for key in keys}} if keys else values


def is_over_limit(key: str, values: Values) -> bool:
    """Whether the key is a stacking rule whose every stack is above the limit (0 is none)."""
    limit = values[LIMIT]
    return key in STACKS and isinstance(limit, int) and 0 < limit < smallest_stacks(values).get(key, 0)
