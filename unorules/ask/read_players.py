"""How many play, as a question says it: "six of us", "vi är tolv", "meitä on kuusi", "kahdestaan", or by naming them all."""

from __future__ import annotations

from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

_FEWEST, _MOST = 2, 40
_NAMES_AT_LEAST = 3


def players(seen: Frame) -> int | None:
    """The number of players told; None where none is."""
    for at in range(len(seen.words)):
        number = number_at(seen, at)
        if number is None and seen.has("deal") and seen.said_at(at, "dealt-to"):
            number = seen.units.get(at)  # "jaettiin viidelle"
            if number is not None:
                return number
        if number is None or not _FEWEST <= number <= _MOST:
            continue
        if any(face.start in (at + 1, at + 2) for face in seen.cards):
            continue  # "två stycken +4"
        end = _end_of_number(seen, at)
        if seen.said_at(end, "people-of") or (
            (seen.said_at(at - 1, "we-are") or seen.said_at(at - 2, "we-are"))
            and not seen.said_at(end, "ends-a-number")
        ):
            return number
    cards = {face.start for face in seen.cards}
    if any(mark.concept == "two-players" and not cards & {mark.end, mark.end + 1} for mark in seen.marks):
        return 2
    return _named(seen)


def _end_of_number(seen: Frame, at: int) -> int:
    """The place behind a number, which may be of several words."""
    end = at + 1
    while end in seen.numbers and seen.numbers[end] is None:
        end += 1
    return end


def _named(seen: Frame) -> int | None:
    """A list of at least three names in a row: "Aino, Eero, Kari ja Iida"."""
    run = best = 0
    for at, word in enumerate(seen.words):
        known = any(mark.start == at for mark in seen.marks)
        myself = seen.said_at(at, "first-person") and word.kind == "word"
        if myself or (word.kind == "word" and word.text[:1].isupper() and not word.text.isupper() and not known):
            run += 1
            best = max(best, run)
        elif (word.kind != "stop" and not seen.said_at(at, "and-in-a-list")) or (
            word.kind == "stop" and "," not in word.text
        ):
            run = 0
    return best if best >= _NAMES_AT_LEAST else None
