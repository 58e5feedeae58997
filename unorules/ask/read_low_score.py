"""Who has won where the lowest total wins: "Jo has gone past 500. Has she won?", "I'm lowest and Beth passed it. Have I won?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.persons_told import ME, people
from unorules.ask.read_clause import last_clause, marks_within
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at

_TARGET: Final = 400
_LARGEST: Final = 3000
_SOMEBODY: Final = "?"
_WON: Final = frozenset({"win", "winner"})


def won_by_the_total(seen: Frame) -> tuple[str, ...]:
    """That the first over the target wins, or the lowest; nothing where it is not told whose total it is, or no win is asked."""
    clause = last_clause(seen)
    asks = seen.says("claims-the-win", "round-won", within=clause) or any(
        mark.concept in _WON for mark in marks_within(seen, clause)
    )
    over = _over(seen)
    if not asks or over is None or not clause or seen.says("fewest-wins", within=clause):
        return ()
    owner, asked = _owner(seen, over), _asked(seen)
    if asked is None:
        return ()
    if owner == asked or (_SOMEBODY in (owner, asked) and ME not in (owner, asked)):
        return ("first-to-target",)
    lower = any(0 < (number_at(seen, at) or 0) < _TARGET for at in range(len(seen.words)))
    return ("lowest-wins",) if lower or seen.says("fewest-wins") else ()


def lowest_has_won(seen: Frame, topic: str) -> str | None:
    """ "The lowest wins, Kim passed 500 and I'm the lowest. Have I won?": it is asked who wins, and no total is the asker's."""
    return (
        "low-score"
        if topic == "match-total" and seen.has("low-score") and won_by_the_total(seen) == ("lowest-wins",)
        else None
    )


def _over(seen: Frame) -> int | None:
    """Where it is told that the target is passed: by the words for it, or by a total as large."""
    passed = [mark.start for mark in seen.cues if mark.concept == "past-the-target"]
    totals = [at for at in range(len(seen.words)) if _TARGET < (number_at(seen, at) or 0) < _LARGEST]
    return min(passed or totals, default=None)


def _owner(seen: Frame, at: int) -> str:
    """The nearest person before the total in its sentence, whether the name is known or not."""
    told = [each for each in people(seen) if seen.words[each.start].sentence == seen.words[at].sentence]
    before = [(each.start, each.name) for each in told if each.start < at]
    before += [(place, _SOMEBODY) for place in range(1, at) if _is_unknown(seen, place, seen.words[at].sentence)]
    return max(before)[1] if before else _SOMEBODY


def _is_unknown(seen: Frame, place: int, sentence: int) -> bool:
    """A word with a capital within the sentence: somebody whose name is not known."""
    word, before = seen.words[place], seen.words[place - 1]
    return word.sentence == before.sentence == sentence and word.kind == "word" and word.text[:1].isupper()


def _asked(seen: Frame) -> str | None:
    """Of whom the win is asked: by name, the asker, or the one person that "she" can mean."""
    clause = last_clause(seen)
    here = [each.name for each in people(seen) if seen.words[each.start] in clause]
    if here:
        return here[0]
    if seen.says("falls-on-me", "deed-of-mine", within=clause):
        return ME
    others = {each.name for each in people(seen) if each.name != ME}
    return next(iter(others)) if len(others) == 1 else None if others else _SOMEBODY
