"""Totals of a match, and of cards in a hand: told in one number ("I have 500") or in steps ("I had 430 and got 81").

The points of one side count: in "508 against 505" and "me 502, him 120" the totals are not added.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any, Final

from unorules.ask.read_accounts import rivals_told
from unorules.ask.read_accounts_offered import knocked_out, puts_out
from unorules.ask.read_editions import names_an_edition
from unorules.ask.read_features import Frame
from unorules.ask.read_hands import hands_told
from unorules.ask.read_position import number_at
from unorules.ask.read_rule_names import mercy_here
from unorules.values import dataclass

_TARGETS: Final = (500, 1000)
_SMALLEST: Final = 20
_SO_NEAR: Final = 3
_SO_NEAR_THE_TARGET: Final = 5
# More than anybody makes in a round: two such totals are of two players.
_MOST_GAINED: Final = 300
_DIGIT: Final = 9
_TWO: Final = 2
_LIMIT: Final = 25
_ENDING: Final = 4


@dataclass(frozen=True, slots=True)
class _Points:
    """An amount of points and the word it stands at; ``added`` where the question says that it comes on top."""

    at: int
    number: int
    added: bool = False


def total_told(seen: Frame) -> dict[str, Any]:
    """``total`` and ``hands`` of a match as far as they were told, and the totals of the ``others``."""
    if (rivals := rivals_told(seen)) is not None:
        return {"total": rivals[0], "others": rivals[1]}
    found: dict[str, Any] = {}
    total = _total(seen)
    if total is not None:
        found["total"] = total
    out = knocked_out(seen)
    return found | _hands(seen) | ({"knocked": out} if out else {})


def left_on_top(seen: Frame) -> dict[str, Any]:
    """``hands`` that somebody was left with, to be written down on top of a total."""
    return _hands(seen) if seen.says("left-in-a-hand") else {}


def _hands(seen: Frame) -> dict[str, Any]:
    hands = [[card for card in hand if _is_card(card)] for hand in hands_told(seen)] if _shows_cards(seen) else []
    hands = [hand for hand in hands if hand]
    return {"hands": hands} if hands else {}


def _is_card(card: str) -> bool:
    return card != "blank" and (not card.isdecimal() or int(card) <= _DIGIT)


def _shows_cards(seen: Frame) -> bool:
    """Cards named, or a digit that is a card by its article: "490 and a nine"."""
    return bool(seen.cards) or any(
        seen.said_at(at - 1, "article") and 0 < (number_at(seen, at) or 0) <= _DIGIT and _stands_last(seen, at)
        for at in range(1, len(seen.words))
    )


def _stands_last(seen: Frame, at: int) -> bool:
    return at + 1 == len(seen.words) or seen.words[at + 1].kind == "stop"


def _total(seen: Frame) -> int | None:
    told = _points(seen)
    if not told:
        return _at_the_target(seen)
    if (made := _as_made(seen, told)) is not None:
        return made
    if (near := _near_the_target(seen, told)) is not None:
        return near
    if len(told) > 1 and _are_rivals(seen, told):
        return _mine(seen, told)
    return sum(each.number for each in told)


def _points(seen: Frame) -> list[_Points]:
    """The amounts of points told: large numbers that are no target, and small ones that are said to come on top."""
    taken = {at for face in seen.cards for at in range(face.start - (face.count > 1), face.end)}
    cards = _shows_cards(seen)
    found: list[_Points] = []
    for at in range(len(seen.words)):
        number = _number(seen, at)
        if number is None or at in taken or number in _TARGETS or _counts_else(seen, at):
            continue
        added = _is_added(seen, at)
        small = added and found and number > (_DIGIT if cards else 0) and not _is_article(seen, at, number)
        if number > _SMALLEST or small:
            found.append(_Points(at, number, added))
    return found


def _is_article(seen: Frame, at: int, number: int) -> bool:
    return number == 1 and seen.words[at].kind == "word"


def _number(seen: Frame, at: int) -> int | None:
    word = seen.words[at]
    return word.number if word.kind == "plus" else number_at(seen, at)


def _counts_else(seen: Frame, at: int) -> bool:
    """ "30 cards", "play to 300": no points that somebody has."""
    number = number_at(seen, at)
    climbed = any(seen.said_at(near, "climbed-to") for near in range(max(0, at - _SO_NEAR), at))
    target = not climbed and any(mark.concept == "target" and mark.start < at < mark.end for mark in seen.marks)
    points = any(mark.concept == "points" and mark.start == at + 1 for mark in seen.marks)
    small = number is not None and number <= _SMALLEST and seen.said_at(at + 1, "ends-a-number") and not points
    needed = any(seen.said_at(near, "needed-total") for near in range(max(0, at - _SO_NEAR), at))
    edition = names_an_edition(seen, at, "match-total")
    return (
        edition
        or target
        or small
        or needed
        or seen.said_at(at + 1, "cards-of", "cards-behind-it")
        or puts_out(seen, at)
    )


def _is_added(seen: Frame, at: int) -> bool:
    if seen.words[at].kind == "plus" or "+" in _between(seen, at):
        return True
    return any(
        seen.said_at(near, "gains", "makes-points") for near in range(max(0, at - _SO_NEAR), at)
    ) or _is_held_among(seen, at)


def _is_held_among(seen: Frame, at: int) -> bool:
    """ "The others had 112 between them": what all of them were left with goes to the winner."""
    sentence = seen.words[at].sentence
    first = max(
        (near for near in range(at) if number_at(seen, near) or seen.words[near].sentence != sentence), default=-1
    )
    near = [
        each
        for each in range(first + 1, min(at + 1 + _SO_NEAR_THE_TARGET, len(seen.words)))
        if seen.words[each].sentence == sentence
    ]
    return any(seen.said_at(each, "the-other-side", "everybody-else") for each in near) and any(
        seen.said_at(each, "in-all-between-them", "left-in-a-hand") for each in near
    )


def _between(seen: Frame, at: int) -> str:
    """What stands between a word and the one before it."""
    if not at:
        return ""
    before = seen.words[at - 1]
    return seen.text[before.start + len(before.text) : seen.words[at].start]


def _at_the_target(seen: Frame) -> int | None:
    """ "I have 500": nothing but the target is told, so it is the total."""
    numbers = [number for at in range(len(seen.words)) if (number := number_at(seen, at)) in _TARGETS]
    return numbers[0] if len(numbers) == 1 else None


def _as_made(seen: Frame, told: list[_Points]) -> int | None:
    """ "440 + 9 + 20 = 469": the sum as somebody made it."""
    made = next((each.number for each in told[1:] if "=" in _between(seen, each.at)), None)
    return made if made is not None and made > _SMALLEST else None


def _near_the_target(seen: Frame, told: list[_Points]) -> int | None:
    """ "100 short of 500, and got 99", "fifty over 500"."""
    first, *rest = told
    behind = range(first.at + 1, min(first.at + 1 + _SO_NEAR_THE_TARGET, len(seen.words)))
    target = next((number_at(seen, at) for at in behind if number_at(seen, at) in _TARGETS), None)
    if target is None:
        return None
    more = sum(each.number for each in rest)
    if any(seen.said_at(at, "still-missing") for at in behind):
        return target - first.number + more
    return target + first.number + more if any(seen.said_at(at, "beyond") for at in behind) else None


def _are_rivals(seen: Frame, told: list[_Points]) -> bool:
    """Whether the amounts are of several players: set against each other, or both too large to be made in a round."""
    if any(each.added for each in told[1:]):
        return False
    against = any(seen.said_at(at, "against-total") for one, two in pairwise(told) for at in range(one.at + 1, two.at))
    return against or sum(each.number > _MOST_GAINED for each in told) > 1


def _mine(seen: Frame, told: list[_Points]) -> int:
    """The asker's, or that of the one asked about, by the name; the first where nothing tells."""
    asked = {word.text for word in seen.words[told[-1].at :] if word.text[:1].isupper()}
    for each in told:
        before = seen.words[max(0, each.at - _SO_NEAR) : each.at]
        if asked & {word.text for word in before if word.kind == "word" and word.text[:1].isupper()}:
            return each.number
    mine = [
        each
        for each in told
        if any(seen.said_at(at, "first-person") for at in range(max(0, each.at - _SO_NEAR), each.at))
    ]
    return (mine or told)[0].number


def cards_held(seen: Frame) -> int | None:
    """How many cards a hand has come to: "I had 18 and got a +10", "stacked +10 and had 12, so 28"; the first large number else."""
    places = [at for at in range(len(seen.words)) if _number(seen, at)]
    loose = [at for at in places if len(seen.words[at].tail) <= _ENDING]  # "25-kortsregeln" names the rule
    places = loose or places
    # "two +4s": neither their number nor what is printed on them
    counts = {at for face in seen.cards if face.count > 1 for at in range(face.start - 1, face.end)}
    places = [at for at in places if at not in counts]
    told = [_number(seen, at) or 0 for at in places]
    large = [number for number in told if number > _DIGIT]
    if not large:
        return None
    pairs = {one + two for one, two in combinations(told, _TWO)}
    made = next((number for number in large if number in pairs or number == sum(told) - number), None)
    if made is not None:
        return made
    if len(large) > 1 and _LIMIT in told and (mercy_here(seen) or seen.has("rules")):
        places = [at for at in places if _number(seen, at) != _LIMIT]  # the number of the rule
    return _held_and_gained(seen, [(at, _number(seen, at) or 0) for at in places]) or large[0]


def _held_and_gained(seen: Frame, told: list[tuple[int, int]]) -> int | None:
    """The hand and what came on top; the hand alone where nothing did, or more than one thing."""
    large = [(at, number) for at, number in told if number > _DIGIT]
    if not large:
        return None
    at, had = next((each for each in large if not _is_gained(seen, each[0])), large[0])
    if had >= _LIMIT:
        return had
    counts = {at for face in seen.cards if face.count > 1 for at in range(face.start - 1, face.end)}
    few = [(near, number) for near, number in seen.units.items() if number > 1 and not _number(seen, near)]
    few = [each for each in few if each[0] not in counts]
    gained = [number for near, number in [*told, *few] if near != at and _is_gained(seen, near)]
    others = [number for near, number in told if near != at and number not in gained]
    return had + gained[0] if len(gained) == 1 and not others else had


def _is_gained(seen: Frame, at: int) -> bool:
    takes = any(seen.said_at(near, "takes-them", "gave-me", "is-hit-for") for near in range(max(0, at - _TWO), at))
    return seen.words[at].kind == "plus" or takes
