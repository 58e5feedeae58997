"""Words offered to be confirmed where a topic's answer is a word or an account: "the dealer begins, right?".

What may be offered stands in one table, by the cues of locales/<language>/cues.yaml that have to be said for it; who is meant by
"I" and "he" is worked out in read_seats.py. Only what is said outright is taken; of everything else the value itself is the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from unorules.ask import read_seats
from unorules.ask.cards_in_words import COLOURS
from unorules.ask.read_by_name import dealer_begins
from unorules.ask.read_clause import last_clause, marks_within
from unorules.ask.read_colour_story import TOPIC as STORY
from unorules.ask.read_colour_story import offered_by_the_story
from unorules.ask.read_direction import way_offered
from unorules.ask.read_features import Frame
from unorules.ask.read_first_card import by_the_cards
from unorules.ask.read_hand_shown import TOPIC, hand_shown
from unorules.ask.read_low_score import won_by_the_total
from unorules.ask.read_seats_told import behind_the_jumper
from unorules.ask.read_thrown_in import TOPIC as THROWN_IN
from unorules.ask.read_thrown_in import by_the_amount
from unorules.ask.read_whose_points import taken_from_the_others
from unorules.ask.token_table import offers
from unorules.ask.words import Token


def token_claims(seen: Frame, topic: str, among: Sequence[Token] | None = None) -> tuple[str, ...]:
    """The words that a question offers, none where it offers none; several only where they can be true together."""
    if topic == TOPIC and not _offered(seen, topic, last_clause(seen)) and (shown := hand_shown(seen)):
        return shown
    if topic == "start-card" and (begins := dealer_begins(seen)):
        return begins
    if topic == "jump-in-next-turn" and (behind := behind_the_jumper(seen)):
        return behind
    if topic == STORY and (story := offered_by_the_story(seen)):
        return story
    if topic == "turn-after" and (way := way_offered(seen)):
        return way
    if topic == "low-score" and (won := won_by_the_total(seen)):
        return won
    if taken := taken_from_the_others(seen, topic):
        return taken
    whole = [word for word in seen.words if word.kind != "stop"]
    for words in (last_clause(seen), whole) if among is None else (among,):
        found = _SAID_OTHERWISE[topic](seen, words) if topic in _SAID_OTHERWISE else _offered(seen, topic, words)
        if found:
            return found
    return by_the_amount(seen) if topic == THROWN_IN else by_the_cards(seen, topic)


def _offered(seen: Frame, topic: str, words: Sequence[Token]) -> tuple[str, ...]:
    told = [token for token, needs in offers(topic) if all(_is_met(seen, need, words) for need in needs)]
    together = tuple(dict.fromkeys(token[1:] for token in told if token[0] == "*"))
    if topic == "wild-colours" and not told:
        return tuple(_colours(seen, words)[:1])
    return together or tuple(told[:1])


def _is_met(seen: Frame, need: str, words: Sequence[Token]) -> bool:
    """Whether a cue is said; "draw" within "wild draw four" tells of no deed, though "draw two?" may."""
    if need == "takes-cards":
        of_cards = {seen.words[at].start for face in seen.cards for at in range(face.start + 1, face.end)}
        words = [word for word in words if word.start not in of_cards]
    if need[0] == "!":
        return not _is_met(seen, need[1:], words)
    if ">" in need:
        return follow(seen, words, *need.split(">"))
    return _named(seen, need[1:], words) if need[0] == ":" else seen.says(need, within=words)


def follow(seen: Frame, words: Sequence[Token], *needs: str) -> bool:
    """Whether each of the cues, or concepts with a colon, begins soon behind the one before: "before … draws"."""
    after = [at - 1 for at in _places(seen, needs[0], words)]
    for need in needs:
        after = [at for at in _places(seen, need, words) if any(0 < at - before <= _SO_NEAR for before in after)]
    return bool(after)


_SO_NEAR: Final = 7


def _places(seen: Frame, need: str, words: Sequence[Token]) -> list[int]:
    places = {word.start for word in words}
    told = seen.marks if need[0] == ":" else seen.cues
    return [mark.start for mark in told if mark.concept == need.lstrip(":") and seen.words[mark.start].start in places]


def _named(seen: Frame, concept: str, words: Sequence[Token]) -> bool:
    places = {word.start for word in words}
    return any(mark.concept == concept and seen.words[mark.start].start in places for mark in seen.marks)


def _colours(seen: Frame, words: Sequence[Token]) -> list[str]:
    places = {word.start for word in words}
    return [mark.concept for mark in seen.marks if mark.concept in COLOURS and seen.words[mark.start].start in places]


def _direction(seen: Frame, words: Sequence[Token]) -> tuple[str, ...]:
    if any(mark.concept == "or" and not seen.said_at(mark.end, "or-not") for mark in marks_within(seen, list(words))):
        return ()  # "with the clock, or against it?"
    if seen.says("against-the-clock", within=words):
        return ("counter-clockwise",)
    if seen.says("with-the-clock", within=words):
        return ("clockwise",)
    left, right = seen.says("seat-left", within=words), seen.says("seat-right", within=words)
    return () if left == right else ("clockwise",) if left else ("counter-clockwise",)


_SAID_OTHERWISE: Final[dict[str, Callable[[Frame, Sequence[Token]], tuple[str, ...]]]] = {
    "direction": _direction,
    "turn-after": read_seats.after_a_card,
    "challenge-who": read_seats.challenging,
    "uno-catch-who": read_seats.catching,
    "challenge-next-turn": read_seats.after_a_challenge,
}
