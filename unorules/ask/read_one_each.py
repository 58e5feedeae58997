"""A card that each of several persons lays: "Lars, Lisa and James each played a +2", "Ida, Ola og jeg la hver sin"."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_features import Frame
from unorules.ask.read_names import named

_FEWEST: Final = 2


def one_by_each(seen: Frame) -> int:
    """How many persons are listed right before a word for each of them; 0 where no such list stands there."""
    people = named(seen)
    for mark in seen.cues:
        if mark.concept != "one-each":
            continue
        count = 0
        at = mark.start - 1
        while at >= 0 and (
            seen.words[at].text == "," or _goes_on(seen, at, {p for n in people for p in range(n.start, n.end)})
        ):
            count += any(each.start == at for each in people) or seen.said_at(at, "i-myself")
            at -= 1
        if count and at >= 0 and _heads_the_list(seen, at):
            count += 1
        if count >= _FEWEST:
            return count
    return 0


def _heads_the_list(seen: Frame, at: int) -> bool:
    """A word at the head of a sentence, with a comma behind it and names after that: a name that is a word besides ("Anna")."""
    head = at == 0 or seen.words[at - 1].sentence != seen.words[at].sentence
    return head and seen.words[at].text[:1].isupper() and seen.words[at + 1].text == ","


def _goes_on(seen: Frame, at: int, persons: set[int]) -> bool:
    """Whether the word is of the list, joins it, or is the verb between it and "each"."""
    lays = any(mark.concept == "lay" and mark.start <= at < mark.end for mark in seen.marks)
    card = any(face.start <= at < face.end for face in seen.cards)  # "laid a +4 each"
    return (
        at in persons
        or lays
        or card
        or seen.said_at(at, "and-in-a-list", "and-then", "i-myself", "has-laid", "article")
    )
