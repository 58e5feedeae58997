"""A claimant judged in words that mean nothing in the game: "… 1960. Bommer han?", "… fifty. Is she talking rot?".

That somebody is right is said plainly; idioms without a word of the game, put of whoever claims a fact, call the claim wrong.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.read_bare_judgement import Judged, asks_at_the_head, is_small, judging_tail
from unorules.ask.read_clause import either_or_at
from unorules.ask.read_features import Frame
from unorules.ask.read_opener import ends_as_asking
from unorules.ask.read_position import number_at

# Facts that people hold to be so or so; whose turn it is, or who is meant, is asked in a few strange words, too.
_FACTS: Final = frozenset(
    "card-points hand-points uno-penalty uno-catch-who history deck-points deck-size card-count target-score hand-size draw-count"
    " uno-call-when challenge-hand-shown-to challenge-failure challenge-success age challenge-who".split()
)
_CLAIMS: Final = ("says-so", "says-it-too", "holds-that")
_FEWEST: Final = 3
_LONGEST: Final = 6
_HEAD: Final = 2
_NO_IDIOM: Final = (
    "interrogative",
    "duty-verb",
    "duty-word",
    "must-in-words",
    "may-be-done",
    "takes-cards",
    "draw-deed",
)


def claimant_in_error(seen: Frame, topic: str) -> Judged | None:
    """The idiom that ends the question, which calls the claimant wrong; None where it may ask something of the game."""
    tail = judging_tail(seen)
    if topic not in _FACTS or not 1 < len(tail) <= _LONGEST or tail.start < _FEWEST or either_or_at(seen) is not None:
        return None
    said = any(mark.concept in _CLAIMS and mark.end <= tail.start for mark in seen.cues)
    if not said or not _asks_of_somebody(seen, tail) or _speaks_of_the_game(seen, tail):
        return None
    plain = seen.said_at(tail.start, "opens-yes-no", "opens-as-first-word", "judging-verb", "judged-filler")
    strange = [at for at in tail[1:] if not is_small(seen, at)] or not (plain or seen.language == "fi")
    return Judged(tail.start, wrong=True, echo=False) if strange else None


def _asks_of_somebody(seen: Frame, tail: range) -> bool:
    """Whether a verb heads the words and a person other than the asker stands right behind it."""
    if seen.said_at(tail[1], "first-person"):
        return False
    person = seen.said_at(tail[1], "he-or-she") or (seen.words[tail[1]].text[:1].isupper() and is_small(seen, tail[1]))
    kin = any(mark.concept in ("names", "nan") and mark.start in tail[1 : 1 + _HEAD] for mark in seen.marks)
    if seen.language == "fi":
        return ends_as_asking(seen, seen.words[tail.start]) and (person or kin or seen.said_at(tail[1], "pronoun"))
    head = (
        asks_at_the_head(seen, tail.start) if seen.language == "en" else not seen.said_at(tail.start, "interrogative")
    )
    return head and (person or kin)


def _speaks_of_the_game(seen: Frame, tail: range) -> bool:
    """Whether a concept other than a person, a number or a judgement stands among the words."""
    told = any(mark.start in tail and mark.concept not in ("names", "nan", "had", "exists") for mark in seen.marks)
    judged = any(seen.said_at(at, "judged-right", "judged-wrong", "claim-called-true", "tells-truly") for at in tail)
    return (
        told
        or judged
        or any(seen.said_at(at, *_NO_IDIOM) for at in tail[1:])
        or any(number_at(seen, at) is not None for at in tail)
    )
