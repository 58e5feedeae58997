"""A value told as a deed or claim with a bare judgement behind it: "Ten each. Is that how it goes?", "Nan says six. Is she right?".

What is told is the claim, which the answer is held against; the judgement says whether a yes goes to it or to its being wrong.
"""

from __future__ import annotations

from typing import Final

from unorules.ask import model
from unorules.ask.lexicon import Mark
from unorules.ask.propositions import modality
from unorules.ask.read_claim import claims
from unorules.ask.read_clause import last_clause
from unorules.ask.read_denied import denial, says_banned
from unorules.ask.read_features import Frame, frame
from unorules.ask.read_left_undone import left_undone
from unorules.ask.read_quarrel import of_the_one_judged

_SHORTEST: Final = 3
_LONGEST: Final = 5
_CALLED: Final = {"right": "calls-claim-right", "wrong": "calls-claim-wrong"}
# Of the deed, of whoever claims something, and of whoever has something against the deed.
_RIGHT: Final = frozenset({"calls-it-right", "calls-claim-right"})
_WRONG: Final = frozenset({"calls-it-wrong", "calls-claim-wrong", "calls-refusal-right"})
_OBJECTION: Final = "calls-objection-right"
_NOT_BEFORE: Final = ("tells-misdeed", "plain-ban")
# What is judged there is the +4 or the challenge, and no claim.
_NEVER: Final = frozenset({"challenge-which-colour", "challenge-next-turn"})


def claimed(seen: Frame, topic: str, asked_as: str) -> tuple[Frame, tuple[int | str, ...], bool]:
    """Where the claim stands, what is claimed, and whether the judgement behind it calls that wrong."""
    judged = called(seen, topic)
    if judged is not None and (offered := claims(judged[0], topic, "yes-no")):
        return judged[0], offered, judged[1]
    return seen, claims(seen, topic, asked_as), False


def called(seen: Frame, topic: str) -> tuple[Frame, bool] | None:
    """What is told, put as a question, and whether a yes goes to its being wrong; None where no bare judgement ends it."""
    if modality(topic) != "none" or topic in _NEVER or left_undone(seen) is not None:
        return None
    if (said := denial(seen)) is not None:
        return _told_up_to(seen, said[0].start), says_banned(seen, said)  # "that's not right, is it?"
    tail = _judgement(seen)
    if tail is None or any(mark.concept in _NOT_BEFORE and mark.end <= tail.start for mark in seen.cues):
        return None
    wrong = tail.concept in _WRONG or (tail.concept == _OBJECTION and not _claims_something(seen))
    start = seen.words[tail.start].start
    if whose := of_the_one_judged(seen):
        last = seen.words[whose[-1]]
        start = min(start, last.start + len(last.text))  # "he says six, I say four. Is he right?"
    return _told_up_to(seen, start), wrong


def _told_up_to(seen: Frame, start: int) -> Frame:
    told = seen.text[:start].rstrip(" ,;:.!?–-…")
    return frame(f"{told}?", seen.language, model.lexicon(seen.language))


def _judgement(seen: Frame) -> Mark | None:
    """The longest judgement that ends the question, behind a stop or a comma."""
    end = next((at + 1 for at in range(len(seen.words) - 1, -1, -1) if seen.words[at].kind != "stop"), 0)
    found = [mark for mark in seen.cues if mark.end == end and mark.concept in _RIGHT | _WRONG | {_OBJECTION}]
    found += _of_somebody(seen, end)
    tail = min(found, key=lambda mark: mark.start, default=None)
    if tail is None or tail.start < _SHORTEST or seen.words[tail.start - 1].kind != "stop":
        return None
    return tail


def _of_somebody(seen: Frame, end: int) -> list[Mark]:
    """ "Is Nan right?": the same of somebody who is named."""
    clause = last_clause(seen)
    begins = end - len(clause)
    if not _SHORTEST <= len(clause) <= _LONGEST or begins < 0 or seen.words[begins] is not clause[0]:
        return []
    last = [mark for mark in seen.marks if mark.end == end and mark.concept in _CALLED]
    named = any(mark.concept in ("names", "nan") and begins < mark.start < end for mark in seen.marks)
    named = named or any(word.text[:1].isupper() for word in clause[1:-1])
    return [Mark(_CALLED[last[0].concept], begins, end)] if last and named else []


def _claims_something(seen: Frame) -> bool:
    """Whether somebody is told to say something, which is then what is right or not."""
    return seen.has("says") or seen.says("says-so")
