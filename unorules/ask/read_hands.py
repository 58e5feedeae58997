"""Hands told one after the other: "one has 8 and a skip, the other 0, 3 and a wild".

What stands side by side is one hand. A number in such a row is a card, a larger one points that somebody holds, unless it is what
somebody makes of them ("… that is 45, right?").
"""

from __future__ import annotations

import itertools
from typing import Final

from unorules.ask.cards_in_words import Mention
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_form import form
from unorules.ask.read_partner import is_of_the_partner
from unorules.ask.read_position import named, number_at, place_of

_MOST_ON_A_CARD: Final = 9
_MOST_POINTS: Final = 500
_NOT_HELD: Final = ("out", "top")
_ROW: Final = frozenset(",;")


def hands_told(seen: Frame) -> list[list[str]]:
    """The hands in order: cards in notation or by kind, points above 9 as numbers."""
    hands: list[list[str]] = []
    behind = -1
    for start, end, cards in _items(seen):
        if hands and behind >= 0 and _is_joined(seen, behind, start):
            hands[-1].extend(cards)
        else:
            hands.append(list(cards))
        behind = end
    return hands


def is_offered(seen: Frame, at: int) -> bool:
    """Whether a number of a question about hands is what somebody makes of the cards, not points that are held."""
    number = number_at(seen, at)
    others = [number_at(seen, other) for other in range(at)]
    figures = sum(other is not None and other <= _MOST_ON_A_CARD for other in others)  # "a 9, an 8 and a 7"
    told = bool(seen.cards) or figures > 1
    return number is not None and number > _MOST_ON_A_CARD and told and not _is_held(seen, at)


def _items(seen: Frame) -> list[tuple[int, int, list[str]]]:
    """What is held, in order: where it begins and ends, and the cards."""
    summed = {at: number for at in range(len(seen.words)) if (number := _summed(seen, at)) is not None}
    faces = [face for face in named(seen) if _is_in_a_hand(seen, face)]
    faces = [face for face in faces if face.start not in summed and not _is_amount(seen, face)]
    faces = [face for face in faces if not is_of_the_partner(seen, face.start)]
    found = [(face.start - (face.count > 1), face.end, [face.card] * face.count) for face in faces]
    found += [(at, at + 1, [str(number)]) for at, number in summed.items()]
    told = {at for face in faces for at in range(face.start, face.end)}
    swaps = [mark for mark in seen.cues if mark.concept == "swap-hands-card" and mark.start not in told]
    found += [(mark.start, mark.end, ["wild-swap-hands"]) for mark in swaps]
    covered = {at for face in seen.cards for at in range(face.start - (face.count > 1), face.end)} | set(summed)
    for at in range(len(seen.words)):
        number = number_at(seen, at)
        counts = at not in covered and number is not None and _counts(seen, at, number, covered)
        if counts and not is_of_the_partner(seen, at):
            found.append((at, _end(seen, at), [str(number)]))
    return sorted(found)


def _is_in_a_hand(seen: Frame, face: Mention) -> bool:
    """Whether nothing tells that the card lies there or was laid; the "lay" within the name of a card tells of no deed."""
    place = place_of(seen, face)
    if place == "laid":
        of_cards = {at for each in seen.cards for at in range(each.start, each.end)}
        return next(at for at in range(face.start - 1, -1, -1) if seen.said_at(at, "lays")) in of_cards
    return place not in _NOT_HELD or _is_of_an_account(seen, face) or (place == "out" and _is_left_over(seen, face))


def _is_left_over(seen: Frame, face: Mention) -> bool:
    """ "I won this round with a +10 and a skip left in his hand": the row that ends in what is left belongs to that hand."""
    end = face.end
    against = any(seen.said_at(at, "against-total") for at in range(face.start - _HEAD, face.start))
    behind = range(end, min(end + _HEAD + 1, len(seen.words)))
    in_hand = any(mark.concept == "hand" and mark.start in behind for mark in seen.marks)
    if against and (in_hand or any(seen.said_at(at, "left-in-a-hand", "a-whole-hand") for at in behind)):
        return True  # "I won against a reverse in Per's hand"
    for other in seen.cards:
        if other.start > face.start and _is_joined(seen, end, other.start):
            end = other.end
    return end != face.end and any(seen.said_at(at, "left-in-a-hand") for at in range(end, end + _HEAD))


def _is_of_an_account(seen: Frame, face: Mention) -> bool:
    """ "Jag låg på 388 och får in en joker": what lies there is a total, and the card is no top card."""
    near = range(face.start - 1, -1, -1)
    before = itertools.takewhile(lambda at: seen.words[at].sentence == seen.words[face.start].sentence, near)
    return any((number_at(seen, at) or 0) > _MOST_ON_A_CARD for at in before) and place_of(seen, face) == "top"


def _summed(seen: Frame, at: int) -> int | None:
    """The number of a sum: "1+2+3", "skip + 3"; a +4 has no blank in it and stands by itself."""
    word = seen.words[at]
    if word.kind != "plus" or not at or (word.number or 0) > _MOST_ON_A_CARD:
        return None
    close = not _gap(seen, at) and seen.words[at - 1].kind in ("number", "plus")
    spaced = " " in word.text and any(face.end == at and face.kind != "wild" for face in seen.cards)
    return word.number if close or spaced else None


def _is_amount(seen: Frame, face: Mention) -> bool:
    """ "Seven cards: 2, 2, 5 …"."""
    several = face.end - face.start > 1 and seen.said_at(face.end - 1, "cards-of")
    return several and face.kind == "number" and face.colour is None


def _end(seen: Frame, at: int) -> int:
    end = at + 1
    while end in seen.numbers and seen.numbers[end] is None:
        end += 1
    return end


def _counts(seen: Frame, at: int, number: int, covered: set[int]) -> bool:
    """Whether a bare number is a card or points in a hand."""
    end = _end(seen, at)
    if number > _MOST_ON_A_CARD and seen.said_at(end, "cards-behind-it"):
        return False  # "out on 25 cards"
    if number > _MOST_ON_A_CARD:
        return number < _MOST_POINTS and (not is_offered(seen, at) if covered else False)
    if seen.said_at(end, "ends-a-number") or (seen.words[at].text[:1].isupper() and seen.said_at(at, "given-name")):
        return False
    if seen.words[at].kind == "word" and number == 1:
        return False  # an article
    if seen.said_at(at - 1, "we-are") or seen.said_at(end, "he-or-she", "first-person"):
        return False  # "the two he drew"
    sides = (_next_to(seen, at, -1), _next_to(seen, end - 1, 1))
    if any(side is not None and (side in covered or _is_small(seen, side)) for side in sides):
        return True
    before, after = seen.said_at(at - 1, "lists", "holds"), seen.said_at(end, "lists")
    return before or after or end == len(seen.words)


def _is_small(seen: Frame, at: int) -> bool:
    number = number_at(seen, at)
    return number is not None and number <= _MOST_ON_A_CARD and not seen.said_at(_end(seen, at), "ends-a-number")


def _next_to(seen: Frame, at: int, step: int) -> int | None:
    """The word beside this one in a row, past commas and joining words; None at the end of a sentence."""
    near = at + step
    while 0 <= near < len(seen.words) and _parts(seen, near):
        near += step
    if not 0 <= near < len(seen.words):
        return None
    figures = seen.words[at].kind == seen.words[near].kind == "number"
    inside = figures or abs(near - at) > 1 or bool(_gap(seen, max(at, near)).strip())
    return near if inside and seen.words[near].sentence == seen.words[at].sentence else None


def _parts(seen: Frame, at: int) -> bool:
    """Whether the word only parts the cards of a row."""
    word = seen.words[at]
    return set(word.text) <= _ROW if word.kind == "stop" else seen.said_at(at, "lists") and number_at(seen, at) is None


def _is_joined(seen: Frame, end: int, start: int) -> bool:
    """Whether only commas and joining words stand between two cards, and nothing like a slash."""
    between = range(end, start)
    gaps = "".join(_gap(seen, at) for at in range(end, start + 1))
    return all(_parts(seen, at) for at in between) and not set(gaps) & set("/|")


def _gap(seen: Frame, at: int) -> str:
    """What no token holds between a word and the one before it: blanks, a slash."""
    before, here = seen.words[at - 1], seen.words[at]
    return seen.text[before.start + len(before.text) : here.start]


def _is_held(seen: Frame, at: int) -> bool:
    """ "She has 12 points", "12 and 31": points that are left in a hand."""
    if seen.said_at(_end(seen, at), "makes-of"):
        return False
    before = list(itertools.takewhile(lambda near: seen.words[near].kind != "stop", range(at - 1, max(-1, at - 4), -1)))
    if any(seen.said_at(near, "holds") for near in before):
        return True
    beside = [_next_to(seen, at, -1), _next_to(seen, _end(seen, at) - 1, 1)]
    return any(near is not None and (number_at(seen, near) or 0) > _MOST_ON_A_CARD for near in beside)


def counted_together(seen: Frame, topic: str) -> str | None:
    """ "Left with a shuffle hands and a 7. What's it cost me?": the cards of a hand, of which none is asked about alone."""
    asked = last_clause(seen)
    compared = seen.says("alike-in-number", "worth-more", "worth-less", within=asked) or "or" in concepts_asked(seen)
    left = seen.says("left-in-a-hand") and topic in ("card-points", "card-effect")
    kept = (left or (topic == "card-points" and seen.says("holds"))) and not compared
    apart = not any(word in asked for face in seen.cards for word in seen.words[face.start : face.end])
    return "hand-points" if kept and apart and any(len(set(hand)) > 1 for hand in hands_told(seen)) else None


def points_wanted(seen: Frame, topic: str) -> str | None:
    """ "He held a 5 and drew a skip and a 3 for my last +2. What do I get?": the points of what is told, not who writes them."""
    clause = last_clause(seen)
    wanted = seen.says("wants-a-figure", within=clause[:_HEAD]) and seen.says("what-it-brings", within=clause)
    told = topic in ("finish-draw-penalty", "partners-scoring") and wanted
    apart = not any(word in clause for face in seen.cards for word in seen.words[face.start : face.end])
    return "hand-points" if told and apart and hands_told(seen) else None


_HEAD: Final = 2


def written_against_oneself(seen: Frame, topic: str) -> str | None:
    """ "Lowest sum wins. I've a 7 and a reverse left. What do I write?": the points of a hand told, not how it is counted."""
    if topic != "low-score" or len(all_told(seen)) < _HEAD or form(seen, "hand-points") != "value":
        return None
    return "hand-points"


def all_told(seen: Frame) -> list[str]:
    """Every card told as left in a hand, whoever holds it."""
    return [card for hand in hands_told(seen) for card in hand]
