"""Topics told apart by what is judged: the first card and who began, the score played to, who caught whom out of turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unorules.ask.read_bare_judgement import bare_judgement, claim_before
from unorules.ask.read_clause import last_clause
from unorules.ask.read_colour_story import TOPIC as WHICH_COLOUR
from unorules.ask.read_colour_story import offered_by_the_story
from unorules.ask.read_features import Frame
from unorules.ask.read_low_score import lowest_has_won
from unorules.ask.read_position import number_at
from unorules.ask.read_question_words import asks_openly

_CATCHING: Final = frozenset({"uno-catch-window", "uno-false-accusation", "uno-missed-win", "uno-two-at-once"})
_CHALLENGING: Final = frozenset({"challenge", "challenge-failure", "challenge-success"})
_COSTS: Final = frozenset({"challenge-failure", "challenge-success"})
_SO_NEAR: Final = 4
_LEAST: Final = 200
_MOST: Final = 5000


def _opened_with(seen: Frame, topic: str) -> str | None:
    """ "The first card was a reverse and I, left of the dealer, began. Was it my turn?": the card that lay first decides."""
    acts = any(face.kind not in ("number", "") for face in seen.cards)
    told = topic == "first-player" and acts and seen.says("lies-first")
    return "start-card" if told and bare_judgement(seen) is not None else None


def _played_to(seen: Frame, topic: str) -> str | None:
    """ "They say it goes on to a thousand. Are they right?": what is played to, and nothing of hitting it exactly."""
    high = any(_LEAST <= (number_at(seen, at) or 0) <= _MOST for at in range(len(seen.words)))
    told = topic == "exact-target" and high and seen.says("plays-to") and not seen.says("exact-word")
    return "target-score" if told and bare_judgement(seen) is not None else None


def _caught_by_another(seen: Frame, topic: str) -> str | None:
    """ "It wasn't my turn when I caught her, so it doesn't count, they say. Are they right?": who may catch is judged."""
    told = topic in _CATCHING and (seen.says("out-of-turn", "across-the-table", "seat-far") or _not_beside(seen))
    judged = told and not seen.says("is-late", "runs-too-late")
    return "uno-catch-who" if judged and bare_judgement(seen) is not None else None


def _not_beside(seen: Frame) -> bool:
    """ "… though it was nowhere near my turn", "since I wasn't sitting beside him": somebody who is not next."""
    told = [mark.start for mark in seen.marks if mark.concept == "turn"]
    told += [mark.start for mark in seen.cues if mark.concept == "seat-near"]
    return any(
        seen.said_at(near, "told-not", "claims-not") and seen.words[near].sentence == seen.words[at].sentence
        for at in told
        for near in range(max(0, at - _SO_NEAR), min(at + _SO_NEAR, len(seen.words)))
    )


def _only_one_may(seen: Frame, topic: str) -> str | None:
    """ "He says only the dealer may challenge. Is he wrong?": who may is claimed."""
    only = topic in _CHALLENGING and seen.says("only-cue", "am-the-only")
    one = only and seen.says("dealer-does", "next-in-order", "am-the-only", "seat-near", "seat-far", "on-me")
    judged = bare_judgement(seen) if one else None
    claim = None if judged is None else claim_before(seen, judged.start)
    if judged is None or claim is None:
        return None
    return "challenge-who" if seen.says("only-cue", "am-the-only", within=seen.words[claim : judged.start]) else None


def _caught_by_the_colour(seen: Frame, topic: str) -> str | None:
    """ "Blue lay, he asked for yellow and held blue. Was he caught?": which of the two colours counts."""
    clause = last_clause(seen)
    if topic not in _COSTS or asks_openly(seen) or not seen.says("tells-guilt", "tells-innocence", within=clause):
        return None
    return WHICH_COLOUR if offered_by_the_story(seen) else None


JUDGED_TOPICS: Final[tuple[Callable[[Frame, str], str | None], ...]] = (
    _opened_with,
    _played_to,
    _caught_by_another,
    _only_one_may,
    _caught_by_the_colour,
    lowest_has_won,
)
