"""What a question tells of a challenge: whether it was right."""

from __future__ import annotations

from typing import Final

from unorules.ask.cards_in_words import COLOURS
from unorules.ask.lexicon import Mark
from unorules.ask.read_clause import last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_proven import proven

_SO_NEAR: Final = 5
_TWO_BEFORE: Final = 2
_ENDS_BADLY: Final = frozenset({"lose", "wrong"})
_ENDS_WELL: Final = frozenset({"win", "right"})


def challenge_won(seen: Frame) -> bool | None:
    """Whether the question tells that the challenge was right (True) or wrong (False); None where it does not."""
    if is_challenged(seen) and (said := seen.says("hand-said-clean")) != seen.says("had-no-right"):
        return not said
    told = proven(seen) if is_challenged(seen) else None
    if told is None and is_challenged(seen) and seen.says("told-the-truth"):
        return False
    if told is None and is_challenged(seen) and seen.says("had-bluffed"):
        return True
    held = _held_the_colour(seen) if told is None else told
    if held is False:
        return False
    if told or seen.says("challenged-in-vain") != seen.says("challenged-rightly"):
        return bool(told) or seen.says("challenged-rightly")
    if _is_doubted(seen) and seen.says("and-in-error", "wrong-of-it"):
        return False
    if (outcome := _ends_so(seen)) is not None:
        return outcome
    won, lost = seen.says("challenge-won"), seen.says("challenge-lost")
    if won != lost:
        return won
    if (before := _named_behind(seen)) is not None:
        return before
    if seen.says("lost-it") and not seen.says("i-was-challenged"):
        return False
    clause = last_clause(seen)
    first = clause[0].start if clause else 0
    ended = [
        mark for mark in seen.marks if seen.words[mark.start].start < first or mark.concept in ("guilty", "innocent")
    ]
    concepts = {mark.concept for mark in ended}
    if "innocent" in concepts or "wrong" in concepts:
        return False
    return True if "guilty" in concepts or "right" in concepts or held else None


def is_challenged(seen: Frame) -> bool:
    """Whether a +4 is challenged, in whatever words."""
    return seen.has("challenge") or seen.says("calls-bluff", "doubts-the-four") or bool(accusations(seen))


def accusations(seen: Frame) -> list[Mark]:
    """Where somebody says or thinks that another bluffs: "I said nah you're bluffing", told before it is asked what comes of it."""
    clause = last_clause(seen)
    first = clause[0].start if clause else 0
    said = [
        mark for mark in seen.cues if mark.concept in ("says-so", "thinks-so") and seen.words[mark.start].start < first
    ]
    bluffs = [mark.start for mark in seen.marks if mark.concept in ("bluff", "guilty", "cheat")]
    return [mark for mark in said if any(0 < at - mark.start <= _SO_NEAR for at in bluffs)]


def _is_doubted(seen: Frame) -> bool:
    return seen.has("challenge") or seen.says("doubts-the-four")


def _ends_so(seen: Frame) -> bool | None:
    """ "Eve challenges and loses", "haastaa ja on väärässä": how it ends for whoever challenges, told with a second verb."""
    for mark in seen.marks:
        if mark.concept != "challenge":
            continue
        behind = _up_to_the_next_stop(seen, mark.end)
        joined = next((at for at in behind if seen.said_at(at, "and-in-a-list")), None)
        told = {
            each.concept for each in seen.marks if joined is not None and each.start in behind and each.start > joined
        }
        if told & _ENDS_BADLY and not told & _ENDS_WELL:
            return False
        if told & _ENDS_WELL and not told & _ENDS_BADLY and "not" not in told:
            return True
    return None


def _named_behind(seen: Frame) -> bool | None:
    """ "Lost my challenge", "I'd won the challenge": how it ended, told right before the word for it."""
    for mark in seen.marks:
        if mark.concept == "challenge":
            near = [
                each for each in seen.marks if 0 < mark.start - each.start <= _TWO_BEFORE and each.end <= mark.start
            ]
            told = {each.concept for each in near} & {"lose", "win"}
            if len(told) == 1:
                return told == {"win"}
    return None


def _up_to_the_next_stop(seen: Frame, at: int) -> range:
    end = next((near for near in range(at, len(seen.words)) if seen.words[near].kind == "stop"), len(seen.words))
    return range(at, end)


def _held_the_colour(seen: Frame) -> bool | None:
    """ "… and he did have a yellow", "she had none of that colour": what is told of the hand that was challenged."""
    challenged = [mark.start for mark in seen.marks if mark.concept == "challenge"]
    if not challenged:
        return None
    for mark in seen.marks:
        if mark.concept not in COLOURS and mark.concept not in ("colour", "guilty", "innocent"):
            continue
        before = _up_to_a_stop(seen, mark.end)
        if not any(seen.said_at(at, "had-it") for at in before):
            continue
        if not any(seen.said_at(at, "no-such") for at in before):
            return True
        if mark.start > challenged[0]:
            return False
    return None


def _up_to_a_stop(seen: Frame, at: int) -> range:
    """The few words up to a colour, back to a stop."""
    first = at
    while first > max(0, at - _SO_NEAR) and seen.words[first - 1].kind != "stop":
        first -= 1
    return range(first, at)
