"""A question put both ways: "if she had the colour who draws, and if she hadn't?" wants both told, not one of them."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import either_or_at, last_clause
from unorules.ask.read_doubts import first_of_two
from unorules.ask.read_features import Frame
from unorules.ask.words import Token

_COSTS: Final = frozenset({"challenge-success", "challenge-failure"})
_OF_THE_MATCH: Final = frozenset({"eliminated", "challenge-uno", "mercy-rule"})
# Behind the second "if" stand at most so many words.
_BARE: Final = 3


def asks_both_ways(seen: Frame) -> bool:
    """Whether the text ends, or goes on, with a bare "and if not" behind another condition, or behind what is asked."""
    bare = [mark for mark in seen.cues if mark.concept == "and-if-not" and _ends_there(seen, mark.end)]
    return any(_told_before(seen, mark.start) for mark in bare)


def _ends_there(seen: Frame, end: int) -> bool:
    """Whether hardly a word follows before a stop."""
    behind = seen.words[end : end + _BARE]
    return len(behind) < _BARE or any(word.kind == "stop" for word in behind)


def _told_before(seen: Frame, start: int) -> bool:
    return any(mark.concept == "if" and mark.start < start - 1 for mark in seen.marks)


def both_ways(seen: Frame, topic: str) -> str | None:
    """ "Who draws if he bluffed, and if he didn't?": the account of the challenge, which tells both."""
    return "challenge" if topic in _COSTS and asks_both_ways(seen) else None


def still_in_first(seen: Frame, topic: str) -> bool | None:
    """ "Am I still in or out?": which of the two stands first; None where neither does, or nothing is asked between."""
    if topic not in _OF_THE_MATCH or either_or_at(seen) is None:
        return None
    first = first_of_two(seen)
    second = [word for word in last_clause(seen) if word.start > first[-1].start]
    stays, out = _stays(seen, first), _is_out(seen, first)
    if not stays and not out:
        stays, out = _is_out(seen, second), _stays(seen, second)  # "may I lay one more, or am I out?"
    return stays if stays != out else None


def _stays(seen: Frame, words: list[Token]) -> bool:
    return seen.says("still-in", "yet-in-play", "fights-on", within=words)


def _is_out(seen: Frame, words: list[Token]) -> bool:
    return seen.says("drops-out", "is-out", "put-out", "done-for", within=words)


def out_or_in(seen: Frame, topic: str) -> str | None:
    """ "I'm on 530: still in or out?": of points, where both are asked between."""
    clause = last_clause(seen)
    if topic not in ("match-total", "round-end") or either_or_at(seen) is None:
        return None
    both = seen.says("still-in", "yet-in-play", within=clause) and seen.says("is-out", "put-out", within=clause)
    return "eliminated" if both and not seen.has("mercy", "win") else None
