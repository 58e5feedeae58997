"""Freedom from a duty, in other words: "may I just as well keep it?", "have I any choice about it?", "must he show it?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.propositions import modality
from unorules.ask.read_clause import either_or_at, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_left_undone import left_undone

_KEPT: Final = "must-play-drawn-card"
_CHOSEN: Final = frozenset({_KEPT, "stack-required", "seven-swap-required", "uno-call-again", "finish-wild-colour"})
_CHALLENGED: Final = frozenset({"challenge", "challenge-other-card"})
_KEEPS: Final = ("keeps", "keeps-it", "keeps-for-later")
_SHORT: Final = 5


def free_of_the_duty(seen: Frame, topic: str) -> bool | None:
    """Whether the yes of a topic that asks of a duty is turned round; None where no freedom from it is asked so."""
    clause = last_clause(seen)
    if either_or_at(seen) is not None or seen.says("told-not", "asks-with-not", "denies", within=clause):
        return None
    if topic in _CHALLENGED and _must_be_shown(seen):
        return False  # a hand is shown where there is something to challenge
    if modality(topic) == "may" and _must_be_accepted(seen):
        return False  # what may be done has to be put up with
    if left_undone(seen) is not None:
        return None
    if topic in _CHOSEN and seen.says("any-choice", within=clause):
        return True
    return True if topic == _KEPT and _may_be_kept(seen) else None


def _may_be_kept(seen: Frame) -> bool:
    """ "Can I just as well keep it?", "I'd sooner keep it. Is that allowed?"."""
    clause = last_clause(seen)
    if seen.says("may-asked", within=clause[:2]) and seen.says(*_KEEPS, within=clause):
        return not seen.says("tells-misdeed", "plain-ban", "speaks-against", within=clause)
    before = [word for word in seen.words if clause and word.sentence == clause[0].sentence - 1]
    plainly = len(clause) <= _SHORT and seen.says("asks-plainly", "calls-it-right", within=clause)
    return bool(plainly and seen.says("keeps-for-later", within=before) and seen.says("would-rather", within=before))


def _must_be_accepted(seen: Frame) -> bool:
    """ "Mum won't accept that. Does she have to?", "he wants a new rule. Must we put up with it?"."""
    clause = last_clause(seen)
    if len(clause) > _ACCEPTED or not seen.says("duty-verb", "duty-word", within=clause):
        return False
    before = [word for word in seen.words if clause and word.sentence == clause[0].sentence - 1]
    return seen.says("accepts-it", within=clause) or (len(clause) <= _ECHO and seen.says("accepts-it", within=before))


_ACCEPTED: Final = 7
_ECHO: Final = 4


def _must_be_shown(seen: Frame) -> bool:
    """ "He won't show me his hand. Does he have to?"."""
    clause = last_clause(seen)
    duty = seen.says("duty-verb", "duty-word", within=clause)
    near = [word for word in seen.words if clause and word.sentence >= clause[0].sentence - 1]
    return bool(duty and seen.says("shows-the-hand", within=near))
