"""Who claims what in a quarrel, and whether it is asked who of them is right ("who wins the bet?" asks the same)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from unorules.ask.claimant_words import MYSELF, called, heads_the_sentence
from unorules.ask.read_clause import last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.read_question_words import asks_openly
from unorules.ask.words import Token
from unorules.values import dataclass

_ASKING: Final = frozenset({"who", "which"})
_JUDGED: Final = frozenset({"right", "wrong", "false"})
# Two who hold different things quarrel, though nobody asks who is right.
_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class Told:
    """What one claimant says: the places of the words."""

    who: str
    span: tuple[int, ...]


def quarrel(seen: Frame) -> list[Told]:
    """Who claims what where it is asked who of them is right; nothing where something else is asked."""
    asked = _asked_who_is_right(seen)
    if not asked and (asks_openly(seen) or any(word.kind == "stop" and "?" in word.text for word in seen.words)):
        return []  # "… said nothing, I said uno for her, how many does she draw"
    found = told(seen)
    return found if asked or len(found) >= _TWO else []


def _asked_who_is_right(seen: Frame) -> bool:
    clause = last_clause(seen)
    if seen.says("who-wins-the-bet", within=clause):
        return True
    concepts = {mark.concept for mark in marks_within(seen, clause)}
    judged = bool(concepts & _JUDGED)
    return judged and (bool(concepts & _ASKING) or _between(seen, clause) is not None)


def of_the_one_judged(seen: Frame) -> tuple[int, ...]:
    """ "He says six, I say four. Is he right?": the words of the claim that is judged; none where no one claimant is meant."""
    clause = last_clause(seen)
    concepts = {mark.concept for mark in marks_within(seen, clause)}
    claims = told(seen)
    if len(claims) < _TWO or not concepts & _JUDGED or concepts & _ASKING:
        return ()
    me, them = (seen.says(cue, within=clause) for cue in ("falls-on-me", "falls-on-them"))
    said = {word.folded for word in clause}
    found = [each for each in claims if set(each.who.casefold().split()) & said and each.who != MYSELF]
    if not found and me != them:
        found = [each for each in claims if (each.who == MYSELF) == me]
    return found[0].span if len(found) == 1 else ()


def asked_of(seen: Frame) -> list[str]:
    """The persons between whom the question asks: "Who is right, Lisa or me?"."""
    return _between(seen, seen.words) or []


def _between(seen: Frame, words: Sequence[Token]) -> list[str] | None:
    starts = {word.start for word in words}
    for mark in seen.marks:
        if mark.concept == "or" and seen.words[mark.start].start in starts:
            left, right = called(seen, mark.start), called(seen, mark.end + 1, after=True)
            if left is not None and right is not None:
                return [left[1], right[1]]
    return None


def told(seen: Frame) -> list[Told]:
    """What each claimant says, in the order told; one who speaks twice counts with the first."""
    begins = _beginnings(seen)
    end = _asking_from(seen)
    found: dict[str, Told] = {}
    for place, (start, _, who) in enumerate(begins):
        stop = begins[place + 1][1] if place + 1 < len(begins) else len(seen.words)
        stop = min(stop, end) if start < end else stop
        sentence = seen.words[start].sentence if start < len(seen.words) else -1
        span = [at for at in range(start, stop) if seen.words[at].sentence == sentence]
        found.setdefault(who, Told(who, _trimmed(seen, span)))
    return list(found.values())


def _asking_from(seen: Frame) -> int:
    """Where the clause begins that asks who is right; behind the last word where none does."""
    asking = last_clause(seen)
    if not seen.says("who-wins-the-bet", within=asking) and not {
        mark.concept for mark in marks_within(seen, asking)
    } & (_ASKING | _JUDGED):
        return len(seen.words)
    return next((at for at, word in enumerate(seen.words) if word.start == asking[0].start), len(seen.words))


def _trimmed(seen: Frame, span: Iterable[int]) -> tuple[int, ...]:
    """The places without stops and the "and" before the next who speaks."""
    places = list(span)
    while places and (seen.words[places[-1]].kind == "stop" or seen.said_at(places[-1], "joins-on")):
        places.pop()
    return tuple(places)


def _beginnings(seen: Frame) -> list[tuple[int, int, str]]:
    """Where each claim begins, where its claimant is named, and who that is: "Lisa says …", "Jeg: …"."""
    found = []
    for at, word in enumerate(seen.words):
        says = seen.said_at(at, "says-so")
        if not says and not (word.kind == "stop" and ":" in word.text):
            continue
        named = called(seen, at)
        if named is None and seen.said_at(at, "says-i"):
            named = (at, MYSELF)  # Finnish says it in the verb
        if named is None and says and seen.said_at(at - 1, "joins-on"):
            named = heads_the_sentence(seen, at)  # "my sister laid a 0 and says …"
        if named is not None:
            start = at + 1
            while seen.said_at(start, "that-follows"):
                start += 1
            found.append((start, named[0], named[1]))
    return found
