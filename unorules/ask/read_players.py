"""How many play, as a question says it: "six of us", "vi är tolv", "meitä on kuusi", "kahdestaan", or by naming them all."""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.persons_told import ME, people
from unorules.ask.read_features import Frame
from unorules.ask.read_names import Named
from unorules.ask.read_position import number_at
from unorules.ask.read_seated import seated
from unorules.ask.round_table import ring

_FEWEST, _MOST = 2, 40
_NAMES_AT_LEAST = 3
# What asks for nothing but a number of players: any number that counts nothing else is one. No pile is dealt for more than these.
_OF_PLAYERS: Final = {"players": _MOST, "draw-pile-size": 15}
_DEALT = 7
_ORDINALS: Final = {"nth-7": 7, "nth-11": 11}


def players_meant(seen: Frame, topic: str) -> int | None:
    """The number of players, said by any number that counts nothing else where the topic turns on it: "if five play", "for six"."""
    most = _OF_PLAYERS.get(topic)
    told = players(seen)
    if most is None:
        return told
    if told is not None and not _is_of_packs(seen, told):
        return told
    return _alone(seen, most) or _counted_so(seen) if topic == "players" else _alone(seen, most)


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
    if (far := _told_at_the_end(seen) or seated(seen)) is not None:
        return far
    if any(mark.concept == "two-players" and not _counts_cards(seen, mark) for mark in seen.marks):
        return 2
    return 2 if seen.says("just-me-and") or _just_the_two(seen) or against_one(seen) else _named(seen)


def _just_the_two(seen: Frame) -> bool:
    """ "Just the missus and me playing": one person, "and" and the asker behind a word for "only"."""
    for mark in seen.cues:
        ends = range(mark.end, min(mark.end + _SO_NEAR, len(seen.words) - 1))
        joined = [at for at in ends if seen.said_at(at, "and-in-a-list") and at > mark.end]
        if mark.concept == "only-cue" and joined and seen.said_at(joined[0] + 1, "me-in-a-row"):
            return not any(seen.words[at].kind == "stop" for at in range(mark.end, joined[0]))
    return False


def against_one(seen: Frame) -> bool:
    """ "It's me against Kev", "mä pelaan Kevinii vastaan", "me and Kev, nobody else": the asker and one other person."""
    persons = people(seen)
    for mine in persons:
        for other in persons:
            if mine.name == ME and other.name != ME and _are_set_apart(seen, mine, other):
                return True
    return any(_is_with_kin(seen, mine) for mine in persons if mine.name == ME)


def _is_with_kin(seen: Frame, mine: Named) -> bool:
    """The asker with, or against, one person who goes by no name: "me against my brother", "min man och jag, ingen annan"."""
    near = range(mine.end, min(mine.end + _SO_NEAR + 1, len(seen.words)))
    if any(_is_somebody(seen, at) and _stand_against(seen, mine.end, at) for at in near):
        return True
    before = range(max(0, mine.start - _SO_NEAR + 1), mine.start)
    joined = seen.said_at(mine.start - 1, "and-in-a-list") and any(_is_somebody(seen, at) for at in before)
    behind = range(mine.end, min(mine.end + _SO_NEAR - 1, len(seen.words)))
    return joined and any(seen.said_at(at, "nobody-besides") for at in behind)


def _are_set_apart(seen: Frame, mine: Named, other: Named) -> bool:
    """Whether the two are set against each other, or are joined with a word behind them that there is nobody else."""
    if 0 <= other.start - mine.end <= _SO_NEAR and _stand_against(seen, mine.end, other.start):
        return True
    first, second = sorted((mine, other), key=lambda each: each.start)
    joined = second.start == first.end + 1 and seen.said_at(first.end, "and-in-a-list")
    behind = range(second.end, min(second.end + _SO_NEAR, len(seen.words)))
    return joined and any(seen.said_at(at, "nobody-besides") for at in behind)


def _stand_against(seen: Frame, start: int, other: int) -> bool:
    """Whether a word for "against" stands right before the other one, or, as in Finnish, right behind."""
    if any(seen.words[at].kind == "stop" for at in range(start, other)):
        return False
    between = range(start, other)
    if any(seen.said_at(at, "set-against") for at in between):
        return not _names_cards(seen, between) and not any(seen.said_at(at, "puts-down") for at in between)
    return seen.said_at(other + 1, "set-against-behind") and not _names_cards(seen, range(start, other))


def _names_cards(seen: Frame, within: range) -> bool:
    return any(face.start in within for face in seen.cards)


def _is_somebody(seen: Frame, at: int) -> bool:
    """One person who goes by no name: "my brother", "naboen"."""
    one = seen.said_at(at, "another-person") and not seen.said_at(at, "pronoun", "he-or-she", "never-a-name")
    return one or seen.said_at(at, "one-other-person")


_SO_NEAR: Final = 4


def _counts_cards(seen: Frame, mark: Mark) -> bool:
    """ "Två stycken +4", "med to jokrar": two cards; not "two players, a skip"."""
    cards = {face.start for face in seen.cards}
    if mark.end + 1 in cards and (seen.words[mark.end].kind == "stop" or seen.said_at(mark.end, "row-joins")):
        return False
    return _has_a_number(seen, mark) and bool(cards & {mark.end, mark.end + 1})


def _has_a_number(seen: Frame, mark: Mark) -> bool:
    return any(at in seen.units or seen.words[at].kind == "number" for at in range(mark.start, mark.end))


def _alone(seen: Frame, most: int) -> int | None:
    """The largest number that counts no cards, points or packs; seven, which all are dealt, only where no other is told."""
    found = [number for at in range(len(seen.words)) if (number := _free_number(seen, at)) and number <= most]
    others = [number for number in found if number != _DEALT]
    return max(others or found, default=None)


def _free_number(seen: Frame, at: int) -> int | None:
    number = number_at(seen, at) or seen.units.get(at)
    if number is None or number < _FEWEST or any(face.start <= at < face.end for face in seen.cards):
        return None
    end = _end_of_number(seen, at)
    people = seen.said_at(end, "people-of", "hands-of-players")
    counts = seen.said_at(end, "ends-a-number", "cards-of", "deck-of") and not people
    return None if counts else number


def _counted_so(seen: Frame) -> int | None:
    """ "Alone" is one, "the eleventh" eleven."""
    return 1 if seen.says("all-alone") else next((n for cue, n in _ORDINALS.items() if seen.says(cue)), None)


def _is_of_packs(seen: Frame, told: int) -> bool:
    """ "With two packs" counts no players."""
    pair = [mark for mark in seen.marks if mark.concept == "two-players" and _has_a_number(seen, mark)]
    return told == _FEWEST and bool(pair) and all(seen.said_at(mark.end, "deck-of") for mark in pair)


def _told_at_the_end(seen: Frame) -> int | None:
    """ "Meitä on mökillä mummo mukaan lukien yksitoista, …": the number ends what "we are" begins."""
    for at in range(len(seen.words)):
        number, end = number_at(seen, at), _end_of_number(seen, at)
        if (
            number is None
            or not _FEWEST < number <= _MOST
            or (end < len(seen.words) and seen.words[end].kind != "stop")
        ):
            continue
        for before in range(at - 1, max(-1, at - _SO_FAR), -1):
            if seen.words[before].kind == "stop" or number_at(seen, before) is not None:
                break
            if seen.said_at(before, "we-are-many"):
                return number
    return None


_SO_FAR: Final = 9


def _end_of_number(seen: Frame, at: int) -> int:
    """The place behind a number, which may be of several words."""
    end = at + 1
    while end in seen.numbers and seen.numbers[end] is None:
        end += 1
    return end


def _named(seen: Frame) -> int | None:
    """A list of at least three names in a row: "Aino, Eero, Kari ja Iida"."""
    table = ring(seen)
    if table is not None and table.whole:
        return table.size
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
