"""Accounts told of several players, and one that grows: "Len is on 512, I'm on 199", "she was on 466 and gets a 9 and a skip".

Each amount belongs to the person named last before it. Totals of several persons are held against each other, never added.
"""

from __future__ import annotations

import re
from typing import Final

from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_names import named
from unorules.ask.read_position import number_at

_FEWEST: Final = 100
_TARGETS: Final = (500, 1000)
_PAIR: Final = 2
_BEHIND: Final = 3
_ME: Final = "i"
_THEY: Final = "they"
_OWNER: Final = re.compile("['’]")
_GROWS: Final = frozenset({"hand-points", "card-points", "deck-points", "target-score"})


def rivals_told(seen: Frame) -> tuple[int, list[int]] | None:
    """The total of the one who is asked about, and those of the others; None where not each amount has an owner of its own."""
    told = _owned(seen)
    owners = [owner for owner, _ in told]
    if len(told) < _PAIR or len(set(owners)) < len(owners):
        return None
    asked = _asked(seen, owners)
    mine = next((total for owner, total in told if owner == asked), None)
    return None if mine is None else (mine, [total for owner, total in told if owner != asked])


def _owned(seen: Frame) -> list[tuple[str, int]]:
    """The totals with the persons they belong to; none where one of them is no total."""
    found: list[tuple[str, int]] = []
    clause = last_clause(seen)
    before = 0
    for at, word in enumerate(seen.words):
        number = number_at(seen, at)
        if number is None or number <= _FEWEST or (clause and word.start >= clause[0].start):
            continue
        owner = _owner(seen, before, at)
        past = any(seen.said_at(near, "went-past") for near in range(before, at))
        if owner is None or _is_of_a_hand(seen, before, at):
            return []
        if number in _TARGETS and not (past or any(seen.said_at(near, "was-on-before") for near in range(before, at))):
            continue
        found.append((owner, number + past))
        before = at + 1
    return found


def _is_of_a_hand(seen: Frame, before: int, at: int) -> bool:
    """Whether the amount is what somebody was left with, or comes on top of another."""
    behind = range(before, min(at + _BEHIND, len(seen.words)))
    left = any(seen.said_at(near, "left-in-a-hand", "in-all-between-them") for near in behind)
    return left or seen.words[at].kind == "plus" or seen.said_at(at + 1, "cards-of")


def _owner(seen: Frame, start: int, end: int) -> str | None:
    """The last person named within that stretch."""
    persons = [(each.start, each.name) for each in named(seen) if start <= each.start < end]
    persons += [(at, _ME) for at in range(start, end) if seen.said_at(at, "the-teller")]
    persons += [(at, _THEY) for at in range(start, end) if seen.said_at(at, "some-other-one")]
    persons += [(at, seen.words[at].folded) for at in range(start, end) if seen.said_at(at, "another-person")]
    heads = [at for at in range(start, end) if not at or seen.words[at - 1].sentence != seen.words[at].sentence]
    persons += [(at, called) for at in heads if (called := _head(seen, at))]
    last = max(at for at, _ in persons) if persons else -1
    return next((owner for at, owner in persons if at == last), None)


def _head(seen: Frame, at: int) -> str:
    """The word at the head of a sentence, where it may be a name that nobody knows."""
    word = seen.words[at]
    known = any(mark.start <= at < mark.end for mark in seen.marks) or seen.said_at(at, "never-a-name", "the-teller")
    return "" if known or word.kind != "word" or not word.text[0].isupper() else _OWNER.split(word.text)[0]


def _asked(seen: Frame, owners: list[str]) -> str:
    """The owner whom the clause that asks names; else the one named last before it, and the first where nobody is."""
    clause = last_clause(seen)
    start = next((at for at, word in enumerate(seen.words) if clause and word is clause[0]), len(seen.words))
    within = [each.name for each in named(seen) if each.start >= start and each.name in owners]
    if within:
        return within[0]
    if _ME in owners and any(seen.said_at(at, "the-teller") for at in range(start, len(seen.words))):
        return _ME
    if _THEY in owners and any(seen.said_at(at, "some-other-one") for at in range(start, len(seen.words))):
        return _THEY
    told = seen.words[start - 1].sentence if start else -1
    before = [each.name for each in named(seen) if each.start < start and seen.words[each.start].sentence == told]
    told_alone = [name for name in dict.fromkeys(before) if name in owners]
    return told_alone[0] if len(told_alone) == 1 else _ME if _ME in owners else owners[0]


def total_asked(seen: Frame) -> bool:
    """Whether an earlier total is told, and the clause that asks wants the figure that it comes to now."""
    clause = last_clause(seen)
    wanted = seen.says("wants-a-figure", within=clause[:_BEHIND]) and seen.says("what-total-now", within=clause)
    return wanted and _had_before(seen)


def _had_before(seen: Frame) -> bool:
    """An amount that no round brings in, told as what somebody had before any card is named."""
    first = min((face.start for face in seen.cards), default=len(seen.words))
    return any(
        (number_at(seen, at) or 0) > _FEWEST
        and not seen.said_at(at + 1, "cards-of")
        and any(seen.said_at(near, "was-on-before") for near in range(max(0, at - _BEHIND), min(at + _BEHIND, first)))
        for at in range(first)
    )


def grown_total(seen: Frame, topic: str) -> str | None:
    """ "He was on 265 and the others were left with a wild and an 8. What is he on now?": the total, not the hands."""
    return "match-total" if topic in _GROWS and total_asked(seen) else None
