"""Who sits where, where the question tells it: "clockwise it's Anna, Bert, Cleo", "Wes is on my left", "after Cy sits Di".

A table is a ring of places in the order of the clock; ``ME`` is the asker. Play goes with the clock unless it is told otherwise.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.neighbours_told import pairs
from unorules.ask.persons_told import ME, is_kin, joins, people
from unorules.ask.read_features import Frame
from unorules.ask.read_names import Named
from unorules.values import dataclass

_ROW: Final = 3
_USUAL: Final = 4
_NEAR: Final = 4
_LED_IN: Final = 2
_WITH, _AGAINST = "with-the-clock", "against-the-clock"


@dataclass(frozen=True, slots=True)
class Ring:
    """Persons by their places in the order of the clock; ``size`` is how many places there are, ``way`` how play goes."""

    places: dict[str, int]
    size: int
    way: int
    whole: bool

    def steps(self, one: str, other: str) -> int | None:
        """How many turns later than the one the other comes, as play goes; None where a seat is not told."""
        if one not in self.places or other not in self.places:
            return None
        return (self.places[other] - self.places[one]) * self.way % self.size

    def from_on(self, first: str) -> tuple[str, ...]:
        """Everybody in the order of play, beginning with `first`; empty where nobody is told to sit, or the asker does."""
        if first not in self.places:
            return ()
        seated = {place: name for name, place in self.places.items()}
        start = self.places[first]
        row = [seated.get((start + step * self.way) % self.size, "") for step in range(self.size)]
        while row and not row[-1]:
            row.pop()
        return tuple(row)


def ring(seen: Frame, size: int | None = None) -> Ring | None:
    """The table that is told, of `size` where not all are named; None where nobody is told to sit anywhere."""
    told = people(seen)
    row = _row(seen, told)
    if row:
        listed, played = _ways(seen, row)
        order = [each.name for each in row]
        places = {name: at * listed for at, name in enumerate(order)}
        return Ring({name: at % len(order) for name, at in places.items()}, len(order), played, True)
    return _by_neighbours(seen, told, size or _USUAL)


def _row(seen: Frame, told: list[Named]) -> list[Named]:
    """The longest run of three persons or more with nothing but commas and words for "and" and "then" between."""
    best: list[Named] = []
    run: list[Named] = []
    for each in told:
        if run and (not _joined(seen, run[-1].end, each.start) or each.name in {one.name for one in run}):
            run = []
        run.append(each)
        best = list(run) if len(run) > len(best) else best
    seated = best and len(best) >= _ROW and _is_seated(seen, best) and not _lacks_one(seen, best[0].start)
    return best if seated else []


def _lacks_one(seen: Frame, at: int) -> bool:
    """Whether somebody without a name begins the row: "Dad, me, Lou"; then it tells no whole table."""
    return at > 1 and joins(seen, at - 1) and is_kin(seen, at - 2)


def _joined(seen: Frame, start: int, end: int) -> bool:
    return start < end and all(joins(seen, at) for at in range(start, end))


def _is_seated(seen: Frame, row: list[Named]) -> bool:
    """Whether what goes before the row, or ends its sentence, tells that they sit so."""
    here = seen.words[row[0].start].sentence
    words = [
        word for word in seen.words if word.sentence in (here, here - 1) and word.start < seen.words[row[0].start].start
    ]
    words += [word for word in seen.words if word.sentence == here and word.start > seen.words[row[-1].end - 1].start]
    goes = [at for at in range(max(0, row[0].start - _LED_IN), row[0].start) if seen.words[at].sentence == here]
    if any(_is_the_round(seen, at) for at in goes) and any(each.name == ME for each in row):
        return True  # "going me, Bo, Cat"
    return any(seen.says("sits-in-order", _WITH, _AGAINST, "we-are", within=[word]) for word in words)


def _is_the_round(seen: Frame, at: int) -> bool:
    """A word for how play goes that is no deed of somebody's: "går", "kiertää"."""
    return seen.said_at(at, "play-goes") and not seen.said_at(at, "puts-down", "lays")


def _ways(seen: Frame, row: list[Named]) -> tuple[int, int]:
    """How the row is listed and how play goes: 1 with the clock, -1 against it."""
    told = [
        (mark.start, -1 if mark.concept == _AGAINST else 1) for mark in seen.cues if mark.concept in (_WITH, _AGAINST)
    ]
    told = [each for each in told if each[1] < 0 or not any(at == each[0] and way < 0 for at, way in told)]
    here = seen.words[row[0].start].sentence
    near = [each for each in told if seen.words[each[0]].sentence == here and _is_of_the_row(seen, each[0], row)]
    if not near and len(told) == 1 and seen.words[told[0][0]].sentence == here - 1 and told[0][0] < row[0].start:
        near = told if any(_is_a_colon(seen, at) for at in range(told[0][0], row[0].start)) else []
    listed = min(near, key=lambda each: abs(each[0] - row[0].start), default=(-1, 1))
    others = [way for at, way in told if at != listed[0]]
    if others:
        return listed[1], others[-1]
    return listed[1], listed[1] if listed[0] >= 0 and _goes(seen, listed[0]) else 1


def _is_a_colon(seen: Frame, at: int) -> bool:
    return seen.words[at].kind == "stop" and ":" in seen.words[at].text


def _is_of_the_row(seen: Frame, at: int, row: list[Named]) -> bool:
    """Whether the way stands right before the row or right behind it, with no clause of its own."""
    if at < row[0].start:
        return True
    between = range(row[-1].end, at)
    return len(between) <= _NEAR and not any(
        _goes(seen, each) or seen.said_at(each, "and-in-a-list") for each in between
    )


def _goes(seen: Frame, at: int) -> bool:
    """Whether the way is that of play: "we go clockwise", "vuoro kulkee vastapäivään"."""
    return any(seen.said_at(near, "play-goes") for near in range(max(0, at - 3), min(at + 3, len(seen.words))))


def _by_neighbours(seen: Frame, told: list[Named], usual: int) -> Ring | None:
    """Places told one by one: who sits to the left or right of whom, and who after whom."""
    ways = [-1 if mark.concept == _AGAINST else 1 for mark in seen.cues if mark.concept in (_WITH, _AGAINST)]
    way = -1 if -1 in ways else 1
    places: dict[str, int] = {}
    for one, other, step in pairs(seen, told, way):
        if not places:
            places[one] = 0
        if one in places and other not in places:
            places[other] = places[one] + step
        elif other in places and one not in places:
            places[one] = places[other] - step
    if len(places) < 2:
        return None
    size = max(usual, len(places))
    return Ring({name: at % size for name, at in places.items()}, size, way, False)
