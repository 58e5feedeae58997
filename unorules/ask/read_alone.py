"""What is said to be one person's alone: "should that have been Lena's alone to challenge?", "do the points go to her alone?"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.persons_told import ME, layer, people, victim
from unorules.ask.read_clause import concepts_asked, last_clause
from unorules.ask.read_features import Frame
from unorules.ask.read_opener import ends_as_asking
from unorules.ask.read_question_words import asks_openly

_FOUR: Final = "wild-draw-four"
_OF_CHALLENGES: Final = frozenset("challenge challenge-who challenge-failure challenge-hand-shown-to".split())
_OF_POINTS: Final = frozenset({"scoring-optional", "who-scores"})
ALONE: Final = "alone"


def challenge_of_one(seen: Frame, topic: str) -> tuple[str, ...]:
    """That nobody but the one on whom the +4 was laid may challenge it; ``other`` where somebody else is named so."""
    if topic != "challenge-who" or (who := _who_alone(seen)) is None:
        return ()
    hit = victim(seen)
    return ("next-player",) if hit in (None, who) else ("other",)


def _who_alone(seen: Frame) -> str | None:
    """The one person of the clause that asks who is said to be alone in it, told before, and not the one who laid the card."""
    clause = last_clause(seen)
    told_of = seen.has("challenge") and any(face.kind == _FOUR for face in seen.cards)
    if not told_of or asks_openly(seen) or not seen.says("only-cue", "and-not-another", within=clause):
        return None
    starts = {word.start for word in clause}
    persons = [each for each in people(seen) if not _is_a_verb(seen, each.start)]
    before = [each.name for each in persons if seen.words[each.start].start not in starts]
    first = next(face.start for face in seen.cards if face.kind == _FOUR)
    laid = (
        layer(seen) if any(each.end <= first for each in persons) else None
    )  # "a +4 was played on Lena": by nobody named
    before = [name for name in before if name not in (ME, laid)]
    asked = [each.name for each in persons if seen.words[each.start].start in starts and each.name != ME]
    if asked:
        return next((name for name in before if _are_one(name, asked[0])), None)
    pointed = seen.says("he-or-she", "drew-as-other", "card-of-theirs", within=clause)
    return before[0] if pointed and len(set(before)) == 1 else None


def _is_a_verb(seen: Frame, at: int) -> bool:
    """ "Oisko": a verb that asks at the head of a sentence, though it has its capital."""
    head = at > 0 and seen.words[at - 1].sentence != seen.words[at].sentence
    return seen.language == "fi" and head and ends_as_asking(seen, seen.words[at])


def _are_one(name: str, other: str) -> bool:
    short, long = sorted((name, other), key=len)
    return long.startswith(short)


def challenged_alone(seen: Frame, topic: str) -> str | None:
    """ "It hit Tom. Was challenging up to Tom only?": who may is asked, not how a challenge goes."""
    asked = concepts_asked(seen)
    plain = topic in _OF_CHALLENGES and "challenge" in asked and not asked & {"show-hand", "hand", "how-many", "if"}
    return "challenge-who" if plain and _who_alone(seen) is not None else None


def points_of_one(seen: Frame, topic: str) -> tuple[str, ...]:
    """That one of a pair gets the points and the other has no part in them."""
    clause = last_clause(seen)
    told = topic in ("partners-scoring", "partners") and not asks_openly(seen)
    return (ALONE,) if told and _goes_to_one(seen) and not seen.says("told-not", within=clause[1:]) else ()


def _goes_to_one(seen: Frame) -> bool:
    clause = last_clause(seen)
    points = seen.says("point-word", within=clause) or "points" in concepts_asked(seen)
    return points and seen.says("to-one-alone", within=clause)


def written_alone(seen: Frame, topic: str) -> str | None:
    """ "My partner was out first. Does he get the points alone?": what a pair gets."""
    pair = seen.has("partner") or seen.says("partner-word", "our-own-side")
    return "partners-scoring" if topic in _OF_POINTS and pair and _goes_to_one(seen) else None


ALONE_TOPICS: Final[tuple[Callable[[Frame, str], str | None], ...]] = (challenged_alone, written_alone)
