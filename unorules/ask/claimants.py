"""Who says what, and who of them is right: "Lisa says I may stack, I say no. Who is right?".

Each claim is held against what the engine did. Where it cannot be read who claims what, nobody is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask import model
from unorules.ask.answer import Answer
from unorules.ask.claimant_words import MYSELF, OURSELVES, called, is_bare_no
from unorules.ask.propositions import modality
from unorules.ask.read_features import Frame, frame
from unorules.ask.read_form import last_clause
from unorules.ask.read_position import number_at
from unorules.values import dataclass

_ASKED: Final = ("who", "either-or")
_DENYING: Final = frozenset({"not", "forbidden", "cheat", "never", "nobody"})
_GRANTING: Final = frozenset({"may", "can-play"})
_DEMANDING: Final = frozenset({"must", "each"})


@dataclass(frozen=True, slots=True)
class Right:
    """Who is right. `who` is name, you, you-all, both or neither; `name` the one named, as the answer calls them."""

    who: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """What one claimant says: `holds` whether the topic's proposition does, or a `number`; neither where it cannot be read.

    `denies` is a bare "no" to what the other says.
    """

    who: str
    holds: bool | None = None
    number: int | None = None
    denies: bool = False


def who_is_right(answer: Answer) -> Right | None:
    """The one who is right, where the question asks for a person and it can be read who claims what; else None."""
    reading, outcome = answer.reading, answer.outcome
    if outcome is None or reading.form not in _ASKED:
        return None
    seen = frame(reading.text, reading.language, model.lexicon(reading.language))
    if not any(mark.concept == "right" for mark in seen.marks):
        return None
    found = _completed(claims(seen, reading.topic or ""), _asked_of(seen))
    right = [each for each in found if _is_right(each, outcome.verdict, outcome.value)]
    judged = [each for each in found if _is_right(each, outcome.verdict, outcome.value) is not None]
    if len(judged) < 2 or len(judged) < len(found):
        return None
    if len(right) == 1:
        return _named(right[0].who)
    return Right("both" if right else "neither")


def _named(who: str) -> Right:
    return Right("you") if who == MYSELF else Right("you-all") if who == OURSELVES else Right("name", who)


def _is_right(claim: Claim, verdict: str, value: object) -> bool | None:
    if claim.holds is not None and verdict in ("yes", "no"):
        return claim.holds == (verdict == "yes")
    if claim.number is not None and isinstance(value, int):
        return claim.number == value
    return None


def claims(seen: Frame, topic: str) -> list[Claim]:
    """What each claimant says of the topic, in the order told; one who speaks twice counts with the first."""
    begins = _beginnings(seen)
    asking = last_clause(seen)
    end = next((at for at, word in enumerate(seen.words) if asking and word.start == asking[0].start), len(seen.words))
    found: dict[str, Claim] = {}
    for place, (start, _, who) in enumerate(begins):
        stop = begins[place + 1][1] if place + 1 < len(begins) else len(seen.words)
        stop = min(stop, end) if start < end else stop
        sentence = seen.words[start].sentence if start < len(seen.words) else -1
        span = [at for at in range(start, stop) if seen.words[at].sentence == sentence]
        found.setdefault(who, _claim(seen, topic, who, span))
    return list(found.values())


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
        if named is not None:
            start = at + 1
            while seen.said_at(start, "that-follows"):
                start += 1
            found.append((start, named[0], named[1]))
    return found


def _claim(seen: Frame, topic: str, who: str, span: Sequence[int]) -> Claim:
    if is_bare_no(seen, span):
        return Claim(who, denies=True)
    told = {mark.concept for mark in seen.marks if mark.start in span}
    kind = modality(topic)
    if kind == "none":
        cards = {at for face in seen.cards for at in range(face.start, face.end)}
        numbers = [number for at in span if at not in cards and (number := number_at(seen, at)) is not None]
        return Claim(who, number=numbers[0] if numbers else None)
    return Claim(who, _holds(told, kind))


def _holds(told: set[str], kind: str) -> bool | None:
    """Whether a claim with these concepts says that the proposition holds."""
    if told & _DENYING:
        return False
    if kind == "may":
        return False if told & (_DEMANDING | {"until-can"}) else True if told & _GRANTING else None
    if kind == "must":
        return True if told & _DEMANDING else False if told & _GRANTING else None
    return bool(told) or None


def _asked_of(seen: Frame) -> list[str]:
    """The persons between whom the question asks: "Who is right, Lisa or me?"."""
    for mark in seen.marks:
        if mark.concept == "or":
            left, right = called(seen, mark.start), called(seen, mark.end + 1, after=True)
            if left is not None and right is not None:
                return [left[1], right[1]]
    return []


def _completed(found: list[Claim], asked: Sequence[str]) -> list[Claim]:
    """The claims with what goes without saying: who denies says the opposite of the other, and so does who is only asked of."""
    silent = [who for who in asked if who not in {claim.who for claim in found}]
    if len(found) == 1 and len(silent) == 1:
        found = [*found, Claim(silent[0], denies=True)]
    plain = [claim for claim in found if not claim.denies]
    if len(plain) != 1 or plain[0].holds is None:
        return [claim for claim in found if not claim.denies]
    return [Claim(each.who, not plain[0].holds) if each.denies else each for each in found]
