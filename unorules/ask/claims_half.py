"""Claims that say but half: "you draw six, my wife says four", "the one on the left begins, I say it's the dealer"."""

from __future__ import annotations

from typing import Final

from unorules.ask.answer import Answer
from unorules.ask.facts import holds
from unorules.ask.propositions import modality
from unorules.ask.read_amounts import turns_at
from unorules.ask.read_features import Frame
from unorules.ask.read_position import number_at
from unorules.ask.read_quarrel import Told
from unorules.ask.read_tokens import token_claims

# Where hands or turns go round: to the left, unless it is told that play runs the other way.
_GO_ROUND: Final = frozenset({"zero-rotate"})
# Answered by when it is to be done: then it has to be.
_DUTIES: Final = frozenset({"uno-call-when"})
_TO_THE_LEFT: Final = "seat-left"
_TO_THE_RIGHT: Final = "seat-right"


def number_is_so(answer: Answer, seen: Frame, each: Told, first: Told) -> bool | None:
    """Whether the number that is claimed is the answer's; of turns lost where the first claim counts those."""
    outcome, topic = answer.outcome, answer.reading.topic or ""
    number = _number(seen, each)
    if outcome is None or number is None or modality(topic) != "none":
        return None
    if any(turns_at(seen, at) is not None for at in (*first.span, *each.span)):
        return holds(topic, f"turns-{number}", outcome)
    value = outcome.value
    return number == value if isinstance(value, int) else None


def _number(seen: Frame, each: Told) -> int | None:
    """The number claimed: no card's, unless a card is only named by the words that count ("you draw six")."""
    cards = {at for face in seen.cards for at in range(face.start, face.end)}
    numbers = [(at in cards, number) for at in each.span if (number := number_at(seen, at)) is not None]
    if not numbers and seen.says("just-one", "mere-one", within=[seen.words[at] for at in each.span]):
        return 1
    return next((number for _, number in sorted(numbers, key=lambda found: found[0])), None)


def duty_is_so(answer: Answer, seen: Frame, each: Told) -> bool | None:
    """Whether it must be done at all, where the answer is when: "you have to say UNO", "you don't"."""
    words = [seen.words[at] for at in each.span]
    outcome = answer.outcome
    if answer.reading.topic not in _DUTIES or outcome is None or outcome.verdict != "value":
        return None
    if seen.says("denies", "tells-needless", within=words):
        return False
    return True if any(mark.concept == "must" and mark.start in each.span for mark in seen.marks) else None


def token_is_so(answer: Answer, seen: Frame, each: Told) -> bool | None:
    """Whether the word that is claimed ("it's the dealer", "to the right") is what the answer says."""
    outcome, topic = answer.outcome, answer.reading.topic or ""
    words = [seen.words[at] for at in each.span]
    if outcome is None:
        return None
    if topic in _GO_ROUND and outcome.verdict == "yes":
        left, right = seen.says(_TO_THE_LEFT, within=words), seen.says(_TO_THE_RIGHT, within=words)
        return None if left == right else left != seen.says("against-the-clock")
    if modality(topic) != "none":
        return None
    held = [holds(topic, claim, outcome) for claim in token_claims(seen, topic, words)]
    return None if not held or None in held else all(held)
