"""Whether a question asks for a value outright, so that nothing told before it is offered: "When is it?", "Year it came out?"."""

from __future__ import annotations

from typing import Final

from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.read_accounts import total_asked
from unorules.ask.read_clause import last_clause, marks_within, place, tag_at
from unorules.ask.read_features import Frame
from unorules.ask.read_left_undone import left_undone
from unorules.ask.read_position import number_at
from unorules.ask.read_question_words import is_a_verb
from unorules.ask.words import Token

_HEAD: Final = 2
# A longer clause with "when" at its head may only be joined by it.
_SHORT: Final = 4


def wants_the_value(seen: Frame) -> bool:
    """Whether the clause that asks begins with a word that asks, or names what is wanted and nothing else: "Age limit?"."""
    clause = last_clause(seen)
    if not clause:
        return False
    if _trails_off(seen, clause):
        return True
    parted = _is_parted(seen, clause) and not _asks_twice(seen, clause)
    if tag_at(seen, clause) is not None or parted or left_undone(seen):
        return False
    head = clause[:1]
    if is_a_verb(seen, place(seen, head[0])):
        return False  # sv "var det för hårt?"
    if seen.says("interrogative", within=head) and not _tells_what_is_said(seen, clause):
        joins = any(mark.concept == "when" and seen.words[mark.start] is head[0] for mark in seen.marks)
        return not seen.says("everybody", within=head) and (not joins or len(clause) <= _SHORT)
    if seen.says("sum-grows", within=head):
        return False  # "does the sum grow?"
    told = seen.says("value-wanted", within=clause[:_HEAD]) or _wants_the_true_one(seen, clause)
    return told and not _has_number(seen, clause)


def _wants_the_true_one(seen: Frame, clause: list[Token]) -> bool:
    """ "She says ninety. Correct figure please.", not "Correct figure?"."""
    asks = any(word.kind == "stop" and "?" in word.text and word.sentence == clause[0].sentence for word in seen.words)
    return not asks and len(clause) <= _SHORT and seen.says("true-figure", within=clause[:_HEAD])


def asked_for(seen: Frame, topic: str, asked_as: str) -> str:
    """The form, where nothing opens a yes/no question and the value is wanted outright."""
    if topic == "match-total" and asked_as in ("explain", "yes-no") and total_asked(seen):
        return "value"
    told = PROPOSITIONS[topic].kind == "value" or topic == "history"
    return "value" if told and asked_as == "yes-no" and wants_the_value(seen) else asked_as


def _tells_what_is_said(seen: Frame, clause: list[Token]) -> bool:
    """ "What my aunt says is that seven are dealt.": a "what" with its noun before the verb that tells asks for nothing."""
    told = any(mark.concept == "says" for mark in marks_within(seen, clause[1:]))
    return told and seen.says("asked-subject", "begins-a-noun", within=clause[1:2])


def _trails_off(seen: Frame, clause: list[Token]) -> bool:
    """ "Hvor langt skal vi, 500 eller": a word that asks at the head, and an "or" with nothing behind it."""
    ends = any(mark.concept == "or" and seen.words[mark.end - 1] is clause[-1] for mark in seen.marks)
    return ends and len(clause) > _SHORT and seen.says("interrogative", within=clause[:1])


def _is_parted(seen: Frame, clause: list[Token]) -> bool:
    """Whether a comma or the like stands within the clause: what asks may stand behind it."""
    inside = (word.start for word in seen.words if word.kind == "stop")
    return any(clause[0].start < at < clause[-1].start for at in inside)


def _asks_twice(seen: Frame, clause: list[Token]) -> bool:
    """ "Who starts, and which way round do we go?": a word that asks at the head, and another behind the comma."""
    stops = [
        word.start for word in seen.words if word.kind == "stop" and clause[0].start < word.start < clause[-1].start
    ]
    behind = [word for word in clause if word.start > stops[-1]] if stops else []
    if behind and seen.said_at(place(seen, behind[0]), "joins-on"):
        behind = behind[1:]
    return seen.says("interrogative", within=clause[:1]) and seen.says("interrogative", within=behind[:1])


def _has_number(seen: Frame, clause: list[Token]) -> bool:
    starts = {word.start for word in clause}
    return any(number_at(seen, at) is not None for at, word in enumerate(seen.words) if word.start in starts)
