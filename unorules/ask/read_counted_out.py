"""What a total comes to: out of the match, won at the lowest, or only stated with a tag behind ("…, haven't I?")."""

from __future__ import annotations

from typing import Final

from unorules.ask.read_clause import concepts_asked, last_clause, marks_within, tag_at
from unorules.ask.read_features import Frame
from unorules.ask.read_low_score import won_by_the_total
from unorules.ask.read_position import number_at

_HIGH: Final = 100
_SO_NEAR: Final = 3
_TAG: Final = 4
_DENIED: Final = frozenset({"not", "never", "nobody", "wrong"})
_OF_A_TARGET: Final = frozenset({"no-mercy-in-classic", "exact-target", "match-total", "no-mercy"})


def passed_with_the_lowest(seen: Frame, topic: str) -> str | None:
    """ "Lowest wins, and Kim went over 500. Has she won?": whether that total wins, not how it is counted."""
    if topic != "low-score":
        return None
    clause = last_clause(seen)
    told = [at for at, word in enumerate(seen.words) if word not in clause and (number_at(seen, at) or 0) >= _HIGH]
    past = any(seen.said_at(near, "went-past") for at in told for near in range(max(0, at - _SO_NEAR), at))
    won = "win" in concepts_asked(seen) or seen.says("is-the-winner", within=clause)
    lowest = won_by_the_total(seen) == ("lowest-wins",)
    return "match-total" if past and won and not lowest and not seen.says("fewest-wins", within=clause) else None


def target_of_another(seen: Frame, topic: str) -> str | None:
    """ "No Mercy goes to 500 just like the ordinary game, right?": what it is played to."""
    high = any((number_at(seen, at) or 0) >= _HIGH for at in range(len(seen.words)))
    alike = seen.says("same-as-ordinary") and seen.has("no-mercy")
    player = seen.has("win", "my", "self", "hold-points")
    return "target-score" if topic in _OF_A_TARGET and high and alike and not player else None


def win_stated(seen: Frame) -> bool | None:
    """False where a win is only stated and a tag behind it wants a yes; None where it is asked or denied."""
    clause = last_clause(seen)
    cut = _tag(seen)
    if cut is None:
        return None
    stated = [word for word in clause if word.start < seen.words[cut].start]
    denied = {mark.concept for mark in marks_within(seen, stated)} & _DENIED
    asked = seen.says("opens-yes-no", "interrogative", within=stated[:1])
    return False if seen.says("is-the-winner", within=stated) and not denied and not asked else None


def _tag(seen: Frame) -> int | None:
    """Where the few words begin that stand behind the last comma of the clause and put it to be confirmed."""
    clause = last_clause(seen)
    if (known := tag_at(seen, clause)) is not None and known > 0:
        return known
    stops = [at for at, word in enumerate(seen.words) if word.kind == "stop" and word.text[0] == ","]
    last = stops[-1] if stops else None
    if last is None or not clause or seen.words[last].start < clause[0].start:
        return None
    behind = [word for word in clause if word.start > seen.words[last].start]
    turned = 1 < len(behind) <= _TAG and seen.says("opens-yes-no", within=behind[:1])
    return last + 1 if turned else None
