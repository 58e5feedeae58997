"""Whether a yes goes to what is offered being wrong: "is that too few?", "is one missing?", "isn't it wrong to …?"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unorules.ask.propositions import modality
from unorules.ask.read_beyond import beyond
from unorules.ask.read_clause import either_or_at, last_clause, marks_within, tag_at
from unorules.ask.read_features import Frame
from unorules.ask.read_hand_shown import freed_from_showing
from unorules.ask.read_left_undone import left_undone
from unorules.ask.read_negation import is_negated
from unorules.ask.read_off_by import enough, off_by
from unorules.ask.read_undone_topics import undone_claims
from unorules.ask.words import Token

_DOUBTING: Final = frozenset({"wrong", "forbidden", "cheat"})


def first_of_two(seen: Frame) -> list[Token]:
    """What stands before the "or" of the clause that asks, else all of it."""
    clause = last_clause(seen)
    cut = either_or_at(seen, clause)
    return clause if cut is None else [word for word in clause if word.start < seen.words[cut].start]


def behind_the_comma(seen: Frame) -> list[Token]:
    """The end of the last clause, from its last comma on where that is not all too short."""
    clause = last_clause(seen)
    commas = [word.start for word in seen.words if word.kind == "stop" and "," in word.text]
    tail = [word for word in clause if not commas or word.start > commas[-1]]
    return tail if len(tail) > _SHORTEST_TAIL else clause


_SHORTEST_TAIL: Final = 2


def _may_not(seen: Frame, clause: Sequence[Token]) -> bool:
    """Whether what was read as forbidden is a "may" and its "not"."""
    barred = [mark for mark in marks_within(seen, list(clause)) if mark.concept == "forbidden"]
    return any(seen.said_at(at, "not-asked") for mark in barred for at in range(mark.start, mark.end))


def _too_young(seen: Frame, clause: Sequence[Token]) -> bool:
    """ "Is six too young?", "she says six is too young: is that so?"."""
    return seen.says("too-young", within=clause) or (
        seen.says("too-young") and not seen.says("old-enough", within=clause)
    )


def _leaves_out(seen: Frame) -> bool:
    """ "Must somebody sit out?", where nobody is told to have to."""
    clause = first_of_two(seen)
    nobody = any(mark.concept == "nobody" for mark in marks_within(seen, clause))
    return seen.says("somebody-out", within=clause) and not nobody and not seen.says("none-of", within=clause)


def _says_it_cannot(seen: Frame, clause: Sequence[Token]) -> bool:
    """ "You can't play with nine?": stated with its "not", and no "can't you …?"."""
    asks = seen.says("asks-with-not", "inverted-verb", "opens-yes-no", within=clause[:1]) or seen.says(
        "more-than-that", "surely-not", within=clause
    )
    nots = [mark.start for mark in seen.cues if mark.concept == "told-not" and seen.words[mark.start] in clause]
    may = {mark.concept for mark in marks_within(seen, list(clause))} & {"may", "forbidden", "can-play", "cannot-play"}
    return bool(nots and may) and not asks and tag_at(seen, list(clause)) is None


_CHALLENGED: Final = frozenset(
    {"challenge-success", "challenge-failure", "challenge-next-turn", "challenge-which-colour"}
)


def doubts_the_claim(seen: Frame, topic: str) -> bool:
    """Whether the yes goes to the claim being wrong: "too few?", "is one missing?", "is that against the rules?"."""
    if (undone := left_undone(seen)) is not None and undone_claims(seen, topic):
        return not undone.harmless
    if freed_from_showing(seen, topic):
        return True
    if beyond(seen, topic) is not None or (off_by(seen, topic) or enough(seen, topic)) is not None:
        return False  # that the right number is another one is itself what is offered
    clause = first_of_two(seen) if either_or_at(seen) is not None else behind_the_comma(seen)
    concepts = {
        mark.concept
        for mark in seen.marks
        if clause and clause[0].start <= seen.words[mark.start].start <= clause[-1].start
    }
    if _only_refuses(seen):
        concepts -= {"forbidden"}
    if topic in ("deck-size", "card-count", "deck-composition") and seen.has("lost-card"):
        return True
    if topic == "age" and "or" not in concepts:
        return _too_young(seen, clause)
    if topic == "start-card" and seen.says("gets-off", "spared", within=last_clause(seen)):
        return True
    if topic == "players" and _says_it_cannot(seen, last_clause(seen)):
        return True
    if seen.says("too-many", within=clause) or (topic == "players" and _leaves_out(seen)):
        return True
    if topic == "challenge-when" and "may" not in concepts and seen.says("late-cue", within=clause):
        return not seen.says("told-not", within=clause)  # "is it too late?", not "may I, having drawn already?"
    if topic == "challenge-when" and "too-late" in concepts and "may" not in concepts:
        return False
    if topic in _CHALLENGED:
        return False  # what is called wrong, or cheating, is the +4 or the challenge
    if is_negated(seen) and _may_not(seen, clause):
        concepts -= {"forbidden"}  # "får inte den …?"
    too = seen.says("too-few-many", within=clause)
    return too or (bool(concepts & _DOUBTING) and not {"right", "or"} <= concepts)


def _only_refuses(seen: Frame) -> bool:
    """ "The little one refuses to give in": somebody will not, which is no ban."""
    refused = {mark.start for mark in seen.marks if mark.concept == "refuse"}
    return all(mark.start in refused for mark in seen.marks if mark.concept == "forbidden")


_DENIALS: Final = frozenset({"not", "never", "forbidden", "nobody", "no-draw"})


def half_turned(seen: Frame, topic: str) -> bool | None:
    """Whether the first of two asks for the opposite of what the topic demands; None where it does not say.

    "Must I lay it, or may I keep it?" is judged on its "must", whatever follows.
    """
    if modality(topic) != "must" or either_or_at(seen) is None:
        return None
    first = first_of_two(seen)
    concepts = {mark.concept for mark in marks_within(seen, first)}
    if concepts & _DENIALS or seen.says("denies", "none-of", within=first):
        return None
    must = "must" in concepts or seen.says("must-in-words", within=first)
    if must == ("may" in concepts):
        return None
    return not must
