"""What somebody wants, or will not have, and a bare question behind it: "she demands we swap. Must I?", "… Can he be refused?"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.propositions import modality
from unorules.ask.read_clause import concepts_asked, either_or_at, last_clause, marks_within
from unorules.ask.read_features import Frame

_DENIED: Final = frozenset({"not", "never", "nobody", "wrong", "false", "forbidden", "cheat"})
_HANDS: Final = frozenset({"seven-swap", "zero-rotate"})
_STACKING: Final = frozenset(
    "stack-draw-two stack-wild-draw-four stack-wild-draw-four-on-draw-two stack-draw-two-on-wild-draw-four answer-with-same"
    " bounce answer-draw-card".split()
)
_SHORT: Final = 8
_BARE: Final = 7


def wanted(seen: Frame, topic: str) -> bool | None:
    """Whether the yes is turned round by what is wanted or refused; None where nothing of the kind is asked."""
    if either_or_at(seen) is not None or _is_denied(seen):
        return None
    return next((found for rule in _RULES if (found := rule(seen, topic)) is not None), None)


def _is_denied(seen: Frame) -> bool:
    """Whether something is denied there beside the "no" that is said to the other's wish."""
    clause = last_clause(seen)
    declined = {at for mark in seen.cues if mark.concept in _DECLINED for at in range(mark.start, mark.end)}
    if any(mark.concept in _DENIED and mark.start not in declined for mark in marks_within(seen, clause)):
        return True
    denied = {mark.start for mark in seen.cues if mark.concept in ("told-not", "asks-with-not", "surely-not")}
    return any(seen.words[at] in clause for at in denied - declined)


_DECLINED: Final = frozenset({"declines-it", "keeps-own-hand"})


def _hands_wanted(seen: Frame, topic: str) -> bool | None:
    """ "Do I have to give it?" asks whether hands move; "must he give it back?", "may I keep mine?" ask the opposite."""
    clause = last_clause(seen)
    if topic not in _HANDS or len(clause) > _SHORT:
        return None
    if seen.says("gives-them-back", "declines-it", "keeps-own-hand", within=clause) or "back" in concepts_asked(seen):
        return True
    told = seen.says("duty-verb", "duty-word", "must-in-words", "has-the-right", "may-be-done", within=clause)
    return False if told and concepts_asked(seen) <= _OF_HANDS else None


_OF_HANDS: Final = frozenset(
    "must may give swap hand hands card right exists had rotate change get names nan own have-to give-hand uno".split()
)


def _swap_declined(seen: Frame, topic: str) -> bool | None:
    """ "Any way to say no thanks to the swap?": the duty is what is asked to be gone."""
    clause = last_clause(seen)
    if topic in (*_HANDS, "seven-swap-required") and seen.says("spared-the-swap", within=clause):
        return True
    declined = seen.says("declines-it", "keeps-own-hand", within=clause)
    freed = seen.says("duty-denied", within=clause)
    return True if topic == "seven-swap-required" and declined and not freed else None


def _play_refused(seen: Frame, topic: str) -> bool | None:
    """ "He wants to lay it. Can one refuse him that?": a play that is allowed cannot be refused."""
    clause = last_clause(seen)
    bare = len(clause) <= _BARE and seen.says("declines-it", within=clause)
    return True if modality(topic) == "may" and bare and not concepts_asked(seen) & {"lay", "answer", "stack"} else None


def _refusal_judged(seen: Frame, topic: str) -> bool | None:
    """ "I put mine on it and Mags won't take them. Is she within her rights?": right is she where it may not be laid."""
    clause = last_clause(seen)
    start = clause[0].start if clause else 0
    before = [word for word in seen.words if word.start < start]
    refused = topic in _STACKING and seen.says("will-not-take", within=before)
    judged = len(clause) <= _BARE and (seen.says("has-the-right", within=clause) or "right" in concepts_asked(seen))
    one_of_two = "who" in concepts_asked(seen)  # "Lisa says so, I say no. Who is right?" takes no side
    return True if refused and judged and not one_of_two and not seen.says("deed-of-mine", within=clause) else None


def _rule_added(seen: Frame, topic: str) -> bool | None:
    """ "Halfway through he says that noughts swap. Does he have the right?"."""
    clause = last_clause(seen)
    may = seen.says("has-the-right", "may-be-done", within=clause) or "may" in concepts_asked(seen)
    return False if topic == "change-rules-mid-round" and may and len(clause) <= _BARE else None


def _duty_echoed(seen: Frame, topic: str) -> bool | None:
    """ " "You must lay if you can", says Gran. Must I?", "… she says it has to go down. Correct?": the duty claimed is asked."""
    clause = last_clause(seen)
    asked = concepts_asked(seen)
    claimed = [mark for mark in seen.cues if mark.concept in _SAYS and seen.words[mark.start] not in clause]
    if len(clause) > _ECHO or not claimed or not (asked <= _BARE_DUTY):
        return None
    echoes = seen.says("duty-verb", "duty-word", "must-in-words", "duty-asked", within=clause)
    judged = asked == {"right"}
    said = seen.words[claimed[-1].start].sentence
    here = [mark for mark in seen.marks if seen.words[mark.start].sentence in (said - 1, said)]
    words = [word for word in seen.words if word.sentence in (said - 1, said)]
    must = any(mark.concept == "must" for mark in here) or seen.says("duty-verb", within=words)
    denied = [mark for mark in here if mark.concept in _DENIED and seen.words[mark.start].sentence == said]
    denied = [mark for mark in denied if not any(other.concept == "or" and other.end == mark.start for other in here)]
    if not must or denied or not (echoes or judged):
        return None
    return {"voluntary-draw": True, "must-play-drawn-card": False}.get(topic)


_SAYS: Final = frozenset({"says-so", "says-it-too", "cries-out"})
_BARE_DUTY: Final = frozenset({"must", "right", "names", "nan", "lay", "exists"})
_ECHO: Final = 4


def _put_out(seen: Frame, topic: str) -> bool | None:
    """ "He wants me out for holding 26. Can he demand that?": whether one is out."""
    clause = last_clause(seen)
    before = [word for word in seen.words if clause and word.start < clause[0].start]
    may = seen.says("has-the-right", "may-be-done", within=clause) or "may" in concepts_asked(seen)
    bare = len(clause) <= _BARE and may and seen.says("demands-it", "has-the-right", within=clause)
    return False if topic in _OUT and bare and seen.says("wants-out", within=before) else None


_OUT: Final = frozenset({"mercy-rule", "eliminated", "challenge-uno", "no-mercy-in-classic"})


def _too_late(seen: Frame, topic: str) -> bool | None:
    """ "Is it too late to lay it?": whether it may no longer be done."""
    late = topic in _ONCE_ALLOWED and seen.says("late-cue", within=last_clause(seen))
    return True if late and "may" not in concepts_asked(seen) else None


_ONCE_ALLOWED: Final = frozenset(
    {"play-other-after-draw", "play-drawn-card", "play-after-penalty", "jump-in", "wild-change-mind"}
)


def _rule_said_not_to_be(seen: Frame, topic: str) -> bool | None:
    """ "She wails that there is no such rule. Is there?": whether there is one."""
    clause = last_clause(seen)
    bare = len(clause) <= 2 and seen.says("is-there", within=clause)
    return False if topic in _HANDS and bare else None


def challenge_wanted(seen: Frame, topic: str) -> str | None:
    """ "…, and now Robin wants to challenge. Can he?": the challenge, however the +4 is told before it."""
    clause = last_clause(seen)
    start = clause[0].start if clause else 0
    bare = len(clause) <= _ECHO and concepts_asked(seen) <= {"may", "names", "nan"}
    deeds = [mark for mark in seen.marks if seen.words[mark.start].start < start and mark.concept in _DEEDS]
    wants = bool(deeds) and any(seen.said_at(deeds[-1].start - near, "wants-to") for near in range(1, _SO_NEAR))
    return "challenge" if topic in _OF_A_FOUR and bare and wants and deeds[-1].concept == "challenge" else None


_DEEDS: Final = frozenset({"challenge", "lay", "draw", "drew", "stack", "answer", "swap", "pass"})
_OF_A_FOUR: Final = frozenset({"bluff", "wild-draw-four-legality", "wild-draw-four-with-wild", "challenge-success"})
_SO_NEAR: Final = 5


def _free_to_challenge(seen: Frame, topic: str) -> bool | None:
    """ "He wants to challenge my +4. Has he the option?"."""
    told = (
        topic == "challenge"
        and seen.says("wants-to")
        and seen.says("free-to", "has-the-right", within=last_clause(seen))
    )
    return False if told else None


_RULES: Final[tuple[Callable[[Frame, str], bool | None], ...]] = (
    _free_to_challenge,
    _hands_wanted,
    _swap_declined,
    _play_refused,
    _refusal_judged,
    _rule_added,
    _put_out,
    _duty_echoed,
    _too_late,
    _rule_said_not_to_be,
)
