"""Which box it is: the shipped editions told apart by how many cards they have, by cards of their own, and by their leaflets.

Everything is read off the editions: the deck they make, and the sources that bear their values out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from typing import Final

from unorules.engine.cards import Kind
from unorules.engine.options import BY_KEY, OPTIONS, Value, is_idle
from unorules.engine.rules import deck
from unorules.rulebook.load import editions, load
from unorules.rulebook.model import Source
from unorules.values import dataclass

PLAIN: Final = "official"
"""The edition that the others are held against."""
_NUMBER: Final = re.compile(r"\b(?=[A-Z0-9-]*\d)[A-Z]{0,4}\d[A-Z0-9]+(?:-[A-Z0-9]+)*\b")
_YEAR: Final = re.compile(r"(?:19|20)\d\d\Z")
_SHORTEST: Final = 4


@dataclass(frozen=True, slots=True)
class Box:
    """One edition as it is known from outside.

    `extras` are the kinds of card that `official` lacks, with how many there are; `leaflets` the titles of its own leaflets,
    `numbers` what stands on them and on others that a guide takes for the same.
    """

    edition: str
    cards: int
    extras: tuple[tuple[Kind, int], ...]
    leaflets: tuple[str, ...]
    numbers: tuple[str, ...]


@cache
def boxes() -> tuple[Box, ...]:
    """Every edition that ships, in their order."""
    homes = _homes()
    return tuple(_box(edition, [source for source, home in homes if home == edition]) for edition in editions())


def fitting(cards: int | None = None, kinds: Collection[Kind] = (), leaflet: str = "") -> tuple[Box, ...]:
    """The boxes with so many cards, with all these kinds of card, whose leaflet has this number; what is not told fits all."""
    return tuple(
        box
        for box in boxes()
        if (cards is None or box.cards == cards)
        and _holds(box, kinds)
        and (not leaflet or any(_same(leaflet, number) for number in box.numbers))
    )


def differences(edition: str) -> dict[str, Value]:
    """The options in which an edition differs from `official`, cards and what has no effect left out; start cards first."""
    rules, plain = load([edition]).rules, load([PLAIN]).rules
    values = rules.values()
    found = [option.key for option in OPTIONS if rules[option.key] != plain[option.key] and option.section != "deck"]
    found = [key for key in found if not is_idle(BY_KEY[key], values) and not _counts_nothing(key, edition)]
    return {key: rules[key] for key in sorted(found, key=lambda key: not key.startswith("start_card."))}


def _counts_nothing(key: str, edition: str) -> bool:
    """Whether the key gives the points of a card that the deck lacks."""
    name = key.removeprefix("scoring.points.").replace("_", "-")
    return key.startswith("scoring.points.") and name in set(Kind) and Kind(name) not in _held(edition)


@cache
def _held(edition: str) -> Counter[Kind]:
    return Counter(card.kind for card in deck(load([edition]).rules))


def _holds(box: Box, kinds: Collection[Kind]) -> bool:
    return all(_held(box.edition)[kind] for kind in kinds)


def _box(edition: str, own: list[Source]) -> Box:
    held, plain = _held(edition), _held(PLAIN)
    extras = tuple((kind, count) for kind, count in held.items() if not plain[kind])
    leaflets = tuple(source.title("en") for source in own if source.kind == "leaflet")
    numbers = tuple(dict.fromkeys(number for source in own for number in _numbers(source)))
    return Box(edition, sum(held.values()), extras, leaflets, numbers)


def _homes() -> list[tuple[Source, str]]:
    """Each leaflet, and each page that names others, with the edition of which it bears out the most values."""
    found: dict[str, tuple[tuple[int, bool], Source, str]] = {}
    for source, edition, borne in _borne_out():
        rank = (borne, f"{sum(_held(edition).values())}" in source.title("en"))
        if source.id not in found or rank > found[source.id][0]:
            found[source.id] = (rank, source, edition)
    leaflets = {number for _, source, _ in found.values() if source.kind == "leaflet" for number in _numbers(source)}
    return [
        (source, home)
        for _, source, home in found.values()
        if source.kind == "leaflet" or not any(_same(each, number) for each in _numbers(source) for number in leaflets)
    ]


def _borne_out() -> Iterator[tuple[Source, str, int]]:
    """Every source that has a number, with an edition and how many of its values it bears out."""
    for edition in editions():
        counts: Counter[str] = Counter()
        named: dict[str, Source] = {}
        for source in load([edition]).sources:
            if source.agrees and _numbers(source):
                counts[source.id] += len(source.covers)
                named.setdefault(source.id, source)
        yield from ((source, edition, counts[name]) for name, source in named.items())


def _numbers(source: Source) -> list[str]:
    """The numbers of leaflets in a title, years left out."""
    if source.kind not in ("leaflet", "page"):
        return []
    return [each for each in _NUMBER.findall(source.title("en")) if not _YEAR.match(each) and len(each) >= _SHORTEST]


def _same(one: str, other: str) -> bool:
    """Whether two numbers are of one leaflet: behind the first part one may have what the other lacks, or something else."""
    first, second = one.upper().split("-")[0], other.upper().split("-")[0]
    shorter = min(first, second, key=len)
    return len(shorter) >= _SHORTEST and (first.startswith(second) or second.startswith(first))
