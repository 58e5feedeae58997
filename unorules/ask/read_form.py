"""What kind of answer the wording asks for: yes or no, a value, an account, a person, one of two.

The last sentence that asks is looked at: its first word or ending (fi: -ko) shows a yes/no question, a question word anything else.
"""

from __future__ import annotations

from typing import Final

from unorules.ask.lexicon import Mark
from unorules.ask.propositions import PROPOSITIONS
from unorules.ask.read_cards_laid import asks_if_stuck, wants_a_list
from unorules.ask.read_clause import (
    SHORT_ECHO,
    begins,
    either_or_at,
    last_clause,
    marks_within,
    numbers_between,
    tag_at,
)
from unorules.ask.read_features import Frame
from unorules.ask.read_left_undone import left_undone
from unorules.ask.read_opener import opener
from unorules.ask.read_question_words import (
    EXPLAIN,
    VALUE,
    asked_last,
    asks_openly,
    is_asked,
    is_put_in,
    joins,
    question_words,
    seeks,
    wants_telling,
)
from unorules.ask.read_telegrams import wants_an_account
from unorules.ask.read_two_ways import asks_both_ways
from unorules.ask.words import Token

_TOPIC_WHO: Final = frozenset(
    "challenge-who uno-catch-who who-scores first-player next-dealer dealer-choice turn-after challenge-next-turn"
    " jump-in-next-turn challenge-hand-shown-to start-card".split()
)
_TURN_OF_TWO: Final = frozenset({"reverse-two-players", "skip-two-players", "draw-card-two-players"})


def form(seen: Frame, topic: str | None) -> str:
    """``yes-no``, ``value``, ``explain``, ``who`` or ``either-or``."""
    if topic == "challenge" and asks_both_ways(seen):
        return "explain"
    if topic == "playable-cards" and wants_a_list(seen):
        return "value"
    if topic == "playable-cards" and asks_if_stuck(seen):
        return "yes-no"
    if topic == "mercy-rule" and seen.says("how-many-cards", within=last_clause(seen)):
        return "value"
    if wants_an_account(seen) or (
        topic == "history" and seen.says("who-it-was", within=last_clause(seen)) and asks_openly(seen)
    ):
        return "explain"  # "who came up with it, and what year?": whoever it was is told, and no year alone
    words = last_clause(seen) if _kind(topic) in ("yes-no", "unspecified") else asked_last(seen, last_clause(seen))
    if len(words) <= SHORT_ECHO and seen.says("echo-asks", within=words):
        return "yes-no"  # "He says it counts twenty. Does it?"
    if seen.says("so-it-works", within=words):
        return "yes-no"  # "That's how it works, yeah?"
    asked = _asked(seen, topic, words)
    if left_undone(seen) is not None and (len(words) <= SHORT_ECHO or not asked):
        return "yes-no"  # "I named no colour. Was it wrong?"
    opens_at = opener(seen, words, {seen.words[at].start for mark in asked for at in range(mark.start, mark.end)})
    leads = _leads(seen, words, asked, opens_at)
    if topic == "age" and seen.says("old-enough", "too-young", within=words if opens_at is not None else words[:1]):
        return "yes-no"  # "going by what it says, is she old enough?"
    tag = tag_at(seen, words)
    alone = tag is not None and seen.words[tag] is words[0]  # "We play with bounce. Works?"
    opened = (opens_at is not None and not leads) or alone or (tag is not None and not asks_openly(seen))
    return (
        _person(seen, topic, words, asked, opened=opened)
        or _one_of_two(seen, topic, words)
        or _told(seen, words, asked, plain=opened and not alone and tag is None, opened=opened)
        or (_unasked(seen, topic, words, opened=opened) if opened or not asked else "")
        or _by_word(seen, topic, words, leads, asked)
    )


def _asked(seen: Frame, topic: str | None, words: list[Token]) -> list[Mark]:
    """The words that ask for what the topic may be asked for."""
    asked = question_words(seen, words)
    if seen.says("old-enough", "too-young", within=words):
        asked = [mark for mark in asked if mark.concept != "age"]
    if _kind(topic) in ("yes-no", "unspecified"):
        asked = [mark for mark in asked if seeks(seen, words, mark)]
    return asked


def _leads(seen: Frame, words: list[Token], asked: list[Mark], opens_at: int | None) -> list[Mark]:
    """The words that ask from the head of a part of the sentence."""
    heads = {word.start for word in words[:2]} | {word.start for word in words if begins(words, word)}
    leads = [mark for mark in asked if seen.words[mark.start].start in heads and not joins(seen, mark, opens_at)]
    if opens_at is None:
        return leads
    relative = tag_at(seen, words) is None  # behind the verb that asks a "what" is relative
    return [
        mark
        for mark in leads  # "is seven the age?": no word that asks
        if seen.words[mark.start].start < opens_at or not (relative or mark.concept == "age")
    ]


def _person(seen: Frame, topic: str | None, words: list[Token], asked: list[Mark], *, opened: bool) -> str:
    """Whether somebody is asked for, and of two who hold different things which one is right."""
    first = asked[0] if asked and asked[0].concept == "who" else None
    if first is not None and (
        not opened or (topic in _TOPIC_WHO and is_asked(seen, first, words) and not is_put_in(seen, first, words))
    ):
        # "Who is right?" asks for no person of the game: the rule is told, and who has it right.
        judged = any(mark.concept in ("right", "wrong") for mark in marks_within(seen, words))
        return "either-or" if _kind(topic) == "yes-no" and judged else "who"
    return "who" if topic in _TURN_OF_TWO and not opened and seen.says("whose-turn", within=words) else ""


def _one_of_two(seen: Frame, topic: str | None, words: list[Token]) -> str:
    if either_or_at(seen, words) is None:
        return ""
    counted = any(mark.concept in ("how-many", "deck-count") for mark in marks_within(seen, words))
    if counted and numbers_between(seen, words):
        return "value"  # "how many does she draw, none or four?"
    both = seen.says("the-other-one", within=words) and seen.says("my-own-turn", within=words)
    return "who" if both and topic in _TURN_OF_TWO else "either-or"  # "does she play now, or do I?"


def _told(seen: Frame, words: list[Token], asked: list[Mark], *, plain: bool, opened: bool) -> str:
    """ "Could somebody tell me how many …", "can you explain how …": a verb asks, and what is wanted is told."""
    if opened and asked and asked[0].concept in ("how-many", "deck-count") and wants_telling(seen, words):
        return "value"
    doubted = seen.says("surely-not", within=words)  # "det funkar väl inte?" asks for no account
    return "explain" if plain and not doubted and any(mark.concept == "explain" for mark in asked) else ""


def _unasked(seen: Frame, topic: str | None, words: list[Token], *, opened: bool) -> str:
    """Without a question word: yes or no, unless nothing opens one and the topic has a value ("My points?")."""
    told = opened or _tells_of_lateness(seen, topic, words) or seen.says("surely-word", within=words[:2])
    return "value" if not told and _kind(topic) == "value" else "yes-no"


def _tells_of_lateness(seen: Frame, topic: str | None, words: list[Token]) -> bool:
    """ "Too late to challenge?", "so I'm in the clear?": put to be confirmed without a verb that asks."""
    late = topic == "challenge-when" and any(mark.concept == "too-late" for mark in marks_within(seen, words))
    return late or (topic == "uno-catch-window" and seen.says("runs-too-late", "in-the-clear", within=words))


def _by_word(seen: Frame, topic: str | None, words: list[Token], leads: list[Mark], asked: list[Mark]) -> str:
    """What the first of the words that ask wants."""
    if topic == "history" and seen.says("year-word", within=words):
        return "value"
    first = (leads or asked)[0].concept
    if first in VALUE or any(mark.concept in ("how-many", "deck-count") for mark in asked):
        return "value"
    return "value" if first not in EXPLAIN and _kind(topic) == "value" else "explain"


def _kind(topic: str | None) -> str:
    found = PROPOSITIONS.get(topic or "")
    return found.kind if found else ""
