"""A value told as a deed or claim with a bare judgement behind it: "Ten each. Is that how it goes?", "Nan says six. Is she right?".

What is told is the claim, which the answer is held against; the judgement says whether a yes goes to it or to its being wrong.
"""

from __future__ import annotations

from typing import Final

from unorules.ask import model
from unorules.ask.lexicon import Mark
from unorules.ask.persons_told import ME, victim
from unorules.ask.propositions import modality
from unorules.ask.read_bare_judgement import (
    bare_judgement,
    claim_before,
    claim_of_another,
    denies_it,
    own_claim,
    refused_before,
)
from unorules.ask.read_beyond import beyond
from unorules.ask.read_claim import claims
from unorules.ask.read_claimant_idiom import claimant_in_error
from unorules.ask.read_clause import last_clause
from unorules.ask.read_denied import denial, says_banned
from unorules.ask.read_features import Frame, frame
from unorules.ask.read_judged_plainly import judged_plainly
from unorules.ask.read_left_undone import left_undone
from unorules.ask.read_low_score import won_by_the_total
from unorules.ask.read_off_by import off_by
from unorules.ask.read_quarrel import of_the_one_judged
from unorules.ask.read_question_words import asks_openly

_SHORTEST: Final = 3
_LONGEST: Final = 5
_CALLED: Final = {"right": "calls-claim-right", "wrong": "calls-claim-wrong"}
# Of the deed, of whoever claims something, and of whoever has something against the deed.
_RIGHT: Final = frozenset({"calls-it-right", "calls-claim-right"})
_WRONG: Final = frozenset({"calls-it-wrong", "calls-claim-wrong", "calls-refusal-right"})
_OBJECTION: Final = "calls-objection-right"
_NOT_BEFORE: Final = ("tells-misdeed", "plain-ban")
# What is judged there is the +4 or the challenge, unless somebody is told to claim something.
_OF_THE_CARD: Final = frozenset({"challenge-which-colour", "challenge-next-turn"})
_OF_A_COLOUR: Final = "wild-colours"
# Of these a claim with a "not" in it denies what it offers.
_DENIABLE: Final = frozenset(
    "uno-catch-who who-scores challenge-who challenge-next-turn first-player round-end partners partners-scoring"
    " low-score turn-after".split()
)


def claimed(seen: Frame, topic: str, asked_as: str) -> tuple[Frame, tuple[int | str, ...], bool]:
    """Where the claim stands, what is claimed, and whether the judgement behind it calls that wrong."""
    if topic == "low-score" and asked_as == "yes-no" and not asks_openly(seen) and (won := won_by_the_total(seen)):
        return seen, won, False  # the clause that asks names the win itself
    if topic == "challenge-who" and (mine := _challenged_by_me(seen)):
        return seen, mine, False
    for told, wrong in judged(seen, topic):
        if offered := claims(told, topic, "yes-no"):
            return told, offered, wrong
    return seen, claims(seen, topic, asked_as), False


def _challenged_by_me(seen: Frame) -> tuple[str, ...]:
    """ "… her +4 on Moa, and I wanted to challenge. Was I within my rights?": the asker's own deed, on whomever it came."""
    found = bare_judgement(seen)
    if found is None or found.wrong or found.echo or claim_before(seen, found.start) is not None:
        return ()
    mine = seen.says("first-person", "i-myself", "deed-of-mine", within=seen.words[found.start :])
    hit = victim(seen)
    return () if not mine or hit is None else ("next-player",) if hit == ME else ("other",)


def judged(seen: Frame, topic: str) -> list[tuple[Frame, bool]]:
    """What is judged, the nearest first: the claim of whoever says something, then all that is told."""
    if topic == "challenge-when" and seen.says("late-cue", within=last_clause(seen)):
        return []  # "am I too late?" asks of the time itself
    if beyond(seen, topic) is not None or off_by(seen, topic) is not None:
        return []  # "fifty for a reverse. Is she exaggerating?": the judgement is itself what is offered
    plain = called(seen, topic)
    bare = None
    if plain is None and _may_be_judged(seen, topic):
        bare = bare_judgement(seen) or claimant_in_error(seen, topic)
    if (
        bare is not None
        and not bare.echo
        and seen.says("draws-more", "one-more-than-that", within=seen.words[bare.start :])
    ):
        return [(seen, bare.wrong)]  # "are they right to make me take another?"
    start = _judged_from(seen) if bare is None else bare.start
    if plain is None and bare is None:
        return []
    wrong = plain[1] if plain is not None else bare is not None and bare.wrong
    found: list[tuple[Frame, bool]] = []
    claim = claim_before(seen, start) if start is not None and not _two_claim(seen) else None
    if claim is None and topic == _OF_A_COLOUR and bare is not None and bare.echo:
        return []  # "he won't name a colour. Does he have to?": the duty is asked about, not what he did
    if start is not None and (own := own_claim(seen, start)) is not None:
        return [(_told_up_to(seen, seen.words[own].start), wrong)]
    if start is not None and (refused := refused_before(seen, start)) is not None:
        return [(_told_up_to(seen, seen.words[refused].start), not wrong)]  # whoever refuses it holds it to be wrong
    if claim is not None and start is not None and (other := claim_of_another(seen, start)) is not None:
        return [(_told_up_to(seen, seen.words[other].start), wrong)]  # the deed is judged, not what was said against it
    if claim is not None and start is not None:
        echo = bare is not None and bare.echo
        denied = not echo and topic in _DENIABLE and denies_it(seen, claim, start)
        found.append((_told_up_to(seen, seen.words[start].start, claim), wrong != denied))
    if plain is not None and start is not None and not _two_claim(seen):
        found += [(told, wrong) for told in _told(seen, start)]
    elif plain is not None:
        found.append(plain)
    elif bare is not None and topic not in _OF_THE_CARD:
        found += [(told, wrong) for told in _told(seen, bare.start)]
    return found


def _told(seen: Frame, start: int) -> list[Frame]:
    """All that is told; first without what stands against it ("…, although Ottilia sits on the left")."""
    whole = _told_up_to(seen, seen.words[start].start)
    end = start - 1
    while end > 0 and seen.words[end - 1].kind == "stop":
        end -= 1
    against = [mark.start for mark in seen.cues if mark.concept == "although" and mark.start < end]
    against = [at for at in against if seen.words[at].sentence == seen.words[end].sentence and at >= _SHORTEST]
    return [_told_up_to(seen, seen.words[against[-1]].start), whole] if against else [whole]


def _two_claim(seen: Frame) -> bool:
    """Whether two hold different things, and the judgement tells which of them is meant."""
    return bool(of_the_one_judged(seen))


def _may_be_judged(seen: Frame, topic: str) -> bool:
    return modality(topic) == "none" and not _is_left_undone(seen, topic) and denial(seen) is None


def _is_left_undone(seen: Frame, topic: str) -> bool:
    """Whether something left undone is judged; a forgotten UNO is only what the penalty is for."""
    return topic != "uno-penalty" and left_undone(seen) is not None


def _judged_from(seen: Frame) -> int | None:
    tail = _judgement(seen)
    return None if tail is None else tail.start


def called(seen: Frame, topic: str) -> tuple[Frame, bool] | None:
    """What is told, put as a question, and whether a yes goes to its being wrong; None where no bare judgement ends it."""
    if modality(topic) != "none" or topic in _OF_THE_CARD or _is_left_undone(seen, topic):
        return None
    if (judged := judged_plainly(seen)) is not None:
        plain, false = judged
        told = called(plain, topic)
        return (told[0], told[1] != false) if told is not None else (plain, false)
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


def _told_up_to(seen: Frame, start: int, claim: int | None = None) -> Frame:
    """What is told before that letter, put as a question; a claim that begins at a word is a sentence of its own."""
    told = seen.text[:start].rstrip(_STOPS)
    if claim is not None:
        cut = seen.words[claim].start
        told = f"{seen.text[:cut].rstrip(_STOPS)}. {told[cut:]}"
    return frame(f"{told}?", seen.language, model.lexicon(seen.language))


_STOPS: Final = " ,;:.!?–-…"


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
    return seen.has("says") or seen.says("says-so", "holds-that")
