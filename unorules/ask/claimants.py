"""Who says what, and who of them is right: "Lisa says I may stack, I say no. Who is right?".

Each claim is held against what the engine did. Where it cannot be read who claims what, nobody is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.answer import Answer
from unorules.ask.claim_sides import said
from unorules.ask.claimant_words import MYSELF, OURSELVES, is_bare_no
from unorules.ask.claims_alone import is_so
from unorules.ask.claims_half import duty_is_so, number_is_so, token_is_so
from unorules.ask.read_features import Frame
from unorules.ask.read_quarrel import Told, asked_of, quarrel
from unorules.ask.reading import frame_of
from unorules.values import dataclass

_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class Right:
    """Who is right. `who` is name, you, you-all, both or neither, or one of the first three with "not-" before it.

    `name` is the one named, as the answer calls them.
    """

    who: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """Whether what one claimant says is so; None where it cannot be read. `denies` is a bare "no" to what the other says."""

    who: str
    so: bool | None = None
    denies: bool = False


def who_is_right(answer: Answer) -> Right | None:
    """The one who is right, where the question asks for a person and it can be read who claims what; else None."""
    if answer.outcome is None or answer.outcome.verdict == "unspecified":
        return None
    seen = frame_of(answer.reading)
    told = quarrel(seen)
    if not told:
        return None
    found = _completed(_judged(answer, seen, told), asked_of(seen))
    right = [each.who for each in found if each.so]
    unread = [each for each in found if each.so is None]
    if len(right) == 1 and len(unread) < _TWO:
        return _named(right[0])
    wrong = [each.who for each in found if each.so is False]
    if len(wrong) == 1 and not right and len(unread) < _TWO:
        return _named(wrong[0], "not-")  # what the other says is not judged
    if unread or not found:
        return None
    return Right("both" if right else "neither") if len(right) in (0, len(found)) else None


def _named(who: str, before: str = "") -> Right:
    plain = {MYSELF: "you", OURSELVES: "you-all"}.get(who)
    return Right(f"{before}name", who) if plain is None else Right(before + plain)


def _judged(answer: Answer, seen: Frame, told: Sequence[Told]) -> list[Claim]:
    return [
        Claim(each.who, denies=True)
        if is_bare_no(seen, each.span)
        else Claim(each.who, _is_so(answer, seen, each, told[0]))
        for each in told
    ]


def _is_so(answer: Answer, seen: Frame, each: Told, first: Told) -> bool | None:
    """Whether a claim is so: asked by itself, or where it says but half ("my wife says four"), held against the answer."""
    alone, counted = is_so(answer, seen, each), number_is_so(answer, seen, each, first)
    if alone is not None:
        return alone if counted in (None, alone) else None  # two readings of one claim: it is left open
    for half in (counted, token_is_so(answer, seen, each), duty_is_so(answer, seen, each)):
        if half is not None:
            return half
    verdict = answer.outcome.verdict if answer.outcome is not None else ""
    plainly = said(seen, each, answer.reading.topic or "")
    return None if plainly is None or verdict not in ("yes", "no") else plainly == (verdict == "yes")


def _completed(found: list[Claim], asked: Sequence[str]) -> list[Claim]:
    """The claims with what goes without saying: who denies says the opposite of the other, and so does who is only asked of."""
    silent = [who for who in asked if who not in {claim.who for claim in found}]
    if len(found) == 1 and len(silent) == 1:
        found = [*found, Claim(silent[0], denies=True)]
    plain = [claim for claim in found if not claim.denies]
    if len(plain) != 1 or plain[0].so is None:
        return [claim for claim in found if not claim.denies]
    return [Claim(each.who, not plain[0].so) if each.denies else each for each in found]
